"""Great moments: what is seen and heard of them is there, and they come with the steps that led to them."""

import sys
from pathlib import Path

import pytest

import spindletop
from spindletop.art import peaks
from spindletop.art.peaks import LASTS, Spectacle
from spindletop.games import folder
from spindletop.kernel import Record
from spindletop.table import Table
from spindletop.table.entries import Answered, By, Opened, Place, Started
from spindletop.web import frames
from spindletop.web.frames import Frame, step_frames
from spindletop.web.sight import Sight

STATIC = Path(frames.__file__).parent / "static"
KING_OIL = Path(__file__).parents[1] / "browser" / "king_oil.record"  # in which seat 1 strikes oil three times
HOUSE = {peaks.GUSHER, peaks.GAVEL, peaks.STAMP}


def spectacles(slug: str) -> set[Spectacle]:
    """Those of the house, and those that a game has in its own folders."""
    board = folder.board(spindletop.game(slug))
    own = tuple(f"spindletop.games.{each.name}." for each in board.KIT.folders[1:])
    modules = [module for name, module in sys.modules.items() if name.startswith(own)]
    return HOUSE | {each for module in modules for each in vars(module).values() if isinstance(each, Spectacle)}


@pytest.mark.parametrize("slug", spindletop.games())
def test_all_that_a_spectacle_consists_of_is_there(slug: str) -> None:
    kit, found = folder.kit(spindletop.game(slug)), spectacles(slug)
    sounds = (STATIC / "sounds.js").read_text(encoding="utf-8")
    style = (STATIC / "peaks.css").read_text(encoding="utf-8") + kit.style
    for each in found:
        assert f"\n    {each.sound}(" in sounds
        assert f".peak-{each.name}" in style
        assert all(f'<symbol id="{drawing}" viewBox="0 0 120 120"' in kit.sprite for drawing in each.drawings)


def test_scripts_and_styles_agree_how_long_a_peak_lasts() -> None:
    assert f"LASTS = {LASTS};" in (STATIC / "peaks.js").read_text(encoding="utf-8")
    assert f"* {LASTS}s)" in (STATIC / "peaks.css").read_text(encoding="utf-8")


def steps_of(seen: Sight) -> list[Frame]:
    """All steps of a recorded game, as the stream shows them to this viewer."""
    record = Record.load(KING_OIL)
    game = record.game
    places = [Place(f"P{seat}") for seat in range(record.seats)]
    opened = Opened(game.slug, game.rules, game.source.hash, dict(record.options), places, host="", seed="")
    table = Table("peaks", game, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    for action in record.answers():
        table.apply(table.seq + 1, Answered(table.actor, game.name(action), By.PERSON), 0.0)
    return step_frames(table, seen, "", 0)


def test_peaks_of_others_are_waited_for_and_own_ones_hold_up_nothing() -> None:
    watched = [each for each in steps_of(Sight(None)) if "peak-gusher" in each.peaks]
    assert len(watched) == 3 and all(each.hold >= LASTS and each.parts for each in watched)
    own = [each for each in steps_of(Sight(1, (1,))) if "peak-gusher" in each.peaks]
    assert len(own) == 3 and not any(each.hold or each.parts for each in own)
    assert b'"parts":{},"whole":true,"hold":0.0,"peaks":"<div class=' in own[0].message("key", {})
