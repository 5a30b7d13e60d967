"""Every route of the app, asked without a network; what a route reads is found out by asking it."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl, unquote_to_bytes

import pytest
from starlette.applications import Starlette
from starlette.datastructures import ImmutableMultiDict
from starlette.routing import Route
from tests.web.conftest import HOST
from tests.web.direct import answered

from spindletop.web.api.refusals import API
from spindletop.web.api.routes import CALLS
from spindletop.web.app import ROUTES
from spindletop.web.browser import TOKEN

PAINTED: dict[str, bytes] = {}  # previews take a second each: one for all apps that are walked
NUMBERS = ("seat", "asked", "number")  # among what calls of programs take
PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")

Answer = tuple[int, str, str]


def routes() -> Iterator[tuple[str, str]]:
    """Method and path of each."""
    for route in ROUTES:
        if isinstance(route, Route):
            yield from ((method, route.path) for method in sorted((route.methods or set()) - {"HEAD"}))


class Reads:
    """Which parameters a request was asked for."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.names: set[str] = set()
        for method in ("__getitem__", "__contains__", "getlist"):
            patch.setattr(ImmutableMultiDict, method, self.told(getattr(ImmutableMultiDict, method)))

    def told(self, read: Callable[..., Any]) -> Callable[..., Any]:
        def reading(parameters: ImmutableMultiDict[str, Any], name: str) -> Any:
            self.names.add(name)
            return read(parameters, name)

        return reading


def declared(method: str, path: str) -> set[str]:
    """What a call of programs takes: its body is no form, so it tells nothing of what it reads."""
    return {
        name for call in CALLS if (call.method, call.path) == (method, path) for name in call.takes.__struct_fields__
    }


def as_json(form: bytes) -> bytes:
    """A form as programs send it; what is none is sent as it is."""
    try:
        fields = parse_qsl(form.decode(), keep_blank_values=True, strict_parsing=True)
    except ValueError:
        return form
    return json.dumps({name: int(text) if is_number(name, text) else text for name, text in fields}).encode()


def is_number(name: str, text: str) -> bool:
    return name in NUMBERS and re.fullmatch("[0-9]{1,30}", text) is not None


async def ask(app: Starlette, method: str, path: bytes, token: str, body: bytes, **headers: str) -> Answer:
    """Status, text, and where it leads. `body`: a form, or for GET a query; programs send it as JSON, and their token
    in a header. Of a stream, the first message."""
    query = b"" if method == "POST" else body
    program = path.startswith(API.encode())
    if program and method == "POST":
        body = as_json(body)
    carrying = {"authorization": f"Bearer {token}"} if program else {"cookie": f"{TOKEN}={token}"}
    carried = {
        "host": HOST,
        "origin": f"http://{HOST}",
        "content-type": "application/x-www-form-urlencoded",
        **(carrying if token else {}),
        **headers,
    }
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote_to_bytes(path).decode(errors="replace"),
        "raw_path": path,
        "query_string": query,
        "headers": [(name.encode(), value.encode(errors="replace")) for name, value in carried.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 1922),
    }
    status, sent_headers, sent = await answered(app, scope, body if method == "POST" else b"")
    there = {name: value for name, value in sent_headers if name in (b"location", b"hx-redirect")}
    return status, sent.decode(errors="replace"), str(there)
