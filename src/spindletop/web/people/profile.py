"""Your page: name and badge, games and how they went, devices. It is there with an account and without one."""

from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.kit import SHAPES
from spindletop.bots.faces import drawings
from spindletop.bots.levels import MARKS
from spindletop.games import folder, game, games
from spindletop.people.profiles import Profile, Profiles
from spindletop.people.results import PEOPLE, against, finished, place, total
from spindletop.table import Status, Summary
from spindletop.table.seating import fingerprint
from spindletop.web.home import card, put_away, urgency
from spindletop.web.kits import HOUSE
from spindletop.web.pages import (
    accounts_of,
    clean_name,
    field,
    form_of,
    go,
    keep_name,
    name_of,
    number,
    page,
    signed_in,
    tables_of,
    token_of,
)
from spindletop.web.people.account import links_of, port_of, site_of

KNOWN = 1_000  # of somebody's last tables: their results count
SHOWN = 8  # finished games, unless all are wanted


async def show(request: Request) -> Response:
    tables, token, signed = tables_of(request), token_of(request), signed_in(request)
    accounts, site, holder = accounts_of(request), site_of(request), fingerprint(token)
    mine = [each for each in await tables.mine(token, KNOWN) if not put_away(each)]
    over, all_games = finished(mine), request.query_params.get("games") == "all"
    return page(
        request,
        "me.html",
        signed=signed,
        profile=await Profiles(accounts.store).of(holder),
        house=HOUSE,
        shapes=SHAPES,
        known={slug: card(slug) for slug in games()},
        running=sorted([each for each in mine if is_going_on(each)], key=urgency),
        finished=[(each, place(each, best_seat(each)), result(each)) for each in (over if all_games else over[:SHOWN])],
        played=len(over),
        total=total(mine),
        against=against(mine),
        people=PEOPLE,
        levels=[*MARKS],
        faces=drawings(),
        reached=site,
        to_localhost=f"localhost{port_of(site)}",
        has_mail=links_of(request).mailer is not None and site.is_named,
        about=await accounts.about(signed.person) if signed else ("", 0.0),
        devices=await accounts.devices(signed.person) if signed else [],
        passkeys=await accounts.passkeys(signed.person) if signed else [],
    )


def is_going_on(each: Summary) -> bool:
    return each.status in (Status.RUNNING, Status.WAITING)


def best_seat(each: Summary) -> int:
    """Of several people at one screen, who fared best."""
    return min(each.mine, key=lambda seat: place(each, seat))


def result(each: Summary) -> str:
    return folder.counted(game(each.game), each.scores[best_seat(each)])


async def keep_profile(request: Request) -> Response:
    form = await form_of(request)
    name = clean_name(field(form, "name"))
    chosen = Profile(name or name_of(request), number(form, "badge"), number(form, "colour"))
    await Profiles(accounts_of(request).store).keep(fingerprint(token_of(request)), chosen)
    response = go(request, "/me")
    keep_name(request, response, chosen.name)
    return response
