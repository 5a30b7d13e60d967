"""spindletop admin: what who runs a server can do, on its database, while it runs."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from spindletop.commands.admin import people, reports, tables
from spindletop.console import complaints
from spindletop.people.accounts import Accounts
from spindletop.people.operator import Operator
from spindletop.store.dialects import Sqlite
from spindletop.store.store import chosen
from spindletop.table import Refused, Tables

if TYPE_CHECKING:
    from spindletop.console import Commands

Work: TypeAlias = Callable[[Operator, argparse.Namespace], Awaitable[int]]

ABOUT = (
    "For who runs a server: on the machine that has its database, while the server runs. People see at once what was "
    "done. Every act is kept in a log of its own."
)


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "admin",
        help="for who runs a server: tables, people, talk, reports",
        description=ABOUT,
        epilog="Example: spindletop admin tables --which running   (more: docs/host.md)",
    )
    tools = parser.add_subparsers(required=True, metavar="act")
    for each in (tables, reports, people):
        each.add_acts(tools)
    for tool in tools.choices.values():
        tool.add_argument(
            "--database",
            default="",
            metavar="WHERE",
            help="a file or a postgresql:// address, as for serve (else the file in your data folder)",
        )
        tool.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        database = chosen(given.database)
        if isinstance(database, Sqlite) and not database.path.exists():
            raise ValueError(f"there is no database {database.path}")
        try:
            return asyncio.run(act(given.act, given))
        except Refused as refused:
            raise ValueError(refused.words) from None


async def act(work: Work, given: argparse.Namespace) -> int:
    async with Tables(given.database).visited() as visited:
        return await work(Operator(Accounts(visited)), given)
