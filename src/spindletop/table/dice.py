"""Fair dice that anyone can check.

The k-th answer of nature at a table (k = 0, 1, ...) is the HMAC-SHA256 of these lines with the seed as its key: the
table's id, the word of each seat in order (an empty line where none was given), and k. Read as a number, modulo the sum
of the weights, it falls on one of `chances()` in their order. The seed's hash was shown before the words were given.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.kernel import NATURE, Record
from spindletop.kernel.record import UNDO


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True)
class Dice:
    """What decides all of nature's answers at a table."""

    table: str
    seed: str
    words: tuple[str, ...]
    first: int = 0  # how many answers of the game came from elsewhere (a fork), nature's and others

    def roll(self, k: int, chances: Sequence[tuple[int, int]]) -> int:
        """Nature's k-th answer, here among these."""
        lines = "\n".join([self.table, *self.words, str(k)])
        digest = hmac.digest(self.seed.encode(), lines.encode(), "sha256")
        ticket = int.from_bytes(digest) % sum(weight for _, weight in chances)
        for action, weight in chances:
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("the weights do not add up")

    def lines(self) -> list[str]:
        """For the header of a record."""
        return [
            f"table {self.table}",
            f"hash {seed_hash(self.seed)}",
            f"seed {self.seed}",
            *(f"word {seat} {word}" for seat, word in enumerate(self.words) if word),
            *([f"first {self.first}"] if self.first else []),
        ]

    @classmethod
    def of(cls, record: Record) -> "Dice":
        """As the header of a record tells them. ValueError if it does not, or if seed and hash do not fit."""
        if not record.dice:
            raise ValueError("this record says nothing about its dice: it was not played at a table")
        facts: dict[str, str] = {}
        words = [""] * record.seats
        for line in record.dice:
            key, _, value = line.partition(" ")
            if key == "word":
                seat, _, word = value.partition(" ")
                if not seat.isdecimal() or int(seat) >= record.seats:
                    raise ValueError(f"damaged line about dice: {line}")
                words[int(seat)] = word
            else:
                facts[key] = value
        missing = [key for key in ("table", "hash", "seed") if key not in facts]
        first = facts.get("first", "0")
        if missing or not first.isdecimal():
            raise ValueError(f"the lines about dice do not tell: {', '.join(missing) or 'first'}")
        if seed_hash(facts["seed"]) != facts["hash"]:
            raise ValueError("the seed is not the one whose hash was shown when the table was opened")
        return cls(facts["table"], facts["seed"], tuple(words), int(first))


@dataclass(frozen=True)
class Verdict:
    """How nature's answers in a record compare with the dice."""

    checked: int
    wrong: int | None = None  # the first entry that is not what the dice say, counted from 1
    found: str = ""
    expected: str = ""


def verify(record: Record) -> Verdict:
    """Repeat all of nature's answers. ValueError if the record does not tell how."""
    dice = Dice.of(record)
    again = Record(record.game, record.seats, dict(record.options))
    rolled = 0
    for number, (actor, action) in enumerate(record.entries, 1):
        if actor == NATURE and number > dice.first:
            expected = dice.roll(rolled, again.state.chances())
            if action != expected:
                return Verdict(rolled, number, record.game.name(action), record.game.name(expected))
            rolled += 1
        if action == UNDO:
            again.undo()
        else:
            again.append(action)
    return Verdict(rolled)
