"""The story beside the board: what happened, turn by turn, the newest first. What is new to the viewer is marked, each
line has the icon of its kind, and steps back to its moment; what is said again is one line."""

from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial as bound
from itertools import islice

from markupsafe import Markup, escape

from spindletop.art.kit import Kit
from spindletop.games import folder
from spindletop.kernel import Event
from spindletop.table import Line, Status, Table
from spindletop.web.pages import render
from spindletop.web.sight import Sight
from spindletop.web.words import say

Point = tuple[int, int]  # of the map

LINES = 40
DOT = "i-dot"


def log_html(table: Table, seen: Sight, followed: Container[int] = ()) -> str:
    """`followed`: the answers that the viewer had ordered, which nobody else is told."""
    told = (line for line in table.newest(seen.seat) if line.words)
    running = table.status is Status.RUNNING
    memory = running and table.game.memory
    own = f"&amp;as={seen.seat}" if running and seen.seat is not None else ""
    since = table.last_turn(seen.seat) if seen.seat is not None else table.answers
    kit = folder.kit(table.game)
    steps = "" if memory else f"/t/{table.id}/replay?at={{}}{own}"
    where = bound(folder.told_at, table.course.state)
    return render("log.html", memory=memory, turns=Markup("".join(turns(told, since, steps, kit, where, followed))))


def nowhere(event: Event) -> None:
    """Of no place on a map."""


def turns(
    newest: Iterable[Line],
    since: int,
    steps: str,
    kit: Kit,
    where: Callable[[Event], Point | None] = nowhere,
    followed: Container[int] = (),
) -> Iterator[str]:
    """Each turn under its heading: a line that is not inset, with those that came after it. Not in the template, where
    it takes several times as long: every answer sends them to everybody."""
    under: list[str] = []
    for line, times in islice(folded(newest, kit), LINES):
        if line.inset:
            under.append(item(line, since, steps, kit, times, where(line.event), line.at in followed))
        else:
            yield turn(f"<h3>{told(line, steps)}</h3>", under)
            under = []
    if under:
        yield turn("", under)


def folded(newest: Iterable[Line], kit: Kit) -> Iterator[tuple[Line, int]]:
    """What is said several times in a row, once, with how often; and of a run, such as a drive from square to square,
    where it led."""
    kept: Line | None = None
    times = 1
    for line in newest:
        if kept is not None and line.inset and line.event.kind == kept.event.kind and line.words == kept.words:
            times += 1
        elif kept is None or not is_run(line.event, kept.event, kit):
            if kept is not None:
                yield kept, times
            kept, times = line, 1
    if kept is not None:
        yield kept, times


def is_run(event: Event, later: Event, kit: Kit) -> bool:
    """Whether somebody went on with the same thing."""
    return event.kind in kit.runs and event.kind == later.kind and event.numbers[:1] == later.numbers[:1]


def turn(heading: str, items: list[str]) -> str:
    return f"<section>{heading}<ol>{''.join(items)}</ol></section>" if items else f"<section>{heading}</section>"


def item(line: Line, since: int, steps: str, kit: Kit, times: int, spot: Point | None, ordered: bool = False) -> str:
    fresh = ' class="new"' if line.at > since else ""
    again = f" <b>×{times}</b>" if times > 1 else ""
    icon = f'<svg class="i"><use href="#{icon_id(kit.story.get(line.event.kind, DOT))}"/></svg>'
    mine = f" <small>{escape(say('order.followed'))}</small>" if ordered else ""
    return f"<li{fresh}>{icon}{told(line, steps, spot)}{again}{mine}</li>"


def icons_html(kit: Kit) -> str:
    """All that lines may have: they come once, with the page, and lines refer to them in few letters."""
    drawn = [
        f'<symbol id="{icon_id(icon)}"><use href="{kit.address}#{icon}"/></symbol>'
        for icon in sorted({DOT, *kit.story.values()})
    ]
    return f'<svg class="sr" aria-hidden="true">{"".join(drawn)}</svg>'


def icon_id(icon: str) -> str:
    return f"story-{icon}"


def told(line: Line, steps: str, spot: Point | None = None) -> str:
    shown = escape(line.words)
    marked = ' data-spot="{} {}"'.format(*spot) if spot else ""
    return f'<a href="{steps.format(line.at)}"{marked}>{shown}</a>' if steps else shown
