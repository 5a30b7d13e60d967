"""Home: the games, the tables, and the way to a new one."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.svg import standalone
from spindletop.bots import roster
from spindletop.bots.roster import Level
from spindletop.games import folder, game, games
from spindletop.kernel import NATURE, Game, Option, Rng, State
from spindletop.kernel.options import spellings
from spindletop.table import BotSeat, OpenSeat, Person, Plan, Refused, Why
from spindletop.web import rules as rules_page
from spindletop.web.pages import (
    clean_name,
    field,
    form_of,
    go,
    name_of,
    opening,
    page,
    tables_of,
    token_of,
)
from spindletop.web.pages import (
    keep_name as keep_name_cookie,
)
from spindletop.web.words import words

INTRO = 190  # letters
LENGTH = re.compile(r"about (?:an? |\w+ )(?:minutes|hours?)(?: and a half)?")
BOTS = 3  # against one person, where the game allows
PICTURE_SEED = 22
PICTURE_SHARE = 0.55  # of a random game is over when its picture is taken
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@dataclass(frozen=True)
class Card:
    """A game as home shows it."""

    slug: str
    title: str
    low: int
    high: int
    bots: int
    levels: list[Level]
    length: str
    sentence: str


def known_game(slug: str) -> Game[State]:
    if slug not in games():
        raise Refused(Why.UNKNOWN, words()("refused.unknown_page"))
    return _game(slug)


@cache
def _game(slug: str) -> Game[State]:
    return game(slug)


@cache
def card(slug: str) -> Card:
    chosen = _game(slug)
    low, high, text = chosen.seats[0], chosen.seats[-1], folder.rules(chosen)
    bots = min(high, BOTS + 1) - 1
    return Card(slug, chosen.title, low, high, bots, roster.levels(chosen), length(text), intro(text))


def intro(text: str) -> str:
    """The first sentences of a rules page."""
    paragraphs = [part for part in text.split("\n\n") if part.strip() and not part.startswith("#")]
    sentences = re.findall(r"\S.*?[.!?](?=\s|$)", " ".join(paragraphs[0].split())) if paragraphs else []
    chosen = sentences[:1]
    for sentence in sentences[1:]:
        if len(" ".join([*chosen, sentence])) > INTRO:
            break
        chosen.append(sentence)
    return " ".join(chosen)


def length(text: str) -> str:
    """How long a game takes, as its rules page says at the beginning."""
    found = LENGTH.search(" ".join(text.split("\n## ")[0].split()))
    return found[0] if found else ""


async def home(request: Request) -> Response:
    tables, token = tables_of(request), token_of(request)
    return page(
        request,
        "home.html",
        cards=[card(slug) for slug in games()],
        usual=roster.USUAL,
        ticket=tables.prepare(),
        titles={slug: card(slug).title for slug in games()},
        mine=await tables.mine(token, 12),
        joinable=await tables.open_tables(12),
        finished=await tables.finished(12),
    )


async def keep_name(request: Request) -> Response:
    form = await form_of(request)
    response = go(request, "/")
    keep_name_cookie(request, response, clean_name(field(form, "name")))
    return response


async def play_now(request: Request) -> Response:
    """One click: this browser against bots."""
    form = await form_of(request)
    chosen = known_game(field(form, "game"))
    name = clean_name(field(form, "name")) or name_of(request) or words()("home.stranger")
    me = Person(name, clean_name(field(form, "word")))
    seats: list[Plan] = [me, *[BotSeat(field(form, "bot"))] * card(chosen.slug).bots]
    ticket = field(form, "ticket")
    table = await tables_of(request).open_table(opening(request), chosen.slug, seats, ticket=ticket, listed=True)
    return go(request, f"/t/{table.id}")


# A new table


async def new_table(request: Request) -> Response:
    chosen = known_game(request.path_params["game"])
    return page(
        request,
        "new.html",
        game=chosen,
        card=card(chosen.slug),
        usual=roster.USUAL,
        choices=[(option, option_choices(option, chosen)) for option in chosen.options],
        ticket=tables_of(request).prepare(),
    )


def option_choices(option: Option, chosen: Game[Any]) -> list[tuple[str, str, bool]]:
    """Value, words, and whether it is the default."""
    say = words()
    shown = []
    for choice in option.allowed(chosen.seats[-1]):
        value = spellings(choice)[0]
        text = value
        if isinstance(choice, bool):
            text = say("new.yes" if choice else "new.no")
        elif option.seat and isinstance(choice, int):
            text = say("new.option_seat", number=choice + 1)
        shown.append((value, text, choice == option.default and type(choice) is type(option.default)))
    return shown


async def open_table(request: Request) -> Response:
    form = await form_of(request)
    chosen = known_game(request.path_params["game"])
    seats = [plan(form, seat) for seat in range(chosen.seats[-1])]
    options = {
        option.name: field(form, f"option-{option.name}")
        for option in chosen.options
        if field(form, f"option-{option.name}")
    }
    try:
        table = await tables_of(request).open_table(
            opening(request),
            chosen.slug,
            [seat for seat in seats if seat is not None],
            options,
            ticket=field(form, "ticket"),
            listed=bool(field(form, "listed")),
        )
    except ValueError as error:
        raise Refused(Why.WRONG, str(error)) from None
    response = go(request, f"/t/{table.id}")
    own = clean_name(field(form, "name-0"))
    if field(form, "kind-0") == "me" and own:
        keep_name_cookie(request, response, own)
    return response


def plan(form: FormData, seat: int) -> Plan | None:
    """Who is to sit there; None: nobody."""
    name = clean_name(field(form, f"name-{seat}"))
    match field(form, f"kind-{seat}", "none").partition(" "):
        case ("me", _, _):
            return Person(name or words()("home.stranger"), clean_name(field(form, "word")))
        case ("here", _, _):
            return Person(name or words()("new.seat", number=seat + 1))
        case ("open", _, _):
            return OpenSeat()
        case ("bot", _, bot):
            return BotSeat(bot)
        case _:
            return None


# Pictures and rules


async def picture(request: Request) -> Response:
    chosen = known_game(request.path_params["game"])
    headers = {"cache-control": "public, max-age=3600", "content-security-policy": PICTURE_POLICY}
    return Response(middle_picture(chosen.slug), media_type="image/svg+xml", headers=headers)


@cache
def middle_picture(slug: str) -> str:
    """The board in the middle of a random game."""
    chosen = _game(slug)
    seats = card(slug).bots + 1
    length = play_random(chosen.new(seats), chosen.longest)[1]
    state, _ = play_random(chosen.new(seats), int(length * PICTURE_SHARE))
    return standalone(folder.board(chosen).svg(state.view(None)))


def play_random(state: State, most: int) -> tuple[State, int]:
    rng, answers = Rng(PICTURE_SEED), 0
    while state.stack and answers < most:
        legal = state.legal()
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
        answers += 1
    return state, answers


async def rules(request: Request) -> Response:
    chosen = known_game(request.path_params["game"])
    language = request.query_params.get("language", "en")
    translations = folder.rules_languages(chosen)
    if language not in translations:
        language = "en"
    text: Markup = rules_page.rules_html(folder.rules(chosen, language))
    return page(
        request,
        "rules.html",
        game=chosen,
        rules=text,
        reference=rules_page.reference_html(chosen.setup(card(chosen.slug).bots + 1, {})),
        language=language,
        languages=translations,
    )
