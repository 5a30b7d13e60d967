"""spindletop serve: the table in the browser."""

import argparse
import asyncio
import os
import socket
import sys
import webbrowser
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from spindletop.commands import complaints
from spindletop.web.app import Settings, make_app

if TYPE_CHECKING:
    from spindletop.commands import Commands

HOST = "127.0.0.1"
PORT = 1922
PACE = 0.6
ANALYSIS = 30.0
GRACE = 2  # seconds for open streams when the server stops


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Serve the table: open the address it prints in a browser. Ctrl+C stops it; games are kept.",
        epilog="Example: spindletop serve --host 0.0.0.0 --port 8000",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on ({HOST}: this machine only)")
    parser.add_argument("--port", type=int, metavar="N", help=f"the port ({PORT}, or another if that is taken)")
    parser.add_argument(
        "--database", default="", metavar="WHERE", help="a file or postgresql://... (else a file in your data folder)"
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
    parser.add_argument("--open", action="store_true", help="also open the page in your browser")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        listening = listen(given.host, given.port)
    names = [given.host, *given.name]
    app = make_app(Settings(given.database, names, pace=given.pace, analysis=given.analysis))
    # No access log: addresses of invitations are secrets.
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=GRACE
    )
    try:
        asyncio.run(serve(Server(config, app), listening, given.open))
    except KeyboardInterrupt:
        print("Stopped; the games are kept.")
    return 0


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


class Server(uvicorn.Server):
    """Open streams end as soon as the server is to stop: it would wait for them."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.app.state.tables.end_news()
        super().handle_exit(sig, frame)


async def serve(server: Server, listening: socket.socket, open_page: bool) -> None:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        print(f"Spindletop is at {address}  (Ctrl+C stops it)", flush=True)
        warming_up = asyncio.create_task(server.app.state.tables.warm_up())
        if open_page and has_screen():
            webbrowser.open(address)
        await warming_up
    await running


def has_screen() -> bool:
    """Whether a browser could appear: a text browser in this terminal is not meant."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
