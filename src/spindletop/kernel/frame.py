"""Frames: one question or step of the rulebook each, kept on the state's stack.

A frame is a value: its numbers never change once it is made, so copies of a state share their frames. To go on,
a frame is taken off the stack and others are put there.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from spindletop.kernel.nature import Rng
    from spindletop.kernel.state import State

NATURE: Final = -1
OVER: Final = -2
ASK: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the stack. `fields` names its numbers, in the order in which the constructor takes them."""

    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""

    def enter(self, state: S) -> bool:
        """The frame has come to the top. Returns whether there is something to ask; if not, it has made way."""
        raise NotImplementedError

    def faults(self, state: S) -> list[str]:
        """What is wrong with this frame's numbers in this position, in words (a state from outside may hold any)."""
        return []

    @property
    def name(self) -> str:
        return type(self).__name__

    @property
    def numbers(self) -> dict[str, int]:
        return {field: getattr(self, field) for field in self.fields}

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={number}' for name, number in self.numbers.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.name == other.name and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash((self.name, *self.numbers.values()))

    def __reduce__(self) -> tuple[Any, tuple[int, ...]]:
        return type(self), tuple(self.numbers.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A part of the rulebook that asks nothing itself: it acts as soon as it is on top, and puts what follows."""

    def enter(self, state: S) -> bool:
        state.stack.pop()
        self.run(state)
        return False

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """Something a seat must decide. It is off the stack when `answer` is called."""

    def enter(self, state: S) -> bool:
        only = self.only(state)
        if only == ASK:
            return True
        state.stack.pop()
        self.answer(state, only)
        return False

    def only(self, state: S) -> int:
        """The one answer that public facts leave, which is then not asked for; else ASK."""
        return ASK

    def guarded(self, state: S) -> bool:
        """Whether the others may not know what is legal here: then the time for an answer must not tell it either."""
        return False

    def actor(self, state: S) -> int:
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        """All allowed answers, sorted; never empty."""
        raise NotImplementedError

    def answer(self, state: S, action: int) -> None:
        raise NotImplementedError

    def chances(self, state: S) -> list[tuple[int, int]]:
        raise ValueError("nature is not asked here: this question has no odds")

    def draw(self, state: S, rng: "Rng") -> int:
        raise ValueError("nature is not asked here: this question has no odds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question to nature: a die, a draw. Its answers have odds, as whole-number weights."""

    def actor(self, state: S) -> int:
        return NATURE

    def chances(self, state: S) -> list[tuple[int, int]]:
        """All possible answers with their weights, sorted by answer; every weight is positive."""
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        return [action for action, _ in self.chances(state)]

    def draw(self, state: S, rng: "Rng") -> int:
        """One answer by its odds. A frame may override this with a quicker way to the same odds."""
        chances = self.chances(state)
        total = 0
        for _, weight in chances:
            total += weight
        ticket = rng.below(total)
        for action, weight in chances:
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("the weights do not add up")
