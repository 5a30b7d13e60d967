"""Who begins: nature says so, if the table did not choose."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.frame import EvenChance


class WhoBegins(EvenChance):
    """Any seat may; a game says what follows from it."""

    def legal(self, state: Any) -> vec[i64]:
        start: i64 = state.box.ids.start
        return vec[i64](range(start, start + state.seats))
