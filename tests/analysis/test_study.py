"""Analysis of a finished game: chances over time, the moves that changed them, what the strong bot would have done."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import spindletop
from spindletop.analysis import study as studies
from spindletop.analysis.played import Played
from spindletop.analysis.reasons import Reason
from spindletop.analysis.study import Budget, Findings, Pace, spread, study
from spindletop.analysis.tasks import Chances, Compare, Divide, Look, Passage, Task, Think, do
from spindletop.analysis.telling import told
from spindletop.kernel import NATURE, Record

GAMES = Path("tests/games")
RECORDS = {
    "gold": Path("tests/browser/gold.record"),
    "king_oil": GAMES / "king_oil/records/last-survivor.record",
    "crude": GAMES / "crude/records/declared-victory.record",
    "giganten": GAMES / "giganten/records/three-seats.record",
    "black_gold": GAMES / "black_gold/records/two-seats-greedy-shorter.record",
}
Work = Callable[[Task], Any]
THEN = ", then "
LONG = 4  # answers of a move
WHY = Reason("derricks", 2.0)


def the_game(slug: str) -> Played:
    record = Record.load(RECORDS[slug])
    return Played.of(record.game, record.seats, record.options, record.answers())


def carry_out(played: Played, budget: Budget, work: Work = do, people: Sequence[int] = ()) -> Findings:
    steps = study(played, [f"P{seat}" for seat in range(played.seats)], budget, people)
    batch, done = next(steps), 0.0
    while True:
        assert done <= batch.done <= 1, "progress goes one way"
        done = batch.done
        try:
            batch = steps.send([work(task) for task in batch.tasks])
        except StopIteration as end:
            assert isinstance(end.value, Findings)
            return end.value


@pytest.mark.parametrize("slug", spindletop.games())
def test_every_game_can_be_analysed(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("CHECKED", 1), ("LISTED", 1), ("CLOSER", 1), ("FLAT", 0.0)):
        monkeypatch.setattr(studies, name, few)
    played = the_game(slug)
    found = carry_out(played, Budget(futures=1, seconds=0.05))
    assert all(sum(shares) == pytest.approx(1) for shares in found.course.values())
    winners = played.positions[-1].winners()
    assert found.course[found.last] == [(seat in winners) / len(winners) for seat in range(played.seats)]
    assert found.answers or found.luck
    for turn in found.answers:
        here = played.positions[turn.start]
        assert here.actor == turn.seat and told(here, turn.actions, found.names, THEN)
        assert not turn.better or (turn.better[0] in here.legal() and told(here, turn.better, found.names, THEN))
    for turn in found.luck:
        here = played.positions[turn.start]
        assert here.actor == NATURE and told(here, turn.actions, found.names, THEN) and not turn.better


def test_a_game_is_divided_into_moves() -> None:
    played = the_game("king_oil")
    moves = Divide(played).do()
    assert [move.start for move in moves[1:]] == [move.end for move in moves[:-1]]
    assert moves[0].start == 0 and moves[-1].end == len(played.answers)
    for before, after in pairwise(moves):
        assert before.actor != after.actor or before.actor == NATURE
    for move in moves:
        assert {state.actor for state in played.positions[move.start : move.end]} == {move.actor}


def made_up(played: Played, turning: list[Passage], plan: tuple[int, ...]) -> Work:
    """Seat 0 gains with each of these moves; the strong bot has always the same plan."""

    def work(task: Task) -> Any:
        match task:
            case Divide():
                return task.do()
            case Look(at=at, instead=instead):
                mine = 0.05 + sum(0.15 for move in turning if move.end <= at) + (0.3 if instead else 0)
                return Chances([mine, *[(1 - mine) / (played.seats - 1)] * (played.seats - 1)], 0.05)
            case Think():
                return plan
            case Compare(at=at, plan=better, other=answered):
                assert plan[-len(better) :] == better and better[0] != answered[0] == played.answers[at]
                return (WHY,)

    return work


def test_the_moves_that_mattered_are_found_though_few_positions_are_looked_at() -> None:
    played = the_game("king_oil")
    moves = Divide(played).do()
    lucky = [move for move in moves if move.actor == NATURE][30]
    mine = [move for move in moves if move.actor == 0 and move.free]
    turning = [mine[2], lucky, mine[9]]
    plan = played.answers[mine[2].start : mine[2].end]
    found = carry_out(played, Budget(futures=8, seconds=60), made_up(played, turning, plan))
    assert len(found.course) < len(moves) / 2
    assert [turn.start for turn in found.answers] == [mine[2].start, mine[9].start]
    (luck,) = found.luck
    assert luck.start == lucky.start and luck.seat == 0 and luck.change == pytest.approx(0.15)
    same, other = found.answers
    assert not same.better and not same.reasons
    assert other.better == plan and other.better_after > other.after and other.reasons == (WHY,)


def test_of_each_person_the_answers_that_cost_most_are_found() -> None:
    played = the_game("king_oil")
    mine = [move for move in Divide(played).do() if move.actor == 0 and move.free]
    falls = dict(zip(mine[3:20:4], (0.02, 0.09, 0.05, 0.07, 0.03), strict=True))
    plan = (played.game.parse("end turn"),)

    def work(task: Task) -> Any:
        match task:
            case Look(at=at):
                share = 0.9 - sum(fall for move, fall in falls.items() if move.end <= at)
                return Chances([share, *[(1 - share) / (played.seats - 1)] * (played.seats - 1)], 0.0001)
            case Compare():
                return (WHY,)
            case Think():
                return plan
        return task.do()

    steps = carry_out(played, Budget(futures=8, seconds=60), work, people=[0, 2])
    starts = [turn.start for turn in steps.costly]
    assert starts == [move.start for move in sorted(falls, key=lambda move: -falls[move])][: studies.COSTLY]
    assert all(turn.cost == pytest.approx(-turn.change) and turn.reasons == (WHY,) for turn in steps.costly)


def test_a_move_is_told_as_its_answers_were_offered_and_luck_by_what_came_of_it() -> None:
    played, names = the_game("king_oil"), ["Ann", "Bob", "Cid", "Dora"]
    moves = Divide(played).do()
    long = next(move for move in moves if move.actor != NATURE and move.end - move.start > LONG)
    told_long = told(played.positions[long.start], played.answers[long.start : long.end], names, THEN)
    assert told_long.count(THEN) == long.end - long.start - 1 and told_long[0].isupper(), "nothing is left out"
    assert "…" not in told_long
    lucky = next(move for move in moves if move.actor == NATURE)
    assert told(played.positions[lucky.start], played.answers[lucky.start : lucky.end], names, THEN).startswith(
        "Bob got"
    )


def test_a_slow_machine_looks_at_enough_positions_and_at_each_less_closely() -> None:
    quick, slow = Pace.within(Budget(8, 30), 0.004, 500), Pace.within(Budget(8, 30), 0.4, 500)
    assert (quick.futures, quick.checked) == (8, 12) and quick.positions > 300
    assert (slow.futures, slow.positions, slow.checked) == (1, 30, 2)
    assert Pace.within(Budget(8, 30), 0.0, 5).positions == 5


def test_places_are_spread_from_the_first_to_the_last() -> None:
    assert spread(9, 3) == [0, 4, 8] and spread(2, 5) == [0, 1]


def test_luck_of_which_nobody_hears_anything_yet_is_told_by_what_it_was() -> None:
    here = spindletop.game("black_gold").new(seats=2, start=0)
    assert here.actor == NATURE
    tile = here.setup.game.parse("tile a2")
    assert told(here, [tile], ["Ann", "Bob"], THEN) == "lay A2"
