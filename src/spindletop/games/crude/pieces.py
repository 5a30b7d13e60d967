"""The pieces of Crude: rigs, wells, stations, refineries, barrels and dice."""

from spindletop.art import svg as draw
from spindletop.games.crude.box import CRUDE, REFINERY, STATION, WELL

CELL = 38
PIPS = {
    1: [(0, 0)],
    2: [(-4, -4), (4, 4)],
    3: [(-4, -4), (0, 0), (4, 4)],
    4: [(-4, -4), (4, -4), (-4, 4), (4, 4)],
    5: [(-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)],
    6: [(-4, -4), (4, -4), (-4, 0), (4, 0), (-4, 4), (4, 4)],
}


def asset(kind: int, owner: int, shut: bool, fitted: bool) -> str:
    """An asset in the colours of its owner, drawn from the upper left of its square."""
    seat = f"asset seat-{owner}"
    if kind == REFINERY:
        return refinery(seat, shut, fitted)
    if kind == STATION:
        return station(seat)
    return derrick(seat, kind == WELL)


def derrick(seat: str, strikes: bool) -> str:
    """A rig is an empty derrick; a well is a derrick with oil shooting from it."""
    legs = draw.path("M11 33 L18 9 L20 9 L27 33 M13.5 25 L24.5 25 M15.5 18 L22.5 18 M13.5 25 L22.5 18", "frame")
    foot = draw.rect(8, 31, 22, 3.5, seat)
    if not strikes:
        return draw.group(legs, foot, draw.rect(16.5, 6.5, 5, 3, seat))
    oil = draw.path("M19 14 C17 8 12 8 10 12 M19 14 C21 8 26 8 28 12 M19 14 L19 5", "gush")
    return draw.group(legs, foot, draw.circle(19, 25, 5.5, seat), oil)


def station(seat: str) -> str:
    pump = draw.rect(11, 12, 12, 21, seat, rx=1.5)
    window = draw.rect(13.5, 15, 7, 5, "window")
    hose = draw.path("M23 18 C29 17 27 27 28.5 29 C30 31 31 27 29.5 14 L27 11", "frame")
    globe = draw.circle(17, 8, 4, "window")
    return draw.group(pump, window, hose, globe, draw.rect(9, 32, 16, 2.5, "frame"))


def refinery(seat: str, shut: bool, fitted: bool) -> str:
    """Four squares: two tanks, a tower and a chimney; crossed out while it is shut, with a filter once it is fitted."""
    side = 2 * CELL
    parts = [
        draw.rect(4, 4, side - 8, side - 8, "ground", rx=4),
        draw.rect(11, 12, 7, 54, seat),
        draw.path("M14.5 10 C13 6 18 5 16 1", "gush"),
        draw.rect(24, 26, 12, 40, seat, rx=5),
        draw.circle(50, 54, 13, seat),
        draw.circle(57, 27, 9, seat),
        draw.path("M18 34 L24 34 M36 44 L44 44 M36 34 L48 30 M8 67 L68 67", "frame"),
    ]
    if fitted:
        parts.append(draw.rect(8, 17, 13, 8, "window", rx=2))
    if shut:
        parts.append(draw.path(f"M8 8 L{side - 8} {side - 8} M{side - 8} 8 L8 {side - 8}", "cross"))
    return draw.group(*parts)


def barrel(x: float, y: float, product: int) -> str:
    return draw.circle(x, y, 7.5, "barrel crude" if product == CRUDE else "barrel gasoline")


def die(colour: str, number: int, x: float, y: float, turn: str, again: str = "") -> str:
    """The die glides to where it points; its face is a new one with every throw, so that it tumbles. `again` tells it
    from the same die in another place."""
    pips = [draw.circle(across, down, 1.7, "pip") for across, down in PIPS.get(number, [])]
    name = draw.title(f"{colour} die: {number or 'not rolled yet'}")
    face = draw.rect(-9, -9, 18, 18, f"die die-{colour}", rx=4)
    thrown = draw.group(face, *pips, class_="thrown" if number else None, id=f"{colour}-{turn}{again}")
    return draw.group(name, thrown, id=f"die-{colour}{again}", transform=draw.move(x, y))
