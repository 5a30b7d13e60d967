"""A real server in a process of its own, and what it sends."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from html import unescape
from pathlib import Path

from spindletop.web.pieces import Screen

START = 90  # seconds; machines that test are busy
# For a server at which no bot sits, run before it starts: two processes less that load all games.
NO_BOTS = """
from spindletop.table import Tables
async def warm_up(tables): ...
Tables.warm_up = warm_up
"""
TAGS = re.compile(r"<[^>]+>")


class Server:
    """`spindletop serve` on a free port; it can be killed and started again at the same address."""

    def __init__(
        self, folder: Path, database: str = "", pace: str = "0.02", first: str = "", more: Sequence[str] = ()
    ) -> None:
        """`database`: another than a file in the folder. `first`: Python that is run before it starts. `more`: of its
        arguments."""
        self.database = database or str(folder / "tables.db")
        self.log = folder / "server.log"
        self.pace = pace
        self.first = first
        self.more = more
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", f"{self.first}\nfrom spindletop.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", self.database, "--pace", self.pace, "--analysis", "1"]
        command += ["--openings", "100000", *self.more]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line} {self.log.read_text()}"
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """Its exit code, if it was running."""
        if self.process is None:
            return None
        self.process.send_signal(how)
        code = self.process.wait(START)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None
        return code


class Listener(threading.Thread):
    """The stream of a browser, read byte by byte with the browser's own cookies."""

    def __init__(self, server: Server, cookies: Mapping[str, str], table: str) -> None:
        super().__init__(daemon=True)
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.connection.request("GET", f"/events?t={table}:", headers={"Cookie": cookie})
        self.raw: socket.socket = self.connection.sock
        self.answer = self.connection.getresponse()
        self.heard: list[str] = []
        self.over = False
        self.start()

    def run(self) -> None:
        try:
            self._read()
        except (http.client.HTTPException, ValueError):
            if not self.over:  # or it was stopped in the middle of a message
                raise

    def _read(self) -> None:
        screen = Screen()
        while line := self.answer.readline().decode():
            if line.startswith("data: {"):
                self.heard.extend(screen.show(json.loads(line[6:])).values())

    def stop(self) -> None:
        self.over = True
        self.raw.shutdown(socket.SHUT_RDWR)
        self.join(10)
        self.answer.close()
        self.connection.close()

    @property
    def text(self) -> str:
        return unescape(TAGS.sub(" ", " ".join(self.heard)))


def until(what: str, holds: object, seconds: float = 60) -> None:
    """Wait for something outside the browser."""
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.05)
