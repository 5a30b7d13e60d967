"""The log beside the board: its last lines, those new to the viewer marked, each a step back to its moment."""

from collections.abc import Iterator
from itertools import islice

from markupsafe import Markup, escape

from spindletop.table import Line, Status, Table
from spindletop.web.pages import render
from spindletop.web.sight import Sight
from spindletop.web.words import say

LINES = 80


def log_html(table: Table, seen: Sight) -> str:
    told = (line for line in table.newest(seen.seat) if line.words)
    lines = reversed([*islice(told, LINES)])
    running = table.status is Status.RUNNING
    memory = running and table.game.memory
    own = f"&amp;as={seen.seat}" if running and seen.seat is not None else ""
    since = table.last_turn(seen.seat) if seen.seat is not None else table.answers
    steps = "" if memory else f"/t/{table.id}/replay?at={{}}{own}"
    return render("log.html", memory=memory, lines=Markup("\n".join(items(lines, since, steps))))


def items(lines: Iterator[Line], since: int, steps: str) -> Iterator[str]:
    """A list item for each line. Not in the template, where it takes several times as long: every answer sends them
    to everybody."""
    news = False
    for line in lines:
        if line.at > since and not news:
            news = True
            yield f'<li class="since">{escape(say("table.since"))}</li>'
        shown: str = escape(line.words)
        if steps:
            shown = f'<a href="{steps.format(line.at)}">{shown}</a>'
        yield f'<li class="{"new" if news else ""}{" inset" if line.inset else ""}">{shown}</li>'
