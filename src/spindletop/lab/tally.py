"""Games played for a balance report, and what is counted in them. Tallies of parts of a run are added up."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeVar

import msgspec

from spindletop.bots.roster import any_bot
from spindletop.games import folder
from spindletop.kernel import NATURE, OVER, Game, Rng, State
from spindletop.kernel.registry import game

POINTS = 20  # a game is looked at after each 1/20 of its answers

T = TypeVar("T")


@dataclass(frozen=True)
class Study:
    """Which games a report is about. The game of a number is always the same."""

    slug: str
    seats: int
    bots: tuple[str, ...]  # one for all seats, or one for each; then they change seats from game to game
    seed: int = 1
    content: str | None = None
    options: tuple[tuple[str, Any], ...] = ()

    def game(self) -> Game[Any]:
        return game(self.slug, self.content)

    def seated(self, number: int) -> list[str]:
        """The bots of this game, by seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Part:
    """Some games of a study: those of the numbers from `first` on."""

    study: Study
    first: int
    games: int

    def __str__(self) -> str:
        return f"{self.first}+{self.games}"


class Curve(msgspec.Struct):
    """Sums over seats of one measure, at each point of time."""

    seats: int = 0
    total: list[float] = msgspec.field(default_factory=lambda: [0.0] * (POINTS + 1))
    squares: list[float] = msgspec.field(default_factory=lambda: [0.0] * (POINTS + 1))

    def add(self, values: list[float]) -> None:
        self.seats += 1
        for point, value in enumerate(values):
            self.total[point] += value
            self.squares[point] += value * value

    def merge(self, other: "Curve") -> None:
        self.seats += other.seats
        self.total = [one + more for one, more in zip(self.total, other.total, strict=True)]
        self.squares = [one + more for one, more in zip(self.squares, other.squares, strict=True)]

    @property
    def mean(self) -> list[float]:
        return [total / max(self.seats, 1) for total in self.total]

    @property
    def deviation(self) -> list[float]:
        pairs = zip(self.squares, self.mean, strict=True)
        return [sqrt(max(0.0, squares / max(self.seats, 1) - mean * mean)) for squares, mean in pairs]


class Group(msgspec.Struct):
    """What the winners did, or all others."""

    scores: list[int] = []  # at the end
    score: Curve = msgspec.field(default_factory=Curve)
    features: dict[str, Curve] = {}
    answers: dict[str, int] = {}  # by verb

    def merge(self, other: "Group") -> None:
        self.scores += other.scores
        self.score.merge(other.score)
        for name, curve in other.features.items():
            self.features.setdefault(name, Curve()).merge(curve)
        for verb, count in other.answers.items():
            self.answers[verb] = self.answers.get(verb, 0) + count


class Tally(msgspec.Struct):
    """What a number of games have shown."""

    decisions: list[int] = []  # by game
    leads: list[int] = []  # by game: the winner's points above the best other seat's (0 where winners share)
    by_seat: list[float] = []  # wins; k winners count 1/k each
    by_order: list[float] = []  # the same by turn order: first the seat that was asked first
    by_bot: dict[str, list[float]] = {}  # seats taken, and wins
    winners: Group = msgspec.field(default_factory=Group)
    others: Group = msgspec.field(default_factory=Group)

    @property
    def games(self) -> int:
        return len(self.decisions)

    def merge(self, other: "Tally") -> None:
        self.decisions += other.decisions
        self.leads += other.leads
        self.by_seat = added(self.by_seat, other.by_seat)
        self.by_order = added(self.by_order, other.by_order)
        for name, numbers in other.by_bot.items():
            self.by_bot[name] = added(self.by_bot.get(name, []), numbers)
        self.winners.merge(other.winners)
        self.others.merge(other.others)


def added(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else other[:]


class Watched:
    """One game as it was played: positions before each answer and at the end, and what each seat answered."""

    def __init__(self, state: State) -> None:
        self.positions: list[State] = []
        self.answers: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.decisions = 0
        self.first = -1


def play(study: Study, its_game: Game[Any], number: int) -> Watched:
    rng = Rng(study.seed << 32 | number)
    players = [any_bot(name, its_game) for name in study.seated(number)]
    state: State = its_game.new(study.seats, **dict(study.options))
    played = Watched(state)
    while (actor := state.actor) != OVER:
        played.positions.append(state.copy())
        if actor == NATURE:
            state.answer(state.top().draw(state, rng))
            continue
        action = players[actor].choose(state.view(actor), rng)
        if played.first < 0:
            played.first = actor
        verb, _ = its_game.verb(action)
        played.answers[actor][verb] = played.answers[actor].get(verb, 0) + 1
        played.decisions += 1
        state.play(action)
    played.positions.append(state)
    return played


def spaced(items: list[T]) -> list[T]:
    """POINTS + 1 of the items, the first and the last among them, evenly spaced."""
    return [items[round(point * (len(items) - 1) / POINTS)] for point in range(POINTS + 1)]


def count(tally: Tally, study: Study, its_game: Game[Any], number: int) -> None:
    """Play the game of this number and enter it."""
    played = play(study, its_game, number)
    end = played.positions[-1]
    scores, winners = end.scores(), end.winners()
    seats = range(study.seats)
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    tally.decisions.append(played.decisions)
    rivals = [scores[seat] for seat in seats if seat not in winners]
    tally.leads.append(scores[winners[0]] - max(rivals) if len(winners) == 1 else 0)
    tally.by_seat = added(tally.by_seat, shares)
    tally.by_order = added(tally.by_order, [shares[(played.first + turn) % study.seats] for turn in seats])
    judgement = folder.value(its_game)
    moments = spaced(played.positions)
    for seat, name in enumerate(study.seated(number)):
        tally.by_bot[name] = added(tally.by_bot.get(name, []), [1.0, shares[seat]])
        group = tally.winners if seat in winners else tally.others
        group.scores.append(scores[seat])
        for verb, times in played.answers[seat].items():
            group.answers[verb] = group.answers.get(verb, 0) + times
        group.score.add([float(moment.scores()[seat]) for moment in moments])
        rows = [judgement.features(moment, seat) for moment in moments]
        for index, feature in enumerate(judgement.FEATURES):
            group.features.setdefault(feature, Curve()).add([row[index] for row in rows])


def play_part(part: Part) -> dict[str, Any]:
    """The tally of these games, as plain data."""
    tally, its_game = Tally(), part.study.game()
    for number in range(part.first, part.first + part.games):
        count(tally, part.study, its_game, number)
    plain: dict[str, Any] = msgspec.to_builtins(tally)
    return plain


def read(plain: dict[str, Any]) -> Tally:
    return msgspec.convert(plain, Tally)
