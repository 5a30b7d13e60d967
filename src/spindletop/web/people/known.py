"""Who asks: a device that somebody is signed in on is known before anything else is done for it; and who is banned may
look, and change nothing."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from spindletop.store import StoreDown
from spindletop.table import Refused, Why, is_token
from spindletop.table.bans import Ban
from spindletop.table.seating import fingerprint
from spindletop.web.api.calls import bearer
from spindletop.web.api.refusals import API, told_to_programs
from spindletop.web.browser import TOKEN, accounts_of, cookie, signed_in
from spindletop.web.pages import down_page, refused_page, tables_of

DEVICE = "spindletop-device"  # the cookie
THE_SAME_FOR_ALL = ("/static/", "/art/", "/health", "/metrics")
SAFE = ("GET", "HEAD")
LEFT = ("/language", "/post/stop")  # to who is banned


class Known:
    """Looks every time, so that who is signed out elsewhere is out at once. A browser without such a cookie costs
    nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(THE_SAME_FOR_ALL):
            request = Request(scope)
            try:
                ban = await self.look(request)
            except StoreDown as down:
                await (await down_page(request, down))(scope, receive, send)
                return
            if ban and scope["method"] not in SAFE and scope["path"] not in LEFT:
                refusal = await told_to_programs(refused_page)(request, Refused(Why.FORGED, ban.words))
                await refusal(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def look(self, request: Request) -> Ban | None:
        """Why who asks is banned, if so: then nobody is signed in there."""
        program = request.scope["path"].startswith(API)
        word = "" if program else cookie(request, DEVICE)
        if is_token(word):
            request.state.signed = await accounts_of(request).signed_in(word)
        signed = signed_in(request)
        token = bearer(request) if program else signed.token if signed else cookie(request, TOKEN)
        if not is_token(token):
            return None
        request.state.whose = fingerprint(token)
        request.state.banned = ban = await tables_of(request).bans.of(request.state.whose)
        if ban:
            request.state.signed = None
        return ban
