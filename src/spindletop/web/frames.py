"""A table as a page shows it: the parts of the page that change, ready to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial as bound
from typing import Any

import msgspec
from markupsafe import Markup

from spindletop.art.peaks import LASTS
from spindletop.art.scene import Moment, Panel, Scene
from spindletop.games import folder
from spindletop.kernel import NATURE, OPEN, OVER, Event, State
from spindletop.table import Status, Table, Talk, Viewer
from spindletop.table.shuns import people_at
from spindletop.table.timing import VACATION
from spindletop.web import final
from spindletop.web.clocks import dial_of
from spindletop.web.coach import coach_html, step_html
from spindletop.web.log import folded, log_html
from spindletop.web.orders import Shown, orders_html, shown, told_by_order
from spindletop.web.pages import render
from spindletop.web.pieces import Sent, changed
from spindletop.web.plates import plates_html
from spindletop.web.scenes import given, goal_html, offered, panel_parts, peaks_html
from spindletop.web.sight import Sight
from spindletop.web.waiting import wait_of
from spindletop.web.words import say
from spindletop.words import once_a_language, stressed

TALK_LINES = 60
LATELY = 300  # so many answers a board may look back
TALKS = 1000  # kept, of fewer tables
STEPS_SHOWN = 24  # one by one; of more, the last ones
STEP = 0.8  # seconds for which another's step is looked at, at an ordinary pace


class Message(msgspec.Struct):
    """What a page is told: which table as seen by whom, and what changed of its parts (pieces.py)."""

    key: str
    seq: int
    title: str
    turn: bool
    parts: dict[str, Sent] = msgspec.field(default_factory=dict)  # by the id of the element that they fill
    whole: bool = True  # all parts are in it: the page forgets what it was told before
    hold: float = 0.0  # seconds for which it is looked at before the next is shown, at an ordinary pace
    peaks: str = ""  # great moments, to be played once


@dataclass(frozen=True)
class Frame:
    """One moment of a table for one kind of viewer."""

    seq: int
    title: str
    my_turn: bool
    panels: Sequence[Panel]
    parts: dict[str, str]  # by the id of the element that they fill
    hold: float = 0.0  # seconds, for a step that wants to be seen
    peaks: str = ""  # its great moments
    written: dict[tuple[object, ...], bytes] = field(default_factory=dict)  # messages, which many viewers share

    def differs(self, shown: dict[str, str]) -> bool:
        """Whether there is more to tell than what is shown."""
        return any(shown.get(name) != html for name, html in self.parts.items())

    def message(self, key: str, shown: dict[str, str]) -> bytes:
        """For the page of this key: what differs from the parts shown there."""
        old = {name: shown.get(name, "") for name, html in self.parts.items() if shown.get(name) != html}
        known = key, *old.items()
        if known not in self.written:
            parts = {name: changed(html, self.parts[name]) for name, html in old.items()}
            message = Message(key, self.seq, self.title, self.my_turn, parts, not shown, self.hold, self.peaks)
            self.written[known] = msgspec.json.encode(message)
        return self.written[known]


def frame(table: Table, seen: Sight, token: str) -> Frame:
    """The table as it stands. `token` decides what the menu offers; the same browser's pages share frames."""
    moment = moment_of(table, seen)
    scene = folder.scene(moment)
    mine = bool(moment.legal)
    orders = shown(table, seen, token)
    parts = {
        **scene_parts(table, seen, moment, scene, token, OVER if table.status is Status.CLOSED else NATURE),
        "dock": dock_html(table, seen, moment, scene, orders=orders),
        "log": log_html(table, seen, told_by_order(table, orders)),
        "orders": orders_html(table, orders),
        "talk": talk_html(*own_and_heard(table, seen)),
        "menu": menu_html(table, seen, token),
    }
    if table.status is Status.OVER:
        parts["final"] = final.final_html(table)
        parts["goal"] = final.over_html(table)
    if table.opened.chapter:
        parts["coach"] = coach_html(table, seen)
    if table.opened.clock:
        dials = [dial_of(table, number) for number in range(len(table.seats))]
        parts["clock"] = render("strip.html", dials=dials, **common(table, seen))
    return Frame(table.told, page_title(table, mine), mine, scene.panels, parts)


