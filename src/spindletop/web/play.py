"""The table page, and what is done at it: answers, undo, chat, hints."""

import re
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.games import folder
from spindletop.games.files import Board
from spindletop.kernel import NATURE, IllegalAction, State
from spindletop.table import Refused, Status, Table, Why, notes
from spindletop.table.seating import CHAT_LENGTH, fingerprint
from spindletop.web.browser import clean_name, keep_name, name_of, signed_in, token_of
from spindletop.web.frames import STEPS_SHOWN, frame, step_frames
from spindletop.web.hints import advice
from spindletop.web.limits import address_of
from spindletop.web.log import icons_html
from spindletop.web.pages import field, form_of, number, page, partial, render, speaking, tables_of
from spindletop.web.paths import seat_of
from spindletop.web.post import post_of
from spindletop.web.report import news
from spindletop.web.rules import chapters, reference_html, rules_html
from spindletop.web.scenes import grounds
from spindletop.web.share import share_address
from spindletop.web.sight import sight
from spindletop.web.waiting import telling
from spindletop.web.words import say

THEN = ";"  # between the steps of a way over the board
STEPS = 60
POSITION = re.compile(r"\d{1,6}")  # a number of answers
WARNED = re.compile(r"[1-9]\d?")  # points in a hundred


async def table_page(request: Request) -> Response:
    tables = tables_of(request)
    table = await tables.table(request.path_params["table"])
    token, here = token_of(request), seat_of(request.query_params.get("here", ""))
    shunned = await tables.shuns.at(fingerprint(token), table)
    seen, language = sight(table, token, here, shunned), folder.rules_language(table.game, say.language)
    rules = rules_html(folder.rules(table.game, language))
    now = frame(table, seen, token)
    ways = await post_of(request).ways(token) if seen.held else []
    return page(
        request,
        "table.html",
        table=table,
        sight=seen,
        here=here,
        frame=now,
        panels=now.panels,
        grounds=grounds(f"/t/{table.id}", now.panels),
        parts=now.parts,
        kit=folder.kit(table.game),
        story_icons=icons_html(folder.kit(table.game)),
        rematch=tables.tickets.rematch(table.id),
        rules=rules,
        contents=chapters(rules),
        language=language,
        reference=reference_html(table.course.state.setup),
        status=Status,
        share=share_address,
        preview_words=preview_words(table),
        notes_length=notes.LENGTH,
        note_length=CHAT_LENGTH,
        signed=signed_in(request),
        tells=telling(table, ways),
    )


def preview_words(table: Table) -> tuple[str, str]:
    """What those read to whom the link is sent: who won, or who sits there."""
    if table.status is Status.OVER:
        told = news(table)
        return told.headline, told.deckline
    seated = say("join.at_table", names=", ".join(seat.name for seat in table.seats if not seat.open))
    going = table.status if table.status in (Status.WAITING, Status.RUNNING) else Status.OVER
    return say("table.preview", game=table.game.title), f"{seated}. {say(f'table.{going}')}"


async def since(request: Request) -> Response:
    """What has happened since the viewer's last answer, step by step, as the stream would have told it. After two days
    that may be much: so many answers at a time, with where the next begin (`after`), and in the end the table as it
    is."""
    table = await tables_of(request).table(request.path_params["table"])
    if table.game.memory and table.status is Status.RUNNING:
        raise Refused(Why.SECRET, say("table.memory"))
    token, here = token_of(request), seat_of(request.query_params.get("here", ""))
    seen = sight(table, token, here, await tables_of(request).shuns.at(fingerprint(token), table))
    last = table.last_turn(seen.seat) if seen.seat is not None else table.course.turn_start()
    given = request.query_params.get("after", "")
    after = min(max(last, int(given) if POSITION.fullmatch(given) else 0), table.answers)
    until = stretch(table, after)
    frames = step_frames(table, seen, token, after, until)
    headers = {"cache-control": "no-store"}
    if until < table.answers:
        headers["x-next"] = str(until)
    else:
        frames.append(frame(table, seen, token))
    told: list[bytes] = []
    shown: dict[str, str] = {}
    for each in frames:
        told.append(each.message("", shown))
        shown |= each.parts
    return Response(b"[" + b",".join(told) + b"]", media_type="application/json", headers=headers)


def stretch(table: Table, after: int) -> int:
    """Where as many steps end as are drawn at once: not before nature has answered."""
    until = min(after + STEPS_SHOWN, table.answers)
    while until < table.answers and table.course.position(until).actor == NATURE:
        until += 1
    return until


