"""After the game, and looking back: replay, fork, download, upload."""

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.kernel import NATURE, OPEN, OVER, RecordError, State
from spindletop.table import BotSeat, Person, Refused, SeatPlan, Status, Table, Viewer, Why
from spindletop.web.analysis import analysis_html
from spindletop.web.browser import clean_name, name_of, opening, token_of
from spindletop.web.frames import recent, scene_parts
from spindletop.web.limits import address_of
from spindletop.web.log import Story, icons_html
from spindletop.web.marks import marks_html
from spindletop.web.pages import field, form_of, go, number, page, render, tables_of
from spindletop.web.paths import position_of, seat_of
from spindletop.web.report import news
from spindletop.web.scenes import peaks_html
from spindletop.web.sight import Sight
from spindletop.web.strips import strips_html
from spindletop.web.words import say


async def replay(request: Request) -> Response:
    """A position of a game. htmx asks for the same page and takes the parts that change."""
    table = await tables_of(request).table(request.path_params["table"])
    token = token_of(request)
    viewer = viewer_of(request.query_params.get("as", ""), table, token)
    table.check_viewer(token, viewer)
    at = position_of(request.query_params.get("at", ""), table.answers)
    view = table.view(viewer, at)
    lines = [line for line in table.log(viewer) if line.at == at]
    now = [line.event for line in lines]
    moment = Moment(view, (), table.names, None if viewer == OPEN else viewer, now, *recent(table, viewer, at))
    scene = folder.scene(moment)
    over = table.status is Status.OVER
    analysis = tables_of(request).analyses.of(table) if over else None
    parts = scene_parts(table, Sight(None), moment, scene)
    words = [line.words for line in lines if line.words]
    return page(
        request,
        "replay.html",
        table=table,
        ticket=tables_of(request).tickets.new(),
        at=at,
        last=table.answers,
        viewer=seen_by(viewer),
        viewers=viewers(table, token),
        kit=folder.kit(table.game),
        panels=scene.panels,
        parts=parts | {"goal": moment_html(table, at, scene, words)},
        peaks=peaks_html(moment),
        asked=asked_text(table, view),
        story=Markup(story_html(table, viewer, at)),
        story_icons=Markup(icons_html(folder.kit(table.game))),
        over=over,
        marks=Markup(marks_html(table, viewer, analysis)),
        strips=Markup(strips_html(table, at, analysis)) if over else "",
        analysis=Markup(analysis_html(table, analysis)) if over else "",
    )


def moment_html(table: Table, at: int, scene: Scene, words: list[str]) -> str:
    """In place of the goal: which game it is, where it stood, and what happened there."""
    phases = scene.phases
    step = phases.steps[phases.now : phases.now + 1] if phases.now >= 0 else ()
    return render(
        "moment.html",
        headline=news(table).headline if table.status is Status.OVER else "",
        phase=say("replay.phase", round=phases.title, step=step[0]) if step else phases.title,
        far=scene.goal.far,
        at=at,
        last=table.answers,
        words=words,
    )


def story_html(table: Table, viewer: Viewer, at: int) -> str:
    """What this viewer had been told when so many answers stood; what the last of them did is new."""
    told = (line for line in table.newest(viewer) if line.at <= at)
    steps = f"/t/{table.id}/replay?at={{}}&amp;as={seen_by(viewer)}"
    return "".join(Story(viewer, at - 1, steps, folder.kit(table.game)).parts(told))


def viewer_of(text: str, table: Table, token: str) -> Viewer:
    """`open`, `spectator`, a seat; else the best that this browser may see."""
    if text == "open":
        return OPEN
    if text == "spectator":
        return None
    if (seat := seat_of(text)) is not None and seat < len(table.seats):
        return seat
    if table.revealed:
        return OPEN
    held = table.seats_of(token)
    return held[0] if len(held) == 1 else None


def seen_by(viewer: Viewer) -> str:
    return "spectator" if viewer is None else "open" if viewer == OPEN else str(viewer)


def viewers(table: Table, token: str) -> list[tuple[str, str]]:
    """Whose eyes a browser may look through, with words."""
    seats = range(len(table.seats)) if table.revealed else table.seats_of(token)
    everything = [("open", say("replay.open"))] if table.revealed else []
    return [*everything, ("spectator", say("replay.spectator")), *((str(seat), table.names[seat]) for seat in seats)]


def asked_text(table: Table, view: State) -> str:
    """Of people; what the dice answer stands there already."""
    if view.actor == OVER:
        return say("table.over")
    if view.actor == NATURE:
        return ""
    return folder.text(table.game).question(view, table.names)


async def fork(request: Request) -> Response:
    """This browser takes the seat that is asked (or the first), bots the others."""
    form = await form_of(request)
    tables = tables_of(request)
    table = await tables.table(request.path_params["table"])
    at = min(number(form, "at"), table.answers)
    actor = table.view(OPEN, at).actor
    mine = actor if actor >= 0 else 0
    person = Person(name_of(request) or say("home.stranger"), clean_name(field(form, "word")))
    seats: list[SeatPlan] = [person if seat == mine else BotSeat() for seat in range(len(table.seats))]
    forked = await tables.fork(opening(request), table.id, at, seats, ticket=field(form, "ticket"))
    return go(request, f"/t/{forked.id}")


async def download(request: Request) -> Response:
    table = request.path_params["table"]
    text = await tables_of(request).download(table)
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return PlainTextResponse(text, headers=headers)


async def upload(request: Request) -> Response:
    form = await form_of(request)
    try:
        text, content = await text_of(form.get("record")), await text_of(form.get("content"))
        table = await tables_of(request).upload(opening(request), text, content, person=address_of(request.scope))
    except (RecordError, UnicodeDecodeError) as error:
        raise Refused(Why.WRONG, str(error)) from None
    finally:
        await form.close()
    return go(request, f"/t/{table.id}/replay?at=0")


async def text_of(file: UploadFile | str | None) -> str:
    if isinstance(file, UploadFile):
        return (await file.read()).decode("utf-8")
    return file or ""
