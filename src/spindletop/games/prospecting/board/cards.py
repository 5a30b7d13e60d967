"""Cards: who took which in this round; and when one is to be taken, what each would bring."""

from html import escape

from spindletop.art.scene import Panel
from spindletop.art.svg import tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.lit import offered_points
from spindletop.games.prospecting.box import NONE
from spindletop.games.prospecting.routes import in_reach, train_reaches, wells_in_reach

LETTERS = "ABCDEF"
FEW = 4  # tickets that lie two by two


def panel(desk: Desk) -> Panel:
    order = queries.order_of_play(desk.view)
    html = tag(
        "ol",
        *(turn(desk, place, seat) for place, seat in enumerate(order)),
        class_="tickets crowd" if len(order) > FEW else "tickets",
    )
    return Panel("cards", desk.say("panel.cards"), "i-ticket", html=html, aside=desk.html("panel.cards_order"))


def turn(desk: Desk, place: int, seat: int) -> str:
    """A seat's card, or when it will take one."""
    kind = queries.card_of(desk.view, seat)
    shown = kind if kind != NONE else desk.lately.taken.get(seat, NONE)
    who = desk.kit.pip(seat) + tag("b", escape(desk.who(seat)), class_="who")
    if shown != NONE:
        spent = " spent" if kind == NONE else ""
        red = " red" if is_special(desk, shown) else ""
        words = desk.say("panel.ticket_spent" if spent else "panel.ticket")
        return tag("li", who, ticket(desk, shown), class_=f"ticket{red}{spent}", title=words)
    if not desk.view.offer:
        return tag("li", who, tag("em", desk.html("panel.no_card")), class_="ticket empty")
    if seat == desk.view.actor:
        now = desk.html("panel.choosing" if desk.mover == seat else "panel.chooses_next")
        return tag("li", who, tag("strong", now), class_="ticket empty")
    waits = tag("em", desk.html("panel.will_choose", cards=desk.view.seats + 1 - place))
    return tag("li", who, waits, class_="ticket empty")


def is_special(desk: Desk, kind: int) -> bool:
    return bool(kind >= desk.box.standard_kinds)


def ticket(desk: Desk, kind: int) -> str:
    licences, points = desk.box.card_licences[kind], desk.box.card_points[kind]
    extra = "extra" if desk.has_special(kind) else "extra nothing"
    return (
        tag("span", tag("b", str(licences)), desk.kit.icon("i-lic"), class_="tick", title=desk.say("panel.licences"))
        + tag("span", tag("b", str(points)), desk.kit.icon("i-truck"), class_="tick", title=desk.say("panel.points"))
        + tag("span", escape(desk.special(kind, "special_short")), class_=extra)
    )


# To choose from


def choice(desk: Desk) -> str:
    """All cards of the round: those that may be taken, and under a stamp those that others took."""
    shown = [
        tag("li", gone(desk, letter, kind, seat) if seat is not None else offered(desk, letter, kind))
        for letter, kind, seat in lettered(desk)
    ]
    return tag("ol", *shown, class_="choice")


def lettered(desk: Desk) -> list[tuple[str, int, int | None]]:
    """The cards of the round: letter, kind, and who took it."""
    taken = {seat: kind for seat, kind in desk.lately.taken.items() if queries.has_taken(desk.view, seat)}
    cards = [(kind, None) for kind in desk.view.offer] + [(kind, seat) for seat, kind in taken.items()]
    cards.sort(key=lambda card: (card[0], -1 if card[1] is None else card[1]))
    return [(letter, kind, seat) for letter, (kind, seat) in zip(LETTERS, cards, strict=False)]


def open_cards(desk: Desk) -> list[tuple[str, int]]:
    """Those that may be taken: letter and kind."""
    return [(letter, kind) for letter, kind, seat in lettered(desk) if seat is None]


def face(desk: Desk, letter: str, kind: int) -> str:
    licences, points = desk.box.card_licences[kind], desk.box.card_points[kind]
    of_licences = desk.html("panel.licences_of", number=licences)
    of_points = desk.html("panel.points_of", number=points)
    special = "card-special" if desk.has_special(kind) else "card-special nothing"
    return (
        tag("span", letter, class_="card-letter")
        + tag("span", tag("b", str(licences)), tag("small", of_licences), class_="card-sum")
        + tag("span", tag("b", str(points)), tag("small", of_points), class_="card-sum")
        + tag("span", escape(desk.special(kind)), class_=special)
    )


def card_class(desk: Desk, kind: int) -> str:
    return "card red" if is_special(desk, kind) else "card"


def offered(desk: Desk, letter: str, kind: int) -> str:
    """What it gives, and what comes within reach: wells by their rigs, or a space of the railway with all points."""
    seat, points = desk.view.actor, desk.box.card_points[kind]
    near = wells_in_reach(desk.view, seat, in_reach(desk.view, seat, points))
    wells = [sum(queries.rigs(desk.view, square) == rigs for square in near) for rigs in (1, 2, 3)]
    counted = [
        desk.kit.icon(f"well-{rigs}", "disc") + tag("b", str(number), class_=None if number else "zero")
        for rigs, number in enumerate(wells, 1)
    ]
    here, there = queries.train_of(desk.view, seat), train_reaches(desk.view, seat, points)
    way = desk.kit.icon("i-train") + tag("b", str(here)) + tag("i", desk.html("panel.to")) + tag("b", str(there))
    inner = (
        face(desk, letter, kind)
        + tag("span", tag("small", desk.html("panel.in_reach")), *counted, class_="card-wells")
        + tag("span", tag("small", desk.html("panel.or_train")), way, class_="card-train")
    )
    words = desk.say(
        "panel.take",
        letter=letter,
        licences=desk.box.card_licences[kind],
        points=points,
        special=desk.special(kind),
        one=wells[0],
        two=wells[1],
        three=wells[2],
        space=there,
    )
    action = desk.offered["take"][kind]
    wells_shown = [f"wells-{each}" for each in sorted(offered_points(desk)) if each <= points]
    shows = " ".join([f"card-{letter}", *wells_shown, f"reach-{points}"])
    return desk.lamp.html(action, words, inner, class_=card_class(desk, kind), data_shows=shows)


def gone(desk: Desk, letter: str, kind: int, seat: int) -> str:
    stamp = tag(
        "span", desk.kit.pip(seat), tag("i", desk.html("panel.took_it", name=desk.name(seat))), class_="card-stamp"
    )
    return tag("div", face(desk, letter, kind), stamp, class_=f"{card_class(desk, kind)} gone")
