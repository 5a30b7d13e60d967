"""Tables and their talk: look, close, remove a line."""

import argparse
import time
from typing import TYPE_CHECKING, Any

from spindletop.commands.admin.show import add_json, add_sure, day, facts, rows, sure
from spindletop.people.operator import Operator
from spindletop.table import Seat, Status, Summary, Table
from spindletop.table.talk import REMOVED, SPOKEN

if TYPE_CHECKING:
    from spindletop.console import Commands

IDLE = 7.0  # days without anything
ENDED = [Status.OVER, Status.CALLED_OFF, Status.EXPIRED, Status.CLOSED]
GOING_ON = [Status.WAITING, Status.RUNNING, Status.STUCK]
WHICH = {"open": [Status.WAITING], "running": [Status.RUNNING], "ended": ENDED, "idle": GOING_ON, "all": [*Status]}


def add_acts(tools: "Commands") -> None:
    parser = tools.add_parser(
        "tables",
        help="list tables, or tell all about one",
        description="Tables, the last changed first; or all about one: who sits there, how it stands, what was said.",
        epilog="Example: spindletop admin tables --which idle --days 30 --game crude",
    )
    parser.add_argument("table", nargs="?", metavar="TABLE", help="the id of one table, as in its address")
    parser.add_argument("--which", choices=WHICH, default="all", help="which of them (all)")
    parser.add_argument(
        "--days", type=float, default=IDLE, metavar="N", help="idle: nothing has happened for so long (7)"
    )
    parser.add_argument("--game", default="", metavar="GAME", help="only of this game, e.g. crude")
    parser.add_argument("--search", default="", metavar="NAME", help="only where somebody has this in their name")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="how many (50)")
    add_json(parser)
    parser.set_defaults(act=show)
    parser = tools.add_parser("talk", help="what was said at a table, with the numbers of the lines")
    parser.add_argument("table", metavar="TABLE", help="its id")
    add_json(parser)
    parser.set_defaults(act=talk)
    parser = tools.add_parser(
        "close",
        help="close a table for good",
        description="Close a table: nobody answers, speaks or sits down there any more, and all who look at it read "
        "so at once. Its game is kept: it can be looked at, and its record downloaded.",
        epilog="Example: spindletop admin close 5kq7w2mh3abc --reason 'Nobody is to be called names here.'",
    )
    parser.add_argument("table", metavar="TABLE", help="its id")
    add_sure(parser)
    parser.set_defaults(act=close)
    parser = tools.add_parser(
        "remove",
        help="remove a line of talk",
        description="Remove a line of talk: it vanishes from all screens, and its place says so.",
        epilog="Example: spindletop admin remove 5kq7w2mh3abc 12",
    )
    parser.add_argument("table", metavar="TABLE", help="its id")
    parser.add_argument("line", type=int, metavar="LINE", help="its number, as `talk` tells it")
    add_sure(parser)
    parser.set_defaults(act=remove)


async def show(operator: Operator, given: argparse.Namespace) -> int:
    if given.table:
        return facts(given, about(await operator.tables.table(given.table)))
    found = await operator.tables.library.of_status(WHICH[given.which])
    before = time.time() - given.days * 86_400 if given.which == "idle" else None
    wanted = [each for each in found if is_wanted(each, given.game, given.search, before)]
    return rows(given, [row(each) for each in wanted[: given.limit]], "no such tables")


def is_wanted(each: Summary, game: str, search: str, before: float | None) -> bool:
    named = not search or any(search.casefold() in name.casefold() for name in each.names)
    return named and game in ("", each.game) and (before is None or each.changed < before)


def row(each: Summary) -> dict[str, Any]:
    return {
        "table": each.table,
        "game": each.game,
        "status": each.status.value,
        "opened": day(each.opened),
        "changed": day(each.changed),
        "turn": each.names[each.turn] if each.turn >= 0 else "",
        "players": ", ".join(name or "(open)" for name in each.names),
    }


def about(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.game.slug,
        "status": table.status.value,
        "why": table.trouble,
        "opened": day(table.opened_at),
        "last activity": day(table.when),
        "answers": table.answers,
        "turn": table.names[table.turn] if table.turn >= 0 else "",
        "listed": "yes" if table.listed else "no",
        "rated": "yes" if table.opened.rated else "no",
        "seats": [seat_row(number, seat) for number, seat in enumerate(table.seats)],
        "talk": lines(table),
    }


def seat_row(number: int, seat: Seat) -> dict[str, Any]:
    kind = "open" if seat.open else "person" if seat.person else "bot"
    more = ["program"] * seat.program + ["away"] * seat.away + ["offered"] * seat.offered
    return {"seat": number, "name": seat.name or "-", "who": ", ".join([kind, *more])}


def lines(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "line": line.seq,
            "when": day(line.when),
            "who": f"{line.name}{'' if line.seat >= 0 else ' (watching)'}",
            "text": "(removed)" if line.kind == REMOVED else line.text,
        }
        for line in table.talk
        if line.kind in (*SPOKEN, REMOVED)
    ]


async def talk(operator: Operator, given: argparse.Namespace) -> int:
    return rows(given, lines(await operator.tables.table(given.table)), "nobody has said anything there")


async def close(operator: Operator, given: argparse.Namespace) -> int:
    table = await operator.tables.table(given.table)
    sure(given, f"Close table {table.id} ({table.game.title}, {table.status}, {', '.join(table.names)}) for good?")
    await operator.close(table.id, given.reason)
    print(f"table {table.id} is closed")
    return 0


async def remove(operator: Operator, given: argparse.Namespace) -> int:
    line = (await operator.tables.table(given.table)).line(given.line)
    sure(given, f"Remove what {line.name} said: {line.text!r}?")
    await operator.remove(given.table, given.line, given.reason)
    print(f"line {given.line} is removed")
    return 0
