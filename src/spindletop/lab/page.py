"""The balance report as one HTML page that needs nothing else."""

from collections.abc import Sequence
from html import escape
from math import sqrt
from statistics import median, quantiles

from spindletop.art.document import bare, document, figure
from spindletop.bots.match import Result
from spindletop.lab.charts import Bar, Sample, Series, histogram, pairs, time_lines, win_bars
from spindletop.lab.tally import POINTS, Curve, Study, Tally

WINNERS, OTHERS = "rust", "petrol"
HALF_TIME = POINTS // 2
CLEAR = 0.1  # standard deviations between winners and others; less is not worth a chart
LEGEND = (
    '<p class="quiet"><span class="key winners"></span><span>winners</span>'
    '<span class="key others"></span><span>all others</span></p>'
)
ORDER = ("asked first", "second", "third", "fourth", "fifth", "sixth")


def page(study: Study, tally: Tally, command: str) -> str:
    title = f"{study.game().title} for {study.seats}: a balance report"
    options = ", ".join(f"{name} {value}" for name, value in study.options) or "none beside the defaults"
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{tally.games:,} games by {escape(who(study))}. Options: {escape(options)}.<br>'
        f"Made with <code>{escape(command)}</code></p>",
        "<h2>In short</h2>",
        f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in in_short(study, tally))}</ul>",
        *advantage(study, tally),
        *length(tally),
        *score_spread(tally),
        *score_over_time(tally),
        *winners_and_others(tally),
    ]
    return document(title, body)


def who(study: Study) -> str:
    if len(study.bots) == 1:
        return f"the bot {study.bots[0]} in all seats"
    return f"the bots {', '.join(study.bots)}, who change seats from game to game"


def in_short(study: Study, tally: Tally) -> list[str]:
    first = wins_bar(ORDER[0], tally.by_order[0], tally.games)
    fair = 1 / study.seats
    verdict = "no advantage is shown"
    if first.low > fair:
        verdict = "an advantage"
    elif first.high < fair:
        verdict = "a disadvantage"
    low, *_, high = tens(tally.decisions)
    sentences = [
        f"The seat that is asked first wins {first.share:.1%} (95% interval {first.low:.1%} to {first.high:.1%}); "
        f"a fair share is {fair:.1%}: {verdict}.",
        f"The median game has {median(tally.decisions):,.0f} decisions; four games in five have "
        f"{low:,.0f} to {high:,.0f}.",
        f"The median winner ends with {median(tally.winners.scores):,.0f}, the median of all others is "
        f"{median(tally.others.scores or [0]):,.0f}; half of all games are won by {median(tally.leads):,.0f} or less.",
    ]
    signs = signs_of_winning(tally)
    if signs:
        name, gap = signs[0]
        more = "more" if gap > 0 else "less"
        sentences.append(
            f"The clearest sign at half time is “{name}”: winners have {more}, by {abs(gap):.2f} standard deviations."
        )
    return sentences


def tens(numbers: Sequence[int]) -> list[float]:
    """The numbers that a tenth, two tenths, ... of all are below."""
    return quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 9


def wins_bar(name: str, wins: float, games: float) -> Bar:
    result = Result(0)
    result.games, result.wins = round(games), wins
    low, high = result.interval
    return Bar(name, result.share, low, high)


def advantage(study: Study, tally: Tally) -> list[str]:
    fair = 1 / study.seats
    order = [wins_bar(ORDER[turn], wins, tally.games) for turn, wins in enumerate(tally.by_order)]
    seats = [wins_bar(f"seat {seat}", wins, tally.games) for seat, wins in enumerate(tally.by_seat)]
    parts = [
        "<h2>Who wins</h2>",
        "<p>Share of wins with its 95% interval; a win that k seats share counts 1/k for each.</p>",
        figure("By turn order", win_bars("Share of wins by turn order", order, fair)),
        figure("By seat", win_bars("Share of wins by seat", seats, fair)),
    ]
    if len(tally.by_bot) > 1:
        bots = [wins_bar(name, wins, games) for name, (games, wins) in sorted(tally.by_bot.items())]
        parts.append(figure("By bot, for each seat it took", win_bars("Share of wins by bot", bots, fair)))
    rows = [(bar.name, f"{bar.share:.1%}", f"{bar.low:.1%}", f"{bar.high:.1%}") for bar in [*order, *seats]]
    return [*parts, numbers(("", "wins", "from", "to"), rows)]