def step_frames(table: Table, seen: Sight, token: str, after: int, until: int | None = None) -> list[Frame]:
    """What has happened since so many answers stood, step by step, `until` so many did: what each answer led to, before
    the next. A question that nature answers at once is no step of its own. Of one's own steps only peaks are shown, and
    nobody waits for them."""
    frames, begun, orders = [], after, shown(table, seen, token) if after < table.answers else None
    until = table.answers if until is None else until
    told = [line for line in table.course.newest(after, table.names) if line.heard_by(seen.seat)]
    for at in range(after + 1, until + 1):
        state = table.course.state if at == table.answers else table.course.position(at)
        if state.actor == NATURE:
            continue
        moves = table.course.moves[begun:at]
        now = events(table, seen.seat, begun, at)
        mover = next((move.actor for move in moves if move.actor != NATURE), NATURE)
        told_so_far = recent(table, seen.seat, at)
        by = None if mover == NATURE else mover
        moment = Moment(state.view(seen.seat), (), table.names, seen.seat, now, *told_so_far, by)
        hold, peaks = folder.hold(moment), peaks_html(moment)
        coach, comes_up = step_html(table, seen, begun, at) if table.opened.chapter else ("", False)
        if hold or mover != seen.seat or comes_up:
            scene = folder.scene(moment)
            lines = folded((line for line in told if begun < line.at <= at), seen.seat, folder.kit(table.game))
            words = [stressed(line.to(seen.seat).words) for line, _ in lines][::-1]
            parts = scene_parts(table, seen, moment, scene, token, mover)
            parts["dock"] = dock_html(table, seen, moment, scene, mover, words, orders)
            if table.opened.chapter:
                parts["coach"] = coach
            hold = max(hold or STEP, LASTS if peaks else 0.0)
            frames.append(Frame(table.told, page_title(table, False), False, scene.panels, parts, hold, peaks))
        elif peaks:
            frames.append(Frame(table.told, page_title(table, False), False, (), {}, peaks=peaks))
        begun = at
    return frames


def dock_html(
    table: Table,
    seen: Sight,
    moment: Moment[Any],
    scene: Scene,
    mover: int = NATURE,
    told: Sequence[str] = (),
    orders: Shown | None = None,
) -> str:
    """The question, or, for a step that is shown, what `mover` did; beside what its owner may order."""
    return render(
        "dock.html",
        dock=offered(moment, scene),
        given=bound(given, moment),
        asked=question(table, moment),
        rule=rule_of(moment.view),
        placed=scene.placed,
        can_undo=not told and seen.seat is not None and table.can_undo(seen.seat),
        can_ask=len(moment.legal) > 1,
        my_turn=bool(moment.legal),
        actor=mover if told else table.actor,
        told=told,
        orders=orders,
        wait=None if told or moment.legal else wait_of(table, seen, scene.then, bool(moment.since)),
        out=out_of_it(table, seen, moment.view),
        stamp=scene.plates[seen.seat].note if seen.seat is not None else "",
        **common(table, seen),
    )


def menu_html(table: Table, seen: Sight, token: str) -> str:
    there = people_at(table) if seen.shunned else set()
    return render(
        "menu.html",
        host=table.is_host(token),
        actor=table.actor,
        vacation=VACATION,
        shunned=[each for each in seen.shunned if each.other in there],
        **common(table, seen),
    )


def out_of_it(table: Table, seen: Sight, view: State) -> bool:
    """Whether the viewer has a seat that the game goes on without."""
    return table.status is Status.RUNNING and seen.seat is not None and not view.is_in(seen.seat)


