"""An analysis as one HTML page that needs nothing else."""

from html import escape

from spindletop.analysis.played import Played
from spindletop.analysis.study import Findings, Turn
from spindletop.analysis.telling import told, told_reason
from spindletop.art.chart import chance_chart
from spindletop.art.document import document, figure
from spindletop.art.svg import seat_mark, tag
from spindletop.kernel import Record

THEN = ", then "
CHART = "Every seat’s chance to win, from the first answer to the last"


def page(record: Record, played: Played, found: Findings, command: str) -> str:
    title = f"{record.game.title} for {record.seats}: how the game went"
    winners = record.state.winners()
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{found.last:,} answers; {len(found.course):,} positions were looked at. '
        f"Made with <code>{escape(command)}</code></p>",
        f"<p>{escape(listed([found.names[seat] for seat in winners]))} won.</p>",
        figure(CHART, chance_chart(found.names, found.course, CHART)),
        "<p>A chance is what the strongest bot’s judgement says where a few futures from the position lead.</p>",
        "<h2>Answers that changed most</h2>",
        *turns(played, found, found.answers),
        "<h2>Luck that changed most</h2>",
        *turns(played, found, found.luck, luck=True),
    ]
    return document(title, body)


def listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def turns(played: Played, found: Findings, some: list[Turn], luck: bool = False) -> list[str]:
    if not some:
        return ["<p>Nothing that stands out.</p>"]
    return ['<ol class="turns">', *(f"<li>{turn_html(played, found, turn, luck)}</li>" for turn in some), "</ol>"]


def turn_html(played: Played, found: Findings, turn: Turn, luck: bool) -> str:
    """Who, from what chance to what, by which answer, and what the strong bot would have done."""
    here = played.positions[turn.start]
    mark = tag("svg", seat_mark(turn.seat, 10, 10, 8), viewBox="0 0 20 20", class_="board mark", aria_hidden="true")
    lines = [
        f"<strong>{mark} {escape(found.names[turn.seat])} {turn.before:.0%} → {turn.after:.0%}</strong> "
        f'<span class="quiet">answer {turn.start + 1}</span>',
        escape(told(here, turn.actions, found.names, THEN)),
    ]
    if turn.better:
        better = told(here, turn.better, found.names, THEN)
        lines.append(f"The tycoon: {escape(better)} ({turn.better_after:.0%})")
        lines += [f"+ {escape(told_reason(here, reason))}" for reason in turn.reasons]
    elif not luck:
        lines.append("The tycoon would have done the same.")
    return "<br>".join(lines)