def length(tally: Tally) -> list[str]:
    decisions = Sample("games", "mustard", tally.decisions)
    return [
        "<h2>Length</h2>",
        figure("Decisions in a game", histogram("Decisions in a game", [decisions], "decisions")),
    ]


def score_spread(tally: Tally) -> list[str]:
    samples = [Sample("others", OTHERS, tally.others.scores), Sample("winners", WINNERS, tally.winners.scores)]
    lead = Sample("games", "mustard", tally.leads)
    return [
        "<h2>Scores</h2>",
        LEGEND,
        figure(
            "Scores at the end", histogram("Scores at the end", [each for each in samples if each.numbers], "score")
        ),
        figure("How far the winner is ahead of the next", histogram("The winner's lead", [lead], "score")),
    ]


def score_over_time(tally: Tally) -> list[str]:
    lines = [banded("others", OTHERS, tally.others.score), banded("winners", WINNERS, tally.winners.score)]
    return [
        "<h2>Score over time</h2>",
        "<p>The mean, and one standard deviation to both sides, from the first answer of a game to its last.</p>",
        LEGEND,
        figure("Score", time_lines("Score over time", lines)),
    ]


def banded(name: str, colour: str, curve: Curve) -> Series:
    spans = list(zip(curve.mean, curve.deviation, strict=True))
    return Series(
        name, colour, curve.mean, [mean - spread for mean, spread in spans], [mean + spread for mean, spread in spans]
    )


def winners_and_others(tally: Tally) -> list[str]:
    parts = ["<h2>What winners did differently</h2>", LEGEND]
    rows = answers_given(tally)
    if len(rows) > 1:
        parts.append(figure("Answers of each kind, a seat and game", pairs("Answers of winners and others", rows)))
    parts.append(
        "<p>The game’s features over time, clearest difference at half time first; the number is the winners’ mean "
        "less the others’, in standard deviations at half time.</p>"
    )
    signs = signs_of_winning(tally)
    charts = [feature_figure(tally, name, gap) for name, gap in signs]
    parts.append(f'<div class="grid-of-figures">{"".join(charts)}</div>')
    alike = sorted(tally.winners.features.keys() - {name for name, _ in signs})
    if alike:
        parts.append(f'<p class="quiet">Much the same for winners and others: {escape(", ".join(alike))}.</p>')
    return parts


def answers_given(tally: Tally) -> list[tuple[str, float, float]]:
    """Each verb with its mean for winners and for others, most used first."""
    verbs = tally.winners.answers | tally.others.answers
    means = [
        (
            verb,
            tally.winners.answers.get(verb, 0) / max(len(tally.winners.scores), 1),
            tally.others.answers.get(verb, 0) / max(len(tally.others.scores), 1),
        )
        for verb in verbs
    ]
    return sorted(means, key=lambda row: -max(row[1:]))


def signs_of_winning(tally: Tally) -> list[tuple[str, float]]:
    """Features that clearly differ between winners and others at some time, by their gap at half time."""
    signs = []
    for name, mine in tally.winners.features.items():
        theirs = tally.others.features.get(name, Curve())
        gaps = [gap(mine, theirs, point) for point in range(POINTS + 1)]
        if max(map(abs, gaps)) >= CLEAR:
            signs.append((name, gaps[HALF_TIME]))
    return sorted(signs, key=lambda sign: -abs(sign[1]))


def gap(mine: Curve, theirs: Curve, point: int) -> float:
    """The difference of two means in pooled standard deviations (Cohen's d)."""
    spread = sqrt((mine.deviation[point] ** 2 + theirs.deviation[point] ** 2) / 2)
    return (mine.mean[point] - theirs.mean[point]) / spread if spread else 0.0


def feature_figure(tally: Tally, name: str, its_gap: float) -> str:
    lines = [
        Series("others", OTHERS, tally.others.features.get(name, Curve()).mean),
        Series("winners", WINNERS, tally.winners.features[name].mean),
    ]
    caption = f'{escape(name)} <span class="quiet">{its_gap:+.2f}</span>'
    return f"<figure><figcaption>{caption}</figcaption>{bare(time_lines(name, lines, 240, 140))}</figure>"


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<details><summary>In numbers</summary><table><tr>{head}</tr>{lines}</table></details>"
