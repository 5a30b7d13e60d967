"""Learn from your game: the answers that cost somebody most, each as a small task on the board."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.analysis.study import Turn
from spindletop.analysis.tasks import Weighed
from spindletop.analysis.telling import told_plan
from spindletop.art.scene import Moment, notation
from spindletop.games import folder
from spindletop.kernel import State
from spindletop.table import Refused, Table, Why
from spindletop.web.browser import token_of
from spindletop.web.frames import dock_html, recent, scene_parts
from spindletop.web.hints import LETTERS, Advice, Because, because
from spindletop.web.limits import address_of
from spindletop.web.pages import field, form_of, go, number, page, partial, render, tables_of
from spindletop.web.paths import seat_of
from spindletop.web.sight import Sight
from spindletop.web.words import say


@dataclass(frozen=True)
class Task:
    """An answer of a seat, to be bettered."""

    number: int  # from 1
    tasks: int
    seat: int
    turn: Turn
    words: str  # what was answered


async def begin(request: Request) -> Response:
    """The analysis finds the tasks: it is begun, unless it is there already."""
    table = await tables_of(request).table(request.path_params["table"])
    table.check_played()
    tables_of(request).analyses.start(table, address_of(request.scope))
    return go(request, f"/t/{table.id}/review")


async def show(request: Request) -> Response:
    """A task on the board, as its seat saw it; or how far the analysis is."""
    tables = tables_of(request)
    table = await tables.table(request.path_params["table"])
    seat = own_seat(table, token_of(request), request.query_params.get("as", ""))
    analysis, turns = tables.analyses.of(table), tables.analyses.of_person(table, seat)
    wanted = request.query_params.get("task", "1")
    task = task_of(table, turns, seat, int(wanted) if wanted.isdecimal() and len(wanted) < 3 else 1)
    moment = moment_of(table, task)
    scene = folder.scene(moment)
    seen = Sight(seat)
    return page(
        request,
        "review.html",
        table=table,
        kit=folder.kit(table.game),
        seat=seat,
        panels=scene.panels,
        parts=scene_parts(table, seen, moment, scene),
        dock=Markup(dock_html(table, seen, moment, scene)) if task else "",
        analysis=analysis,
        task=task,
    )


async def attempt(request: Request) -> Response:
    """What somebody would have answered instead; without an answer they want to be shown."""
    form, tables = await form_of(request), tables_of(request)
    table = await tables.table(request.path_params["table"])
    seat = own_seat(table, token_of(request), field(form, "seat"))
    task = task_of(table, tables.analyses.of_person(table, seat), seat, number(form, "task"))
    if task is None:
        raise Refused(Why.UNKNOWN, say("review.unknown"))
    action = field(form, "action")
    weighed = await tables.analyses.weigh(table, task.turn, action, address_of(request.scope)) if action else None
    return HTMLResponse(partial("notice", "") + partial("verdict", verdict_html(table, task, weighed)))


def own_seat(table: Table, token: str, wanted: str) -> int:
    """Whose answers are looked at: those of the seat that is asked for, else those of this browser's."""
    table.check_played()
    seat = seat_of(wanted)
    if seat is not None and seat < len(table.seats):
        return seat
    return next(iter(table.seats_of(token)), 0)


def task_of(table: Table, turns: list[Turn], seat: int, wanted: int) -> Task | None:
    """One of those found; none, if there are none."""
    if not turns:
        return None
    place = max(1, min(len(turns), wanted))
    turn = turns[place - 1]
    return Task(place, len(turns), seat, turn, in_words(table, turn, turn.from_there(turn.actions)))


def in_words(table: Table, turn: Turn, actions: tuple[int, ...]) -> str:
    return told_plan(table.course.position(turn.parting), actions, table.names, say("hint.then"))


def moment_of(table: Table, task: Task | None) -> Moment[State]:
    """Before the answer, with all that could be answered; without a task, the end of the game."""
    if task is None:
        return Moment(table.view(None), (), table.names)
    at, seat = task.turn.parting, task.seat
    legal = table.course.position(at).legal()
    return Moment(table.view(seat, at), legal, table.names, seat, (), *recent(table, seat, at))


def verdict_html(table: Table, task: Task, weighed: Weighed | None) -> str:
    """A wrong answer gives nothing away; a right one, or none, shows what the strong bot would have done, and why."""
    known = weighed is None or weighed.right
    return render("verdict.html", table=table, task=task, weighed=weighed, shown=plans(table, task) if known else [])


def plans(table: Table, task: Task) -> list[Advice]:
    """The better one, and what was answered."""
    turn, view = task.turn, table.view(task.seat, task.turn.parting)
    better, answered = map(turn.from_there, (turn.better, turn.actions))
    return [
        advice_of(
            LETTERS[0], table, turn, better, turn.better_after, say("review.better"), because(turn.reasons, view)
        ),
        advice_of(LETTERS[1], table, turn, answered, turn.after, say("review.yours"), []),
    ]


def advice_of(
    letter: str, table: Table, turn: Turn, run: tuple[int, ...], share: float, why: str, reasons: list[Because]
) -> Advice:
    game = table.game
    words = in_words(table, turn, run)
    return Advice(letter, game.name(run[0]), notation(game, run), words, round(100 * share), why, reasons)
