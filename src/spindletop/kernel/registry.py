"""Which games there are. Each is imported when it is first asked for."""

from importlib import import_module
from pathlib import Path
from typing import Any

from spindletop.kernel.game import Game
from spindletop.kernel.state import State

_games: dict[str, str | type[Game[Any]]] = {}
_own: dict[type[Game[Any]], Game[State]] = {}  # with their own components, which never change: read once


def register(slug: str, where: str | type[Game[Any]]) -> None:
    """Make a game known by its slug: its class, or where it is ("package.module:Class")."""
    _games[slug] = where


def games() -> list[str]:
    """The slugs of all games."""
    return list(_games)


def game(slug: str, content: str | Path | None = None) -> Game[State]:
    """A game by its slug, with its own components or those of a content file."""
    kind = game_class(slug)
    if content:
        return kind(content)
    if kind not in _own:
        _own[kind] = kind()
    return _own[kind]


def game_class(slug: str) -> type[Game[Any]]:
    if slug not in _games:
        raise ValueError(f"there is no game {slug!r}; games: {', '.join(_games)}")
    where = _games[slug]
    if isinstance(where, str):
        module, _, name = where.partition(":")
        found = getattr(import_module(module), name)
        assert issubclass(found, Game)
        _games[slug] = where = found
    return where
