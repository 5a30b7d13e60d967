"""The measurement of live tables, in small: people answer, and all screens have it."""

import argparse
import asyncio
from pathlib import Path

import pytest

from spindletop.games import game, games
from spindletop.lab import crowd
from spindletop.lab.crowd import Crowd
from spindletop.lab.web import server

PEOPLE = sum(game(slug).seats[0] for slug in games())


class Few(Crowd):
    """They are measured until they have answered often enough."""

    async def see_enough(self) -> None:
        while len(self.times) <= PEOPLE:
            await asyncio.sleep(0.01)


def test_a_crowd_plays_and_times_its_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "SETTLING", 0)
    given = argparse.Namespace(game=None, bot="", tables=5, streams=15, think=0.05, people=True, clock="post")
    with server(str(tmp_path / "tables.db")) as (port, _):
        measured = Few(given, port)
        asyncio.run(measured.measure())
    assert measured.streams == 15 and measured.sizes and measured.lags
    assert measured.answers >= len(measured.times) - PEOPLE, "one of each may have been on its way in the beginning"
    assert len(measured.figures()) == 10
