"""The story beside the board: what happened, part by part, the newest first. What is new to the viewer is marked; each
line has the icon of its kind and the badge of whose doing it was, and steps back to its moment; what goes on is one."""

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import partial as bound
from itertools import islice

from markupsafe import Markup, escape

from spindletop.art.kit import SHAPES, Kit
from spindletop.games import folder
from spindletop.kernel import Event
from spindletop.table import Line, Status, Table, Viewer
from spindletop.web.pages import render
from spindletop.web.sight import Sight
from spindletop.web.words import say
from spindletop.words import stressed

Point = tuple[int, int]  # of the map

LINES = 40
DOT = "i-dot"


def log_html(table: Table, seen: Sight, followed: Container[int] = ()) -> str:
    """`followed`: the answers that the viewer had ordered, which nobody else is told."""
    told = table.newest(seen.seat)
    running = table.status is Status.RUNNING
    memory = running and table.game.memory
    own = f"&amp;as={seen.seat}" if running and seen.seat is not None else ""
    since = table.last_turn(seen.seat) if seen.seat is not None else table.answers
    story = Story(
        seen.seat,
        since,
        "" if memory else f"/t/{table.id}/replay?at={{}}{own}",
        folder.kit(table.game),
        bound(folder.told_at, table.course.state),
        followed,
    )
    return render("log.html", memory=memory, turns=Markup("".join(story.parts(told))))


def nowhere(event: Event) -> None:
    """Of no place on a map."""


@dataclass(frozen=True)
class Story:
    """What happened, as a page shows it to one viewer. Not in a template, where it takes several times as long: every
    answer sends it to everybody."""

    viewer: Viewer
    since: int  # what happened after so many answers is new
    steps: str  # the address of a moment; empty, where nobody may step back
    kit: Kit
    where: Callable[[Event], Point | None] = nowhere
    followed: Container[int] = ()

    def parts(self, newest: Iterable[Line]) -> Iterator[str]:
        """Each part under its heading. What has none belongs to what came before it."""
        heading, items, later = "", list[str](), list[str]()
        for line, times in islice(folded(newest, self.viewer, self.kit), LINES):
            told = line.to(self.viewer)
            later += [] if line.event.kind in self.kit.titles else [self.item(line, times)]
            if not told.heading:
                continue
            if told.heading != heading:
                yield part(heading, items)
                heading, items = told.heading, []
            items += later
            later = []
        yield part(heading, items)
        yield part("", later)

    def item(self, line: Line, times: int) -> str:
        """Its icon, the badge of whose doing it was, what happened."""
        fresh = ' class="new"' if line.at > self.since else ""
        icon = f'<svg class="i"><use href="#{icon_id(self.kit.story.get(line.event.kind, DOT))}"/></svg>'
        badge = (
            "" if line.doer is None else f'<svg class="pip seat-{line.doer}"><use href="#{seat_id(line.doer)}"/></svg>'
        )
        again = f" <b>×{times}</b>" if times > 1 else ""
        mine = f" <small>{escape(say('order.followed'))}</small>" if line.at in self.followed else ""
        return f"<li{fresh}>{icon}{badge}{self.told(line)}{again}{mine}</li>"

    def told(self, line: Line) -> str:
        shown, spot = stressed(line.to(self.viewer).words), self.where(line.event)
        marked = ' data-spot="{} {}"'.format(*spot) if spot else ""
        return f'<a href="{self.steps.format(line.at)}"{marked}>{shown}</a>' if self.steps else shown


def part(heading: str, items: list[str]) -> str:
    """Of the story: its heading, if it has one, over what is told in it."""
    title, lines = heading and f"<h3>{escape(heading)}</h3>", items and f"<ol>{''.join(items)}</ol>"
    return f"<section>{title}{lines or ''}</section>" if heading or items else ""


def folded(newest: Iterable[Line], viewer: Viewer, kit: Kit) -> Iterator[tuple[Line, int]]:
    """What is said several times in a row, once, with how often; and what goes on, such as a drive from square to
    square, where it led."""
    last: Line | None = None  # of those that are told as one
    later: Event | None = None
    times = 1
    for line in newest:
        words = line.to(viewer).words
        if not words:
            continue
        if last is not None and later is not None and kit.goes_on(line.event, later, last.event):
            later = line.event
            continue
        if last is not None and line.event.kind == last.event.kind and words == last.to(viewer).words:
            times += 1
            continue
        if last is not None:
            yield last, times
        last, later, times = line, line.event, 1
    if last is not None:
        yield last, times


def icons_html(kit: Kit) -> str:
    """All that lines may have: they come once, with the page, and lines refer to them in few letters."""
    drawn = [
        f'<symbol id="{icon_id(icon)}"><use href="{kit.address}#{icon}"/></symbol>'
        for icon in sorted({DOT, *kit.story.values()})
    ]
    drawn += [
        f'<symbol id="{seat_id(seat)}"><use href="{kit.address}#s-{shape}"/></symbol>'
        for seat, shape in enumerate(SHAPES)
    ]
    return f'<svg class="sr" aria-hidden="true">{"".join(drawn)}</svg>'


def icon_id(icon: str) -> str:
    return f"story-{icon}"


def seat_id(seat: int) -> str:
    return f"story-seat-{seat}"
