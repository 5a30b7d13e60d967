"""The end of a game as a front page: who won and how, how each amount came about, worth over time, turning points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import groupby, pairwise

from markupsafe import Markup

from spindletop.analysis.telling import BETWEEN
from spindletop.art.chart import worth_chart
from spindletop.art.scene import Moment
from spindletop.art.svg import STYLE_SLOT, label, tag
from spindletop.games import folder
from spindletop.games.accounts import Account
from spindletop.kernel import OPEN
from spindletop.table import Line, Table
from spindletop.web.pages import render
from spindletop.web.podium import podium
from spindletop.web.words import say
from spindletop.words import once_a_language

POINTS = 160  # of the chart
SWINGS = 4
MEASURE, LETTER, TALLEST = 766, 0.38, 108  # of a headline: its width, that of a letter beside its size, the size
CAPITAL = 0.655  # how tall one is, beside the size
Counted = Callable[[int], str]  # an amount in what the game counts in


@dataclass(frozen=True)
class Swing:
    """An answer after which somebody was worth a lot more or less: a turning point."""

    at: int
    seat: int
    name: str
    change: str
    words: str


@dataclass(frozen=True)
class Told:
    """Something about one seat, for the column beside the picture."""

    seat: int
    words: str


@dataclass(frozen=True)
class News:
    """Who won and how: what the paper prints large."""

    names: list[str]
    scores: list[int]
    results: list[str]  # the same, in what the game counts in
    places: list[tuple[int, int]]  # place and seat, the best first
    winners: list[int]
    stamps: dict[int, str]  # of those whom the game went on without: why
    account: Account | None
    headline: str
    deckline: str


def news(table: Table) -> News:
    """Of a game that is over."""
    last, names = table.view(OPEN), table.names
    scores, winners = last.scores(), last.winners()
    plates = folder.scene(Moment(last, (), names)).plates
    stamps = {seat: plates[seat].note for seat in range(len(names)) if not last.is_in(seat)}
    order = places(scores, winners, lasted(table) if stamps else ())
    account = folder.account(last, [line.event for line in table.log(OPEN)])
    head = headline([names[seat] for seat in winners])
    counted = partial(folder.counted, table.game)
    out = len(order) > 1 and order[1][1] in stamps
    deck = left(names, order) if out else deckline(names, order, account, scores, counted)
    results = [counted(int(score)) for score in scores]
    return News(names, [int(score) for score in scores], results, order, winners, stamps, account, head, deck)


@once_a_language(64)
def _course(table: Table, seq: int) -> tuple[list[list[float]], list[Swing]]:
    worth = [[float(score) for score in view.scores()] for view in table.views(OPEN)]
    return worth, swings(table.names, worth, {at: happened(lines) for at, lines in by_answer(table).items()})


def happened(lines: Sequence[Line]) -> list[str]:
    """Without what only leads over to the next turn, if something else happened."""
    said = [line for line in lines if line.words]
    return [line.words for line in said if line.inset] or [line.words for line in said]


def turning_points(table: Table) -> list[Swing]:
    """Of a game that is over."""
    return _course(table, table.answers)[1]


@once_a_language(64)
def _final(table: Table, seq: int) -> str:
    worth, turns = _course(table, seq)
    paper, names = news(table), table.names
    step = max(1, len(worth) // POINTS)
    marks = [swing.at / max(1, len(worth) - 1) for swing in turns]
    chart = worth_chart(names, [*worth[::step], worth[-1]], say("final.chart"), marks).replace(STYLE_SLOT, "", 1)
    kit = folder.kit(table.game)
    phases = folder.scene(Moment(table.view(OPEN), (), names)).phases
    return render(
        "final.html",
        table=table,
        kit=kit,
        names=names,
        winners=paper.winners,
        places=paper.places,
        scores=paper.scores,
        results=paper.results,
        **printed(table.when),
        stamps=paper.stamps,
        round=phases.title,
        account=paper.account,
        deciding=deciding(paper.account, worth[-1]) if paper.account else None,
        headline=paper.headline,
        banner=Markup(banner(paper.headline)),
        deckline=paper.deckline,
        also=also(paper.places, paper.account, partial(folder.counted, table.game)) if paper.account else [],
        ended=BETWEEN.join(line.words for line in by_answer(table).get(table.answers, []) if line.words),
        podium=Markup(podium(kit, paper.places, say("final.standings")).replace(STYLE_SLOT, "", 1)),
        chart=Markup(chart),
        swings=turns,
    )


def final_html(table: Table) -> str:
    return _final(table, table.answers)


def over_html(table: Table, far: str) -> str:
    """In place of the goal: that it was reached, and by whom."""
    last, names = table.view(OPEN), table.names
    winners = last.winners()
    won = say(
        "final.won",
        number=len(winners),
        names=", ".join(names[seat] for seat in winners),
        amount=folder.counted(table.game, int(last.scores()[winners[0]])),
    )
    return render("over.html", far=far, won=won)


# What the paper writes


def headline(winners: Sequence[str]) -> str:
    return say("final.headline", number=len(winners), names=" & ".join(winners))


def banner(words: str) -> str:
    """A headline on one line, as wide as the page: the longer it is, the smaller and the tighter its letters."""
    size = min(TALLEST, MEASURE / (LETTER * len(words)))
    tall = size * CAPITAL
    line = label(words, 0, tall + 2, "banner-line", font_size=size, textLength=MEASURE, lengthAdjust="spacingAndGlyphs")
    return tag("svg", line, viewBox=f"0 0 {MEASURE} {tall + 4:.1f}", class_="banner")


def deciding(account: Account, scores: Sequence[float]) -> str | None:
    """What turned the standings round: the largest count at the end, if somebody else was ahead before it."""
    hand = account.course.sums()
    best, rich = max(scores), max(hand)
    if not account.end.listed() or any(hand[seat] == rich and scores[seat] == best for seat in range(len(hand))):
        return None
    winner = next(seat for seat, score in enumerate(scores) if score == best)
    rival = hand.index(rich)
    gained = [(amounts[winner] - amounts[rival], row) for row, amounts in account.end.listed()]
    return max(gained)[1]


def printed(when: float) -> dict[str, str | int]:
    """The date of the paper."""
    day = datetime.fromtimestamp(when, UTC)
    return {"day": day.day, "month": say("final.months").split(", ")[day.month - 1], "year": str(day.year)}


def deckline(
    names: Sequence[str],
    order: Sequence[tuple[int, int]],
    account: Account | None,
    scores: Sequence[float],
    counted: Counted,
) -> str:
    first = order[0][1]
    if account and (row := deciding(account, scores)):
        hand = account.course.sums()
        rival = hand.index(max(hand))
        return say("final.decided", row=row, rival=names[rival], amount=counted(hand[rival] - hand[first]))
    if len(order) == 1:
        return ""
    second = order[1][1]
    ahead = int(scores[first] - scores[second])
    return say("final.ahead" if ahead else "final.level", name=names[first], rival=names[second], amount=counted(ahead))


def left(names: Sequence[str], order: Sequence[tuple[int, int]]) -> str:
    """Of a game that ended when all others were out of it."""
    return say("final.left", number=len(order) - 1, name=names[order[0][1]], rival=names[order[1][1]])


def also(order: Sequence[tuple[int, int]], account: Account, counted: Counted) -> list[Told]:
    """Of each of the others: what brought them the most, and what cost them the most."""
    rows = [*account.course.listed()[1:], *account.end.listed()]
    told = []
    for _, seat in order[1:]:
        gain = max(rows, key=lambda row: row[1][seat], default=None)
        loss = min(rows, key=lambda row: row[1][seat], default=None)
        if gain and loss and gain[1][seat] > 0:
            key = "final.gain_and_loss" if loss[1][seat] < 0 else "final.gain_only"
            most, least = counted(gain[1][seat]), counted(-loss[1][seat])
            values = {"gain": gain[0], "amount": most, "loss": loss[0], "cost": least}
            told.append(Told(seat, say(key, **values)))
    return told


# Standings


def by_answer(table: Table) -> dict[int, list[Line]]:
    lines = sorted(table.log(OPEN), key=lambda line: line.at)
    return {at: list(some) for at, some in groupby(lines, key=lambda line: line.at)}


def lasted(table: Table) -> list[int]:
    """Of each seat, at how many positions it was in the game."""
    there = [[view.is_in(seat) for seat in range(len(table.seats))] for view in table.views(OPEN)]
    return [sum(each) for each in zip(*there, strict=True)]


def places(scores: Sequence[float], winners: list[int], stayed: Sequence[int] = ()) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; winners come first, whatever broke their tie, and of those who are out
    of the game, who left it last."""
    standing = list(zip(scores, stayed or [0] * len(scores), strict=True))
    order = sorted(range(len(scores)), key=lambda seat: (seat in winners, standing[seat]), reverse=True)
    placed: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        before = placed[-1] if placed else None
        level = before is not None and (seat in winners) == (before[1] in winners)
        same = before is not None and level and standing[before[1]] == standing[seat]
        placed.append((before[0] if before is not None and same else index + 1, seat))
    return placed


def swings(names: list[str], worth: list[list[float]], told: dict[int, list[str]]) -> list[Swing]:
    """The greatest changes of anybody's worth, in the order in which they happened."""
    changes = [
        (after[seat] - before[seat], at, seat)
        for at, (before, after) in enumerate(pairwise(worth), 1)
        for seat in range(len(names))
        if after[seat] != before[seat] and told.get(at)
    ]
    greatest: dict[int, tuple[float, int, int]] = {}
    for change in sorted(changes, key=lambda change: -abs(change[0])):
        if len(greatest) < SWINGS:
            greatest.setdefault(change[1], change)
    return [
        Swing(at, seat, names[seat], f"{change:+,.0f}", BETWEEN.join(told[at]))
        for change, at, seat in sorted(greatest.values(), key=lambda change: change[1])
    ]
