"""spindletop serve: the table in the browser."""

import argparse
import asyncio
import math
import os
import re
import socket
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from spindletop.console import complaints
from spindletop.post.carriers import Office
from spindletop.post.mail import PASSWORD, SUBMISSION, USER, Smtp
from spindletop.post.ways import MAIL
from spindletop.store.dialects import Sqlite
from spindletop.store.sole import SoleServer
from spindletop.store.store import check_store, chosen
from spindletop.table import Tables
from spindletop.table.thinkers import Failed
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import Limits, Network, Rate
from spindletop.web.logs import write_json
from spindletop.web.server import Server

if TYPE_CHECKING:
    from spindletop.console import Commands

HOST = "127.0.0.1"
PORT = 1922
PACE = 0.6
OPENINGS = 60
WAITING = 14.0
IDLE = 180.0
DAY = 86_400.0
ANALYSIS = 30.0
LOOPBACK = ("127.0.0.0/8", "::1")
WORKERS = max(1, (os.cpu_count() or 1) - 1)  # one core is left for the pages


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "serve",
        description="Serve the table: open the address it prints in a browser. Ctrl+C stops it; games are kept.",
        epilog="Example: spindletop serve --host 0.0.0.0 --port 8000",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on ({HOST}: this machine only)")
    parser.add_argument("--port", type=int, metavar="N", help=f"the port ({PORT}, or another if that is taken)")
    parser.add_argument(
        "--database",
        default="",
        metavar="WHERE",
        help="a file, for one server at a time, or postgresql://... (else a file in your data folder)",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name by which people reach it; may be repeated",
    )
    parser.add_argument(
        "--pace", type=float, default=PACE, metavar="S", help=f"seconds between answers of bots ({PACE})"
    )
    parser.add_argument(
        "--analysis",
        type=float,
        default=ANALYSIS,
        metavar="S",
        help=f"seconds to analyse a game ({ANALYSIS:.0f})",
    )
    parser.add_argument(
        "--workers", type=int, default=WORKERS, metavar="N", help=f"processes in which bots think ({WORKERS} here)"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front of it (an address or a network) that is believed who asks; may be repeated",
    )
    parser.add_argument(
        "--openings",
        type=int,
        default=OPENINGS,
        metavar="N",
        help=f"tables that one address may open in an hour ({OPENINGS})",
    )
    parser.add_argument(
        "--waiting",
        type=float,
        default=WAITING,
        metavar="DAYS",
        help=f"a table that does not begin expires after so many quiet days ({WAITING:.0f}; 0: never)",
    )
    parser.add_argument(
        "--idle",
        type=float,
        default=IDLE,
        metavar="DAYS",
        help=f"a game that nobody goes on with expires after so many quiet days ({IDLE:.0f}; 0: never)",
    )
    parser.add_argument(
        "--change-to",
        type=Path,
        metavar="FOLDER",
        help="where the project will appear compiled: bots change over to it then",
    )
    parser.add_argument(
        "--metrics",
        action="append",
        metavar="ADDRESS",
        help="who may read /metrics (an address or a network; else this machine only); may be repeated",
    )
    parser.add_argument(
        "--log",
        choices=("text", "json"),
        default="text",
        help="json: warnings, and a line for each request without its address, as JSON (text: warnings only)",
    )
    parser.add_argument(
        "--site",
        default="",
        metavar="URL",
        help="where people reach it, for links in messages, like https://table.example.org",
    )
    parser.add_argument(
        "--smtp",
        default="",
        metavar="HOST[:PORT]",
        help=f"a mail server for notices (port {SUBMISSION}); its user and password are in {USER} and {PASSWORD}",
    )
    parser.add_argument("--smtp-from", default="", metavar="ADDRESS", help="the address from which it writes")
    parser.add_argument(
        "--own-network",
        action="store_true",
        help="let people have notices sent to addresses on this machine and in its network, too",
    )
    parser.add_argument(
        "--not-to",
        action="append",
        default=[],
        metavar="NETWORK",
        help="a network to which no notice is ever sent, beside this machine's own; may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="also open the page in your browser")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        if given.workers < 1 or not 0 < given.analysis < float("inf"):
            raise ValueError("--workers is a number from 1 up, --analysis more than 0")
        if given.openings < 1 or given.waiting < 0 or given.idle < 0:
            raise ValueError("--openings is a number from 1 up, --waiting and --idle are days from 0 up")
        proxies = [network("--proxy", proxy) for proxy in given.proxy]
        metrics = tuple(network("--metrics", each) for each in given.metrics or LOOPBACK)
        office = office_of(given)
        database = chosen(given.database)
        sole = SoleServer(database.path) if isinstance(database, Sqlite) else None
        asyncio.run(check_store(given.database))
        listening = listen(given.host, given.port)
    names = [given.host, *given.name]
    limits = Limits(openings=Rate.hourly(given.openings))
    app = make_app(
        Settings(
            given.database,
            names,
            limits,
            pace=given.pace,
            workers=given.workers,
            analysis=given.analysis,
            waiting=given.waiting * DAY or math.inf,
            idle=given.idle * DAY or math.inf,
            metrics=metrics,
            office=office,
        )
    )
    tasks: list[asyncio.Task[None]] = []

    def ready() -> None:
        tell(listening, given.port, given.open, sole)
        if given.change_to:
            tasks.append(asyncio.create_task(change_over(app.state.tables, given.change_to)))

    if given.log == "json":
        write_json()
    server = Server(app, ready, proxies, own_log=given.log != "json")
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print("Stopped; the games are kept.")
    finally:
        if sole:
            sole.close()
    return 0


def office_of(given: argparse.Namespace) -> Office:
    """What messages are sent with."""
    site = str(given.site).rstrip("/")
    if site and not re.fullmatch(r"https?://[A-Za-z0-9.\[\]:-]+", site):
        raise ValueError(f"--site is an address like https://table.example.org, not {given.site}")
    if bool(given.smtp) != bool(given.smtp_from) or (given.smtp and not site):
        raise ValueError("mail needs all of --smtp, --smtp-from and --site, for the links in it")
    if given.smtp_from and not MAIL.fullmatch(given.smtp_from):
        raise ValueError(f"--smtp-from is a mail address, not {given.smtp_from}")
    smtp = Smtp.parse(given.smtp, given.smtp_from) if given.smtp else None
    barred = tuple(network("--not-to", each) for each in given.not_to)
    return Office(site, smtp, given.own_network, barred=barred)


def network(option: str, text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise ValueError(f"{option} is an address or a network like 10.0.0.0/8, not {text}") from None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; if none was asked for, at the usual one or any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else [PORT, 0]
    for choice in wanted:
        made = socket.socket(family)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, choice))
        except OSError as error:
            made.close()
            if choice == wanted[-1]:
                raise ValueError(f"cannot listen on {host} port {choice}: {error.strerror}") from None
            continue
        break
    return made


def tell(listening: socket.socket, wanted: int | None, open_page: bool, sole: SoleServer | None) -> None:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"
    if sole:
        sole.is_at(address)
    elsewhere = "" if wanted is not None or port == PORT else f", as port {PORT} is taken"
    print(f"Spindletop is at {address}{elsewhere}  (Ctrl+C stops it)", flush=True)
    if open_page and not (has_screen() and webbrowser.open(address)):
        print("There is no browser here to open it in: open that address in yours.", flush=True)


async def change_over(tables: Tables, folder: Path) -> None:
    try:
        await tables.change_to(folder)
    except Failed as failure:
        print(f"spindletop: the compiled rules cannot be used: {failure}", file=sys.stderr)
    else:
        print("The rules are compiled: from now on bots think several times faster.", flush=True)


def has_screen() -> bool:
    """Whether a browser could appear: a text browser in this terminal is not meant."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
