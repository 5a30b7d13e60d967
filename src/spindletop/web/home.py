"""Home: the games, the tables, and one click to play."""

from collections import Counter
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.scene import Moment
from spindletop.bots import roster
from spindletop.bots.levels import LAST_RESULTS, Met, strength
from spindletop.games import folder, games
from spindletop.games.about import HARDEST
from spindletop.people.profiles import Profiles
from spindletop.table import BotSeat, Person, SeatPlan, Status, Summary, Table, Tables
from spindletop.table.seating import fingerprint
from spindletop.web.browser import accounts_of, clean_name, name_of, opening, signed_in, token_of
from spindletop.web.browser import keep_name as keep_name_cookie
from spindletop.web.cards import card, easiest
from spindletop.web.pages import field, form_of, go, known_game, page, tables_of
from spindletop.web.standings import today
from spindletop.web.words import say
from spindletop.words import once_a_language

LISTED = 12  # tables in each list
ENOUGH = 6  # games tell which is played most
REMEMBERED = 60  # of one's last tables: their results say how strong one is


async def home(request: Request) -> Response:
    tables, token = tables_of(request), token_of(request)
    cards = [card(slug) for slug in games()]
    last = await tables.mine(token, REMEMBERED)
    mine = [each for each in last if not put_away(each)][:LISTED]
    own, over = {each.table for each in mine}, await tables.finished(REMEMBERED)
    listed = {each.table for each in over[:LISTED]}
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
        finished=different(over[:LISTED]),
        favourite=favourite(over),
        standing={each.table: standing(tables, each) for each in mine},
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


def favourite(over: list[Summary]) -> str:
    """The game that was played most of late; empty if that is none, or too few were."""
    often = Counter(each.game for each in over).most_common(2)
    alone = len(often) == 1 or (len(often) > 1 and often[0][1] > often[1][1])
    return often[0][0] if alone and len(over) >= ENOUGH else ""


def standing(tables: Tables, each: Summary) -> str:
    """How far one's own game is, and what one has there; empty if this process has not seen it for long."""
    table = tables.library.known(each.table)
    if table is None or each.status is not Status.RUNNING or not each.mine:
        return ""
    return _standing(table, table.seq, each.mine[0])


@once_a_language(200)
def _standing(table: Table, seq: int, seat: int) -> str:
    scene = folder.scene(Moment(table.view(seat), (), table.names, seat))
    return ", ".join(filter(None, [scene.phases.title, scene.plates[seat].money]))


def urgency(each: Summary) -> int:
    """What waits for this browser first, what is over last."""
    if each.turn in each.mine:
        return 0
    return 1 if each.status in (Status.RUNNING, Status.WAITING) else 2


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
