"""A game written by a user in plain Python, on the kernel as it is installed, compiled or not."""

import copy
import pickle
from pathlib import Path
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.checks import (
    check_chances,
    check_copies,
    check_game,
    check_illegal,
    check_listening,
    check_record,
    check_round_trips,
    check_undo,
    check_views,
)

import spindletop
from spindletop.bots.bot import Bot, RandomBot
from spindletop.bots.match import match_games
from spindletop.kernel import OVER, Chance, ContentFile, Game, Question, Record, Rng, State, Verb, Verbs, registry

ORE = 3  # the ids of the three ways to dig come first


class PitState(State):
    """A pit with some ore; whoever digs up the last of it loses."""

    ore: int
    mover: int
    dug: list[int]

    def scores(self) -> list[int]:
        return self.dug[:]

    def winners(self) -> list[int]:
        return [] if self.stack else [seat for seat in range(self.seats) if seat != self.mover]

    def faults(self) -> list[str]:
        return [] if self.ore >= 0 and 0 <= self.mover < self.seats == len(self.dug) else ["the pit is not right"]


class Dig(Question):
    """How much do you dig up, one to three?"""

    rule: ClassVar[str] = "PI-1"

    def actor(self, state: PitState) -> int:
        return state.mover

    def legal(self, state: PitState) -> vec[i64]:
        return vec[i64](list(range(min(3, state.ore))))

    def answer(self, state: PitState, action: int) -> None:
        state.dug[state.mover] += action + 1
        state.ore -= action + 1
        state.tell("dug", state.mover, action + 1)
        if state.ore > 0:
            state.mover = (state.mover + 1) % state.seats
            state.put(Dig())


class Ore(Chance):
    """How much ore is there?"""

    rule: ClassVar[str] = "PI-2"

    def chances(self, state: PitState) -> list[tuple[int, int]]:
        return [(ORE + amount, 1 + amount % 3) for amount in range(10, 21)]

    def answer(self, state: PitState, action: int) -> None:
        state.ore = action - ORE
        state.put(Dig())


class Pit(Game[PitState]):
    slug = "pit"
    title = "Pit"
    seats = range(2, 5)
    frames = (Dig, Ore)
    state = PitState

    def __init__(self, content: str | Path | ContentFile | None = None) -> None:
        super().__init__(content or ContentFile("", "pit"))

    def read(self, source: ContentFile) -> object:
        self.verbs = Verbs(Verb("dig", range(1, 4)), Verb("ore", range(21)))
        self.max_chances, self.longest = 11, 21
        return None

    def begin(self, state: PitState) -> None:
        state.ore, state.mover, state.dug = 0, 0, [0] * state.seats
        state.put(Ore())


class LeaveOne(Bot):
    """Leaves one more than a multiple of four, if it can."""

    def choose(self, view: State, rng: Rng) -> int:
        assert isinstance(view, PitState)
        wanted = (view.ore - 1) % 4
        return wanted - 1 if wanted else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "check",
    [
        check_game,
        check_copies,
        check_round_trips,
        check_illegal,
        check_views,
        check_chances,
        check_undo,
        check_listening,
    ],
)
def test_an_own_game_conforms(check: Any, seats: int) -> None:
    check(Pit().new(seats), 1)


def test_an_own_game_can_be_registered_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", dict(registry._games))  # for this test only
    spindletop.register("pit", Pit)
    check_record(Record(spindletop.game("pit"), 3, {}), 1)


def test_own_frames_and_states_pickle_and_deep_copy() -> None:
    state = Pit().new(2)
    state.play(Pit().parse("ore 12"))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert twin.ore == 12 and twin.question == Dig()
        twin.play(2)
        assert (state.ore, twin.ore) == (12, 9)


def test_an_own_bot_beats_random_play() -> None:
    *_, result = match_games(Pit(), 2, {}, LeaveOne(), RandomBot(), 200, 1)
    assert result.games == 200 and result.interval[0] > 0.75


def test_playouts_end() -> None:
    state = Pit().new(4)
    assert 4 <= spindletop.playout(state, Rng(1)) <= 20
    assert state.actor == OVER
