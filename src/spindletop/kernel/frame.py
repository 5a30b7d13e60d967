"""Frames: one question or step of the rulebook each, kept on the state's stack.

A frame is a value: its numbers never change once it is made, so copies of a state share their frames. To go on,
a frame is taken off the stack and others are put there.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spindletop.kernel import declare

if TYPE_CHECKING:
    from spindletop.kernel.nature import Rng
    from spindletop.kernel.state import State

NATURE: Final = -1
OVER: Final = -2
ASK: Final = -1


def lone(legal: vec[i64]) -> i64:
    """The only one of these answers, which is then not asked for; ASK where there are more."""
    return legal[0] if len(legal) == 1 else ASK


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One entry of the stack. Its numbers are annotated in the class, in the order in which the constructor takes them.

    Each game's frames say of which game the `state` is that they are given.
    """

    fields: ClassVar[dict[str, str]] = {}
    rule: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        declare.complete(cls, "__init__")

    def enter(self, state: "State") -> bool:
        """The frame has come to the top. Returns whether there is something to ask; if not, it has made way."""
        raise NotImplementedError

    def faults(self, state: Any) -> list[str]:
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

    # A question is asked and answered; a step is neither

    def actor(self, state: Any) -> i64:
        """Who must decide: a seat or NATURE."""
        raise NotImplementedError

    def legal(self, state: Any) -> vec[i64]:
        """All allowed answers, sorted; never empty."""
        raise NotImplementedError

    def draw(self, state: Any, rng: "Rng") -> i64:
        """One of them at random, nature's by its odds; a frame may have a quicker way to the same odds."""
        legal = self.legal(state)
        return legal[rng.below(len(legal))]

    def answer(self, state: Any, action: i64) -> None:
        """What an answer does. The question is off the stack by then."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Frame):
    """A part of the rulebook that asks nothing itself: it acts as soon as it is on top, and puts what follows."""

    def enter(self, state: "State") -> bool:
        state.lift()
        self.run(state)
        return False

    def run(self, state: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Frame):
    """Something a seat must decide."""

    def enter(self, state: "State") -> bool:
        only = self.only(state)
        if only == ASK:
            return True
        state.lift()
        self.answer(state, only)
        return False

    def only(self, state: Any) -> i64:
        """The one answer that public facts leave, which is then not asked for; else ASK."""
        return ASK

    def guarded(self, state: Any) -> bool:
        """Whether the others may not know what is legal here: then the time for an answer must not tell it either."""
        return False

    def chances(self, state: Any) -> list[tuple[int, int]]:
        raise ValueError("nature is not asked here: this question has no odds")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Question):
    """A question to nature: a die, a draw. Its answers have odds, as whole-number weights."""

    def actor(self, state: Any) -> i64:
        return NATURE

    def chances(self, state: Any) -> list[tuple[int, int]]:
        """All possible answers with their weights, sorted by answer; every weight is positive."""
        raise NotImplementedError

    def legal(self, state: Any) -> vec[i64]:
        return vec[i64]([action for action, _ in self.chances(state)])

    def draw(self, state: Any, rng: "Rng") -> i64:
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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class EvenChance(Chance):
    """A question to nature whose answers are all as likely: subclasses say which are `legal`."""

    def legal(self, state: Any) -> vec[i64]:
        raise NotImplementedError

    def chances(self, state: Any) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.legal(state)]

    def draw(self, state: Any, rng: "Rng") -> i64:
        legal = self.legal(state)
        return legal[rng.below(len(legal))]
