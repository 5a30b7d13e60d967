"""Standing orders: what a seat wants to be answered when it is asked. Pure logic: what happens is told to it, entry by
entry, and every order is followed from the view of its own seat, so it knows no more than its owner.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

import msgspec

from spindletop.games import folder
from spindletop.kernel import Frame, State

IMPOSSIBLE = -1  # in place of an answer
TOLD = 3  # orders that have ended, of which a seat is told


class UpTo(msgspec.Struct, frozen=True, tag_field="kind", tag="up_to"):
    """In this auction: the least bid that is possible, up to so much, and then a pass. Up to nothing: a pass."""

    most: int


class Always(msgspec.Struct, frozen=True, tag_field="kind", tag="always"):
    """Whenever this is asked: the first of these answers, in notation, that is possible."""

    question: str
    answers: tuple[str, ...]


class Next(msgspec.Struct, frozen=True, tag_field="kind", tag="next"):
    """The same, if it is the next thing that the seat is asked."""

    question: str
    answers: tuple[str, ...]


Order = UpTo | Always | Next


class End(StrEnum):
    """Why an order has ended by itself."""

    OVER = "over"  # the auction is
    LIMIT = "limit"  # the bids have gone past it
    IMPOSSIBLE = "impossible"  # none of its answers was
    OTHER = "other"  # something else was asked
    UNDONE = "undone"  # the owner took an answer back, and is asked again
    BOT = "bot"  # plays for the owner
    DONE = "done"  # it did its work: of that nothing more is told


@dataclass(frozen=True)
class Standing:
    """An order that waits to be followed, with its number among those of the seat."""

    number: int
    order: Order

    def replaces(self, other: "Standing") -> bool:
        """One limit, one next answer, and one habit for each question."""
        mine, old = self.order, other.order
        if isinstance(mine, Always) and isinstance(old, Always):
            return mine.question == old.question
        return type(mine) is type(old)


@dataclass(frozen=True)
class Ended:
    order: Order
    why: End


@dataclass(frozen=True)
class Desk:
    """The orders of one seat, for nobody but who holds it."""

    given: tuple[float, ...] = ()  # when, of all that it ever gave
    standing: tuple[Standing, ...] = ()
    ended: tuple[Ended, ...] = ()  # since the seat last answered by itself
    followed: tuple[int, ...] = ()  # how many answers stood after those that orders gave

    def end(self, each: Standing, why: End) -> "Desk":
        """Without this one."""
        told = self.ended if why is End.DONE else (Ended(each.order, why), *self.ended)[:TOLD]
        return replace(self, standing=tuple(other for other in self.standing if other != each), ended=told)


NOTHING = Desk()


def reply(order: Order, view: State) -> int | None:
    """What this order answers to the seat whose view it is; None, if it is not about what is asked."""
    game, asked = view.setup.game, view.question
    if isinstance(order, UpTo):
        auction = folder.orders(game).auction(asked)
        if auction is None:
            return None
        answer = auction.up_to(view, order.most)
        return IMPOSSIBLE if answer is None else answer
    if asked is None or asked.name != order.question:
        return None
    legal = view.legal()
    return next((action for each in order.answers if (action := game.parse(each)) in legal), IMPOSSIBLE)


@dataclass
class Orders:
    """Of all seats of a table."""

    desks: dict[int, Desk] = field(default_factory=dict)

    def copy(self) -> "Orders":
        return Orders({**self.desks})

    def of(self, seat: int) -> Desk:
        return self.desks.get(seat, NOTHING)

    def answer(self, seat: int, view: State) -> int | None:
        """What its orders answer to this seat, which is asked; None, if it is for its person to answer."""
        replies = (reply(each.order, view) for each in self.of(seat).standing)
        return next((each for each in replies if each not in (None, IMPOSSIBLE)), None)

    # What happens

    def give(self, seat: int, order: Order, when: float) -> None:
        desk = self.of(seat)
        new = Standing(len(desk.given) + 1, order)
        kept = [each for each in desk.standing if not new.replaces(each)]
        at = 0 if isinstance(order, Next) else len(kept)  # it goes before a habit
        standing = (*kept[:at], new, *kept[at:])
        self.desks[seat] = replace(desk, given=(*desk.given, when), standing=standing)

    def withdraw(self, seat: int, number: int) -> None:
        desk = self.of(seat)
        self.desks[seat] = replace(desk, standing=tuple(each for each in desk.standing if each.number != number))

    def leave(self, seat: int) -> None:
        """A bot plays from now on."""
        for each in self.of(seat).standing:
            self.desks[seat] = self.desks[seat].end(each, End.BOT)

    def forget(self, seat: int) -> None:
        """Somebody else has the seat, and is told nothing."""
        self.desks.pop(seat, None)

    def answered(self, seat: int, at: int, by_order: bool, by_hand: bool) -> None:
        """A seat has answered, so that this many answers stand; who does it by hand has read what they were told."""
        if seat not in self.desks:
            return
        desk = self.desks[seat]
        for each in desk.standing:
            if isinstance(each.order, Next):
                desk = desk.end(each, End.DONE)
        followed = (*desk.followed, at) if by_order else desk.followed
        self.desks[seat] = replace(desk, followed=followed, ended=() if by_hand else desk.ended)

    def undone(self, seat: int, to: int, view: State) -> None:
        """A seat took answers back, so that this many stand: it thinks anew of what it is asked now."""
        for other, desk in self.desks.items():
            self.desks[other] = replace(desk, followed=tuple(at for at in desk.followed if at <= to))
        for each in self.of(seat).standing:
            if reply(each.order, view) is not None:
                self.desks[seat] = self.desks[seat].end(each, End.UNDONE)

    def go_on(self, before: Frame | None, asked: int, views: Callable[[int], State], by_order: bool) -> None:
        """After an answer: what has nothing more to do ends. `before`: what was asked then; `by_order`: the answer was
        given by one."""
        for seat in [seat for seat, desk in self.desks.items() if desk.standing]:
            view = views(seat)
            for each in self.desks[seat].standing:
                why = ending(each.order, before, view, seat, asked == seat, by_order)
                if why is not None:
                    self.desks[seat] = self.desks[seat].end(each, why)


def ending(order: Order, before: Frame | None, view: State, seat: int, asked: bool, by_order: bool) -> End | None:
    """Why this order of a seat has come to its end; None, if it has not."""
    now = view.question
    if isinstance(order, UpTo):
        auction = folder.orders(view.setup.game).auction(now)
        if auction is None or before is None or now is None or not auction.goes_on(before, now):
            return End.OVER
        if not auction.is_in(view, seat):
            return End.LIMIT if by_order and order.most else End.DONE
    answer = reply(order, view) if asked else None
    if answer == IMPOSSIBLE:
        return End.IMPOSSIBLE
    return End.OTHER if asked and answer is None and isinstance(order, Next) else None
