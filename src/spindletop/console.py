"""What the commands of `spindletop` share: a game and its options among the arguments, and how they complain."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from spindletop.kernel import Game
from spindletop.kernel.registry import game
from spindletop.kernel.state import OptionValue

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


@contextmanager
def complaints() -> Iterator[None]:
    """What is wrong with the input is said in one clear line, with exit code 2."""
    try:
        yield
    except (ValueError, OSError) as error:
        print(f"spindletop: {error}", file=sys.stderr)
        sys.exit(2)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which game, with which components and options."""
    parser.add_argument("game", help="the game's name, e.g. gold")
    add_setup(parser)


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="FILE", help="own components (cards, prices, ...) instead of the game's")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )


def chosen_game(given: argparse.Namespace) -> Game[Any]:
    return game(given.game, given.content)


def chosen_options(given: argparse.Namespace) -> dict[str, str]:
    options = {}
    for each in given.option:
        name, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"an option is written NAME=VALUE, not {each!r}")
        options[name.strip()] = value.strip()
    return options


def own_options(game: Game[Any], seats: int, options: dict[str, str]) -> tuple[tuple[str, OptionValue], ...]:
    """What was chosen other than by default, as the game understands it."""
    chosen = game.new(seats, **options).setup.options
    return tuple((each.name, chosen[each.name]) for each in game.options if chosen[each.name] != each.default)


def setup_words(content: str | None, options: Iterable[tuple[str, OptionValue]]) -> list[str]:
    """The arguments that choose this content and these options."""
    words = ["--content", content] if content else []
    for name, value in options:
        words += ["--option", f"{name}={value}"]
    return words
