"""The deal of a day: one for each game, the same for everybody, on every server.

All of it comes from the game's name and the date (UTC). Everybody sits in the same seat, against the same bots, and
nature's k-th answer falls by the same number, as long as the rules and the bots are the same. When so many answers
stand, a bot thinks with the same luck. So who plays alike meets the same game; who plays differently meets the same
dice, perhaps for something else.

It is a friendly comparison: anybody can work out a deal before it is played, and nothing hangs on its result.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from spindletop.bots import roster
from spindletop.kernel import Game
from spindletop.table.dice import Dice
from spindletop.table.entries import Place
from spindletop.table.seating import bot_name, clean_name, fingerprint

SEATS = 4  # where the game has as many
DAYS = 2  # that are laid out: today's, and yesterday's


@dataclass(frozen=True)
class Deal:
    game: str  # its slug
    day: str  # as 2026-11-18

    @property
    def name(self) -> str:
        return f"deal {self.game} {self.day}"

    @property
    def seed(self) -> str:
        """Of nature's answers."""
        return hashlib.sha256(f"spindletop {self.name}".encode()).hexdigest()

    def number(self, what: str) -> int:
        """One that everybody has for this."""
        return int.from_bytes(hashlib.sha256(f"{self.name} {what}".encode()).digest()[:8])

    def thought(self, answers: int) -> int:
        """The seed of a bot's thoughts when so many answers stand."""
        return self.number(f"thought {answers}")

    def dice(self, words: Sequence[str]) -> Dice:
        """The same at every table."""
        return Dice(self.name, self.seed, tuple(words))

    def seats(self, game: Game[Any]) -> int:
        return min(SEATS, game.seats[-1])

    def seat(self, game: Game[Any]) -> int:
        """Where who plays it sits."""
        return self.number("seat") % self.seats(game)

    def bots(self, game: Game[Any]) -> list[str]:
        """The names of the others: they decide on tempers, so they do not hang on who plays."""
        names: list[str] = []
        for _ in range(self.seats(game) - 1):
            names.append(bot_name(roster.USUAL, names))
        return names

    def places(self, game: Game[Any], name: str, token: str) -> list[Place]:
        others = self.bots(game)
        places = [Place(each, bot=roster.USUAL) for each in others]
        places.insert(self.seat(game), Place(clean_name(name, others), fingerprint(token)))
        return places


def day_of(seconds: float, back: int = 0) -> str:
    return (datetime.fromtimestamp(seconds, UTC).date() - timedelta(back)).isoformat()


def laid_out(seconds: float) -> list[str]:
    """The days whose deals can be played, today first."""
    return [day_of(seconds, back) for back in range(DAYS)]
