"""How a game went: every seat's chance to win over time, and what changed it most.

A study is a generator of work: it yields batches of tasks, is sent their results, and returns its findings. So a
command does the tasks in processes of its own, a table in its worker, one after the other.

A game is a row of moves: runs of answers of one seat, and answers of nature. First the study looks at positions
between moves that are evenly spread, then again and again in the middle of the steepest stretches, until its time is
used up or each great change belongs to one move. The greatest are looked at more closely, as are those that seem to
have cost the people at the table most, and the strong bot is asked what it would have done, and why.
"""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from spindletop.analysis.played import Played
from spindletop.analysis.reasons import Reason
from spindletop.analysis.tasks import Chances, Compare, Divide, Look, Passage, Task, Think
from spindletop.kernel import NATURE

LISTED = 8  # moves of seats, and of nature
CHECKED = 12  # of each, looked at more closely
COSTLY = 3  # answers of each person from which most can be learned,
DOUBTED = 5  # of so many that seem to have cost most
CLOSER = 4  # times as many futures
BATCH = 8
FLAT = 0.01  # a change of chance that is not worth a further look
COURSE, CLOSELY, THOUGHTS = 0.4, 0.3, 0.3  # of the time
FEWEST = 24  # positions, however slow it goes
TRIED = 5  # positions that tell how long a future takes


@dataclass(frozen=True)
class Budget:
    futures: int = 8  # for a first look at a position
    seconds: float = 30.0  # of work, about


@dataclass(frozen=True)
class Pace:
    """How thorough a study can be within its budget."""

    futures: int
    positions: int  # on the course
    checked: int  # moves of seats, and of nature, that are looked at more closely
    closely: int  # futures for that
    thought: str  # of the strong bot, on each answer that is listed,
    comparison: str  # and how long that is followed beside what was answered

    @classmethod
    def within(cls, budget: Budget, cost: float, joints: int, people: int = 0) -> "Pace":
        """`cost`: seconds for a future. Where that is too much for a good look, more positions matter more. `people`:
        whose answers are looked at besides."""
        affordable = budget.seconds / max(cost, 1e-6)
        futures = max(1, min(budget.futures, int(COURSE * affordable / FEWEST)))
        positions = min(joints, max(FEWEST, int(COURSE * affordable / futures)))
        checked = max(2, min(CHECKED, int(CLOSELY * affordable / (4 * CLOSER * futures))))  # two kinds, two ends each
        each = THOUGHTS * budget.seconds / (LISTED + DOUBTED * people)
        return cls(futures, positions, checked, CLOSER * futures, f"{0.5 * each:.4f}s", f"{0.3 * each:.4f}s")


@dataclass
class Turn:
    """A move, and what it did to the chance of one seat: of whoever made it, or whom luck met most."""

    start: int  # how many answers stood before it
    seat: int
    actions: tuple[int, ...]
    before: float
    after: float
    better: tuple[int, ...] = ()  # what the strong bot would have done, if something else,
    better_after: float = 0.0  # how that would have looked,
    reasons: tuple[Reason, ...] = ()  # and what speaks for it

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def parting(self) -> int:
        """How many answers of the game stand where the better ones go another way."""
        return self.start + parting(self.actions, self.better)

    def from_there(self, answers: tuple[int, ...]) -> tuple[int, ...]:
        """Of its answers, or of the better ones: those that differ, and what follows them."""
        return answers[self.parting - self.start :]

    @property
    def cost(self) -> float:
        """What the better answers would have brought."""
        return self.better_after - self.after if self.better else 0.0


def parting(one: Sequence[int], other: Sequence[int]) -> int:
    """How many answers two runs have in common before they part."""
    return next((at for at, (mine, its) in enumerate(zip(one, other)) if mine != its), min(len(one), len(other)))


@dataclass
class Findings:
    names: tuple[str, ...]
    last: int  # the number of answers
    course: dict[int, list[float]] = field(default_factory=dict)  # by position: the seats' chances
    answers: list[Turn] = field(default_factory=list)  # of seats, in the order in which they were given
    luck: list[Turn] = field(default_factory=list)  # answers of nature
    costly: list[Turn] = field(default_factory=list)  # of the people: a few for each, the costliest first


@dataclass(frozen=True)
class Batch:
    done: float  # the part of all work that is behind us
    tasks: list[Task]


def study(
    played: Played, names: Iterable[str], budget: Budget, people: Sequence[int] = ()
) -> Generator[Batch, list[Any], Findings]:
    """`people`: the seats of those who may want to learn from their answers."""
    found = Findings(tuple(names), len(played.answers))
    (moves,) = yield Batch(0.0, [Divide(played)])
    tries: list[Task] = [Look(played, moves[place].start, 1) for place in spread(len(moves), TRIED)]
    cost = sum(chances.seconds for chances in (yield Batch(0.0, tries))) / len(tries)
    pace = Pace.within(budget, cost, len(moves) + 1, len(people))
    yield from look_along(played, found, moves, pace)
    yield from look_closely(played, found, moves, pace, people)
    yield from ask_the_bot(played, found, pace)
    found.costly = costliest(found.costly, people)
    return found


# The course


