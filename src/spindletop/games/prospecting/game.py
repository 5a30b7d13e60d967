"""What Giganten and Black Gold have in common as games: how they begin, and how licences are saved."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting import hands, rounds
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import ContentFile, Game, State
from spindletop.kernel.codec import Codec

S = TypeVar("S", bound=ProspectingState)


class NotesCodec(Codec):
    """Saves the history of licences note by note; the rules hold it as one row of numbers."""

    def to_json(self, state: State) -> dict[str, Any]:
        data = super().to_json(state)
        data["position"]["history"] = hands.notes(vec[i64](data["position"]["history"]))
        return data

    def _fill(self, state: State, position: dict[str, Any]) -> None:
        if "history" in position:
            try:
                notes = msgspec.convert(position["history"], list[tuple[int, int, int, int]])
            except msgspec.ValidationError as error:
                raise ValueError(f"damaged position: history: {error}") from None
            position = position | {"history": [number for note in notes for number in note]}
        super()._fill(state, position)


class ProspectingGame(Game[S]):
    """Subclasses also fill in `lay_out`."""

    def __init__(self, content: str | Path | ContentFile | None = None) -> None:
        super().__init__(content)
        self.codec = NotesCodec(self)

    def begin(self, state: S) -> None:
        start = state.setup.options["start"]
        state.set_out()
        state.first = 0 if isinstance(start, str) else start
        state.put(rounds.Round())
        self.lay_out(state)
        if start == "random":
            state.put(rounds.StartingSeat())

    def lay_out(self, state: S) -> None:
        """The map."""
        raise NotImplementedError
