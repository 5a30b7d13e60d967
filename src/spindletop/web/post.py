"""Pages about the post: how somebody wants to be told that it is their turn, and the links in mails."""

import re
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from spindletop.post.service import CONFIRM, STOP, Post
from spindletop.post.ways import SILENCES, Kind, Way, check_mailbox
from spindletop.table import Refused, Table, Why
from spindletop.web.browser import token_of
from spindletop.web.limits import Buckets, Limits, address_of
from spindletop.web.pages import field, form_of, go, known_game, number, page, tables_of
from spindletop.web.words import say

TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
TABLE = re.compile(r"[a-z0-9]{12}")
DONE = ("added", "asked", "kept", "sent", "removed", "switched")  # what a page says was done


class Stamps:
    """How many messages people may have sent by a click."""

    def __init__(self, limits: Limits) -> None:
        self.senders = Buckets(limits.messages, limits.addresses)
        self.mailboxes = Buckets(limits.letters, limits.addresses)

    def use(self, request: Request, mailbox: str = "") -> None:
        if not self.senders.take(address_of(request.scope)):
            raise Refused(Why.OFTEN, say("post.often"))
        if mailbox and not self.mailboxes.take(mailbox.casefold()):
            raise Refused(Why.OFTEN, say("post.often"))


def post_of(request: Request) -> Post:
    post = request.app.state.post
    assert isinstance(post, Post)
    return post


def site_of(request: Request) -> str:
    return str(request.base_url).rstrip("/")


async def show(request: Request) -> Response:
    """All that is set; `table`: the one from which somebody came, for its chat room."""
    token = token_of(request)
    asked_for = request.query_params.get("table", "")
    at = await tables_of(request).table(asked_for) if TABLE.fullmatch(asked_for) else None
    done = request.query_params.get("done", "")
    return page(
        request,
        "post.html",
        **await panel_of(request, at if at and at.seats_of(token) else None),
        done=done if done in DONE else "",
    )


async def panel_of(request: Request, at: Table | None = None) -> dict[str, Any]:
    """What the panel shows, wherever it stands; `at`: the table from which somebody came."""
    post, token = post_of(request), token_of(request)
    ways = await post.ways(token)
    return {
        "ways": {kind: [way for way in ways if way.kind is kind] for kind in Kind},
        "where": {way.id: await table_of(request, way) for way in ways if way.game},
        "telling": [say(f"post_by.{kind}") for kind in Kind if any(way.kind is kind and way.tells for way in ways)],
        "habits": await post.habits(token),
        "mails": post.mails,
        "push_key": post.push_key(),
        "silences": SILENCES,
        "at": at,
    }


async def table_of(request: Request, way: Way) -> str:
    """What the page calls the table of a chat room."""
    try:
        table = await tables_of(request).table(way.game)
    except Refused:
        return ""
    return known_game(table.game.slug).title


def back(request: Request, done: str, form: FormData) -> Response:
    """To the page, from which one came by way of a table or not."""
    table = field(form, "table")
    return go(request, f"/post?done={done}{f'&table={table}' if TABLE.fullmatch(table) else ''}")


async def add_push(request: Request) -> Response:
    form = await form_of(request)
    given = (field(form, name) for name in ("endpoint", "p256dh", "auth"))
    await post_of(request).add_push(token_of(request), site_of(request), *given)
    return back(request, "added", form)


async def add_mail(request: Request) -> Response:
    form = await form_of(request)
    address = check_mailbox(field(form, "address").strip())
    stamps(request).use(request, address)
    await post_of(request).add_mail(token_of(request), site_of(request), address)
    return back(request, "asked", form)


async def add_hook(request: Request) -> Response:
    form = await form_of(request)
    table = field(form, "table") if field(form, "all") != "yes" else ""
    await post_of(request).add_hook(token_of(request), site_of(request), field(form, "address").strip(), table)
    return back(request, "added", form)


async def keep_habits(request: Request) -> Response:
    form = await form_of(request)
    quiet = field(form, "quiet") == "yes"
    begin, end = (minutes(form, name) if quiet else 0 for name in ("from", "to"))
    zone, silence = field(form, "zone"), number(form, "silence")
    await post_of(request).set_habits(token_of(request), site_of(request), zone, begin, end, silence)
    return back(request, "kept", form)


def minutes(form: FormData, name: str) -> int:
    """A time of the day."""
    match = TIME.fullmatch(field(form, name))
    if not match:
        raise Refused(Why.WRONG, say("post.no_time"))
    return int(match[1]) * 60 + int(match[2])


async def change(request: Request) -> Response:
    """A way is switched on or off, removed, or tried."""
    form = await form_of(request)
    post, token, way, what = post_of(request), token_of(request), field(form, "way"), field(form, "what")
    if what in ("on", "off"):
        await post.switch(token, way, what == "on")
        return back(request, "switched", form)
    if what == "remove":
        await post.remove(token, way)
        return back(request, "removed", form)
    if what == "try":
        stamps(request).use(request)
        await post.try_out(token, way)
        return back(request, "sent", form)
    raise Refused(Why.WRONG, say("post.no_change"))


# Links in mails show a button first: programs that look into mails open them


async def confirm_page(request: Request) -> Response:
    way, key = link_of(request)
    return link_page(request, CONFIRM, await post_of(request).to_confirm(way, key))


async def confirm(request: Request) -> Response:
    await post_of(request).confirm(*link_of(request))
    return link_page(request, CONFIRM)


async def stop_page(request: Request) -> Response:
    way, key = link_of(request)
    return link_page(request, STOP, await post_of(request).to_stop(way, key))


async def stop(request: Request) -> Response:
    """Also for mail programs that do it for their person (RFC 8058): they come from no page."""
    await post_of(request).stop(*link_of(request))
    return link_page(request, STOP)


def link_of(request: Request) -> tuple[str, str]:
    return request.query_params.get("way", ""), request.query_params.get("key", "")


def link_page(request: Request, purpose: str, way: Way | None = None) -> Response:
    """Without a way it is done."""
    id, key = link_of(request)
    shown = way.shown if way else ""
    return page(request, "post_link.html", purpose=purpose, way=id, key=key, address=shown, done=way is None)


def stamps(request: Request) -> Stamps:
    found = request.app.state.stamps
    assert isinstance(found, Stamps)
    return found
