"""Requests to addresses that people have given: to no address of our own network, and for a short while only."""

import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spindletop.post.networks import Network, is_ours, is_outside, is_within, own_networks
from spindletop.post.undelivered import Undelivered

if TYPE_CHECKING:
    import aiohttp

SECONDS = 10.0  # for all of a request
ANSWER = 4096  # bytes of an answer that are read, so that the other side can finish it
BUSY = 429


class Outside:
    """`near`: addresses on this machine and in its network are allowed, too; `barred`: the operator's networks, to
    which nothing is sent in any case."""

    def __init__(self, near: bool = False, barred: Sequence[Network] = ()) -> None:
        self.near = near
        self.barred = [*barred]
        self._session: aiohttp.ClientSession | None = None

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Undelivered, unless the other side says that it has it."""
        import aiohttp

        try:
            async with self._opened().post(address, data=body, headers=headers, allow_redirects=False) as answer:
                await answer.content.read(ANSWER)
                status, after = answer.status, answer.headers.get("retry-after", "")
        except (aiohttp.ClientError, OSError, ValueError) as error:  # TimeoutError is an OSError
            raise Undelivered(type(error).__name__) from None
        if status >= 300:
            wait = float(after) if status == BUSY and after.isdecimal() else 0.0
            raise Undelivered(str(status), gone=status in (404, 410), wait=min(wait, 86_400.0))

    async def close(self) -> None:
        if self._session:
            await self._session.close()

    def _opened(self) -> "aiohttp.ClientSession":
        import aiohttp

        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=self._socket, limit=20, force_close=True),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    def _socket(self, where: Any) -> socket.socket:
        """For the very address that is connected to: what a name meant before, or means next, does not matter."""
        family, kind, protocol, _, address = where
        if is_within(address[0], self.barred) or not (self.near or self._is_elsewhere(family, address[0])):
            raise OSError("an address of our own network")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made

    def _is_elsewhere(self, family: int, address: str) -> bool:
        return is_outside(address) and not is_ours(family, address) and not is_within(address, own_networks())
