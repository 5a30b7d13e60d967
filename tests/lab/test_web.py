"""The measurement of live tables, in small: people answer, and all screens have it."""

import argparse
import asyncio
from pathlib import Path

import pytest

from spindletop.lab import crowd
from spindletop.lab.crowd import Crowd
from spindletop.lab.web import server


def test_a_crowd_plays_and_times_its_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "SETTLING", 0)
    given = argparse.Namespace(game=None, bot="rookie", tables=5, streams=15, seconds=1.0, think=0.05, clock="post")
    with server(str(tmp_path / "tables.db")) as (port, _):
        measured = Crowd(given, port)
        asyncio.run(measured.measure())
    assert measured.streams == 15 and measured.times and measured.sizes and measured.lags
    assert measured.answers >= len(measured.times) - given.tables * 2, (
        "those on their way in the end are in one of both"
    )
    assert len(measured.figures()) == 10
