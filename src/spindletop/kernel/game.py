"""A game: its name, seats, options and components, and the way to a first position."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast

from spindletop.kernel.codec import Codec
from spindletop.kernel.content import ContentFile
from spindletop.kernel.frame import Frame
from spindletop.kernel.options import Option, choose
from spindletop.kernel.state import Setup, State
from spindletop.kernel.verbs import Verbs

S = TypeVar("S", bound=State)


def frames_in(*modules: ModuleType) -> tuple[type[Frame], ...]:
    """The frames that these modules define: those with a rule, not what they are derived from."""
    return tuple(
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Frame) and each.rule and each.__module__ == module.__name__
    )


class Game(Generic[S]):
    """One game with its content. Subclasses fill in the class variables, `read` and `begin`."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    rules: ClassVar[int] = 1  # raised when a recorded game would no longer replay
    frames: ClassVar[tuple[type[Frame], ...]]
    shared: ClassVar[Mapping[type[Frame], str]] = {}  # frames that other games have, too: its own rule for each
    state: ClassVar[type[State]]  # its class of states
    folder: ClassVar[Path]  # where content.toml and RULES.md are
    memory: ClassVar[bool] = False  # a memory game: while it runs, nothing that was seen is shown again

    verbs: Verbs  # set by `read`
    max_chances: int  # the most answers nature can have, set by `read`
    longest: int  # no game has more answers than this, set by `read`

    def __init__(self, content: str | Path | ContentFile | None = None) -> None:
        if not isinstance(content, ContentFile):
            content = ContentFile.read(Path(content) if content else self.folder / "content.toml")
        self.source = content
        self.content = self.read(content)
        self.codec = Codec(self)
        self._first: dict[tuple[object, ...], S] = {}  # positions, by seats and options

    def read(self, source: ContentFile) -> object:
        """The content as the rules use it; also sets `verbs`, `max_chances` and `longest`."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Set up the components of a fresh state and put its first frames."""
        raise NotImplementedError

    @classmethod
    def rule_of(cls, frame: type[Frame]) -> str:
        """The number of this game's rule that a frame comes from."""
        return cls.shared.get(frame, frame.rule)

    def setup(self, seats: int, options: dict[str, Any]) -> Setup:
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return Setup(self, self.content, seats, choose(self.options, options, seats))

    def new(self, seats: int = 4, **options: Any) -> S:
        """A new game at its first question."""
        chosen = (seats, *options.items())
        if chosen not in self._first:
            state = cast(S, self.state(self.setup(seats, options)))
            self.begin(state)
            state.settle()
            self._first[chosen] = state
        return self._first[chosen].copy()

    def from_json(self, data: Any) -> S:
        """The position that `state.to_json` wrote. A damaged one raises ValueError with the reason."""
        return cast(S, self.codec.from_json(data))

    @property
    def actions(self) -> int:
        return self.verbs.actions

    def name(self, action: int) -> str:
        return self.verbs.name(action)

    def parse(self, text: str) -> int:
        return self.verbs.parse(text)

    def verb(self, action: int) -> tuple[str, int]:
        return self.verbs.verb(action)

    def __repr__(self) -> str:
        return f"<{self.title}, content {self.source.hash}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.source.text, self.source.name)


@lru_cache(maxsize=8)
def _restore(game: type[Game[Any]], text: str, name: str) -> Game[Any]:
    """Positions mostly come one after another from the same game: reading its content takes longest."""
    return game(ContentFile(text, name))
