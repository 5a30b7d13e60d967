"""Answers go ahead of everything else from the moment in which they arrive."""

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from spindletop.table import Tables
from spindletop.web import paths
from spindletop.web.api.refusals import API

ANSWERS = re.compile(rf"(?:{API}tables|/t)/{paths.TABLE}/(?:answer|undo)")


class Ahead:
    """Between its head and the last screen an answer waits a dozen times: for who it is of, its form, the store. Each
    time something else could be begun, so people go first (`table/precedence.py`) from here on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or not ANSWERS.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return
        tables: Tables = scope["app"].state.tables
        async with tables.precedence.of_person():
            await self.app(scope, receive, send)
