"""The story beside the board: what happened, turn by turn, the newest first. What is new to the viewer is marked, and
each line steps back to its moment."""

from collections.abc import Iterable, Iterator
from itertools import islice

from markupsafe import Markup, escape

from spindletop.table import Line, Status, Table
from spindletop.web.pages import render
from spindletop.web.sight import Sight

LINES = 40


def log_html(table: Table, seen: Sight) -> str:
    told = (line for line in table.newest(seen.seat) if line.words)
    running = table.status is Status.RUNNING
    memory = running and table.game.memory
    own = f"&amp;as={seen.seat}" if running and seen.seat is not None else ""
    since = table.last_turn(seen.seat) if seen.seat is not None else table.answers
    steps = "" if memory else f"/t/{table.id}/replay?at={{}}{own}"
    return render("log.html", memory=memory, turns=Markup("".join(turns(islice(told, LINES), since, steps))))


def turns(newest: Iterable[Line], since: int, steps: str) -> Iterator[str]:
    """Each turn under its heading: a line that is not inset, with those that came after it. Not in the template, where
    it takes several times as long: every answer sends them to everybody."""
    under: list[str] = []
    for line in newest:
        if line.inset:
            under.append(item(line, since, steps))
        else:
            yield turn(f"<h3>{told(line, steps)}</h3>", under)
            under = []
    if under:
        yield turn("", under)


def turn(heading: str, items: list[str]) -> str:
    return f"<section>{heading}<ol>{''.join(items)}</ol></section>" if items else f"<section>{heading}</section>"


def item(line: Line, since: int, steps: str) -> str:
    fresh = ' class="new"' if line.at > since else ""
    return f"<li{fresh}>{told(line, steps)}</li>"


def told(line: Line, steps: str) -> str:
    shown = escape(line.words)
    return f'<a href="{steps.format(line.at)}">{shown}</a>' if steps else shown
