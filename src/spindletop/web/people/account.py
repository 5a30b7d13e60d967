"""The ways into an account, and out of it."""

import re
from dataclasses import replace

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from spindletop.people import Signed, Site
from spindletop.people.accounts import Entered
from spindletop.people.forgetting import all_data, forget
from spindletop.people.links import Links
from spindletop.people.passes import Kind
from spindletop.people.profiles import Profiles
from spindletop.post.ways import check_mailbox
from spindletop.table import Refused, Why
from spindletop.table.seating import fingerprint
from spindletop.web.browser import (
    NAME,
    TOKEN,
    accounts_of,
    cookie,
    keep_cookie,
    name_of,
    own_token,
    signed_in,
    token_of,
)
from spindletop.web.limits import Buckets, address_of
from spindletop.web.pages import field, form_of, go, page, partial, render
from spindletop.web.people.known import DEVICE
from spindletop.web.post import post_of
from spindletop.web.words import say

LINKS = {Kind.MAIL, Kind.CONFIRM, Kind.MOVE, Kind.ENTER}  # passes that come as links
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrom", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def site_of(request: Request) -> Site:
    """As the browser names it; that it is one of our names was checked before."""
    return Site(request.scope["scheme"], request.headers.get("host", "").lower())


def links_of(request: Request) -> Links:
    return Links(accounts_of(request), request.app.state.mailer or post_of(request).carriers.mailer)


