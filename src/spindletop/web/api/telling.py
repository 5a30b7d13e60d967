"""Tables, views and news as programs are told them: never more than whoever asks may know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spindletop.bots import roster
from spindletop.games import folder
from spindletop.kernel import Game
from spindletop.kernel.codec import Saved
from spindletop.table import Line, Seat, Status, Table, Talk
from spindletop.table.clocks import NOBODY
from spindletop.web.api.shapes import (
    BotInfo,
    ClockInfo,
    EndedOrder,
    GameInfo,
    LineInfo,
    News,
    Offer,
    OptionInfo,
    OrderInfo,
    OrdersInfo,
    SeatInfo,
    TableInfo,
    TalkInfo,
    View,
)
from spindletop.web.frames import moment_of, question, rule_of
from spindletop.web.sight import Sight

FIRST = 1  # the entry that opens a table


def game_info(game: Game[Any]) -> GameInfo:
    most = game.seats[-1]
    return GameInfo(
        game.slug,
        game.title,
        [*game.seats],
        game.memory,
        game.rules,
        game.source.hash,
        [OptionInfo(each.name, each.allowed(most), each.default, each.seat) for each in game.options],
        [BotInfo(level.name, level.words) for level in roster.levels(game)],
    )


def table_info(table: Table, token: str) -> TableInfo:
    over, mine = table.status is Status.OVER, table.seats_of(token)
    live = table.status in (Status.WAITING, Status.RUNNING)
    invites = live and (bool(mine) or table.is_host(token))
    free = [number for number, seat in enumerate(table.seats) if seat.open or seat.offered]
    return TableInfo(
        table.id,
        table.game.slug,
        table.opened.rules,
        table.game.source.hash,
        table.opened.options,
        table.listed,
        table.status,
        table.trouble,
        [seat_info(seat) for seat in table.seats],
        somebody(table.turn),
        table.asked,
        table.answers,
        table.told,
        mine,
        {number: table.invite(token, number) for number in free if invites},
        table.seed_hash,
        table.seed,
        table.rematch,
        table.course.state.scores() if over else [],
        table.course.state.winners() if over else [],
        ClockInfo(table.clock.terms, table.clock.banks, table.falls, table.clock.fallen) if table.clock else None,
    )


def seat_info(seat: Seat) -> SeatInfo:
    return SeatInfo(seat.name, seat.open, seat.bot, seat.person, seat.program, seat.away, seat.offered)


def view_of(table: Table, seat: int | None) -> View:
    """Whoever calls this has asked whether it may be seen."""
    moment = moment_of(table, Sight(seat))
    view, text = moment.view, folder.text(table.game)
    return View(
        table.id,
        seat,
        table.status,
        somebody(table.turn),
        table.asked,
        question(table, moment),
        rule_of(view),
        [Offer(table.game.name(action), text.action(view, action, table.names)) for action in moment.legal],
        seat is not None and table.can_undo(seat),
        Known.now(table).text,
        msgspec.convert(view.to_json(), Saved) if table.recalls(seat) else None,
    )


def orders_of(table: Table, seat: int, token: str) -> OrdersInfo:
    """Refused to everybody but who holds the seat."""
    desk, declared, view = table.orders(seat, token), folder.orders(table.game), table.view(seat)
    auction = declared.auction(view.question)
    return OrdersInfo(
        [OrderInfo(each.number, each.order) for each in desk.standing],
        [EndedOrder(each.order, each.why) for each in desk.ended],
        [*desk.followed],
        [choice.question for choice in declared.choices],
        auction is not None and auction.is_in(view, seat),
    )


class Known(msgspec.Struct, frozen=True):
    """What somebody has been told: up to which question, and up to which entry."""

    asked: int
    seq: int

    @classmethod
    def now(cls, table: Table) -> "Known":
        return cls(table.asked, table.told)

    @classmethod
    def read(cls, text: str) -> "Known":
        """As `text` wrote it, in a shape that was checked."""
        asked, _, seq = text.partition("-")
        return cls(int(asked or 0), int(seq or 0))

    @property
    def text(self) -> str:
        return f"{self.asked}-{self.seq}"


def news_of(table: Table, seat: int | None, known: Known, live: bool = False) -> News:
    """What has happened since then. `live`: whoever hears it has heard all before, so that in a game of memory, too,
    nobody is reminded of anything."""
    stand = standing(table, known)
    told = table.course.newest(stand, table.names) if live or table.recalls(seat) else table.newest(seat)
    lines = [line for line in told if line.at > stand and line.heard_by(seat)]
    return News(
        Known.now(table).text,
        table.status,
        somebody(table.turn),
        table.asked,
        table.answers,
        stand,
        [line_info(line) for line in reversed(lines)],
        talk_since(table.talk, known.seq),
    )


def standing(table: Table, known: Known) -> int:
    """How many of the answers that were known then have not been taken back: each was asked for before that question.
    Those with which the table was opened were known from the first."""
    moves, question = table.course.moves, max(known.asked, FIRST + 1) if known.asked else 0
    return next((at for at in range(len(moves), 0, -1) if moves[at - 1].asked < question), 0)


def line_info(line: Line) -> LineInfo:
    return LineInfo(line.at, line.event.kind, line.words, line.inset)


def talk_since(talk: Sequence[Talk], seq: int) -> list[TalkInfo]:
    return [
        TalkInfo(each.seq, each.when, each.kind, somebody(each.seat), each.name, each.text)
        for each in talk
        if each.seq > seq or each.removed > seq
    ]


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