def common(table: Table, seen: Sight) -> dict[str, Any]:
    """What every part of a table's page is made with."""
    return {"table": table, "status": Status, "sight": seen, "names": table.names, "kit": folder.kit(table.game)}


def scene_parts(
    table: Table, seen: Sight, moment: Moment[Any], scene: Scene, token: str = "", mover: int = NATURE, place: str = ""
) -> dict[str, str]:
    """Panels, plates and goal line: what a table and its replay show alike. For a step it is still the turn of
    `mover`, who took it. `place`: the address, where it is no table of the store."""
    plates = plates_html(table, seen, moment.view, scene.plates, bool(moment.legal), token, mover)
    goal = goal_html(scene.goal, scene.phases)
    return {**panel_parts(place or f"/t/{table.id}", scene), "goal": goal, "plates": plates}


def moment_of(table: Table, seen: Sight) -> Moment[Any]:
    """The position as somebody sees it, with what has happened since their last answer."""
    legal = table.legal(seen.seat) if seen.seat is not None and seen.curtain is None else []
    told = recent(table, seen.seat, table.answers)
    return Moment(table.view(seen.seat), legal, table.names, seen.seat, (), *told)


def recent(table: Table, viewer: Viewer, at: int) -> tuple[list[Event], list[Event]]:
    """What had happened when so many answers stood: since the viewer's last answer, or, for who has no seat, since the
    turn began; and in the last few hundred."""
    last = table.course.turn_start(at) if viewer is None or viewer == OPEN else table.last_turn(viewer, at)
    return events(table, viewer, min(last, at - 1), at), events(table, viewer, at - LATELY, at)


def events(table: Table, viewer: Viewer, after: int, until: int) -> list[Event]:
    """What the answers between led to."""
    moves = table.course.moves[max(0, after) : until]
    return [event for move in moves for event in move.events if viewer == OPEN or event.heard_by(viewer)]


def rule_of(view: State) -> str:
    """The number of the rule that the question comes from, on the page of the game at the table."""
    asked = view.question
    return view.setup.game.rule_of(type(asked)) if asked is not None else ""


def question(table: Table, moment: Moment[Any]) -> str:
    """What is asked, in one sentence; of a game that is over only who may try another answer is asked."""
    if table.status is not Status.RUNNING and not moment.legal:
        return say(f"table.{table.status}", why=table.trouble)
    if table.actor == NATURE:
        return say("table.dice")
    return folder.text(table.game).question(moment.view, table.names)


def page_title(table: Table, my_turn: bool) -> str:
    if my_turn:
        status = say("table.your_turn")
    elif table.status is Status.RUNNING and table.actor >= 0:
        status = say("table.turn_of", name=table.names[table.actor])
    else:
        status = say(f"table.{table.status}", why="") if table.status is not Status.RUNNING else say("table.dice")
    return f"{'● ' if my_turn else ''}{say('table.title', game=table.game.title, status=status)}"


def own_and_heard(table: Table, seen: Sight) -> list[Any]:
    """The last lines of the talk, without those of people whom the viewer does not want to hear; before them, which of
    the viewer's own seats have said one."""
    lines = [line for line in table.talk if seen.hears(line)] if seen.shunned else table.talk
    spoken = {line.seat for line in lines[-TALK_LINES:] if line.kind == "said"}
    return [tuple(seat for seat in seen.held if seat in spoken), *lines[-TALK_LINES:]]


@once_a_language(TALKS)
def talk_html(own: tuple[int, ...], *lines: Talk) -> str:
    """The same for all who have not said any of it, until somebody says something more."""
    return render("talk.html", lines=lines, said=said, own=own)


def said(line: Talk) -> Markup:
    """A line of the talk about somebody's coming and going."""
    return Markup.escape(say(f"talk.{line.kind}", name=line.name, what=line.text))
