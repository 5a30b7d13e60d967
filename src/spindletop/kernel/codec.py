"""States as plain JSON and back. What comes from outside is checked here, and refused with the reason."""

from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.frame import NATURE, Frame, Question
from spindletop.kernel.state import OPEN, SPECTATOR, Hidden, OptionValue, State

if TYPE_CHECKING:
    from spindletop.kernel.game import Game

FORMAT = 1
JSON: dict[str, Any] = {"i64": int, "int": int, "list[int]": list[int], "list[list[int]]": list[list[int]]}


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a saved position."""

    spindletop: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, OptionValue]
    view: str | int
    last_actor: int
    shown: bool
    stack: list[list[str | int]]
    position: dict[str, Any]


class Codec:
    """Writes and reads the states of one game."""

    def __init__(self, game: "Game[Any]") -> None:
        self.game = game
        self.frames = {frame.__name__: frame for frame in game.frames}
        self.data = {name: kind for name, kind in game.state.fields.items() if not kind.startswith("Derived")}

    def to_json(self, state: State) -> dict[str, Any]:
        return {
            "spindletop": FORMAT,
            "game": self.game.slug,
            "rules": self.game.rules,
            "content": self.game.source.hash,
            "seats": state.seats,
            "options": dict(state.setup.options),
            "view": {OPEN: "open", SPECTATOR: "spectator"}.get(state.viewer, state.viewer),
            "last_actor": state.last_actor,
            "shown": state.shown,
            "stack": [[frame.name, *frame.numbers.values()] for frame in state.stack],
            "position": {name: plain(getattr(state, name)) for name in self.data},
        }

    def from_json(self, data: Any) -> State:
        try:
            saved = msgspec.convert(data, Saved)
        except msgspec.ValidationError as error:
            raise ValueError(f"not a saved position: {error}") from None
        self._check_header(saved)
        state = self.game.state(self.game.setup(saved.seats, saved.options))
        state.viewer = self._viewer(saved)
        if not NATURE <= saved.last_actor < saved.seats:
            raise ValueError(f"damaged position: last_actor cannot be {saved.last_actor}")
        state.last_actor = saved.last_actor
        state.shown = saved.shown
        self._fill(state, saved.position)
        for entry in saved.stack:
            state.put(self._frame(entry))
        self._check(state)
        return state

    def _check_header(self, saved: Saved) -> None:
        for what, found, wanted in (
            ("format", saved.spindletop, FORMAT),
            ("game", saved.game, self.game.slug),
            ("rules version", saved.rules, self.game.rules),
            ("content", saved.content, self.game.source.hash),
        ):
            if found != wanted:
                raise ValueError(f"this position has {what} {found!r}; here it is {wanted!r}")

    def _viewer(self, saved: Saved) -> int:
        words: dict[str | int, int] = {"open": OPEN, "spectator": SPECTATOR}
        viewer = words.get(saved.view, saved.view)
        if not isinstance(viewer, int) or viewer >= saved.seats or (viewer < 0 and saved.view not in words):
            raise ValueError(f"damaged position: view {saved.view!r} is not open, spectator or a seat")
        return viewer

    def _fill(self, state: State, position: dict[str, Any]) -> None:
        if position.keys() != self.data.keys():
            odd = ", ".join(sorted(position.keys() ^ self.data.keys()))
            raise ValueError(f"damaged position: missing or unknown: {odd}")
        for name, kind in self.data.items():
            try:
                setattr(state, name, read(position[name], kind))
            except (msgspec.ValidationError, TypeError, OverflowError) as error:
                raise ValueError(f"damaged position: {name}: {error}") from None

    def _frame(self, entry: list[str | int]) -> Frame:
        name, *numbers = entry or [""]
        frame = self.frames.get(str(name))
        if frame is None:
            raise ValueError(f"damaged position: there is no frame {name!r}")
        if len(numbers) != len(frame.fields) or not all(isinstance(number, int) for number in numbers):
            raise ValueError(f"damaged position: {name} takes the numbers ({', '.join(frame.fields)}), not {numbers}")
        return frame(*numbers)

    def _check(self, state: State) -> None:
        try:
            state.recall()
            faults = state.faults() or [fault for frame in state.stack for fault in frame.faults(state)]
            if not faults and state.stack:
                faults = self._question_faults(state)
        except (ArithmeticError, AttributeError, LookupError, TypeError) as error:
            raise ValueError(f"damaged position: its numbers do not fit together ({error})") from None
        if faults:
            raise ValueError(f"damaged position: {faults[0]}")

    def _question_faults(self, state: State) -> list[str]:
        if not isinstance(state.stack[-1], Question):
            return [f"{state.stack[-1].name} on top of the stack asks nothing"]
        try:
            legal = state.legal()
        except Hidden:
            return []
        if not legal or legal != sorted(legal) or legal[0] < 0 or legal[-1] >= self.game.actions:
            return ["its question has no possible answer"]
        return []


def plain(value: Any) -> Any:
    """An independent copy of a number, a list of them or a list of lists."""
    return value if isinstance(value, int) else [plain(each) for each in value]


def read(value: Any, kind: str) -> Any:
    """A datum of this kind, from JSON."""
    kind = kind.removeprefix("Shared[").removesuffix("]") if kind.startswith("Shared[") else kind
    return vec[i64](msgspec.convert(value, list[int])) if kind == "vec[i64]" else msgspec.convert(value, JSON[kind])
