"""Your page: name and badge, games and how they went, devices. It is there with an account and without one."""

import re
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.kit import SHAPES
from spindletop.bots.faces import drawings
from spindletop.bots.levels import USUAL_MARKS
from spindletop.bots.roster import USUAL
from spindletop.games import folder, game, games
from spindletop.people.friends import friends_of
from spindletop.people.profiles import Profile, Profiles
from spindletop.people.ratings import changes_of, ratings_of, the_best
from spindletop.people.results import PEOPLE, against, finished, place, total
from spindletop.table import Refused, Status, Summary, Why
from spindletop.table.seating import fingerprint
from spindletop.web import paths
from spindletop.web.browser import accounts_of, clean_name, keep_name, name_of, opening, signed_in, token_of
from spindletop.web.cards import card, easiest
from spindletop.web.home import put_away, standing, urgency
from spindletop.web.kits import HOUSE
from spindletop.web.pages import field, form_of, go, known_game, number, page, tables_of
from spindletop.web.people.account import count_entry, links_of, port_of, site_of
from spindletop.web.post import panel_of
from spindletop.web.words import say

KNOWN = 1_000  # of somebody's last tables: their results count
SHOWN = 8  # finished games, unless all are wanted


async def show(request: Request) -> Response:
    tables, token, signed = tables_of(request), token_of(request), signed_in(request)
    accounts, site, holder = accounts_of(request), site_of(request), fingerprint(token)
    mine = [each for each in await tables.mine(token, KNOWN) if not put_away(each)]
    over, all_games = finished(mine), request.query_params.get("games") == "all"
    known, ratings = {slug: card(slug) for slug in games()}, await ratings_of(accounts.store, holder)
    return page(
        request,
        "me.html",
        signed=signed,
        profile=await Profiles(accounts.store).of(holder),
        house=HOUSE,
        shapes=SHAPES,
        known=known,
        easiest=easiest(known.values()),
        usual=USUAL,
        ticket=tables.tickets.new(),
        fresh=not mine and not ratings,
        standing={each.table: standing(tables, each) for each in mine if is_going_on(each)},
        running=sorted([each for each in mine if is_going_on(each)], key=urgency),
        finished=[(each, place(each, best_seat(each)), result(each)) for each in (over if all_games else over[:SHOWN])],
        played=len(over),
        ratings=ratings,
        changes=await changes_of(accounts.store, holder),
        best=await the_best(accounts.store),
        friends=await friends_of(tables.library, holder),
        shunned=await tables.shuns.of(holder),
        scale=Scale(),
        total=total(mine),
        against=against(mine),
        people=PEOPLE,
        levels=[*USUAL_MARKS],
        faces=drawings(),
        reached=site,
        to_localhost=f"localhost{port_of(site)}",
        has_mail=links_of(request).mailer is not None and site.is_named,
        about=await accounts.about(signed.person) if signed else ("", 0.0),
        devices=await accounts.devices(signed.person) if signed else [],
        passkeys=await accounts.passkeys(signed.person) if signed else [],
        **await panel_of(request),
    )


@dataclass(frozen=True)
class Scale:
    """Where ratings stand in their picture."""

    low: int = 900
    high: int = 2100

    def at(self, points: int) -> float:
        """Of a hundred; what is beyond stands at the edge."""
        return round(100 * (min(max(points, self.low), self.high) - self.low) / (self.high - self.low), 1)


def is_going_on(each: Summary) -> bool:
    return each.status in (Status.RUNNING, Status.WAITING)


def best_seat(each: Summary) -> int:
    """Of several people at one screen, who fared best."""
    return min(each.mine, key=lambda seat: place(each, seat))


def result(each: Summary) -> str:
    return folder.counted(game(each.game), each.scores[best_seat(each)])


async def keep_profile(request: Request) -> Response:
    count_entry(request)
    form = await form_of(request)
    name = clean_name(field(form, "name"))
    chosen = Profile(name or name_of(request), number(form, "badge"), number(form, "colour"))
    await Profiles(accounts_of(request).store).keep(fingerprint(token_of(request)), chosen)
    response = go(request, "/me")
    keep_name(request, response, chosen.name)
    return response


async def invite(request: Request) -> Response:
    """A friend to a new table: it stands among theirs, with their seat kept."""
    form = await form_of(request)
    chosen = known_game(field(form, "game"))
    found = re.fullmatch(f"({paths.TABLE}):({paths.SEAT})", field(form, "friend"))
    if not found:
        raise Refused(Why.WRONG, say("me.no_friend"))
    name, word = name_of(request) or say("home.stranger"), clean_name(field(form, "word"))
    met = found[1], int(found[2])
    table = await tables_of(request).invite_again(opening(request), name, chosen.slug, *met, word=word)
    return go(request, f"/t/{table.id}")
