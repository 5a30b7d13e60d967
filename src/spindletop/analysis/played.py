"""A game that was played, as any process can come to each of its positions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spindletop.kernel import ContentFile, Game, State
from spindletop.kernel.state import OptionValue


@dataclass(frozen=True)
class Played:
    """All that says how a game went."""

    kind: type[Game[Any]]
    content: str
    source: str  # the name of the content's file
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    answers: tuple[int, ...]

    @classmethod
    def of(cls, game: Game[Any], seats: int, options: Mapping[str, OptionValue], answers: Sequence[int]) -> "Played":
        content = game.source
        return cls(type(game), content.text, content.name, seats, tuple(options.items()), tuple(answers))

    @property
    def positions(self) -> tuple[State, ...]:
        """From the first to the last. They are shared: copy before you play on."""
        return _positions(self)

    @property
    def game(self) -> Game[Any]:
        game: Game[Any] = self.positions[0].setup.game
        return game


@lru_cache(maxsize=4)
def _positions(played: Played) -> tuple[State, ...]:
    game = played.kind(ContentFile(played.content, played.source))
    state: State = game.new(played.seats, **dict(played.options))
    passed = [state.copy()]
    for answer in played.answers:
        state.play(answer)
        passed.append(state.copy())
    return tuple(passed)
