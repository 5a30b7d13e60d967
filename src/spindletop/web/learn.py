"""Learning a game: its first screen, the way to its lesson, and from chapter to chapter."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.art import svg
from spindletop.art.kit import Kit
from spindletop.games import folder
from spindletop.learn.lesson import Lesson, Picture, lesson
from spindletop.table import Refused, Status, Why
from spindletop.web.browser import name_of, opening, token_of
from spindletop.web.cards import card
from spindletop.web.hints import because
from spindletop.web.kits import surveyor_of
from spindletop.web.limits import address_of
from spindletop.web.pages import field, form_of, go, known_game, page, partial, render, speaking, tables_of
from spindletop.web.words import say

SHEET = "0 0 240 150"
PICTURES = ("theme", "goal", "round")


def known_lesson(slug: str) -> Lesson:
    found = lesson(known_game(slug).slug)
    if found is None:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return found


async def first_screen(request: Request) -> Response:
    """What it is about, in three pictures; and the table at which this browser has begun to learn it."""
    slug = request.path_params["game"]
    chosen, found = known_game(slug), known_lesson(slug)
    mine = await tables_of(request).mine(token_of(request))
    begun = [each for each in mine if each.lesson and each.game == slug and each.status is Status.RUNNING]
    kit = folder.kit(chosen)
    if (land := folder.land(found.chapters[0].position(chosen).view(None))) is not None:
        surveyor_of(request).expect(chosen, land)
    return page(
        request,
        "learn.html",
        game=chosen,
        card=card(slug),
        of_game=folder.words(chosen),
        pictures=[(name, picture(kit, getattr(found.cards, name))) for name in PICTURES],
        posters_of={name: " ".join(map(str, getattr(found.cards, name).poster or ())) for name in PICTURES},
        kit=kit,
        lesson=found,
        begun=begun[0] if begun else None,
        ticket=tables_of(request).tickets.new(),
    )


def picture(kit: Kit, shown: Picture) -> Markup:
    """Drawings of the game on a sheet; empty for a part of its poster."""
    drawings = [kit.use(symbol, x, y, width, height) for symbol, x, y, width, height in shown.drawings]
    return Markup(svg.tag("svg", *drawings, viewBox=SHEET, class_="sketch", aria_hidden="true") if drawings else "")


async def begin(request: Request) -> Response:
    form = await form_of(request)
    slug, number = known_game(request.path_params["game"]).slug, field(form, "chapter", "1")
    name = name_of(request) or say("home.stranger")
    chapter = int(number) if number.isdecimal() and len(number) < 3 else 0
    table = await tables_of(request).open_lesson(opening(request), slug, name, chapter, ticket=field(form, "ticket"))
    return go(request, f"/t/{table.id}")


async def missed(request: Request) -> Response:
    """What comes of a wrong turn, in reasons for the lesson's own; nothing, if the game went on meanwhile."""
    form = await form_of(request)
    table, seat = await speaking(request, form)
    told = await tables_of(request).missed(table.id, seat, token_of(request), person=address_of(request.scope))
    coached = table.coaching()
    if coached is None or coached.strayed is None:
        return HTMLResponse(partial("notice", ""))
    reasons = because(told, table.course.position(coached.strayed).view(seat))
    return HTMLResponse(partial("notice", "") + partial("missed", render("missed.html", reasons=reasons)))


async def next_chapter(request: Request) -> Response:
    form = await form_of(request)
    table, seat = await speaking(request, form)
    after = await tables_of(request).next_chapter(table.id, seat, opening(request))
    return go(request, f"/t/{after.id}")
