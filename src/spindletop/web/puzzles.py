"""Puzzles: all of them by game and difficulty, one on its board, and what somebody's answer to it is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.analysis.telling import told_plan
from spindletop.art.scene import Moment
from spindletop.games import folder, game, games
from spindletop.kernel import Rng, State
from spindletop.learn.lesson import asks
from spindletop.learn.puzzles import LEVELS, Choice, Puzzle, has_puzzles, puzzles, steps_of
from spindletop.table import BotSeat, Person, Refused, SeatPlan, Table, Why
from spindletop.table.entries import Opened, Started
from spindletop.table.plans import seat_people
from spindletop.web.cards import card
from spindletop.web.frames import dock_html, moment_of, scene_parts
from spindletop.web.hints import LETTERS, Advice, Because, because
from spindletop.web.kits import ground_of
from spindletop.web.log import LINES, Story, icons_html
from spindletop.web.pages import field, form_of, known_game, page, partial, render
from spindletop.web.sight import Sight
from spindletop.web.words import say
from spindletop.words import once_a_language

KEPT = 120  # boards that are laid out already
DIFFICULTY = ("easy", "medium", "hard")  # of each level, in words of home


@dataclass(frozen=True)
class Tile:
    """A puzzle in its list."""

    number: int
    id: str
    title: str  # what is asked,
    when: str  # and in which round
    level: int


def known_puzzle(request: Request) -> tuple[str, int, Puzzle]:
    slug, number = known_game(request.path_params["game"]).slug, request.path_params["puzzle"]
    found = puzzles(slug)
    if number > len(found):
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return slug, number, found[number - 1]


# The lists


async def all_games(request: Request) -> Response:
    shelves = [(card(slug), tiles(slug)) for slug in games() if has_puzzles(slug)]
    return page(request, "puzzles.html", shelves=shelves)


async def of_game(request: Request) -> Response:
    slug = known_game(request.path_params["game"]).slug
    if not has_puzzles(slug):
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    all_tiles = tiles(slug)
    levels = [
        (say(f"home.{words}"), level, [each for each in all_tiles if each.level == level])
        for level, words in enumerate(DIFFICULTY, 1)
    ]
    return page(
        request,
        "puzzles_of.html",
        card=card(slug),
        levels=[each for each in levels if each[2]],
        count=len(all_tiles),
        hardest=len(LEVELS),
    )


@once_a_language()
def tiles(slug: str) -> list[Tile]:
    return [tile(slug, number, each) for number, each in enumerate(puzzles(slug), 1)]


def tile(slug: str, number: int, puzzle: Puzzle) -> Tile:
    """By what is asked, as a card of the lesson calls it."""
    table = laid_out(slug, number)
    asked = folder.words(table.game)(f"{asks(table.course.state)}.title")
    when = folder.scene(Moment(table.view(table.actor), (), table.names)).phases.title
    return Tile(number, puzzle.id, asked, when, puzzle.level)


# A board


@once_a_language(KEPT)
def laid_out(slug: str, number: int) -> Table:
    """The position as a table that is in no store: a person where the puzzle says, bots in all other seats."""
    chosen, puzzle = game(slug), puzzles(slug)[number - 1]
    mine = puzzle.position(chosen).actor
    seats: list[SeatPlan] = [
        Person(say("home.stranger")) if seat == mine else BotSeat() for seat in range(puzzle.seats)
    ]
    opened = Opened(
        slug,
        chosen.rules,
        chosen.source.hash,
        chosen.setup(puzzle.seats, {}).options,
        seat_people(chosen, seats, ""),
        host="",
        seed="",
        listed=False,
        prefix=steps_of(puzzle.answers),
        unaided=True,
    )
    table = Table(f"{slug} {number}", chosen, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    return table


async def board(request: Request) -> Response:
    """As the seat that is asked sees it."""
    slug, number, puzzle = known_puzzle(request)
    table = laid_out(slug, number)
    seen = Sight(table.actor, (table.actor,))
    moment = moment_of(table, seen)
    scene = folder.scene(moment)
    kit = folder.kit(table.game)
    return page(
        request,
        "puzzle.html",
        table=table,
        puzzle=puzzle,
        number=number,
        last=len(puzzles(slug)),
        difficulty=say(f"home.{DIFFICULTY[puzzle.level - 1]}"),
        kit=kit,
        panels=scene.panels,
        parts={
            **scene_parts(table, seen, moment, scene, place=place_of(slug, number)),
            "dock": dock_html(table, seen, moment, scene),
            "log": story(table),
        },
        story_icons=icons_html(kit),
    )


def place_of(slug: str, number: int) -> str:
    return f"/puzzles/{slug}/{number}"


def story(table: Table) -> str:
    """What led here, without steps back."""
    told = Story(table.actor, table.last_turn(table.actor), "", folder.kit(table.game))
    lines = islice(table.newest(table.actor), LINES)
    return render("log.html", memory=False, turns=Markup("".join(told.parts(lines))))


async def show_ground(request: Request) -> Response:
    slug, number, _ = known_puzzle(request)
    return await ground_of(request, laid_out(slug, number), place_of(slug, number))


# What an answer is worth


async def judge(request: Request) -> Response:
    """Right or wrong, with the chances of both. The better plan is told to who is right, and to who gives up."""
    form = await form_of(request)
    slug, number, puzzle = known_puzzle(request)
    gives_up = bool(field(form, "give_up"))
    chosen = puzzle.choice(field(form, "action"))
    if chosen is None and not gives_up:
        raise Refused(Why.ILLEGAL, say("puzzle.not_offered"))
    right = chosen is not None and chosen.right and not gives_up
    shown = html(slug, number, puzzle, chosen, right, gives_up)
    return HTMLResponse(partial("notice", "") + partial("hint", shown))


def html(slug: str, number: int, puzzle: Puzzle, chosen: Choice | None, right: bool, gives_up: bool) -> str:
    table = laid_out(slug, number)
    last = number == len(puzzles(slug))
    return render(
        "judged.html",
        right=right,
        gives_up=gives_up,
        futures=puzzle.futures,
        mine=percent(chosen) if chosen else 0,
        best=percent(puzzle.best),
        ways=ways(table, puzzle, chosen, right) if right or gives_up else [],
        after=f"/puzzles/{slug}" if last else place_of(slug, number + 1),
        last=last,
    )


def ways(table: Table, puzzle: Puzzle, chosen: Choice | None, right: bool) -> list[Advice]:
    """The better plan, and beside it the one that was tried, or the obvious one. The reasons that are known are those
    of the best, not of another right answer."""
    view = table.view(table.actor)
    better = chosen if right and chosen else puzzle.best
    other = None if right else chosen
    if other is None or other.right:
        other = puzzle.choice(puzzle.obvious)
        whose = say("puzzle.obvious")
    else:
        whose = say("puzzle.yours")
    assert other is not None
    reasons = puzzle.reasons if better is puzzle.best else []
    shown = [
        (better, say("puzzle.yours") if right else say("puzzle.best"), because(reasons, view)),
        (other, whose, []),
    ]
    return [way(letter, *each, view, table.names) for letter, each in zip(LETTERS, shown)]


def way(letter: str, choice: Choice, whose: str, reasons: list[Because], view: State, names: Sequence[str]) -> Advice:
    actions = [view.setup.game.parse(each) for each in steps_of(choice.plan)]
    words = told_plan(view.imagine(Rng(0)), actions, names, say("hint.then"))
    return Advice(letter, choice.run, choice.plan, words, percent(choice), whose, reasons)


def percent(choice: Choice) -> int:
    return round(100 * choice.share)
