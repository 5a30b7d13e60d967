"""The railway: a track for each train under the map, row by row; on a phone a timetable."""

from html import escape

from spindletop.art.kit import SHAPES
from spindletop.art.scene import Panel
from spindletop.art.svg import circle, group, kept, label, move, path, rect, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.cards import open_cards
from spindletop.games.prospecting.board.desk import DRAWN, Desk, Dress
from spindletop.games.prospecting.board.plan import EDGE, Grid
from spindletop.games.prospecting.board.relief import UNIT
from spindletop.games.prospecting.routes import stops, train_reaches
from spindletop.words import once_a_language

TOP = 40  # where the first track begins
BAND = 22  # the numbers above
ROOMY, NARROW = 20, 17.5  # a track's height
MANY = 6  # tracks that are narrow
ENGINE = 70  # units from a train's rear to the end of its space
RING = 4
GAP, LETTER = 7, 8  # beside a name on a track; what one of its letters takes at most


def panel(desk: Desk) -> Panel:
    return Panel("tracks", desk.say("panel.tracks"), "i-train", html=railway(desk) + timetable(desk), bare=True)


class Track:
    """Somebody's train: a seat's, or the one that belongs to nobody."""

    def __init__(self, desk: Desk, number: int) -> None:
        self.number = number
        self.seat = number if number < desk.view.seats else None
        self.name = desk.name(number) if self.seat is not None else desk.say("board.black_train")
        self.shown = desk.who(number) if self.seat is not None else self.name
        self.space = queries.train_of(desk.view, number) if self.seat is not None else desk.view.black


def whose(seat: int | None) -> str:
    return f"seat-{seat}" if seat is not None else "nobody"


def tracks(desk: Desk) -> list[Track]:
    return [Track(desk, number) for number in range(desk.view.seats + 1)]


def railway(desk: Desk) -> str:
    lines = tracks(desk)
    lane = NARROW if len(lines) >= MANY else ROOMY
    height = TOP + len(lines) * lane + desk.dress.verge
    width = desk.plan.width + desk.plan.sea
    zones = fare_zones(desk)
    own = queries.train_of(desk.view, desk.seat) if desk.seat is not None else 0
    words = desk.say("panel.tracks_words", last=desk.box.last)
    return tag(
        "svg",
        bed(desk.dress, desk.plan, zones, height),
        numbers(desk.box.last, own, desk.seat, width, height),
        desk.dress.beyond(desk.plan),
        *(rails(desk.dress, desk.plan, TOP + line.number * lane, lane) for line in lines),
        signs(desk.dress, zones, height),
        terminus(desk, TOP + (len(lines) - 1) * lane, lane),
        *(ride(desk, line, lane) for line in lines),
        *(train(desk.dress, line.number, line.seat, line.name, line.space, TOP + line.number * lane) for line in lines),
        *(lane_name(line.shown, line.space, TOP + line.number * lane, lane) for line in lines),
        next_stops(desk, lane),
        flags(desk, lane),
        class_=f"railway lanes-{len(lines)}{' strip' if 2 * desk.plan.height < desk.plan.width else ''}",
        viewBox=f"{-EDGE} 0 {width + 2 * EDGE} {height}",
        role="group",
        aria_label=words,
    )


Zones = tuple[tuple[int, int, int], ...]


def fare_zones(desk: Desk) -> Zones:
    """Where a space costs the same: the first space, the last, and what each costs."""
    costs, zones = desk.box.enter_cost, []
    first = 2
    for space in range(3, desk.box.last + 2):
        if space > desk.box.last or costs[space] != costs[first]:
            zones.append((first, space - 1, costs[first]))
            first = space
    return tuple(zones)


@once_a_language(DRAWN)
def bed(dress: Dress, plan: Grid, zones: Zones, height: float) -> str:
    """What lies under the tracks."""
    drawn = ""
    for number, (first, last, _) in enumerate(zones):
        left = 0 if number == 0 else first - 1
        drawn += rect(left * UNIT, 0, (last - left) * UNIT, height, f"fare-{min(number, 2)}")
    return drawn + dress.station(plan, height)


@once_a_language(DRAWN)
def signs(dress: Dress, zones: Zones, height: float) -> str:
    drawn = ""
    for number, (first, _, cost) in enumerate(zones):
        x = (first - 1) * UNIT
        drawn += path(f"M{x} {BAND}V{height if number else TOP - 4}", "pole")
        drawn += rect(x - 9, BAND + 1.5, 18, 16, "sign", rx=3) + label(cost, x, BAND + 14.3, "sign-cost")
        drawn += label(dress.say("board.fare", points=cost), x + 14, BAND + 13.8, "sign-words")
    return drawn


@kept
def numbers(last: int, own: int, seat: int | None, width: int, height: float) -> str:
    """Above the tracks; the viewer's own space stands out."""
    drawn = rect(-EDGE, 0, width + 2 * EDGE, BAND, "band")
    lines = "".join(f"M{space * UNIT} {BAND}V{height:g}" for space in range(1, last))
    for space in range(1, last + 1):
        x = (space - 1) * UNIT
        if space == own:
            drawn += group(rect(x + 8, 1.5, 28, 19, "band-own", rx=3), class_=f"seat-{seat}")
        drawn += label(space, x + 22, 16.5, "space own" if space == own else "space")
    return drawn + path(lines, "space-line")


@kept
def rails(dress: Dress, plan: Grid, top: float, lane: float) -> str:
    return dress.kit.use("rails", 0, top + lane - 6, plan.width, 7)


