"""The sheets of the map that change with what is drilled and laid: pipelines, caps, derricks, sheds; and on top of them
what is due, and what has just changed."""

from collections.abc import Sequence
from functools import cache

from spindletop.art.kit import SHAPES
from spindletop.art.svg import Number, circle, group, kept, label, move, polygon, tag, title
from spindletop.games.king_oil import terms
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.county import Pipes, county, foothold, pipes, spots
from spindletop.games.king_oil.board.kit import KIT, money, named, who
from spindletop.games.king_oil.board.plan import use
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say
from spindletop.kernel import Event

ARROW = {1: 11, 2: 16, 3: 21}  # half its width, by pipelines
TAG = 13  # half the height of a tag
DIGIT = 10.6
RIM = 6  # of the land, by which the tag of a lot keeps off the frame


def img(words: str, drawn: str, **attributes: str | Number | None) -> str:
    """A piece with a name."""
    return group(title(words), drawn, role="img", **attributes)


# Pipelines


def pipelines(state: KingOilState, names: Sequence[str]) -> str:
    return "".join(pipeline(state, border, count, names) for border, count in standing.laid(state))


def route(state: KingOilState, border: int, count: int) -> Pipes:
    """From a derrick beside the border to one behind it, as straight as can be."""
    box = state.box
    back = box.back[border]
    start, end = foothold(border, back, footholds(state, border)), foothold(back, border, footholds(state, back))
    return pipes(border, back, start, end, count)


def footholds(state: KingOilState, border: int) -> list[int]:
    """The holes of a border's property with a derrick, counted on it; all, if there is none."""
    holes = standing.holes_of(state, county().borders[border].source)
    return [nth for nth, hole in enumerate(holes) if standing.derrick_on(state, hole) is not None] or [
        *range(len(holes))
    ]


def pipeline(state: KingOilState, border: int, count: int, names: Sequence[str]) -> str:
    drawn, ends = route(state, border, count), county().borders[border]
    seat = standing.owner_of(state, ends.source)
    assert seat is not None, "what is closed has no pipelines"
    owner, source, target = who(names, seat), ends.source + 1, ends.target + 1
    words = say("board.pipelines", count=count, owner=owner, source=source, target=target)
    tubes, flanges = f"tubes-{border}", f"flanges-{border}"
    shapes = tag("defs", tag("path", id=tubes, d=drawn.tubes), tag("path", id=flanges, d=drawn.flanges))
    shapes += use(tubes, 2.5, 4, "tube-shade") + use(tubes, class_="tube-key") + use(tubes, class_="tube-ink")
    shapes += use(tubes, class_="tube") + use(tubes, -0.6, -1.6, "tube-shine")
    shapes += use(flanges, class_="flange-ink") + use(flanges, class_="flange")
    return img(words, shapes + arrow(drawn, count), id=f"pipe-{border}", class_=f"seat-{seat}")


def arrow(drawn: Pipes, count: int) -> str:
    """It stands on the border."""
    half = ARROW[count]
    return tag("path", d=f"M-14 {-half}H2L{half + 6} 0 2 {half}H-14z", class_="arrow", transform=move(*drawn.arrow))


def tags(state: KingOilState) -> str:
    """What is due for pipelines each turn."""
    drawn = []
    for due in standing.dues(state):
        tied = route(state, due.border, due.pipelines).tied
        hung = hanging(due.border, money(due.amount))
        string = tag("path", d="M{} {}L{} {}".format(*map(round, (*tied, *county().borders[due.border].tag))))
        drawn.append(group(group(string, class_="string"), hung, class_=f"seat-{due.payee}"))
    return "".join(drawn)


@kept
def hanging(border: int, words: str, class_: str | None = None) -> str:
    """A tag at its place beside a border."""
    half = 8 + DIGIT * len(words) / 2
    corners = [(-half - 9, 0), (-half, -TAG), (half, -TAG), (half, TAG), (-half, TAG)]
    eyelet = circle(-half - 1, 0, 2.6, "eyelet")
    drawn = polygon(corners, "tag") + eyelet + label(words, 3, 7, "tag-text")
    return group(drawn, class_=class_, transform=move(*county().borders[border].tag))


# Wells


