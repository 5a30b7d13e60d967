"""The panels beside the map: one's own land and what a well would do there, royalties, the Wildcat pile."""

from collections.abc import Sequence
from html import escape

from spindletop.art.scene import Moment
from spindletop.art.svg import path as shape
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.county import county
from spindletop.games.king_oil.board.kit import KIT, html, money, named, who
from spindletop.games.king_oil.board.plan import hatched, lease_id, use
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say

PLAT = (58, 50)  # a small plan, in pixels


def heading(title: str, aside: str = "") -> str:
    return tag("h2", escape(title), tag("span", escape(aside)) if aside else "")


def listed(items: Sequence[str], class_: str | None = None) -> str:
    return tag("ol", *items, class_=class_, tabindex=0) if items else ""


# Properties


def plat(state: KingOilState, lease: int, class_: str = "plat") -> str:
    """A property as a small plan: whose it is, its derricks, caps and open holes."""
    outline = county().leases[lease].outline
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    width, height = max(x for x, _ in outline) - left, max(y for _, y in outline) - top
    edge = round(max(width, height) * 0.06)
    owner = standing.owner_of(state, lease)
    tints = ""
    if owner is not None:
        tints = use(lease_id(lease), class_=f"plat-wash seat-{owner}") + use(
            lease_id(lease), class_="hatch", fill=hatched(owner)
        )
    return tag(
        "svg",
        use(lease_id(lease), class_="plat-land"),
        tints,
        use(lease_id(lease), class_="plat-edge"),
        plat_holes(state, lease, round(3.1 * max(width / PLAT[0], height / PLAT[1]))),
        viewBox=f"{left - edge} {top - edge} {width + 2 * edge} {height + 2 * edge}",
        class_=class_,
        aria_hidden="true",
    )


def plat_holes(state: KingOilState, lease: int, size: int) -> str:
    """Towers, crosses and rings of this size."""
    towers, crosses, rings = "", "", ""
    for hole, (x, y) in zip(standing.holes_of(state, lease), county().leases[lease].holes, strict=True):
        if standing.is_open(state, hole):
            rings += f"M{x} {y}h0"
        elif standing.is_capped(state, hole):
            wide = 2 * round(size * 0.7)
            crosses += f"M{x - wide // 2} {y - wide // 2}l{wide} {wide}m0-{wide}l-{wide} {wide}"
        else:
            towers += f"M{x - size} {y + size}l{size}-{round(2.3 * size)} {size} {round(2.3 * size)}z"
    drawn = (crosses, "plat-cap"), (rings, "plat-open"), (rings, "plat-eye"), (towers, "plat-derrick")
    return "".join(shape(path, class_) for path, class_ in drawn if path)


def own_land(moment: Moment[KingOilState], burning: bool) -> str:
    """One's properties, and what oil there, or fire, would do; for spectators, those of the seat that moves."""
    state, names = moment.view, moment.names
    seat = state.mover if moment.seat is None else moment.seat
    leases = sorted(standing.leases_of(state, seat), key=lambda each: -standing.derricks_on(state, each))
    if burning:
        leases = [each for each in leases if standing.derricks_on(state, each)]
        title = say("panel.burn")
        aside = say("panel.derricks", derricks=sum(standing.derricks_on(state, each) for each in leases))
    else:
        title = say("panel.drill") if moment.seat is not None else say("panel.land_of", name=who(names, seat))
        aside = say("panel.open_holes", holes=sum(standing.open_on(state, each) for each in leases))
    means = fire_means if burning else oil_means
    rows = [lease_row(state, each, *means(state, each, names)) for each in leases]
    empty = "" if rows else tag("p", html("panel.no_land"), class_="empty")
    return heading(title, aside) + listed(rows, "leases") + empty