@kept
def lane_name(shown: str, space: int, top: float, lane: float) -> str:
    """At the beginning of the track; before a train that still stands there."""
    y = top + lane - 6
    x = GAP if GAP + len(shown) * LETTER < space * UNIT - ENGINE else space * UNIT + GAP
    return label(shown, x, y - 3 if lane == ROOMY else y, "lane-name")


def terminus(desk: Desk, top: float, lane: float) -> str:
    """Where the game ends, on the track of the train that ends it."""
    if desk.view.table.end > desk.box.last:
        return ""
    x: int = (desk.view.table.end - 1) * UNIT
    plate = rect(x + 2, top, UNIT - 3, lane - 2, "stop", rx=2)
    return plate + label(desk.say("board.end"), x + UNIT / 2, top + lane - 6.5, "stop-words")


@once_a_language(DRAWN)
def train(dress: Dress, number: int, seat: int | None, name: str, space: int, top: float) -> str:
    drawn = dress.kit.use("steam", 18, -1, 36, 9) + dress.kit.use(dress.engine, 0, 0, 68, 23)
    if seat is not None:
        drawn += dress.kit.use(f"s-{SHAPES[seat]}", 5.5, 8.2, 10, 10, "l-badge")
    return group(
        drawn,
        class_=f"piece {whose(seat)}",
        id=f"train-{number}",
        transform=move(space * UNIT - ENGINE, top - 3.4),
        role="img",
        aria_label=dress.say("board.train_on", name=name, space=space),
    )


def ride(desk: Desk, line: Track, lane: float) -> str:
    """From where a train has come; a short way lies under the train itself."""
    begun, rear = desk.lately.rides.get(line.number, line.space) * UNIT - UNIT // 2, int(line.space) * UNIT - ENGINE
    if begun + RING >= rear:
        return ""
    y = TOP + line.number * lane + lane / 2 - 1
    drawn = path(f"M{begun} {y:g}H{rear}", "trace") + circle(begun, y, RING, "trace-start")
    return group(drawn, class_=whose(line.seat))


def next_stops(desk: Desk, lane: float) -> str:
    """Spaces that the own train may get to: a click goes all the way."""
    if "train" not in desk.offered:
        return ""
    action, seat = desk.offered["train"][0], desk.view.actor
    top, here = TOP + seat * lane, queries.train_of(desk.view, seat)
    drawn = ""
    for space, cost in stops(desk.view).items():
        x = (space - 1) * UNIT
        words = desk.say("board.train", space=space, points=cost, left=desk.asked["points"] - cost)
        box = rect(x + 2, top - 1, UNIT - 4, lane, "can-space", rx=4)
        number = label(cost, x + 22, top + lane / 2 + 4.5, "can-cost")
        drawn += desk.lamp.svg([action] * (space - here), words, box, number)
    return drawn


def flags(desk: Desk, lane: float) -> str:
    """How far the own train would get with each card that may be taken; the one that is pointed at stands out."""
    if "take" not in desk.offered:
        return ""
    seat = desk.view.actor
    here, top = queries.train_of(desk.view, seat), TOP + seat * lane
    spaces = {letter: train_reaches(desk.view, seat, desk.box.card_points[kind]) for letter, kind in open_cards(desk)}
    together: dict[int, list[str]] = {}
    for letter, space in spaces.items():
        together.setdefault(space, []).append(letter)
    drawn = "".join(flag(" ".join(letters), space, top, lane, "flag") for space, letters in together.items())
    for letter, space in spaces.items():
        way = (
            path(f"M{here * UNIT + 2} {top + lane / 2 - 1:g}H{(space - 1) * UNIT + 2}", "flag-way")
            if space > here
            else ""
        )
        drawn += group(way, flag(letter, space, top, lane, "flag on"), data_when=f"card-{letter}")
    return group(drawn, class_=f"seat-{seat}")


def flag(letters: str, space: int, top: float, lane: float, class_: str) -> str:
    x = (space - 1) * UNIT
    words = label(letters, x + UNIT / 2, top + lane / 2 + 3.5, "flag-words")
    return group(rect(x + 2, top - 2, UNIT - 4, lane - 1, "flag-plate", rx=3), words, class_=class_)


def timetable(desk: Desk) -> str:
    """The same as a list: all trains at once, and nothing to tap."""
    return tag(
        "ol", *(row(desk, line) for line in tracks(desk)), class_="timetable", aria_label=desk.say("panel.tracks")
    )


def row(desk: Desk, line: Track) -> str:
    last = desk.box.last
    mark = desk.kit.pip(line.seat) if line.seat is not None else desk.kit.icon("i-train")
    if line.seat is None:
        after = desk.html("board.ends_at", space=min(last, desk.view.table.end))
    elif line.space < last:
        after = desk.html("board.next_fare", points=desk.box.enter_cost[line.space + 1])
    else:
        after = desk.html("board.arrived")
    return tag(
        "li",
        mark,
        tag("b", escape(line.shown)),
        way_gone(line.space, last),
        tag("em", str(line.space)),
        tag("span", after),
        class_=whose(line.seat),
    )


@kept
def way_gone(space: int, last: int) -> str:
    step = 102 / (last - 1)
    x = 4 + (space - 1) * step
    ticks = "".join(f"M{4 + each * step:.1f} 8v4" for each in range(last))
    drawn = path(f"M4 10H106{ticks}", "tt-line") + path(f"M4 10H{x:.1f}", "tt-gone") + circle(x, 10, 4.5, "tt-train")
    return tag("svg", drawn, viewBox="0 0 110 16", aria_hidden="true")