async def answer(request: Request) -> Response:
    """An answer, or the steps of a way. What cannot be taken back is asked for once more, if the page wants that."""
    form = await form_of(request)
    asked = number(form, "asked")
    table, seat = await speaking(request, form, asked)
    steps = way(field(form, "action"))
    if asked == table.asked:
        costly = await looks_costly(request, table, seat, steps, field(form, "warn"))
        if costly or needs_asking(table, seat, steps, field(form, "ask")):
            return HTMLResponse(partial("confirm", confirm_html(table, seat, steps, costly)))
    try:
        await tables_of(request).answer(table.id, seat, token_of(request), asked, *steps)
    except Refused as refused:
        if refused.why is not Why.REPEATED:
            raise
    return HTMLResponse(partial("notice", "") + partial("confirm", ""))


def way(action: str) -> list[str]:
    """The steps of an answer."""
    return [step.strip() for step in action.split(THEN)[:STEPS]]


def needs_asking(table: Table, seat: int, steps: Sequence[str], ask: str) -> bool:
    """Whether these answers are asked for once more: those costly beyond repair, and, as the person wishes, those that
    end the turn by themselves ("ends") or cannot be taken back ("always"). One that is not possible is not asked
    about, but refused."""
    if ask not in ("ends", "always") or seat != table.turn:
        return False
    board, trial, ending = folder.board(table.game), table.trial(seat), False
    try:
        for step in steps:
            action = table.game.parse(step)
            ending = (ending or may_end(board, trial)) and table.game.verb(action)[0] not in board.ENDS
            grave = table.game.verb(action)[0] in board.GRAVE
            trial.play(action)
            if grave or (ask == "always" and trial.sealed) or (ending and trial.actor not in (seat, NATURE)):
                return True
            if trial.actor != seat:
                return False
    except (ValueError, IllegalAction):
        pass
    return False


async def looks_costly(request: Request, table: Table, seat: int, steps: Sequence[str], warn: str) -> bool:
    """Whether the coach warns of these answers: who wants that says of how many points in a hundred. It is never asked
    about what is not possible, in a game of memory, or beside other people."""
    if not WARNED.fullmatch(warn) or seat != table.turn or table.game.memory or len(table.legal(seat)) < 2:
        return False
    try:
        answers = [table.game.parse(step) for step in steps]
    except ValueError:
        return False
    if answers[0] not in table.legal(seat):
        return False
    person = address_of(request.scope)
    return await tables_of(request).costly(table.id, seat, token_of(request), answers, int(warn) / 100, person=person)


async def foresee(request: Request) -> Response:
    """Somebody who wants to be warned is asked: thinking begins before they answer."""
    form = await form_of(request)
    table, seat = await speaking(request, form)
    await tables_of(request).foresee(table.id, seat, token_of(request), person=address_of(request.scope))
    return Response(status_code=204)


def may_end(board: Board, state: State) -> bool:
    """Whether the turn could be ended here on purpose."""
    if board.ENDS_AT and state.top().name not in board.ENDS_AT:
        return False
    return any(state.setup.game.verb(action)[0] in board.ENDS for action in state.legal())


def confirm_html(table: Table, seat: int, steps: Sequence[str], costly: bool = False) -> str:
    view = table.view(seat)
    meaning = folder.text(table.game).action(view, table.game.parse(steps[0]), table.names)
    return render("confirm.html", action=THEN.join(steps), meaning=folder.sentence(meaning), costly=costly)


async def undo(request: Request) -> Response:
    form = await form_of(request)
    table, seat = await speaking(request, form)
    await tables_of(request).undo(table.id, seat, token_of(request), number(form, "asked"))
    return HTMLResponse(partial("notice", "") + partial("confirm", ""))


async def chat(request: Request) -> Response:
    """From a seat; or, without one, from a spectator, who is asked for a name once."""
    form = await form_of(request)
    tables, token = tables_of(request), token_of(request)
    text = field(form, "text").strip()
    if "seat" in form:
        table, seat = await speaking(request, form)
        if text:
            await tables.chat(table.id, seat, token, text, field(form, "slip"))
        return HTMLResponse(partial("notice", ""))
    name = clean_name(field(form, "name")) or name_of(request)
    await tables.remark(request.path_params["table"], token, name, text, field(form, "slip"))
    response = HTMLResponse(partial("notice", "") + partial("own-name", ""))
    keep_name(request, response, name)
    return response


async def hint(request: Request) -> Response:
    """What the strong bot would do; nothing, if the question was answered meanwhile."""
    form = await form_of(request)
    table, seat = await speaking(request, form)
    ideas = await tables_of(request).hint(table.id, seat, token_of(request), person=address_of(request.scope))
    shown = advice(ideas, table.view(seat), table.names) if table.asked == number(form, "asked") else []
    return HTMLResponse(partial("notice", "") + partial("hint", render("hint.html", shown=shown)))
