"""Ratings from games of any number of seats.

The model is Plackett's and Luce's, for two seats also Bradley's and Terry's: a seat wins with odds in proportion to the
strength of its bot. A win shared by k seats counts 1/k for each. The strengths are the likeliest ones; one drawn game
of each bot against an average player is added, so that a bot which lost or won all its games has a rating too.
The intervals come from Fisher's information; where wins are shared, they are rather too wide than too narrow.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from spindletop.bots.match import Z95

POINTS: Final = 400 / log(10)  # 400 points more are ten times the odds, as in Elo's scale
STEP: Final = 1.0  # strengths change by no more than a factor of e at a time, so that they settle
SETTLED: Final = 1e-9
ROUNDS: Final = 200

Seated = tuple[Sequence[str], Sequence[int]]  # the bots of a game by seat, and the seats that won


class Rating:
    """The strength of a bot, and the 95% interval. Zero is the mean of all bots that were rated together."""

    def __init__(self, points: float, half: float) -> None:
        self.points = points
        self.half = half

    @property
    def interval(self) -> tuple[float, float]:
        return self.points - self.half, self.points + self.half


def rate(games: Sequence[Seated]) -> dict[str, Rating]:
    """The rating of each bot that took part in these games (at least one), the best first."""
    names = sorted({name for bots, _ in games for name in bots})
    index = {name: number for number, name in enumerate(names)}
    wins = [0.0] * len(names)
    line_ups: dict[tuple[int, ...], int] = {}  # games by how many seats each bot had
    for bots, winners in games:
        seats = [0] * len(names)
        for name in bots:
            seats[index[name]] += 1
        line_ups[tuple(seats)] = line_ups.get(tuple(seats), 0) + 1
        for seat in winners:
            wins[index[bots[seat]]] += 1.0 / len(winners)
    strengths = [0.0] * len(names)  # as logarithms
    for _ in range(ROUNDS):
        slope, information = slope_and_information(strengths, wins, line_ups)
        covariance = inverse(information)
        moves = [sum(a * b for a, b in zip(row, slope)) for row in covariance]
        strengths = [old + max(-STEP, min(STEP, move)) for old, move in zip(strengths, moves)]
        if max(abs(move) for move in moves) < SETTLED:
            break
    mean = sum(strengths) / len(strengths)
    errors = errors_from_mean(covariance)
    rated = {name: Rating(POINTS * (strengths[i] - mean), POINTS * Z95 * errors[i]) for name, i in index.items()}
    return dict(sorted(rated.items(), key=lambda item: -item[1].points))


def slope_and_information(
    strengths: list[float], wins: list[float], line_ups: dict[tuple[int, ...], int]
) -> tuple[list[float], list[list[float]]]:
    """How the log-likelihood rises with each strength, and how much the games say about them."""
    bots = range(len(strengths))
    slope = wins[:]
    information = [[0.0] * len(strengths) for _ in bots]
    for seats, games in line_ups.items():
        weights = [count * exp(strength) for count, strength in zip(seats, strengths)]
        total = sum(weights)
        odds = [weight / total for weight in weights]
        for one in bots:
            slope[one] -= games * odds[one]
            information[one][one] += games * odds[one]
            for other in bots:
                information[one][other] -= games * odds[one] * odds[other]
    for one in bots:  # the drawn game against an average player
        odd = 1.0 / (1.0 + exp(-strengths[one]))
        slope[one] += 0.5 - odd
        information[one][one] += odd * (1.0 - odd)
    return slope, information


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a symmetric, positive definite matrix (so no pivot is zero)."""
    size = len(matrix)
    rows = [row + [1.0 if column == number else 0.0 for column in range(size)] for number, row in enumerate(matrix)]
    for pivot in range(size):
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * above for value, above in zip(rows[number], rows[pivot])]
    return [row[size:] for row in rows]


def errors_from_mean(covariance: list[list[float]]) -> list[float]:
    """The standard error of each strength less the mean of all. What moves all of them together does not count."""
    size = len(covariance)
    to_mean = [sum(row) / size for row in covariance]
    of_mean = sum(to_mean) / size
    return [sqrt(max(0.0, covariance[one][one] - 2 * to_mean[one] + of_mean)) for one in range(size)]