def for_sale(state: KingOilState, seat: int) -> str:
    """What the bank still has, cheapest first."""
    leases = sorted(standing.free_leases(state), key=lambda each: (standing.price_of(state, each), each))
    rows = [lease_row(state, each, money(standing.price_of(state, each)), beside(state, each, seat)) for each in leases]
    return heading(say("panel.for_sale"), say("panel.leases", leases=len(leases))) + listed(rows, "leases")


def beside(state: KingOilState, lease: int, seat: int) -> str:
    """Whether it lies at one's own land, from where pipelines could come."""
    box = state.box
    own = [
        box.target[border] + 1 for border in box.borders(lease) if standing.owner_of(state, box.target[border]) == seat
    ]
    if own:
        return say("panel.beside", numbers=", ".join(map(str, own)), count=len(own))
    rivals = sum(standing.owner_of(state, box.target[border]) is not None for border in box.borders(lease))
    return say("panel.neighbours", rivals=rivals)


def lease_row(state: KingOilState, lease: int, first: str, second: str) -> str:
    owner = standing.owner_of(state, lease)
    counts = (
        ("i-derrick", standing.derricks_on(state, lease), "panel.derricks_there"),
        ("i-cap", standing.capped_on(state, lease), "panel.dry_there"),
        ("i-hole", standing.open_on(state, lease), "panel.open_there"),
    )
    tally = "".join(
        tag("li", tag("span", html(key), class_="sr"), KIT.icon(icon), tag("b", str(count)), title=say(key))
        for icon, count, key in counts
        if owner is not None or count
    )
    return tag(
        "li",
        plat(state, lease),
        tag("p", tag("b", str(lease + 1)), " ", escape(named(lease)), class_="lease-title"),
        tag("ul", tally, class_="tally"),
        tag("p", tag("b", escape(first)), tag("small", escape(second)) if second else "", class_="means"),
        class_="lease" if owner is None else f"lease seat-{owner}",
    )


def oil_means(state: KingOilState, lease: int, names: Sequence[str]) -> tuple[str, str]:
    """What another derrick there would allow, and cost."""
    support, derricks = list(state.box.support), standing.derricks_on(state, lease)
    laid = standing.laid_from(state, lease)
    allowed = state.supported(lease)
    if not standing.open_on(state, lease):
        return say("panel.full"), cost_of_derricks(state, lease, names, "panel.costs", derricks)
    if derricks + 1 in support:
        first = say("panel.allows", nth=support.index(derricks + 1) + 1)
    elif allowed > laid:
        first = say("panel.allows_now", nth=laid + 1)
    elif allowed == len(support):
        first = say("panel.all_laid")
    else:
        missing = next(needed for needed in support if needed > derricks) - derricks
        first = say("panel.to_go", derricks=missing)
    return first, cost_of_derricks(state, lease, names, "panel.costs_more", 1)


def fire_means(state: KingOilState, lease: int, names: Sequence[str]) -> tuple[str, str]:
    """What a derrick less would cost, and save."""
    support, laid = list(state.box.support), standing.laid_from(state, lease)
    derricks = standing.derricks_on(state, lease)
    if laid and derricks - 1 < support[laid - 1]:
        first = say("panel.pipeline_goes", derricks=support[laid - 1])
    elif derricks in support:
        first = say("panel.forbids", derricks=derricks, nth=support.index(derricks) + 1)
    else:
        first = say("panel.fewer", derricks=derricks, left=derricks - 1)
    return first, cost_of_derricks(state, lease, names, "panel.costs_less", 1)


def cost_of_derricks(state: KingOilState, lease: int, names: Sequence[str], key: str, derricks: int) -> str:
    """How much is due for so many derricks on a property, because pipelines lead into it."""
    into = standing.piped_by(state, lease)
    if not into:
        return say("panel.nobody_pipes")
    creditors = {seat for seat, _ in into}
    to = who(names, into[0][0]) if len(creditors) == 1 else say("panel.several")
    return say(key, to=to, amount=derricks * sum(rate for _, rate in into))


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
