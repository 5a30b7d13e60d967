"""The process that serves the app until it is told to stop."""

import gc
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

GRACE = 2  # seconds for open streams when the server stops


class Server(uvicorn.Server):
    """Calls `ready` when it can be reached. Open streams end as soon as it is to stop: it would wait for them."""

    def __init__(self, app: Starlette, ready: Callable[[], None]) -> None:
        # No access log: addresses of invitations are secrets.
        super().__init__(
            uvicorn.Config(
                app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=GRACE
            )
        )
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again and again would let everybody wait
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.app.state.tables.end_news()
        super().handle_exit(sig, frame)
