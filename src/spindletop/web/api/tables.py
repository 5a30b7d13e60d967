"""The calls about games and tables: what the pages do, for programs."""

from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

from spindletop.games import game, games
from spindletop.table import BotSeat, OpenSeat, Person, Refused, SeatPlan, Summary, Table, Terms, Why, new_token
from spindletop.web.api.calls import Asking
from spindletop.web.api.shapes import (
    Answer,
    Away,
    Claim,
    Computer,
    Games,
    GiveOrder,
    Key,
    Listed,
    Look,
    Me,
    NewTable,
    Nothing,
    OfSeat,
    Open,
    OrdersInfo,
    PutBot,
    Say,
    TableInfo,
    Undo,
    View,
    Which,
    Withdrawal,
)
from spindletop.web.api.telling import game_info, orders_of, table_info, view_of
from spindletop.web.browser import count_opening
from spindletop.web.play import way

LISTED = 50


async def list_games(asking: Asking, given: Nothing) -> Games:
    return Games([game_info(game(slug)) for slug in games()])


async def make_token(asking: Asking, given: Nothing) -> Key:
    return Key(new_token())


async def list_tables(asking: Asking, given: Which) -> Listed:
    return Listed(await found(asking, given.which))


async def found(asking: Asking, which: str) -> list[Summary]:
    if which == "mine":
        return await asking.tables.mine(asking.own_token, LISTED)
    lists = {"open": asking.tables.open_tables, "offered": asking.tables.offered, "finished": asking.tables.finished}
    return await lists[which](LISTED)


async def open_table(asking: Asking, given: NewTable) -> TableInfo:
    token, seats = asking.own_token, [plan(seat) for seat in given.seats]
    count_opening(asking.request)
    clock = Terms(**msgspec.structs.asdict(given.clock)) if given.clock else None
    more: dict[str, Any] = {"listed": given.listed, "clock": clock}
    return _told(asking, await asking.tables.open_table(token, given.game, seats, given.options, **more))


def plan(seat: Me | Open | Computer) -> SeatPlan:
    match seat:
        case Me(name=name, word=word):
            return Person(name, word, program=True)
        case Computer(bot=bot):
            return BotSeat(bot)
        case Open():
            return OpenSeat()


async def see_table(asking: Asking, given: Nothing) -> TableInfo:
    return _told(asking, await asking.looking(None))


async def take_seat(asking: Asking, given: Claim) -> TableInfo:
    """Who has it already is told how it stands, as if it had been taken now."""
    told = {"invite": given.invite, "word": given.word}
    try:
        await asking.tables.claim(asking.id, given.seat, asking.own_token, given.name, **told, program=True)
    except Refused as refused:
        _unless_done(refused)
    return _told(asking, await asking.looking(None))


async def see_view(asking: Asking, given: Look) -> View:
    return view_of(await asking.looking(given.seat), given.seat)


async def answer(asking: Asking, given: Answer) -> TableInfo:
    table = await asking.speaking(given.seat, given.asked)
    try:
        await asking.tables.answer(table.id, given.seat, asking.token, given.asked, *way(given.action))
    except Refused as refused:
        _unless_done(refused)
    return _told(asking, table)


async def undo(asking: Asking, given: Undo) -> TableInfo:
    table = await asking.speaking(given.seat)
    return _told(asking, await asking.tables.undo(table.id, given.seat, asking.token, given.asked))


async def see_orders(asking: Asking, given: OfSeat) -> OrdersInfo:
    return orders_of(await asking.speaking(given.seat), given.seat, asking.token)


async def give_order(asking: Asking, given: GiveOrder) -> OrdersInfo:
    await asking.speaking(given.seat)
    table = await asking.tables.order(asking.id, given.seat, asking.token, given.order)
    return orders_of(table, given.seat, asking.token)


async def withdraw(asking: Asking, given: Withdrawal) -> OrdersInfo:
    await asking.speaking(given.seat)
    table = await asking.tables.withdraw(asking.id, given.seat, asking.token, given.number)
    return orders_of(table, given.seat, asking.token)


async def talk(asking: Asking, given: Say) -> TableInfo:
    tables, token = asking.tables, asking.own_token
    if given.seat is None:
        return _told(asking, await tables.remark(asking.id, token, given.name, given.text, given.slip))
    return _told(asking, await tables.chat(asking.id, given.seat, token, given.text, given.slip))


async def leave(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.leave(asking.id, given.seat, asking.own_token))


async def take_back(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.take_back(asking.id, given.seat, asking.own_token))


async def offer(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.offer(asking.id, given.seat, asking.own_token))


async def wait(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.wait(asking.id, given.seat, asking.own_token))


async def stand_in(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.stand_in(asking.id, given.seat, asking.own_token))


async def go_away(asking: Asking, given: Away) -> TableInfo:
    return _told(asking, await asking.tables.go_away(asking.id, given.seat, asking.own_token, given.days))


async def come_back(asking: Asking, given: OfSeat) -> TableInfo:
    return _told(asking, await asking.tables.come_back(asking.id, given.seat, asking.own_token))


async def put_bot(asking: Asking, given: PutBot) -> TableInfo:
    return _told(asking, await asking.tables.put_bot(asking.id, given.seat, asking.own_token, given.bot))


async def call_off(asking: Asking, given: Nothing) -> TableInfo:
    return _told(asking, await asking.tables.call_off(asking.id, asking.own_token))


async def record(asking: Asking, given: Nothing) -> Response:
    return PlainTextResponse(await asking.tables.download(asking.id))


async def content(asking: Asking, given: Nothing) -> Response:
    return PlainTextResponse(await asking.tables.content(asking.id))


def _told(asking: Asking, table: Table) -> TableInfo:
    return table_info(table, asking.token)


def _unless_done(refused: Refused) -> None:
    """What arrives twice counts once, and is no mistake."""
    if refused.why is not Why.REPEATED:
        raise refused
