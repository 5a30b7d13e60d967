"""Bots as people."""

import re
from pathlib import Path

import pytest

import spindletop
from spindletop.bots import roster
from spindletop.bots.faces import LONGEST_NAME, face_of, faces, next_name
from spindletop.web.assets import STATIC


@pytest.mark.parametrize("slug", spindletop.games())
def test_every_level_has_enough_people_for_a_full_table(slug: str) -> None:
    game = spindletop.game(slug)
    for level in roster.levels(game):
        taken: list[str] = []
        for _ in range(game.seats[-1] - 1):
            name = next_name(level.name, taken)
            assert name is not None and name not in taken
            taken.append(name)
        assert next_name(f"{level.name}:8", taken[1:]) == taken[0]


def test_names_are_short_enough_to_be_shown_in_full_and_nobody_has_two() -> None:
    names = [face.name for face in faces()]
    assert len(set(names)) == len(names) and max(map(len, names)) <= LONGEST_NAME


def test_every_face_is_drawn_and_none_twice_among_three() -> None:
    drawn = set(re.findall('<symbol id="([a-z]+)"', Path(STATIC / "faces.svg").read_text(encoding="utf-8")))
    assert {face.drawing for face in faces()} == drawn
    for level in ("rookie", "wildcatter", "tycoon"):
        assert len({face.drawing for face in faces() if face.level == level}) == 3


def test_who_is_no_level_has_no_face() -> None:
    assert next_name("random", []) is None and face_of("random", "Hattie Moss") == ""
    assert face_of("rookie", "Hattie Moss") == "hattie" and face_of("", "Hattie Moss") == ""
