"""A program at the table, without a network: what it sends and hears, in the shapes that the interface declares."""

from typing import Any, TypeVar

import httpx2
import msgspec
from starlette.routing import compile_path
from starlette.testclient import TestClient
from tests.web.conftest import HOST
from tests.web.direct import Direct

from spindletop.kernel import Rng
from spindletop.web.api.refusals import Refusal
from spindletop.web.api.routes import CALLS
from spindletop.web.api.shapes import Games, Key, Listed, News, TableInfo, View

T = TypeVar("T", bound=msgspec.Struct)


class Program:
    """Whoever holds this token; without one, a spectator. Every answer is checked against its shape."""

    def __init__(self, app: TestClient, token: str = "") -> None:
        self.client = httpx2.Client(transport=Direct(app), base_url=f"http://{HOST}", follow_redirects=True)
        self.token = token or self.post("/api/tokens", Key).token
        self.client.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, shape: type[T], **query: Any) -> T:
        assert declared("GET", path) is shape
        return decoded(self.client.get(path, params=query), shape)

    def post(self, path: str, shape: type[T], **given: Any) -> T:
        assert declared("POST", path) is shape
        return decoded(self.client.post(path, json=given), shape)

    def refused(self, method: str, path: str, code: int, **given: Any) -> str:
        """Why it is."""
        sent = self.client.get(path, params=given) if method == "GET" else self.client.post(path, json=given)
        assert sent.status_code == code, f"{sent.status_code}: {sent.text[:300]}"
        told = msgspec.json.decode(sent.content, type=Refusal)
        assert told.words
        return told.why

    # What a program does most

    def games(self) -> Games:
        return self.get("/api/games", Games)

    def tables(self, which: str = "open") -> Listed:
        return self.get("/api/tables", Listed, which=which)

    def open_table(self, game: str, *seats: dict[str, Any], **more: Any) -> TableInfo:
        return self.post("/api/tables", TableInfo, game=game, seats=seats, **more)

    def see(self, table: str) -> TableInfo:
        return self.get(f"/api/tables/{table}", TableInfo)

    def view(self, table: str, seat: int | None = None) -> View:
        return self.get(f"/api/tables/{table}/view", View, **({} if seat is None else {"seat": seat}))

    def news(self, table: str, **given: Any) -> News:
        return self.get(f"/api/tables/{table}/news", News, **given)

    def answer(self, view: View, action: str) -> TableInfo:
        given = {"seat": view.seat, "asked": view.asked, "action": action}
        return self.post(f"/api/tables/{view.table}/answer", TableInfo, **given)

    def answer_any(self, view: View, rng: Rng) -> TableInfo:
        return self.answer(view, view.legal[rng.below(len(view.legal))].action)


def declared(method: str, path: str) -> type[msgspec.Struct] | None:
    """What the call at this address is said to give."""
    found = [call for call in CALLS if call.method == method and compile_path(call.path)[0].fullmatch(path)]
    return found[0].gives


def decoded(sent: httpx2.Response, shape: type[T]) -> T:
    assert sent.status_code == 200, f"{sent.status_code}: {sent.text[:300]}"
    told = msgspec.json.decode(sent.content, type=shape)
    assert msgspec.json.decode(msgspec.json.encode(told)) == sent.json(), "nothing is sent beside the shape"
    return told


def me(name: str) -> dict[str, Any]:
    return {"kind": "me", "name": name}


OPEN = {"kind": "open"}


def bot(name: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": name}
