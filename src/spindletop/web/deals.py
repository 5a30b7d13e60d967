"""The deal of a day: what it is, the way to its table, and who fared how."""

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.bots import roster
from spindletop.games import folder, games
from spindletop.kernel import Game
from spindletop.table import Deal, Refused, Status, Tables, Why
from spindletop.web.browser import clean_name, keep_name, name_of, opening, token_of
from spindletop.web.cards import card
from spindletop.web.pages import field, form_of, go, known_game, page, partial, tables_of
from spindletop.web.standings import in_words, left, passed, standings_html
from spindletop.web.words import say


async def show(request: Request) -> Response:
    tables, token = tables_of(request), token_of(request)
    chosen, deal = chosen_deal(request, tables)
    mine = await tables.dealt_to(token, deal)
    return page(
        request,
        "deal.html",
        game=chosen,
        card=card(chosen.slug),
        cards=[card(slug) for slug in games()],
        deal=deal,
        days=[(day, in_words(day)) for day in tables.days()],
        today=tables.days()[0],
        seats=deal.seats(chosen),
        bots=deal.bots(chosen),
        level=roster.USUAL,
        kit=folder.kit(chosen),
        seat=deal.seat(chosen),
        mine=mine,
        status=Status,
        left=left(tables.library.clock()),
        share=passed(tables.library.clock()),
        standings=await standings_html(tables, chosen, deal, mine),
    )


async def open_table(request: Request) -> Response:
    """One for each browser and deal: the first game counts."""
    form = await form_of(request)
    chosen = known_game(request.path_params["game"])
    given = clean_name(field(form, "name"))
    name = given or name_of(request) or say("home.stranger")
    day = field(form, "day", tables_of(request).days()[0])
    table = await tables_of(request).open_deal(opening(request), chosen.slug, day, name)
    response = go(request, f"/t/{table.id}")
    if given:
        keep_name(request, response, given)
    return response


async def standings(request: Request) -> Response:
    """Again, while the tycoon still plays."""
    tables = tables_of(request)
    chosen, deal = chosen_deal(request, tables)
    mine = await tables.dealt_to(token_of(request), deal)
    return HTMLResponse(partial("standings", await standings_html(tables, chosen, deal, mine)))


def chosen_deal(request: Request, tables: Tables) -> tuple[Game[Any], Deal]:
    chosen = known_game(request.path_params["game"])
    day = request.query_params.get("day", tables.days()[0])
    if day not in tables.days():
        raise Refused(Why.UNKNOWN, say("deal.gone"))
    return chosen, Deal(chosen.slug, day)
