"""The panels beside the map: royalties, the Wildcat pile."""

from collections.abc import Sequence
from html import escape

from spindletop.art.svg import path as shape
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.kit import KIT, html, money, who
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say


def heading(title: str, aside: str = "") -> str:
    return tag("h2", escape(title), tag("span", escape(aside)) if aside else "")


def listed(items: Sequence[str], class_: str | None = None) -> str:
    return tag("ol", *items, class_=class_, tabindex=0) if items else ""


# Royalties


def royalties(state: KingOilState, seat: int | None, names: Sequence[str]) -> str:
    """Who pays whom; one's own first."""
    dues = sorted(
        standing.dues(state), key=lambda due: (seat not in (due.payee, due.payer), due.payee != seat, -due.amount)
    )
    rows = [due_row(due, seat, names) for due in dues]
    if not rows:
        rule = say("panel.nothing_due", price=state.box.pipeline_price, derricks=state.box.support[0])
        return heading(say("panel.royalties")) + tag("p", escape(rule), class_="empty")
    net = ""
    if seat is not None:
        balance = standing.net(state, seat)
        net = tag("p", tag("span", html("panel.net")), tag("b", signed(balance)), class_="net")
    return heading(say("panel.royalties"), say("panel.each_turn")) + listed(rows, "dues") + net


def due_row(due: standing.Due, seat: int | None, names: Sequence[str]) -> str:
    if due.payee == seat:
        kind, amount = "gain", signed(due.amount)
    elif due.payer == seat:
        kind, amount = "loss", signed(-due.amount)
    else:
        kind, amount = "others", money(due.amount)
    words = say("panel.pays", payer=who(names, due.payer), payee=who(names, due.payee), amount=due.amount)
    return tag(
        "li",
        tag("span", escape(words), class_="sr"),
        KIT.pip(due.payee) + tag("b", str(due.source + 1)),
        flow(due.pipelines, due.payee),
        KIT.pip(due.payer) + tag("b", str(due.target + 1)),
        tag("span", escape(amount), class_="amount", aria_hidden="true"),
        class_=f"due-row {kind}",
    )


def signed(amount: int) -> str:
    return ("+" if amount > 0 else "−" if amount else "") + money(abs(amount))


def flow(count: int, seat: int | None) -> str:
    """One to three tubes with an arrow."""
    rows = {1: (9.5,), 2: (6, 13), 3: (4, 9.5, 15)}[count]
    tubes = "".join(
        shape(f"M2 {y}H72", "tube-ink") + shape(f"M2 {y}H72", "tube") + shape(f"M2 {y - 0.8:g}H72", "tube-shine")
        for y in rows
    )
    drawn = (
        tubes
        + shape("M5 1.5v16M24 1.5v16M52 1.5v16M69 1.5v16", "flow-flange")
        + shape("M32 2h6l9 7.5-9 7.5h-6l6-7.5z", "arrow")
    )
    owner = f" seat-{seat}" if seat is not None else ""
    return tag("svg", drawn, viewBox="0 0 74 19", class_=f"flow{owner}", aria_hidden="true")


# The pile


def pile(state: KingOilState) -> str:
    """What is still in it, by wells: everybody can count that."""
    left = standing.cards_left(state)
    cards = [pile_card(wells, count) for wells, count in standing.cards_by_wells(state)]
    buys = say("panel.let_buy", cards=standing.cards_that_let_buy(state), left=left)
    return (
        heading(say("panel.pile"), say("panel.cards", cards=left))
        + tag("ul", *cards, class_="pile-cards")
        + tag("p", escape(buys), class_="aside")
    )


def pile_card(wells: int, count: int) -> str:
    words = say("panel.pile_wells" if wells else "panel.pile_fires", wells=wells, cards=count)
    face = tag("b", str(wells)) if wells else KIT.icon("flame", "blaze")
    return tag(
        "li",
        tag("span", escape(words), class_="sr"),
        tag("span", face, class_="mini" if wells else "mini fire", aria_hidden="true"),
        tag("i", f"×{count}", aria_hidden="true"),
        title=words,
        class_=None if count else "none",
    )
