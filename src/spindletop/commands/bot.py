"""spindletop bot: a bot of your own, or one of the house, at the table of a server."""

import argparse
import os
import re
import secrets
import sys
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from spindletop.bots.roster import any_bot
from spindletop.console import complaints
from spindletop.kernel import Rng
from spindletop.kernel.registry import game
from spindletop.remote import NotAllowed, Player, Remote, game_of
from spindletop.table import Status
from spindletop.table.seating import NAME_LENGTH
from spindletop.web.api.shapes import Key, Listed, TableInfo
from spindletop.web.paths import SEAT, TABLE

if TYPE_CHECKING:
    from spindletop.console import Commands

TOKEN = "SPINDLETOP_TOKEN"
LINK = re.compile(rf"/t/({TABLE})(?:/join/({SEAT}))?/?")


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "bot",
        description="Seats a bot at a table of a server and plays until the game ends. Where the connection is lost it "
        "comes back. Bots are named as everywhere: one of the house, or module:Class of your own.",
        epilog="Example: spindletop bot --server 'https://table.example.org/t/5kq7w2mh/join/1?invite=...' mybots:Saver",
    )
    parser.add_argument("bot", help="the bot, e.g. tycoon or mybots:Saver")
    parser.add_argument(
        "--server",
        required=True,
        metavar="URL",
        help="the link of a table, or the invitation to a seat; of the server alone: the table at which the token sits",
    )
    parser.add_argument(
        "--token",
        default=os.environ.get(TOKEN, ""),
        metavar="T",
        help=f"who you are there (or in {TOKEN}); without one, a new one is fetched and printed",
    )
    parser.add_argument("--seat", type=int, metavar="N", help="the seat, from 0 (else the first that is yours or open)")
    parser.add_argument("--name", default="", help="what the bot is called at the table (else like its class)")
    parser.add_argument("--open", metavar="GAME", help="open a table of this game there, and print its invitations")
    parser.add_argument("--seats", type=int, metavar="N", help="with --open: how many (else as few as can play it)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        remote = Remote(given.server, given.token, tell)
    with closing(remote):
        return seat_and_play(remote, given)


def seat_and_play(remote: Remote, given: argparse.Namespace) -> int:
    with complaints():
        if not remote.token:
            remote.token = remote.post("/api/tokens", Key).token
            tell(f"your token, to come back with: {remote.token}")
        name = (given.name or called(given.bot))[:NAME_LENGTH]
        table = open_table(remote, given.open, given.seats, name) if given.open else wanted_table(remote, given.server)
        bot = any_bot(given.bot, game_of(remote, table))
        seat = take_seat(remote, table, given, name)
        tell(f"{name} sits in seat {seat} of {remote.address}/t/{table.table}")
        player = Player(remote, table, seat, bot, Rng(secrets.randbits(64)))
    try:
        return tell_end(player.play(), seat)
    except NotAllowed as refused:
        print(f"spindletop: {refused}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        tell("stopped; the seat is kept: come back with the same token")
        return 0


def tell(words: str) -> None:
    print(words, flush=True)


def called(bot: str) -> str:
    """Like its class, if it is one's own; else like the bot of the house, without its setting."""
    kind, _, rest = bot.partition(":")
    return rest if rest[:1].isupper() else kind


def wanted_table(remote: Remote, link: str) -> TableInfo:
    """The one that a link leads to; else the one at which the token sits."""
    found = LINK.fullmatch(urlsplit(link).path)
    if found:
        return remote.get(f"/api/tables/{found[1]}", TableInfo)
    mine = remote.get("/api/tables", Listed, which="mine").tables
    going = [each.table for each in mine if each.status in (Status.WAITING, Status.RUNNING)]
    if len(going) != 1:
        at = ", ".join(f"{remote.address}/t/{table}" for table in going) or "none"
        raise ValueError(f"give the link of a table with --server; your token sits at {at}")
    return remote.get(f"/api/tables/{going[0]}", TableInfo)


def open_table(remote: Remote, slug: str, seats: int | None, name: str) -> TableInfo:
    number = seats or game(slug).seats[0]
    plans = [{"kind": "me", "name": name}, *({"kind": "open"} for _ in range(number - 1))]
    table = remote.call("POST", "/api/tables", TableInfo, {"game": slug, "seats": plans})
    for seat, invite in table.invites.items():
        tell(f"seat {seat}: {remote.address}/t/{table.table}/join/{seat}?invite={invite}")
    return table


def take_seat(remote: Remote, table: TableInfo, given: argparse.Namespace, name: str) -> int:
    """The seat that was asked for, if the bot may have it; one that it holds is its own already."""
    parts = urlsplit(given.server)
    link, invites = LINK.fullmatch(parts.path), parse_qs(parts.query).get("invite", [""])
    named = int(link[2]) if link and link[2] else None
    seat = given.seat if given.seat is not None else named
    if seat is None:
        free = [number for number, each in enumerate(table.seats) if each.open]
        seat = next(iter([*table.mine, *free]), None)
    if seat is None:
        raise ValueError("there is no open seat at this table")
    if seat not in table.mine:
        told = {"seat": seat, "name": name, "invite": invites[0], "word": secrets.token_urlsafe(16)}
        remote.post(f"/api/tables/{table.table}/seat", TableInfo, **told)
    return seat


def tell_end(table: TableInfo, seat: int) -> int:
    if table.status != Status.OVER:
        tell(f"the game does not go on: {table.status} {table.trouble}".rstrip())
        return 1
    result = "won" if seat in table.winners else "lost"
    scores = ", ".join(f"{each.name} {score}" for each, score in zip(table.seats, table.scores, strict=True))
    tell(f"{result}: {scores}")
    return 0
