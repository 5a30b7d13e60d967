"""The state of a game: its data, and the stack of frames that says what is asked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from spindletop.kernel import declare
from spindletop.kernel.events import EVERYBODY, Event
from spindletop.kernel.frame import NATURE, OVER, Frame, Question

if TYPE_CHECKING:
    from spindletop.kernel.game import Game
    from spindletop.kernel.nature import Rng

OPEN: Final = -2
SPECTATOR: Final = -1
NONE: Final = -(1 << 30)

OptionValue = str | int | bool


class IllegalAction(ValueError):
    """An answer that is not offered here. The state is as it was."""


class Hidden(ValueError):
    """What was asked of a view depends on something that its seat may not know: imagine first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What stays the same all game and is shared by all copies."""

    def __init__(self, game: "Game[Any]", content: object, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Subclasses annotate its data in the class: numbers and lists of them. Each copy has its
    own lists, unless they are `Shared` or `Derived`.
    """

    fields: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        declare.complete(cls, "copy")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.stack = vec[Frame]()
        self.viewer = OPEN
        self.last_actor = NATURE
        self.shown = False
        self.listener: list[Event] | None = None

    # What is asked, and the answer

    def top(self) -> Frame:
        return self.stack[-1]

    def put(self, frame: Frame) -> None:
        """On top: it comes before all that is already there."""
        self.stack = append(self.stack, frame)

    def put_all(self, frames: list[Frame]) -> None:
        """One after the other: the last one comes first."""
        for frame in frames:
            self.put(frame)

    def lift(self) -> Frame:
        """Off the top."""
        self.stack, frame = pop(self.stack)
        return frame

    @property
    def actor(self) -> int:
        """Who must decide now: a seat, NATURE or OVER."""
        return self.top().actor(self) if len(self.stack) else OVER

    @property
    def question(self) -> Question | None:
        """What is asked: a frame with its name, numbers and rule. None when the game is over."""
        return cast(Question, self.top()) if len(self.stack) else None

    def legal(self) -> list[int]:
        return list(self.top().legal(self)) if len(self.stack) else []

    def chances(self) -> list[tuple[int, int]]:
        """For nature: every possible answer with its weight."""
        question = self.question
        return question.chances(self) if question else []

    def play(self, action: int) -> None:
        """Answer the question. What is not legal raises IllegalAction and changes nothing."""
        if action not in self.legal():
            raise IllegalAction(self.refusal(action))
        self.answer(action)

    def answer(self, action: i64) -> None:
        """The same unchecked, for an action just taken from `legal` or `chances` of this position."""
        question = self.lift()
        self.last_actor = question.actor(self)
        self.shown = False
        question.answer(self, action)
        self.settle()

    def settle(self) -> None:
        """Let steps act until something must be asked, or the game is over."""
        while len(self.stack) and not self.top().enter(self):
            pass

    def finish(self) -> None:
        """The game is over, at once."""
        self.stack = vec[Frame]()

    def refusal(self, action: int) -> str:
        game = self.setup.game
        name = game.name(action) if 0 <= action < game.actions else f"action {action}"
        if len(self.stack) == 0:
            return f"{name} is not possible: the game is over"
        legal = self.legal()
        offered = ", ".join(game.name(each) for each in legal[:8])
        more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
        return f"{name} is not possible now; possible: {offered}{more}"

    def is_in(self, seat: int) -> bool:
        """Whether a seat still takes part: who is out is asked nothing more and cannot win."""
        return True

    # Undo

    @property
    def sealed(self) -> bool:
        """The last answer is final: it was nature's, another is asked now, or somebody was shown something."""
        return self.shown or self.last_actor == NATURE or self.actor != self.last_actor

    def show(self) -> None:
        """Rules call this when an answer shows somebody what they might not know, nature aside."""
        self.shown = True

    # Events

    def listen(self, events: list[Event] | None) -> None:
        """From now on events are appended to this list (None: to none)."""
        self.listener = events

    def tell(
        self, kind: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, audience: int = EVERYBODY
    ) -> None:
        """Rules call this to say what happened, in numbers. It costs nothing when nobody listens."""
        listener = self.listener
        if listener is not None:
            numbers = tuple([number for number in (int(a), int(b), int(c), int(d)) if number != NONE])
            listener.append(Event(kind, numbers, audience))

    # Copies and views

    def copy(self) -> Self:
        """An independent copy, without the listener. It is made of the annotations."""
        raise NotImplementedError

    def copy_frames(self, twin: "State") -> None:
        """Give a copy what every state has; frames are values, so they are shared."""
        twin.stack = self.stack[:]
        twin.viewer = self.viewer
        twin.last_actor = self.last_actor
        twin.shown = self.shown

    def recall(self) -> None:
        """Work out what follows from the data (`Derived`), after they were read from JSON."""

    def view(self, seat: int | None) -> Self:
        """A copy without what this seat (None: a spectator) may not know."""
        viewer = SPECTATOR if seat is None else seat
        if not SPECTATOR <= viewer < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, or None for a spectator")
        if self.viewer not in (OPEN, viewer):
            raise Hidden("a view cannot be turned into the view of another seat")
        twin = self.copy()
        if self.viewer == OPEN:
            twin.viewer = viewer
            twin.erase(viewer)
        return twin

    def imagine(self, rng: "Rng") -> Self:
        """A full state that this view's seat could be in, drawn with the right odds."""
        if self.viewer == OPEN:
            raise ValueError("this state is complete: only a view leaves something to imagine")
        twin = self.copy()
        twin.redraw(rng)
        twin.viewer = OPEN
        return twin

    def erase(self, seat: int) -> None:
        """Forget what this seat (or SPECTATOR) may not know. Games with secrets override this and `redraw`."""

    def redraw(self, rng: "Rng") -> None:
        """Fill in what was erased, each possibility by its odds given all that the view knows."""

    @property
    def reminds(self) -> bool:
        """Whether views hold what people are to keep in mind themselves: a page shows less of them, programs all."""
        return self.setup.game.memory

    # The end

    def scores(self) -> list[int]:
        """What each seat has, or had at the end."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; several share. Empty while the game runs."""
        raise NotImplementedError

    # What must always hold

    def faults(self) -> list[str]:
        """All that is wrong with this position, in words; empty when pieces and money add up."""
        return []

    def to_json(self) -> dict[str, Any]:
        """The position as plain JSON data, for `game.from_json`."""
        return self.setup.game.codec.to_json(self)

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[Any, ...]]:
        return _restore, (self.setup.game, self.to_json())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        asked = self.question or "over"
        return f"<{self.setup.game.title}, {self.seats} seats: {asked}>"


def _restore(game: "Game[State]", data: dict[str, Any]) -> State:
    return game.from_json(data)
