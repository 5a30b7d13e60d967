"""Every game, played by bots at a table."""

from pathlib import Path

import pytest
from tests.table.tables import ANN, BotSeat, run, until

import spindletop
from spindletop import Record
from spindletop.kernel import OPEN
from spindletop.kernel.registry import game_class
from spindletop.table import Status, Tables
from spindletop.table.dice import verify

pytestmark = pytest.mark.usefixtures("kept_thinking")

GAMES = [slug for slug in spindletop.games() if game_class(slug).__module__.startswith("spindletop.")]


@pytest.mark.parametrize("slug", GAMES)
def test_bots_play_a_game_that_can_be_stepped_through_verified_and_rebuilt(
    file: Path, slug: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = spindletop.game(slug).seats[0]
    played: list[tuple[str, str, object]] = []

    async def play(tables: Tables) -> None:
        table = await tables.open_table(ANN, slug, [BotSeat("random")] * seats)
        await until(tables, table, lambda: table.status in (Status.OVER, Status.STUCK))
        assert table.status == Status.OVER, table.trouble
        record = await tables.download(table.id)
        played.append((table.id, record, table.view(OPEN).to_json()))
        verdict = verify(Record.parse(record))
        assert verdict.wrong is None and verdict.checked == table.course.rolls
        assert all(line.words for line in table.log(None)[:1])
        at = table.answers // 2
        assert table.view(OPEN, at).to_json() == table.record().replay(at).to_json()

    async def rebuild(tables: Tables) -> None:
        ((id, record, position),) = played
        table = await tables.table(id)
        assert table.view(OPEN).to_json() == position and await tables.download(id) == record

    run(play, file)
    run(rebuild, file)
    assert not caplog.records, "nothing went wrong on the way"