def caps(state: KingOilState) -> str:
    """North first, as everything that stands."""
    dry = [hole for hole in from_north() if standing.is_capped(state, hole)]
    return "".join(piece(hole, "cap", say("board.cap", hole=terms.hole(state.box, hole))) for hole in dry)


def derricks(state: KingOilState, names: Sequence[str], struck: Sequence[int]) -> str:
    """Derricks and sheds; those that have just been set up rise."""
    rows: list[tuple[int, str]] = []
    for hole in from_north():
        seat = standing.derrick_on(state, hole)
        if seat is not None:
            words = say("board.derrick", owner=who(names, seat), hole=terms.hole(state.box, hole))
            rises = "rises" if hole in struck else None
            rows.append((spots()[hole][1], piece(hole, f"derrick-{seat}", words, rises)))
    for number, lease in enumerate(county().leases):
        seat = standing.shed_on(state, number)
        if seat is not None:
            rows.append((lease.shed[1], shed(number, seat, names)))
    return "".join(drawn for _, drawn in sorted(rows, key=lambda row: row[0]))


@cache
def from_north() -> list[int]:
    return sorted(range(len(spots())), key=lambda hole: spots()[hole][1])


@kept
def piece(hole: int, id: str, words: str, class_: str | None = None) -> str:
    x, y = spots()[hole]
    return tag("use", title(words), id=f"well-{hole}", href=f"#{id}", x=x, y=y, role="img", class_=class_)


def shed(number: int, seat: int, names: Sequence[str]) -> str:
    x, y = county().leases[number].shed
    drawn = KIT.use("shed", -28, -22, 56, 48) + KIT.use(f"s-{SHAPES[seat]}", -10, -35, 20, 20, "sign")
    words = say("board.shed", owner=who(names, seat), number=number + 1, name=named(number))
    return img(words, drawn, id=f"shed-{number}", class_=f"seat-{seat}", transform=move(x, y))


# What has changed


RING = "M-17 19c-16-6-18-32-5-46 12-12 42-13 50 2 8 17 3 38-17 43-11 3-21 2-28-2 6 4 14 5 21 4"
LOOP = "M-30 12c-14-10-12-34 8-42 24-9 58-6 64 12 5 17-14 32-40 34-18 1-34-3-36-14"


def holes_in(events: Sequence[Event], *kinds: str) -> list[int]:
    """The holes that these events are about."""
    return [event.numbers[1] for event in events if event.kind in kinds]


def pencil(state: KingOilState, since: Sequence[Event]) -> str:
    """Rings round wells that have been drilled or burnt, and round the numbers of land that has changed hands."""
    drawn = []
    for hole in dict.fromkeys(holes_in(since, *WELLS)):
        x, y = spots()[hole]
        raised = 5 if standing.derrick_on(state, hole) is not None else 0
        drawn.append(tag("path", d=RING, transform=move(x, y - raised), class_="pencil"))
    for number in dict.fromkeys(land_in(since)):
        drawn.append(tag("path", d=LOOP, transform=move(*county().leases[number].text.at), class_="pencil"))
    return "".join(drawn)


WELLS = ("drilled", "drilled_before_drawing", "drilled_too_many", "burnt")
LAND = {"bought": 1, "sold": 1, "auctioned": 1, "claimed": 1, "closed": 0}  # where its number stands in the event


def land_in(events: Sequence[Event]) -> list[int]:
    return [event.numbers[LAND[event.kind]] for event in events if event.kind in LAND]


def lot_tags(lot: int, others: Sequence[int]) -> str:
    """The property that is on the block, and those that follow."""
    drawn = []
    for number in (lot, *others):
        words = say("board.lot_now") if number == lot else say("board.lot_next")
        x, y = county().leases[number].shed
        half = len(words) * DIGIT / 2 + 12
        x = min(max(x, round(half) + RIM), county().size[0] - round(half) - RIM)
        plate = tag("rect", x=-half, y=-17, width=2 * half, height=33, rx=4, class_="lot-plate")
        kind = "lot now" if number == lot else "lot"
        drawn.append(group(plate + label(words, 0, 7, "lot-text"), class_=kind, transform=move(x, y)))
    return "".join(drawn)


def ghost(hole: int, seat: int) -> str:
    """A derrick once more, on another sheet."""
    return use(f"derrick-{seat}", *spots()[hole])
