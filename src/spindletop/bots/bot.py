"""A bot answers for a seat. It is given what the seat may know, and a source of chance."""

from mypy_extensions import mypyc_attr

from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass this and write `choose`. A bot keeps no memory between calls: the view has all that can be known."""

    def choose(self, view: State, rng: Rng) -> int:
        """One of `view.legal()`, for the seat that is asked."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any answer, all equally likely."""

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        return legal[rng.below(len(legal))]
