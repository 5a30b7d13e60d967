"""Before a server can be reached it has drawn a board of each game."""

import gc
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spindletop.art.scene import Moment, Scene
from spindletop.games import folder, games
from spindletop.kernel import NATURE
from spindletop.web import server as serving
from spindletop.web.app import Settings, make_app
from spindletop.web.rehearsal import rehearse
from spindletop.web.server import Server


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """Python's, which a server sets, as they were afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_each_game_is_drawn_for_who_is_asked_and_for_who_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: set[tuple[str, bool]] = set()
    scene = folder.scene

    def watched(moment: Moment[Any]) -> Scene:
        assert moment.view.actor != NATURE, "a question, with its answers"
        drawn.add((moment.view.setup.game.slug, bool(moment.legal)))
        return scene(moment)

    monkeypatch.setattr(folder, "scene", watched)
    rehearse()
    assert drawn == {(slug, asked) for slug in games() for asked in (True, False)}


def test_a_game_that_cannot_be_drawn_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []

    def broken(moment: Moment[Any]) -> Scene:
        tried.append(moment.view.setup.game.slug)
        raise ZeroDivisionError

    monkeypatch.setattr(folder, "scene", broken)
    rehearse()
    assert tried == [*games()] and "ZeroDivisionError" in caplog.text


def test_a_server_says_that_it_is_ready_after_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def ready() -> None:
        said.append("ready")
        server.should_exit = True

    monkeypatch.setattr(serving, "rehearse", lambda: said.append("rehearsed"))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    looks = len(gc.callbacks)
    server = Server(make_app(Settings(str(tmp_path / "tables.db"))), ready)
    with listening:
        server.run(sockets=[listening])
    assert said == ["rehearsed", "ready"] and len(gc.callbacks) == looks
