"""Home: the games, the tables, and the way to a new one."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from spindletop.bots import roster
from spindletop.bots.faces import drawings, faces, mark
from spindletop.bots.levels import LAST_RESULTS, LEVEL, Met, strength
from spindletop.bots.roster import Level
from spindletop.games import folder, game, games
from spindletop.games.about import HARDEST
from spindletop.kernel import Game, Option
from spindletop.kernel.options import spellings
from spindletop.learn.lesson import has_lesson
from spindletop.people.profiles import Profiles
from spindletop.table import BotSeat, OpenSeat, Person, Refused, SeatPlan, Status, Summary, Then, Why
from spindletop.table.seating import fingerprint
from spindletop.web import rules as rules_page
from spindletop.web.lease import BANKS, MINUTES, PERIODS, SECONDS, chosen_clock
from spindletop.web.pages import (
    accounts_of,
    clean_name,
    field,
    form_of,
    go,
    known_game,
    name_of,
    opening,
    page,
    seat_mark,
    signed_in,
    tables_of,
    token_of,
)
from spindletop.web.pages import (
    keep_name as keep_name_cookie,
)
from spindletop.web.standings import today
from spindletop.web.words import say
from spindletop.words import once_a_language

BOTS = 3  # against one person, where the game allows
HOUR = 60
LISTED = 12  # tables in each list
REMEMBERED = 60  # of one's last tables: their results say how strong one is


@dataclass(frozen=True)
class Card:
    """A game as home shows it."""

    slug: str
    title: str
    low: int
    high: int
    bots: int
    levels: list[Level]
    pitch: str
    length: str
    difficulty: int
    lesson: bool  # it can be learned by playing it
    thumbnail: str  # the part of its poster that stands for it in lists; empty without a poster


@once_a_language()
def card(slug: str) -> Card:
    chosen = game(slug)
    low, high, about, poster = chosen.seats[0], chosen.seats[-1], folder.about(chosen), folder.poster(chosen)
    return Card(
        slug,
        chosen.title,
        low,
        high,
        min(high, BOTS + 1) - 1,
        roster.levels(chosen),
        folder.pitch(chosen),
        length(about.minutes),
        about.difficulty,
        has_lesson(slug),
        " ".join(map(str, poster.look.thumbnail)) if poster else "",
    )


def read_words() -> None:
    """Of all games, before somebody waits for a page with them."""
    for slug in games():
        card(slug)


def length(minutes: int) -> str:
    """How long a game takes, in words."""
    if not minutes:
        return ""
    whole = minutes >= 2 * HOUR and minutes % HOUR == 0
    return say("home.hours", number=minutes // HOUR) if whole else say("home.minutes", number=minutes)


async def home(request: Request) -> Response:
    tables, token = tables_of(request), token_of(request)
    cards = [card(slug) for slug in games()]
    last = await tables.mine(token, REMEMBERED)
    mine = [each for each in last if not put_away(each)][:LISTED]
    own, over = {each.table for each in mine}, await tables.finished(LISTED)
    listed = {each.table for each in over}
    return page(
        request,
        "home.html",
        cards=cards,
        easiest=easiest(cards),
        hardest=HARDEST,
        usual=roster.USUAL,
        fitting={each.slug: fitting_level(each.slug, last) for each in cards},
        ticket=tables.tickets.new(),
        known={each.slug: each for each in cards},
        mine=sorted([each for each in mine if each.table not in listed], key=urgency),
        turns=[each for each in mine if each.turn in each.mine],
        joinable=[
            each for each in [*await tables.open_tables(LISTED), *await tables.offered(LISTED)] if each.table not in own
        ],
        finished=different(over),
        deal=await today(tables),
        now=tables.library.clock(),
    )


def put_away(each: Summary) -> bool:
    """A chapter of a lesson that goes on at another table."""
    return each.lesson and each.status is Status.CALLED_OFF


def different(over: list[Summary]) -> list[Summary]:
    """Of games that are over: one that was opened several times from the same record stands there once."""
    once: dict[tuple[object, ...], Summary] = {}
    for each in over:
        once.setdefault((each.game, *each.names, *each.scores), each)
    return [*once.values()]


def urgency(each: Summary) -> int:
    """What waits for this browser first, what is over last."""
    if each.turn in each.mine:
        return 0
    return 1 if each.status in (Status.RUNNING, Status.WAITING) else 2


def easiest(cards: Iterable[Card]) -> Card:
    """To begin with."""
    return min(cards, key=lambda each: each.difficulty or HARDEST)


def fitting_level(slug: str, last: list[Summary]) -> int:
    """At which somebody with these last tables, the newest first, finds opponents like themselves in this game; 0 if
    they have not played it to its end against bots."""
    results = [met(each) for each in last if each.game == slug and tells_strength(each)]
    return strength(results[:LAST_RESULTS]) if results else 0


def tells_strength(each: Summary) -> bool:
    """One person against bots of known levels, to the end, and nobody led them."""
    return (
        each.status is Status.OVER
        and not each.lesson
        and len(each.mine) == 1 < len(each.levels)
        and all(bool(level) != (seat in each.mine) for seat, level in enumerate(each.levels))
    )


def met(each: Summary) -> Met:
    rivals = [level for level in each.levels if level]
    won = each.mine[0] in each.winners
    return sum(rivals) / len(rivals), len(rivals), 1 / len(each.winners) if won else 0.0


async def keep_name(request: Request) -> Response:
    form = await form_of(request)
    response = go(request, "/")
    name = clean_name(field(form, "name"))
    if signed_in(request):
        profiles, holder = Profiles(accounts_of(request).store), fingerprint(token_of(request))
        await profiles.keep(holder, replace(await profiles.of(holder), name=name))
    keep_name_cookie(request, response, name)
    return response


async def play_now(request: Request) -> Response:
    """One click: this browser against bots."""
    form = await form_of(request)
    chosen = known_game(field(form, "game"))
    name = clean_name(field(form, "name")) or name_of(request) or say("home.stranger")
    me = Person(name, clean_name(field(form, "word")))
    seats: list[SeatPlan] = [me, *[BotSeat(field(form, "bot"))] * card(chosen.slug).bots]
    ticket = field(form, "ticket")
    table = await tables_of(request).open_table(opening(request), chosen.slug, seats, ticket=ticket, listed=True)
    return go(request, f"/t/{table.id}")


# A new table


async def new_table(request: Request) -> Response:
    chosen, tables = known_game(request.path_params["game"]), tables_of(request)
    fitting = fitting_level(chosen.slug, await tables.mine(token_of(request), REMEMBERED))
    return page(
        request,
        "new.html",
        game=chosen,
        card=card(chosen.slug),
        usual=roster.USUAL,
        fitting=fitting,
        fitting_mark=mark(f"{LEVEL}:{fitting}") if fitting else "",
        faces=drawings(),
        people=people_of(chosen, fitting),
        choices=[(option.name, option_choices(option, chosen)) for option in chosen.options],
        of_game=folder.words(chosen),
        ticket=tables.tickets.new(),
        minutes=MINUTES,
        seconds=SECONDS,
        periods=PERIODS,
        banks=BANKS,
        thens=[*Then],
    )


def people_of(chosen: Game[Any], fitting: int) -> str:
    """Who sits down for each level that is offered, in their order, and what they are like."""
    found = {}
    for bot in [level.name for level in roster.levels(chosen)] + ([f"{LEVEL}:{fitting}"] if fitting else []):
        sitting = [face for face in faces() if face.level == mark(bot)]
        tempers = [roster.temper_of(chosen, bot, face.name) for face in sitting]
        found[bot] = [
            {"name": face.name, "drawing": face.drawing, "temper": say(f"temper_line.{temper}") if temper else ""}
            for face, temper in zip(sitting, tempers, strict=True)
        ]
    return json.dumps(found)


def option_choices(option: Option, chosen: Game[Any]) -> list[tuple[str, str, bool, str]]:
    """Value, words or a seat's sign, whether it is the default, and what the sign means."""
    shown = []
    for choice in option.allowed(chosen.seats[-1]):
        value = spellings(choice)[0]
        text, meaning = value, ""
        if isinstance(choice, bool):
            text = say("new.yes" if choice else "new.no")
        elif option.seat and isinstance(choice, int):
            text, meaning = seat_mark(choice), say("new.option_seat", number=choice + 1)
        elif isinstance(choice, str):
            text = folder.sentence(folder.words(chosen)(f"option_{option.name}.{choice}"))
        default = choice == option.default and type(choice) is type(option.default)
        shown.append((value, text, default, meaning))
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
            clock=chosen_clock(form),
            rated=bool(field(form, "rated")),
        )
    except ValueError as error:
        raise Refused(Why.WRONG, str(error)) from None
    response = go(request, f"/t/{table.id}")
    own = clean_name(field(form, "name-0"))
    if field(form, "kind-0") == "me" and own:
        keep_name_cookie(request, response, own)
    return response


def plan(form: FormData, seat: int) -> SeatPlan | None:
    """Who is to sit there; None: nobody."""
    name = clean_name(field(form, f"name-{seat}"))
    match field(form, f"kind-{seat}", "none").partition(" "):
        case ("me", _, _):
            return Person(name or say("home.stranger"), clean_name(field(form, "word")))
        case ("here", _, _):
            return Person(name or say("new.seat", number=seat + 1))
        case ("open", _, _):
            return OpenSeat()
        case ("bot", _, bot):
            return BotSeat(bot or field(form, f"level-{seat}", roster.USUAL))
        case _:
            return None


# Rules


async def rules(request: Request) -> Response:
    chosen = known_game(request.path_params["game"])
    language = folder.rules_language(chosen, request.query_params.get("language", say.language))
    text: Markup = rules_page.rules_html(folder.rules(chosen, language))
    return page(
        request,
        "rules.html",
        game=chosen,
        pitch=card(chosen.slug).pitch,
        rules=text,
        contents=rules_page.chapters(text),
        kit=folder.kit(chosen),
        reference=rules_page.reference_html(chosen.setup(card(chosen.slug).bots + 1, {})),
        language=language,
        languages=folder.rules_languages(chosen),
    )
