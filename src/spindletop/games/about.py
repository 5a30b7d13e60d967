"""What a game says of itself before anybody sits down, beside its pitch: its length, its poster. All of it is data."""

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from spindletop.bots.levels import USUAL_DIALS, USUAL_MARKS

WIDTH, HEIGHT = 264, 330  # of a poster
HARDEST = 5
COLOUR = re.compile("#[0-9a-f]{6}")


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """about.toml. A game that has none yet is shown by its title alone."""

    minutes: int = 0
    difficulty: int = 0  # 1 to HARDEST
    does: tuple[str, ...] = ()  # what one does in it: drawings of its sprite, whose words are about.does_1 and so on


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """poster.toml, beside poster.svg."""

    thumbnail: tuple[int, int, int, int]
    night: dict[str, str]


class Poster(msgspec.Struct, frozen=True):
    """A drawing in the colours of the day, and what becomes of them at night."""

    drawing: str
    look: Look

    def inked(self, id: str) -> str:
        """For a sprite: each colour for day and night, whichever the page around it has."""
        night = self.look.night
        both = COLOUR.sub(
            lambda day: f"light-dark({day[0]}, {night[day[0]]})" if day[0] in night else day[0], self.drawing
        )
        return both.replace("<svg ", f'<svg id="{id}" ', 1)


def read_about(folder: Path) -> About:
    file = folder / "about.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), About) if file.exists() else About()


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """levels.toml, if somebody has measured them: where the dial of the bots stands for each level, and at which level
    those stand that have names."""

    dial: tuple[float, ...] = USUAL_DIALS
    marks: dict[str, int] = msgspec.field(default_factory=USUAL_MARKS.copy)


@cache
def read_levels(folder: Path) -> Levels:
    file = folder / "levels.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Levels) if file.exists() else Levels()


def read_poster(folder: Path) -> Poster | None:
    drawing = folder / "poster.svg"
    if not drawing.exists():
        return None
    look = tomllib.loads((folder / "poster.toml").read_text(encoding="utf-8"))
    return Poster(drawing.read_text(encoding="utf-8"), msgspec.convert(look, Look))
