"""Ten levels, from the weakest to the strongest: steps of about the same size on a game's dial.

What a turn of the dial does is said where bots are made (`roster.dialled`, or a game's own `dial`); which ten numbers
are steady steps was measured (`spindletop lab levels`), and stands in the game's levels.toml. The three opponents that
have names are marks on this scale; where they stand differs from game to game, and was measured as well.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

LEVEL: Final = "level"  # what a bot of a level is called before the colon
LOWEST: Final = 1
HIGHEST: Final = 10
USUAL_MARKS: Final[dict[str, int]] = {"rookie": 2, "wildcatter": 7, "tycoon": 10}  # if nobody measured,
USUAL_DIALS: Final[tuple[float, ...]] = (0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 10, 25, 80)  # nor these

STEP: Final = log(0.65 / 0.35)  # between neighbours, in logarithms of the odds to win: 65 of 100 games for two
DRAWN: Final = 3  # games for two that count as drawn at the level one has met, so that a single win says little
LAST_RESULTS: Final = 12  # that count

Met = tuple[float, int, float]  # the mean level of the rivals in a game, how many they were, one's share of the win


def level_number(setting: str) -> int:
    """What stands behind `level:`."""
    for level in range(LOWEST, HIGHEST + 1):
        if setting == str(level):
            return level
    raise ValueError(f"levels go from {LOWEST} to {HIGHEST}, as in {LEVEL}:4, not {setting!r}")


def named_level(bot: str) -> int:
    """The level by which a bot is called; 0 if it has another name."""
    kind, _, setting = bot.partition(":")
    return level_number(setting.partition(" ")[0]) if kind == LEVEL else 0


def level_of(bot: str, marks: Mapping[str, int]) -> int:
    """Where this bot stands on the scale of a game with these marks; 0 if nobody knows."""
    return named_level(bot) or marks.get(bot.partition(":")[0], 0)


def nearest_mark(level: int, marks: Mapping[str, int]) -> str:
    """The opponent with a name that plays most like this level."""
    return min(marks, key=lambda name: abs(marks[name] - level))


def strength(results: Sequence[Met]) -> int:
    """The level at which somebody seems to play: the one that makes these results the likeliest."""
    if not results:
        raise ValueError("without results nobody can tell")
    met = sum([level for level, _, _ in results]) / len(results)
    return max(range(LOWEST, HIGHEST + 1), key=lambda level: likelihood(level, met, results))


def likelihood(level: int, met: float, results: Sequence[Met]) -> float:
    """Its logarithm: a seat wins with odds in proportion to its strength, as in ratings."""
    total = DRAWN * 0.5 * (log(chance(level - met, 1)) + log(1.0 - chance(level - met, 1)))
    for rivals_level, rivals, share in results:
        wins = chance(level - rivals_level, rivals)
        total += share * log(wins) + (1.0 - share) * log(1.0 - wins)
    return total


def chance(lead: float, rivals: int) -> float:
    """To win against so many rivals who are this many levels below."""
    return 1.0 / (1.0 + rivals * exp(-STEP * lead))
