"""Who asks: a device that somebody is signed in on is known before anything else is done for it."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from spindletop.store import StoreDown
from spindletop.table import is_token
from spindletop.web.pages import accounts_of, cookie, down_page

DEVICE = "spindletop-device"  # the cookie
THE_SAME_FOR_ALL = ("/static/", "/art/", "/api/", "/health", "/metrics")


class Known:
    """Looks every time, so that who is signed out elsewhere is out at once. A browser without such a cookie costs
    nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(THE_SAME_FOR_ALL):
            request = Request(scope)
            word = cookie(request, DEVICE)
            if is_token(word):
                try:
                    request.state.signed = await accounts_of(request).signed_in(word)
                except StoreDown as down:
                    await (await down_page(request, down))(scope, receive, send)
                    return
        await self.app(scope, receive, send)