def label_of(request: Request) -> str:
    """What a device calls itself, in two words."""
    agent = request.headers.get("user-agent", "")
    found = (next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def count_entry(request: Request) -> None:
    """One address may not try many times."""
    entries = request.app.state.entries
    assert isinstance(entries, Buckets)
    if not entries.take(address_of(request.scope)):
        raise Refused(Why.OFTEN, say("refused.entries"))


def count_link(request: Request, mailbox: str) -> None:
    """Nor may one address ask for many links to a mailbox: who does keeps nobody else from asking for theirs."""
    links = request.app.state.links
    assert isinstance(links, Buckets)
    if not links.take(f"{address_of(request.scope)} {mailbox}"):
        raise Refused(Why.OFTEN, say("me.mail_often"))


def person_of(request: Request) -> Signed:
    signed = signed_in(request)
    if signed is None:
        raise Refused(Why.FORGED, say("me.not_signed_in"))
    return signed


async def arriving(request: Request) -> str:
    """The token of a browser that is to be signed in; the name in its cookie comes along with what it has."""
    token, name, profiles = own_token(request), name_of(request), Profiles(accounts_of(request).store)
    known = await profiles.of(fingerprint(token))
    if name and not known.name and not signed_in(request):
        await profiles.keep(fingerprint(token), replace(known, name=name))
    return token


async def entered(request: Request, who: Entered) -> Response:
    """Signed in: with a recovery code to be shown now and never again, or on one's page. A browser is one device, so
    who was signed in on it before is not any more."""
    if who.recovery:
        response: Response = page(request, "code.html", code=who.recovery)
    else:
        response = go(request, "/me")
    if who.device:
        if before := signed_in(request):
            await accounts_of(request).sign_out(before.person, before.device)
        keep_cookie(request, response, DEVICE, who.device)
    return response


# Passkeys


async def passkey_options(request: Request) -> Response:
    count_entry(request)
    accounts, signed = accounts_of(request), signed_in(request)
    options = await accounts.begin_passkey(site_of(request), own_token(request), name_of(request), signed)
    return options_for(request, options)


async def make_passkey(request: Request) -> Response:
    form, label = await form_of(request), label_of(request)
    given = site_of(request), await arriving(request), field(form, "credential"), label, signed_in(request)
    return await entered(request, await accounts_of(request).make_passkey(*given))


async def remove_passkey(request: Request) -> Response:
    signed, form = person_of(request), await form_of(request)
    accounts = accounts_of(request)
    chosen = one_of(field(form, "passkey"), [each.id for each in await accounts.passkeys(signed.person)])
    await accounts.remove_passkey(signed.person, chosen)
    return go(request, "/me")


async def sign_in_options(request: Request) -> Response:
    count_entry(request)
    return options_for(request, await accounts_of(request).begin_sign_in(site_of(request), own_token(request)))


async def sign_in(request: Request) -> Response:
    form = await form_of(request)
    given = site_of(request), await arriving(request), field(form, "credential"), label_of(request)
    return await entered(request, await accounts_of(request).sign_in(*given))


def options_for(request: Request, options: str) -> Response:
    """For the browser that has asked: they work with its token only, so it has to have one."""
    response = Response(options, media_type="application/json")
    if cookie(request, TOKEN) != own_token(request):
        keep_cookie(request, response, TOKEN, own_token(request))
    return response


# The code on paper


async def recover(request: Request) -> Response:
    count_entry(request)
    form = await form_of(request)
    code = field(form, "code")[:100]
    return await entered(request, await accounts_of(request).recover(await arriving(request), code, label_of(request)))


async def new_code(request: Request) -> Response:
    code = await accounts_of(request).renew_code(person_of(request).person)
    return page(request, "code.html", code=code)


# Links


async def send_mail(request: Request) -> Response:
    """The same is said whether somebody has this address or nobody."""
    count_entry(request)
    form = await form_of(request)
    links, mailbox = links_of(request), check_mailbox(field(form, "mail")[:300])
    count_link(request, mailbox)
    letter = await links.letter(site_of(request), mailbox, signed_in(request))
    response = page(request, "told.html", title=say("me.mail_title"), text=say("me.mail_sent"))
    response.background = BackgroundTask(links.send, letter)
    return response


async def carry(request: Request) -> Response:
    """A link for another device; for localhost on the way there, where passkeys work."""
    count_entry(request)
    form = await form_of(request)
    kind, word = await links_of(request).carry(own_token(request), signed_in(request))
    path = f"/me/link?kind={kind}&code={word}"
    if field(form, "local"):
        there = f"localhost{port_of(site_of(request))}"
        title, text = say("me.there_title"), say("me.there", name=there)
        return page(request, "told.html", title=title, text=text, link=f"http://{there}{path}")
    return HTMLResponse(partial("carry", render("link.html", path=path, help=say("me.carry_help"))))


def port_of(site: Site) -> str:
    found = re.search(r":\d+$", site.host)
    return found[0] if found else ""


def kind_of(text: str) -> Kind:
    return Kind(one_of(text, [*LINKS]))


async def link_page(request: Request) -> Response:
    """A button first: a preview must not use the link up."""
    kind, code = kind_of(request.query_params.get("kind", "")), request.query_params.get("code", "")
    if not await accounts_of(request).passes.is_good(kind, code):
        raise Refused(Why.EXPIRED, say("me.link_used"))
    return page(request, "arrive.html", kind=kind.value, code=code, signed=signed_in(request))


async def use_link(request: Request) -> Response:
    count_entry(request)
    form, links, label = await form_of(request), links_of(request), label_of(request)
    kind, code = kind_of(field(form, "kind")), field(form, "code")
    if kind is Kind.CONFIRM:
        await links.confirm(code, person_of(request))
        return go(request, "/me")
    if kind is Kind.MAIL:
        return await entered(request, await links.enter_by_mail(await arriving(request), code, label))
    browser = token_of(request) if kind is Kind.MOVE else await arriving(request)
    return await entered(request, await links.arrive(kind, browser, code, label))


# Leaving


async def sign_out(request: Request) -> Response:
    """Of this device, or of another one."""
    signed, form = person_of(request), await form_of(request)
    accounts = accounts_of(request)
    known = [each.id for each in await accounts.devices(signed.person)]
    chosen = one_of(field(form, "device") or signed.device, known)
    await accounts.sign_out(signed.person, chosen)
    response = go(request, "/me")
    if chosen == signed.device:
        keep_cookie(request, response, DEVICE, "", 0)
    return response


async def data(request: Request) -> Response:
    told = await all_data(accounts_of(request), fingerprint(token_of(request)), signed_in(request))
    headers = {"content-disposition": 'attachment; filename="spindletop.json"'}
    return JSONResponse(told, headers=headers)


async def forget_me(request: Request) -> Response:
    form = await form_of(request)
    if field(form, "sure") != "yes":
        raise Refused(Why.WRONG, say("me.not_sure"))
    await forget(accounts_of(request), fingerprint(token_of(request)), signed_in(request))
    response = page(request, "told.html", title=say("me.forgotten_title"), text=say("me.forgotten"))
    for each in (DEVICE, TOKEN, NAME):
        keep_cookie(request, response, each, "", 0)
    return response


def one_of(text: str, known: list[str]) -> str:
    if text not in known:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return text
