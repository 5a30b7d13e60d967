"""The end of a game as a front page: what the paper writes, how each amount came about, worth over time."""

from datetime import UTC, datetime

from markupsafe import Markup

from spindletop.art.chart import worth_chart
from spindletop.art.scene import Moment
from spindletop.art.svg import STYLE_SLOT, label, tag
from spindletop.games import folder
from spindletop.kernel import OPEN
from spindletop.table import Table
from spindletop.web.fortunes import turning_points, worth
from spindletop.web.pages import render
from spindletop.web.podium import podium
from spindletop.web.report import also, deciding, lead, news
from spindletop.web.words import say
from spindletop.words import once_a_language

POINTS = 160  # of the chart
MEASURE, LETTER, TALLEST = 766, 0.38, 108  # of a headline: its width, that of a letter beside its size, the size
CAPITAL = 0.655  # how tall one is, beside the size


@once_a_language(64)
def _final(table: Table, seq: int) -> str:
    course, turns = worth(table), turning_points(table)
    paper, names = news(table), table.names
    step = max(1, len(course) // POINTS)
    marks = [swing.at / max(1, len(course) - 1) for swing in turns]
    chart = worth_chart(names, [*course[::step], course[-1]], say("final.chart"), marks).replace(STYLE_SLOT, "", 1)
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
        deciding=deciding(paper.account, course[-1]) if paper.account else None,
        headline=paper.headline,
        banner=Markup(banner(paper.headline)),
        deckline=paper.deckline,
        lead=lead(table, paper),
        also=also(table, paper),
        poster_shown=folder.poster(table.game) is not None,
        podium=Markup(podium(kit, paper.places, say("final.standings")).replace(STYLE_SLOT, "", 1)),
        chart=Markup(chart),
        swings=turns,
    )


def final_html(table: Table) -> str:
    return _final(table, table.answers)


def over_html(table: Table) -> str:
    """In place of the goal: that it was reached, and by whom."""
    last, names = table.view(OPEN), table.names
    winners = last.winners()
    won = say(
        "final.won",
        number=len(winners),
        names=", ".join(names[seat] for seat in winners),
        amount=folder.counted(table.game, int(last.scores()[winners[0]])),
    )
    return render("over.html", deckline=news(table).deckline, won=won)


# How it is printed


def banner(words: str) -> str:
    """A headline on one line, as wide as the page: the longer it is, the smaller and the tighter its letters."""
    size = min(TALLEST, MEASURE / (LETTER * len(words)))
    tall = size * CAPITAL
    line = label(words, 0, tall + 2, "banner-line", font_size=size, textLength=MEASURE, lengthAdjust="spacingAndGlyphs")
    return tag("svg", line, viewBox=f"0 0 {MEASURE} {tall + 4:.1f}", class_="banner")


def printed(when: float) -> dict[str, str | int]:
    """The date of the paper."""
    day = datetime.fromtimestamp(when, UTC)
    return {"day": day.day, "month": say("final.months").split(", ")[day.month - 1], "year": str(day.year)}
