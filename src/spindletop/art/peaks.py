"""Great moments of a game: for about a second a drawing moves where it happens, and is heard by who wants to.

A game says which of its events are peaks, and where on its board (`Scene.peaks`). The drawings of a spectacle are
symbols of the kit, sheets of one size upon each other; style sheets move them: `.peak-gusher use:nth-child(2)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from spindletop.art.kit import Kit
from spindletop.art.svg import Number, number, tag

LASTS = 1.1  # seconds, at an ordinary pace; peaks.css and peaks.js say the same
SHEET = 120  # the side of a drawing, in its own units


@dataclass(frozen=True)
class Spectacle:
    """What is seen and heard of one kind of peak."""

    name: str  # as style sheets call it
    drawings: Sequence[str]  # symbols, from the ground up
    sound: str  # one of those in sounds.js


# Those that several games have
GUSHER = Spectacle("gusher", ("peak-pool", "peak-jet", "peak-drops"), "gush")
GAVEL = Spectacle("gavel", ("peak-block", "peak-knock", "peak-gavel"), "knock")
STAMP = Spectacle("stamp", (), "thud")  # nothing but its words


@dataclass(frozen=True)
class Peak:
    """A spectacle at its place: a point of the map, or the id of an element of the page."""

    shows: Spectacle
    at: str | tuple[Number, Number]
    words: str = ""
    seat: int | None = None  # whose colour it has
    wait: float = 0.0  # seconds before it begins, at an ordinary pace


def plate_of(seat: int) -> str:
    """Where what happens to a seat is shown: its plate."""
    return f"player-{seat}"


def drawn(kit: Kit, peak: Peak) -> str:
    """For the stage of the page, which puts it in its place. The story tells the same in words."""
    sheets = [kit.use(symbol, 0, 0, SHEET, SHEET) for symbol in peak.shows.drawings]
    picture = tag("svg", *sheets, viewBox=f"0 0 {SHEET} {SHEET}") if sheets else ""
    said = tag("b", escape(peak.words)) if peak.words else ""
    at = peak.at if isinstance(peak.at, str) else " ".join(map(number, peak.at))
    return tag(
        "div",
        picture,
        said,
        class_=f"peak peak-{peak.shows.name}" + (f" seat-{peak.seat}" if peak.seat is not None else ""),
        data_at=at,
        data_sound=peak.shows.sound,
        data_wait=peak.wait or None,
    )
