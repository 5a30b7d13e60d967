"""What annotations of frames and states stand for; the same plain and compiled (`kernel/declare.py`)."""

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spindletop
from spindletop.games.gold import steps
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.steps import FirstCard, Outcome
from spindletop.kernel import Question, Step, frames_in
from spindletop.kernel.declare import Derived, Shared


class Offer(Question):
    rule: ClassVar[str] = "XX-1"
    seat: i64
    price: i64  # in dollars


class Counter(Offer):
    times: i64

    def actor(self, state: GoldState) -> i64:
        return self.seat


class Ledger(GoldState):
    pages: Shared[vec[i64]]
    total: Derived[i64]
    lines: list[list[int]]


def test_the_constructor_of_a_frame_takes_its_numbers_in_the_order_of_the_annotations() -> None:
    offer = Offer(2, 500)
    assert offer.numbers == {"seat": 2, "price": 500} and repr(offer) == "Offer(seat=2, price=500)"
    assert offer == Offer(2, 500) != Offer(2, 501)
    with pytest.raises(TypeError):
        Offer(2)  # type: ignore[call-arg]


def test_numbers_of_a_base_come_first() -> None:
    counter = Counter(1, 400, 3)
    assert counter.numbers == {"seat": 1, "price": 400, "times": 3} and counter.actor(ledger()) == 1


@pytest.mark.parametrize(("frame", "numbers"), [(FirstCard(), []), (Outcome(3, 5), [3, 5])])
def test_games_frames_have_theirs(frame: Question | Step, numbers: list[int]) -> None:
    assert list(frame.numbers.values()) == numbers


def ledger() -> Ledger:
    state = Ledger(spindletop.game("gold").new(2).setup)
    state.first = state.game_number = 0
    state.lay_out()
    state.series = vec[i64]([0, 0])
    state.pages, state.total, state.lines = vec[i64]([1, 2]), 3, [[4]]
    return state


def test_a_copy_has_its_own_lists_but_shares_what_is_shared_or_derived() -> None:
    state = ledger()
    twin = state.copy()
    assert type(twin) is Ledger and list(twin.faces) == list(state.faces)
    twin.faces[0], twin.pages[0] = 7, 9
    twin.mover = 1
    assert state.faces[0] == -1 and state.mover == 0
    assert state.pages[0] == 9, "shared"
    twin.lines = [*twin.lines, [5]]
    assert (twin.total, twin.lines, state.lines) == (3, [[4], [5]], [[4]])


def test_fields_say_how_each_datum_was_declared() -> None:
    own = {name: kind for name, kind in Ledger.fields.items() if name not in GoldState.fields}
    assert own == {"pages": "Shared[vec[i64]]", "total": "Derived[i64]", "lines": "list[list[int]]"}
    assert GoldState.fields["faces"] == "vec[i64]" and GoldState.fields["mover"] == "i64"


def test_frames_of_a_module_are_found() -> None:
    assert [frame.__name__ for frame in frames_in(steps)] == [
        "StartingSeat", "Turn", "FirstCard", "SecondCard", "Face", "Outcome", "RushCard", "RushOutcome", "GameEnd"
    ]  # fmt: skip
