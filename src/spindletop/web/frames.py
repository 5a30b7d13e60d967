"""A table as a page shows it: the parts of the page that change, ready to be sent."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from markupsafe import Markup

from spindletop.art.svg import STYLE_SLOT
from spindletop.bots import roster
from spindletop.games import folder
from spindletop.kernel import NATURE
from spindletop.table import Status, Table, Talk
from spindletop.web import final
from spindletop.web.log import log_html
from spindletop.web.offers import choices, on_board, rule_of
from spindletop.web.pages import partial, render
from spindletop.web.sight import Sight
from spindletop.web.words import say
from spindletop.words import once_a_language

TALK_LINES = 60
TALKS = 400  # kept, of as many tables
PARTS = ("board", "bar", "seats", "log", "talk", "menu")


class Message(msgspec.Struct):
    """What a page is told: which table as seen by whom, and the parts that changed."""

    key: str
    seq: int
    title: str
    turn: bool
    html: str


@dataclass(frozen=True)
class Frame:
    """One moment of a table for one kind of viewer."""

    seq: int
    title: str
    my_turn: bool
    parts: dict[str, str]  # by the id of the element that they fill
    written: dict[tuple[str, ...], bytes] = field(default_factory=dict)  # messages, which many viewers share

    def message(self, key: str, shown: dict[str, str]) -> bytes:
        """For the page of this key: the parts that differ from those shown there."""
        changed = [name for name, html in self.parts.items() if shown.get(name) != html]
        if (key, *changed) not in self.written:
            html = "".join(partial(name, self.parts[name]) for name in changed)
            message = Message(key, self.seq, self.title, self.my_turn, html)
            self.written[key, *changed] = msgspec.json.encode(message)
        return self.written[key, *changed]


def picture(view: Any, legal: list[int], names: list[str]) -> str:
    """The board, without the style sheet that the page has already."""
    return folder.board(view.setup.game).svg(view, legal, names).replace(STYLE_SLOT, "", 1)


def frame(table: Table, seen: Sight, token: str) -> Frame:
    """`token` decides what the menu offers; the same browser's pages share frames."""
    view = table.view(seen.seat)
    legal = table.legal(seen.seat) if seen.seat is not None and seen.curtain is None else []
    board = picture(view, legal, table.names)
    placed = on_board(board)
    asked = question(table, view)
    shown = {
        "table": table,
        "status": Status,
        "sight": seen,
        "view": view,
        "legal": legal,
        "my_turn": bool(legal),
        "actor": table.actor,
        "names": table.names,
    }
    parts = {
        "board": board,
        "bar": render(
            "bar.html",
            asked=asked,
            rule=rule_of(view),
            choices=choices(view, legal, placed, table.names),
            on_board=bool(placed),
            can_undo=seen.seat is not None and table.can_undo(seen.seat),
            can_ask=len(legal) > 1 and not table.game.memory,
            **shown,
        ),
        "seats": render(
            "seats.html",
            host=table.is_host(token),
            invites=invites(table, token),
            levels=roster.levels(table.game),
            usual=roster.USUAL,
            **shown,
        ),
        "log": log_html(table, seen),
        "talk": talk_html(*table.talk[-TALK_LINES:]),
        "menu": render("menu.html", host=table.is_host(token), **shown),
    }
    if table.status is Status.OVER:
        parts["final"] = final.final_html(table)
    return Frame(table.seq, page_title(table, bool(legal)), bool(legal), parts)


def question(table: Table, view: Any) -> str:
    """What is asked, in one sentence."""
    if table.status is not Status.RUNNING:
        return say(f"table.{table.status}", why=table.trouble)
    if table.actor == NATURE:
        return say("table.dice")
    return folder.text(table.game).question(view, table.names)


def page_title(table: Table, my_turn: bool) -> str:
    if my_turn:
        status = say("table.your_turn")
    elif table.status is Status.RUNNING and table.actor >= 0:
        status = say("table.turn_of", name=table.names[table.actor])
    else:
        status = say(f"table.{table.status}", why="") if table.status is not Status.RUNNING else say("table.dice")
    return f"{'● ' if my_turn else ''}{say('table.title', game=table.game.title, status=status)}"


def invites(table: Table, token: str) -> dict[int, str]:
    """Paths of the links by which open seats are taken, for people at the table."""
    if table.status is not Status.WAITING or not (table.seats_of(token) or table.is_host(token)):
        return {}
    return {
        seat: f"/t/{table.id}/join/{seat}?invite={table.invite(token, seat)}"
        for seat, taken in enumerate(table.seats)
        if taken.open
    }


@once_a_language(TALKS)
def talk_html(*lines: Talk) -> str:
    """The same for everybody, and until somebody says something more."""
    return render("talk.html", lines=lines, said=said)


def said(line: Talk) -> Markup:
    """A line of the talk about somebody's coming and going."""
    return Markup.escape(say(f"talk.{line.kind}", name=line.name))
