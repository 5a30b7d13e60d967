"""Bots as people: a name and a face for each that sits down, so that three opponents are three."""

import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path

import msgspec

from spindletop.bots.levels import USUAL_MARKS, level_of, nearest_mark

LONGEST_NAME = 12  # letters: plates show them in full


class Face(msgspec.Struct, frozen=True):
    """Somebody who plays at this level."""

    level: str
    name: str
    drawing: str
    temper: str


@cache
def faces() -> list[Face]:
    text = Path(__file__).with_name("faces.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["face"], list[Face])


def mark(bot: str) -> str:
    """The level whose people play for this bot, the same ones in every game: its own, or the nearest that has a name;
    empty if there is none."""
    level = level_of(bot, USUAL_MARKS)
    return nearest_mark(level, USUAL_MARKS) if level else ""


def next_name(bot: str, taken: Collection[str]) -> str | None:
    """Who sits down for this bot, beside those at the table; None if nobody plays like it, or all are here already."""
    level = mark(bot)
    return next((face.name for face in faces() if face.level == level and face.name not in taken), None)


def person(bot: str, name: str) -> Face | None:
    """Who sits under this name for this bot; None if nobody plays like it."""
    level = mark(bot)
    return next((face for face in faces() if face.level == level and face.name == name), None)


def face_of(bot: str, name: str) -> str:
    """The drawing of a bot that sits under this name; empty if it has no face."""
    face = person(bot, name)
    return face.drawing if face else ""


@cache
def drawings() -> dict[str, list[str]]:
    """Of the faces of each level, each once."""
    found: dict[str, dict[str, None]] = {}
    for face in faces():
        found.setdefault(face.level, {})[face.drawing] = None
    return {level: list(each) for level, each in found.items()}
