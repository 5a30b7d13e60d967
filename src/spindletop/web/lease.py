"""The lease of a new table: what it offers, and how the table is opened that was chosen."""

import json
from typing import Any

import msgspec
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from spindletop.bots import roster
from spindletop.bots.faces import drawings, faces, mark
from spindletop.bots.levels import LEVEL
from spindletop.games import folder
from spindletop.kernel import Game, Option
from spindletop.kernel.options import spellings
from spindletop.table import BotSeat, Kind, OpenSeat, Person, Refused, SeatPlan, Terms, Then, Why
from spindletop.table.clocks import HOUR, MINUTE
from spindletop.table.zones import is_zone
from spindletop.web.browser import clean_name, keep_name, opening, token_of
from spindletop.web.cards import card
from spindletop.web.home import REMEMBERED, fitting_level
from spindletop.web.pages import field, form_of, go, known_game, number, page, seat_mark, tables_of
from spindletop.web.words import say

MINUTES = 5, 10, 15, 20, 30, 45, 60, 90, 120, 180  # what a page offers for a live game,
SECONDS = 0, 5, 10, 15, 30, 60, 120
PERIODS = 4, 8, 12, 24, 48, 72, 120, 168, 336  # and by post, in hours
BANKS = 0, 24, 48, 72, 120, 168, 336


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
        keep_name(request, response, own)
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


def chosen_clock(form: FormData) -> Terms | None:
    """As the form for a new table has it; whether it makes sense is for the table to say."""
    kind, then = field(form, "clock", "none"), field(form, "clock-then", Then.MOVE)
    if kind == "none":
        return None
    if kind not in [*Kind] or then not in [*Then]:
        raise Refused(Why.WRONG, say("clock.no_such"))
    if kind == Kind.LIVE:
        bank, more = number(form, "clock-minutes") * MINUTE, number(form, "clock-seconds")
        return Terms(Kind.LIVE, bank=bank, increment=float(more), then=Then(then))
    period, bank = number(form, "clock-period") * HOUR, number(form, "clock-bank") * HOUR
    terms = Terms(Kind.POST, period, bank, weekends=bool(field(form, "clock-weekends")), then=Then(then))
    zone = field(form, "clock-zone")  # the browser's own, if this system knows it, too
    return msgspec.structs.replace(terms, zone=zone) if terms.weekends and is_zone(zone) else terms
