"""The deal of a day: the same on every server, one game for each person, without help, and the tycoon beside it."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from tests.conformance.cases import GAMES
from tests.table.tables import ANN, BEN, Clock, finish, refused, run, until

from spindletop.kernel import NATURE, Record
from spindletop.kernel.registry import game
from spindletop.table import Deal, Rival, Status, Table, Tables, Why
from spindletop.table.deals import day_of, laid_out
from spindletop.table.dice import verify
from spindletop.table.rivals import _play_on

pytestmark = pytest.mark.usefixtures("kept_thinking")

DAY = 24 * 3600.0
NOON = 20_000 * DAY + DAY / 2


def clock(days: float = 0.0) -> Clock:
    made = Clock()
    made.now = NOON + days * DAY
    return made


async def open_deal(tables: Tables, slug: str, token: str = ANN, name: str = "Ann", back: int = 0) -> Table:
    return await tables.open_deal(token, slug, tables.days()[back], name)


def test_a_day_is_that_of_greenwich() -> None:
    assert day_of(0.0) == "1970-01-01" and day_of(DAY - 1) == "1970-01-01" and day_of(DAY) == "1970-01-02"
    assert laid_out(DAY) == ["1970-01-02", "1970-01-01"]


@pytest.mark.parametrize("slug", GAMES)
def test_two_servers_lay_out_the_same(tmp_path: Path, slug: str) -> None:
    """Whoever plays it: the same seat, the same bots, and the same answers of them and of nature to the same game."""
    played: list[tuple[list[int], list[str], list[int]]] = []

    async def test(name: str, tables: Tables) -> None:
        table = await open_deal(tables, slug, name=name)
        seat, mine = table.seats_of(ANN)[0], 0
        async for _ in tables.changes(table.id):
            while table.turn == seat and mine < 6:
                await tables.answer(table.id, seat, ANN, table.asked, table.game.name(table.legal(seat)[0]))
                mine += 1
            if table.status is Status.OVER or (table.turn == seat and mine == 6):
                break
        bots = [each.name for number, each in enumerate(table.seats) if number != seat]
        played.append((table.seats_of(ANN), bots, table.course.actions()))

    names = ["Ann", Deal(slug, day_of(NOON)).bots(game(slug))[0]]  # even one that a bot has
    for number, name in enumerate(names):
        run(partial(test, name), tmp_path / f"{number}.db", clock=clock())
    assert played[0] == played[1] and len(played[0][2]) > 6


def test_another_day_and_another_game_have_other_dice() -> None:
    deals = [Deal("gold", "2026-11-18"), Deal("gold", "2026-11-19"), Deal("crude", "2026-11-18")]
    assert len({deal.seed for deal in deals}) == len({deal.thought(3) for deal in deals}) == 3
    assert deals[0].thought(3) != deals[0].thought(4)


def test_one_table_for_each_person_and_deal(file: Path) -> None:
    async def test(tables: Tables) -> None:
        first = await open_deal(tables, "gold")
        assert await open_deal(tables, "gold") is first, "who plays it again plays the same game"
        other = await open_deal(tables, "gold", BEN, "Ben")
        yesterday = await open_deal(tables, "gold", back=1)
        assert len({first.id, other.id, yesterday.id}) == 3
        assert not first.listed and first.deal == Deal("gold", tables.days()[0])
        assert await refused(tables.open_deal(ANN, "gold", "2020-02-30", "Ann")) is Why.UNKNOWN
        assert await tables.dealt_to(ANN, Deal("gold", tables.days()[0])) is first
        assert await tables.dealt_to(ANN, Deal("crude", tables.days()[0])) is None

    run(test, file, clock=clock())


def test_there_is_no_help(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await open_deal(tables, "crude")
        (seat,) = table.seats_of(ANN)
        await until(tables, table, lambda: table.turn == seat)
        assert await refused(tables.hint(table.id, seat, ANN)) is Why.ILLEGAL
        assert await refused(tables.undo(table.id, seat, ANN, table.asked)) is Why.ILLEGAL

    run(test, file, clock=clock())


def test_results_are_ranked_and_those_of_bots_do_not_count(file: Path) -> None:
    async def test(tables: Tables) -> None:
        deal = Deal("gold", tables.days()[0])
        for token, name in ((ANN, "Ann"), (BEN, "Ben")):
            table = await open_deal(tables, "gold", token, name)
            if token == BEN:
                await tables.leave(table.id, table.seats_of(BEN)[0], BEN)
            await finish(tables, table, token)
            assert table.aided == (token == BEN)
        (result,) = await tables.dealt(deal)
        assert result.names[result.bots.index(False)] == "Ann" and result.day == deal.day
        assert await tables.dealt(Deal("gold", tables.days()[1])) == []

    run(test, file, clock=clock())


def test_the_dice_of_a_deal_can_be_checked(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await finish(tables, await open_deal(tables, "gold"), ANN)
        record = Record.parse(await tables.download(table.id))
        assert verify(record).wrong is None and verify(record).checked > 5

    run(test, file, clock=clock())


def test_the_tycoon_plays_the_same_deal(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        deal, chosen = Deal("gold", tables.days()[0]), game("gold")
        rival = tables.rivals.of(deal, chosen)
        assert tables.rivals.of(deal, chosen) is rival, "once for all"
        while not rival.over:
            assert not rival.failed
            await asyncio.sleep(0.01)
        assert len(rival.scores) == deal.seats(chosen) and rival.winners
        whole = in_slices(deal)
        assert (whole.answers, whole.scores) == (rival.answers, rival.scores)
        table = await open_deal(tables, "gold")
        dealt = [move.action for move in table.course.moves if move.actor == NATURE]
        assert dealt and rival.answers[: len(dealt)] == dealt, "it meets the same dice"

    def in_slices(deal: Deal) -> Rival:
        """The same game, however it is cut."""
        monkeypatch.setattr("spindletop.table.rivals.SLICE", 0.002)
        chosen, rival = game("gold"), Rival([], [], [])
        while not rival.over:
            played = _play_on(type(chosen), chosen.source.text, chosen.source.name, deal, rival.answers)
            rival.answers, rival.scores, rival.winners, rival.over = played
        return rival

    run(test, file, clock=clock())
