"""Small walks through a game that the lab's tools share."""

from spindletop.kernel import NATURE, Rng, State


def settle_nature(state: State, rng: Rng) -> None:
    """Let nature answer until a seat is asked or the game is over."""
    while state.actor == NATURE:
        state.answer(state.top().draw(state, rng))


def random_answer(state: State, rng: Rng) -> int:
    """Nature's by its odds, a seat's at random."""
    return state.top().draw(state, rng)