def look_along(played: Played, found: Findings, moves: list[Passage], pace: Pace) -> Generator[Batch, list[Any], None]:
    joints = [*(move.start for move in moves), found.last]
    places = spread(len(joints), pace.positions // 3 + 1)
    while places and len(found.course) < pace.positions:
        looks = [Look(played, joints[place], pace.futures) for place in places[:BATCH]]
        yield from look(found, looks, COURSE * len(found.course) / pace.positions)
        left = pace.positions - len(found.course)
        places = places[BATCH:] or steepest(found, joints)[: max(1, left // BATCH)]


def spread(count: int, wanted: int) -> list[int]:
    """So many of `count` places, the first and the last among them."""
    return sorted({round(number * (count - 1) / (wanted - 1)) for number in range(wanted)})


def look(found: Findings, looks: list[Look], done: float) -> Generator[Batch, list[Chances], None]:
    for each, chances in zip(looks, (yield Batch(done, [*looks])), strict=True):
        found.course[each.at] = chances.shares


def steepest(found: Findings, joints: list[int]) -> list[int]:
    """The middles of the stretches with the greatest changes, the steepest first."""
    seen = [place for place, at in enumerate(joints) if at in found.course]
    stretches = []
    for start, end in pairwise(seen):
        before, after = found.course[joints[start]], found.course[joints[end]]
        change = max(abs(now - was) for was, now in zip(before, after, strict=True))
        if end - start > 1 and change >= FLAT:
            stretches.append((change, (start + end) // 2))
    return [middle for _, middle in sorted(stretches, key=lambda each: -each[0])]


# The turns


def look_closely(
    played: Played, found: Findings, moves: list[Passage], pace: Pace, people: Sequence[int]
) -> Generator[Batch, list[Any], None]:
    """The moves that seem to have changed most, or to have cost a person most, with better figures."""
    luck = [move for move in moves if move.actor == NATURE]
    free = [move for move in moves if move.actor != NATURE and move.free]
    falls = [fall for seat in people for fall in greatest_falls(turns_of(played, found, free), seat)]
    luck, free = ([*greatest(turns_of(played, found, kind), pace.checked)] for kind in (luck, free))
    wanted = sorted({at for move in [*luck, *free, *falls] for at in (move.start, move.end)})
    for first in range(0, len(wanted), BATCH):
        looks = [Look(played, at, pace.closely) for at in wanted[first : first + BATCH]]
        yield from look(found, looks, COURSE + CLOSELY * first / len(wanted))
    found.luck = [*greatest(turns_of(played, found, luck), LISTED).values()]
    found.answers = [*greatest(turns_of(played, found, free), LISTED).values()]
    listed = {turn.start: turn for turn in found.answers}
    found.costly = [listed.get(turn.start, turn) for turn in turns_of(played, found, falls).values()]


def turns_of(played: Played, found: Findings, moves: Iterable[Passage]) -> dict[Passage, Turn]:
    """Those before and after which the chances are known."""
    turns = {}
    for move in moves:
        if move.start in found.course and move.end in found.course:
            before, after = found.course[move.start], found.course[move.end]
            seat = move.actor
            if seat == NATURE:
                seat = max(range(played.seats), key=lambda each: abs(after[each] - before[each]))
            actions = played.answers[move.start : move.end]
            turns[move] = Turn(move.start, seat, actions, before[seat], after[seat])
    return turns


def greatest(turns: dict[Passage, Turn], most: int) -> dict[Passage, Turn]:
    chosen = sorted(turns, key=lambda move: -abs(turns[move].change))[:most]
    return {move: turns[move] for move in turns if move in chosen and abs(turns[move].change) >= FLAT}


def greatest_falls(turns: dict[Passage, Turn], seat: int) -> list[Passage]:
    """The moves of this seat after which its chance was lower than before by most."""
    fell = [move for move in turns if move.actor == seat and turns[move].change < 0]
    return sorted(fell, key=lambda move: turns[move].change)[:DOUBTED]


def costliest(turns: list[Turn], people: Sequence[int]) -> list[Turn]:
    """For each person the few answers beside which others would have brought most."""
    own = {seat: [turn for turn in turns if turn.seat == seat and turn.cost >= FLAT] for seat in people}
    return [turn for seat in people for turn in sorted(own[seat], key=lambda turn: -turn.cost)[:COSTLY]]


def ask_the_bot(played: Played, found: Findings, pace: Pace) -> Generator[Batch, list[Any], None]:
    asked = [*found.answers, *(turn for turn in found.costly if turn not in found.answers)]
    thoughts: list[Task] = [Think(played, turn.start, pace.thought) for turn in asked]
    plans = yield Batch(COURSE + CLOSELY, thoughts)
    for turn, plan in zip(asked, plans, strict=True):
        if parting(turn.actions, plan) < min(len(turn.actions), len(plan)):
            turn.better = plan
    others = [turn for turn in asked if turn.better]
    looks: list[Task] = [Look(played, turn.start, pace.closely, turn.better) for turn in others]
    results = yield Batch(COURSE + CLOSELY + 0.5 * THOUGHTS, looks)
    for turn, chances in zip(others, results, strict=True):
        turn.better_after = chances.shares[turn.seat]
    wanted: list[Task] = [
        Compare(played, turn.parting, turn.from_there(turn.better), turn.from_there(turn.actions), pace.comparison)
        for turn in others
    ]
    for turn, found_reasons in zip(others, (yield Batch(COURSE + CLOSELY + 0.7 * THOUGHTS, wanted)), strict=True):
        turn.reasons = found_reasons
