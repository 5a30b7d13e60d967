"""The process that serves the app until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from spindletop.web.connections import Connection
from spindletop.web.garbage import Garbage
from spindletop.web.limits import Network
from spindletop.web.rehearsal import rehearse

SPARE = 64  # descriptors for all but connections: the store, the bots, files
GRACE = 2  # seconds for open streams when the server stops
HANDOVER = 0.001  # seconds after which a thread of the store gets its turn


def descriptors() -> int:
    """How many files and connections this process may have open: all that it may ask for."""
    try:
        import resource
    except ImportError:  # not on this system
        return 10**6
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 10**6


class Server(uvicorn.Server):
    """Calls `ready` when it can be reached. Open streams end as soon as it is to stop: it would wait for them."""

    def __init__(
        self, app: Starlette, ready: Callable[[], None], proxies: Sequence[Network] = (), own_log: bool = True
    ) -> None:
        """`proxies`: whose word is taken for the address and the scheme of who asks. `own_log`: not, if the process has
        said already how its log is written."""
        # No access log: addresses of invitations are secrets.
        super().__init__(
            uvicorn.Config(
                app,
                http=Connection,
                ws="none",
                log_level="warning",
                log_config=uvicorn.config.LOGGING_CONFIG if own_log else None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=[str(proxy) for proxy in proxies],
                timeout_graceful_shutdown=GRACE,
            )
        )
        Connection.proxies = tuple(proxies)
        Connection.most = descriptors() - SPARE
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        rehearse()
        await super().startup(sockets)
        self.garbage = Garbage(self.app.state.tables.precedence, self.app.state.metrics)
        self.garbage.start()
        sys.setswitchinterval(HANDOVER)
        self.ready()
        self.warming_up = asyncio.create_task(self.app.state.tables.warm_up())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.garbage.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """However it is told to stop, it ends as with Ctrl+C: a process that dies of a signal puts nothing away."""
        self.app.state.tables.end_news()
        super().handle_exit(signal.SIGINT, frame)
