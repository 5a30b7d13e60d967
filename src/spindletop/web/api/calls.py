"""A call of the interface: what it takes and gives, declared once, for whoever checks, answers and describes it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spindletop.table import Refused, Table, Tables, Why, is_token
from spindletop.web.api.shapes import Given, Nothing
from spindletop.web.pages import tables_of
from spindletop.web.texts import json_of
from spindletop.web.words import say

BEARER = "bearer "
EVENTS, TEXT, JSON = "text/event-stream", "text/plain", "application/json"


def bearer(request: Request) -> str:
    """What stands in the header where a token should be."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


class Asking:
    """Who calls. The token comes in a header, never in a cookie: no page of another site can send it along."""

    def __init__(self, request: Request) -> None:
        self.request = request

    @property
    def tables(self) -> Tables:
        return tables_of(self.request)

    @property
    def id(self) -> str:
        """Of the table in the address."""
        return str(self.request.path_params["table"])

    @property
    def token(self) -> str:
        """Empty: a spectator's."""
        if not self.request.headers.get("authorization", ""):
            return ""
        token = bearer(self.request)
        if not is_token(token):
            raise Refused(Why.FORGED, say("refused.bearer"))
        return token

    @property
    def own_token(self) -> str:
        """Of somebody who changes something, and so must have one."""
        token = self.token
        if not token:
            raise Refused(Why.FORGED, say("refused.bearer"))
        return token

    async def looking(self, seat: int | None) -> Table:
        """The table, if this token may see it from this seat; always as a spectator."""
        table = await self.tables.table(self.id)
        if seat is not None:
            table.seat(seat)
        table.check_viewer(self.token, seat)
        return table

    async def speaking(self, seat: int, asked: int = 0) -> Table:
        """The table, if this token may speak for the seat; `asked` as for Tables.table."""
        table = await self.tables.table(self.id, asked)
        table.check_seat(self.own_token, seat)
        return table


@dataclass(frozen=True)
class Call:
    """One of them: GET reads, POST changes. Its name is that of what it does."""

    method: str
    path: str
    does: Callable[[Asking, Any], Awaitable[msgspec.Struct | Response]]
    takes: type[Given] = Nothing
    gives: type[msgspec.Struct] | None = None  # None: text
    media: str = JSON

    @property
    def name(self) -> str:
        return self.does.__name__

    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method], name=f"api_{self.name}")

    async def answer(self, request: Request) -> Response:
        told = await self.does(Asking(request), await self.given(request))
        return told if isinstance(told, Response) else Response(msgspec.json.encode(told), media_type=JSON)

    async def given(self, request: Request) -> Given:
        try:
            if self.method == "GET":
                return msgspec.convert(dict(request.query_params), self.takes, strict=False)
            return msgspec.json.decode(await json_of(request), type=self.takes)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused(Why.WRONG, say("refused.shape", reason=str(error)[:300])) from None
