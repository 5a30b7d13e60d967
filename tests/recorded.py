"""Recorded games at a table, as its pages show them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from spindletop.kernel import Record
from spindletop.table import Table
from spindletop.table.entries import Answered, By, Opened, Place, Started

HERE = Path(__file__).parent
RECORDS = {
    "gold": HERE / "browser/gold.record",
    "king_oil": HERE / "browser/king_oil.record",
    "crude": HERE / "browser/crude.record",
    "giganten": HERE / "games/giganten/records/four-seats.record",
    "black_gold": HERE / "browser/black_gold.record",
}


def seated(record: Record, names: Sequence[str]) -> Table:
    """A table at which the recorded game is about to begin."""
    game = record.game
    places = [Place(name) for name in names[: record.seats]]
    opened = Opened(game.slug, game.rules, game.source.hash, dict(record.options), places, host="", seed="")
    table = Table("recorded", game, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    return table


def played(table: Table, record: Record) -> Iterator[int]:
    """Gives the recorded answers, one by one."""
    for action in record.answers():
        table.apply(table.seq + 1, Answered(table.actor, table.game.name(action), By.PERSON), 0.0)
        yield action
