"""How somebody's games went: from what lists of tables tell."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spindletop.bots.levels import USUAL_MARKS, nearest_mark
from spindletop.games import folder, game
from spindletop.table import Status, Summary

PEOPLE = "people"


@dataclass(frozen=True)
class Tally:
    played: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    def and_one(self, won: bool) -> "Tally":
        return Tally(self.played + 1, self.won + won)


def finished(tables: Iterable[Summary]) -> list[Summary]:
    """Games that somebody played to their end: no lessons, and not what was only uploaded."""
    return [each for each in tables if each.status is Status.OVER and each.mine and not each.lesson]


def place(each: Summary, seat: int) -> int:
    """In a finished game: who has won is first, and the others follow by what they had."""
    if seat in each.winners:
        return 1
    return 1 + max(len(each.winners), sum(score > each.scores[seat] for score in each.scores))


def has_won(each: Summary) -> bool:
    return any(seat in each.winners for seat in each.mine)


def rivals(each: Summary) -> set[str]:
    """Whom somebody met: people, and bots by the opponent with a name that plays like them."""
    others = [seat for seat in range(len(each.names)) if seat not in each.mine]
    marks = folder.marks(game(each.game))
    met = {nearest_mark(level, marks) for seat in others if (level := each.levels[seat] if each.levels else 0)}
    return met | {PEOPLE for seat in others if not each.bots[seat]}


def against(tables: Sequence[Summary]) -> dict[str, Tally]:
    """Games with people in them, and with bots of each level. Several people at one screen have no result together."""
    found = dict.fromkeys([PEOPLE, *USUAL_MARKS], Tally())
    for each in finished(tables):
        if len(each.mine) == 1:
            for rival in rivals(each):
                found[rival] = found[rival].and_one(has_won(each))
    return found


def total(tables: Sequence[Summary]) -> Tally:
    played = finished(tables)
    return Tally(len(played), sum(map(has_won, played)))
