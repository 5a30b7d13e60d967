"""Which questions of a game can be answered beforehand, by a standing order: declared in the game's `orders.py`.

All of it is asked about the view of the seat whose order it is, so an order knows no more than its owner.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from spindletop.kernel import Frame


@dataclass(frozen=True)
class Auction:
    """An auction in which a seat can let itself bid up to a limit, and then pass."""

    questions: tuple[str, ...]  # that are asked in it, one after the other
    lot: str  # the number of these questions that tells what is auctioned,
    bid: str  # and the one that tells the highest bid
    is_in: Callable[[Any, int], bool]  # whether this seat has not passed yet
    limits: Callable[[Any, int], Sequence[int]]  # what this seat might bid up to and could pay, from the least on
    up_to: Callable[[Any, int], int | None]  # the least bid, or the pass, of who is asked; None: neither is possible
    amount: Callable[[int], str]  # a bid, in words

    def asks(self, frame: Frame) -> bool:
        return frame.name in self.questions

    def goes_on(self, before: Frame, now: Frame) -> bool:
        """Whether both are asked in the same auction: one that is held again begins with a lower bid."""
        if not (self.asks(before) and self.asks(now)):
            return False
        was, told = before.numbers, now.numbers
        return was[self.lot] == told[self.lot] and was[self.bid] <= told[self.bid]


@dataclass(frozen=True)
class Way:
    """What to answer: the first of these, in notation, that is possible."""

    answers: tuple[str, ...]
    words: str


@dataclass(frozen=True)
class Choice:
    """A question that can be answered beforehand: whenever it is asked, or only if it is the seat's next."""

    question: str
    words: Callable[[], str]  # what is asked, as it follows "when"
    ways: Callable[[Any, int], Sequence[Way]]  # for this seat, as far as its view tells
    always: bool = True  # not only the next time


@dataclass(frozen=True)
class Orders:
    """All of a game."""

    auctions: tuple[Auction, ...] = ()
    choices: tuple[Choice, ...] = ()

    def auction(self, frame: Frame | None) -> Auction | None:
        """The one in which this is asked."""
        return next((each for each in self.auctions if frame is not None and each.asks(frame)), None)

    def choice(self, question: str) -> Choice | None:
        return next((each for each in self.choices if each.question == question), None)
