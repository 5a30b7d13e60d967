"""Small charts as SVG. Colours come from the style sheet: a series has one of its colour classes."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from spindletop.art.svg import circle, group, label, line, number, path, rect, svg, title

WIDE = 640
ROW = 26
LEFT, RIGHT, TOP, BOTTOM = 52, 22, 12, 34


@dataclass(frozen=True)
class Bar:
    """A share of wins with its interval."""

    name: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Series:
    """A line over time, with a band around it where `low` and `high` are given."""

    name: str
    colour: str
    values: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


@dataclass(frozen=True)
class Sample:
    """Whole numbers whose spread is shown."""

    name: str
    colour: str
    numbers: Sequence[int]


@dataclass(frozen=True)
class Scale:
    """From numbers to places along an axis."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from just below `low` to just above `high`, about as many as wanted."""
    span = high - low or 1.0
    rough = span / wanted
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(low / step + span / step - 1e-9)
    return [count * step for count in range(first, max(last, first + 1) + 1)]


def short(value: float) -> str:
    """A number for an axis: 0.5, 12, 1,500, 20k."""
    if abs(value) >= 10_000:
        return f"{number(value / 1000)}k"
    return f"{value:,.0f}" if value == round(value) else number(value)


def win_bars(name: str, bars: Sequence[Bar], fair: float) -> str:
    """A bar for each share with its interval as a whisker, and a line where a fair share would be."""
    height = TOP + ROW * len(bars) + BOTTOM
    marks = ticks(0.0, max([fair, *(bar.high for bar in bars)]))
    x = Scale(0.0, marks[-1], 150, WIDE - 70)
    foot = height - BOTTOM
    rows = []
    for index, bar in enumerate(bars):
        y = TOP + ROW * index
        middle = y + ROW / 2 - 2
        rows.append(
            group(
                title(f"{bar.name}: {bar.share:.1%}, 95% interval {bar.low:.1%} to {bar.high:.1%}"),
                label(bar.name, 142, middle + 4, "label end"),
                rect(x(0), y + 2, x(bar.share) - x(0), ROW - 8, "bar petrol"),
                line(x(bar.low), middle, x(bar.high), middle, "whisker"),
                line(x(bar.low), middle - 4, x(bar.low), middle + 4, "whisker"),
                line(x(bar.high), middle - 4, x(bar.high), middle + 4, "whisker"),
                label(f"{bar.share:.1%}", WIDE - 8, middle + 4, "label end"),
            )
        )
    axis = [label(f"{mark:.0%}", x(mark), foot + 16, "label middle faint") for mark in marks]
    grid = [line(x(mark), TOP, x(mark), foot, "grid") for mark in marks]
    fair_line = line(x(fair), TOP - 6, x(fair), foot + 4, "fair")
    note = label(f"fair share {fair:.1%}", x(fair), foot + 30, "label middle fair-label")
    return svg(WIDE, height, name, *grid, *rows, fair_line, *axis, note)


def frame(
    x: Scale, y: Scale, x_marks: Sequence[float], y_marks: Sequence[float], x_name: Callable[[float], str]
) -> list[str]:
    """Grid lines and numbers of both axes."""
    parts = [line(x.start, y(mark), x.end, y(mark), "grid") for mark in y_marks]
    parts += [label(short(mark), x.start - 6, y(mark) + 4, "label end faint") for mark in y_marks]
    parts += [label(x_name(mark), x(mark), y.start + 16, "label middle faint") for mark in x_marks]
    return parts


def time_lines(name: str, series: Sequence[Series], width: int = WIDE, height: int = 240) -> str:
    """Lines from the beginning of a game to its end."""
    every = [value for each in series for values in (each.values, each.low, each.high) for value in values]
    marks = ticks(min(every), max(every), 5 if height > 200 else 3)
    x = Scale(0.0, 1.0, LEFT, width - RIGHT)
    y = Scale(marks[0], marks[-1], height - BOTTOM + 8, TOP)
    shares = (0.0, 0.25, 0.5, 0.75, 1.0) if width > 400 else (0.0, 0.5, 1.0)
    parts = frame(x, y, shares, marks, "{:.0%}".format)
    for each in series:
        if each.low:
            there = points(x, y, each.high)
            back = points(x, y, each.low)[::-1]
            parts.append(path(f"M{' L'.join(there + back)} Z", f"band {each.colour}"))
    parts += [path(f"M{' L'.join(points(x, y, each.values))}", f"curve {each.colour}-line") for each in series]
    return svg(width, height, name, *parts)


def points(x: Scale, y: Scale, values: Sequence[float]) -> list[str]:
    last = len(values) - 1
    return [f"{number(x(index / last))} {number(float(y(value)))}" for index, value in enumerate(values)]


def histogram(name: str, samples: Sequence[Sample], unit: str, height: int = 220) -> str:
    """How often each number (or run of numbers) came up, each sample as columns of one colour."""
    every = [each for sample in samples for each in sample.numbers]
    lowest, highest = min(every), max(every)
    step = bin_width(highest - lowest)
    first, last = lowest // step, highest // step
    shares = []
    for sample in samples:
        counts = Counter(each // step for each in sample.numbers)
        shares.append([counts[place] / len(sample.numbers) for place in range(first, last + 1)])
    marks = ticks(0.0, max(max(each) for each in shares), 4)
    x = Scale(first * step, (last + 1) * step, LEFT, WIDE - RIGHT)
    y = Scale(0.0, marks[-1], height - BOTTOM, TOP)
    parts = [line(x.start, y(mark), x.end, y(mark), "grid") for mark in marks]
    parts += [label(f"{mark:.1%}".replace(".0%", "%"), LEFT - 6, y(mark) + 4, "label end faint") for mark in marks]
    inside = [mark for mark in ticks(x.low, x.high, 8) if x.low <= mark <= x.high]
    parts += [label(short(mark), x(mark), height - BOTTOM + 16, "label middle faint") for mark in inside]
    for sample, heights in zip(samples, shares, strict=True):
        for index, share in enumerate(heights):
            low = (first + index) * step
            what = f"{short(low)}" if step == 1 else f"{short(low)} to {short(low + step - 1)}"
            column = rect(x(low) + 0.5, y(share), max(x(low + step) - x(low) - 1, 0.5), y(0) - y(share), sample.colour)
            parts.append(group(title(f"{sample.name}, {what}: {share:.1%}"), column, class_="column"))
    parts.append(label(unit, WIDE - RIGHT, height - 4, "label end faint"))
    return svg(WIDE, height, name, *parts)


def bin_width(span: int) -> int:
    """Columns of a round width, at most about forty."""
    rough = max(span / 40, 1.0)
    unit = 10 ** floor(log10(rough))
    return int(next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough))


def pairs(name: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """For each row two numbers on one line: the winners' as a filled dot, the others' as a ring."""
    height = TOP + ROW * len(rows) + BOTTOM
    marks = ticks(0.0, max(max(one, other) for _, one, other in rows))
    x = Scale(0.0, marks[-1], 170, WIDE - 120)
    foot = height - BOTTOM
    parts = [line(x(mark), TOP, x(mark), foot, "grid") for mark in marks]
    parts += [label(short(mark), x(mark), foot + 16, "label middle faint") for mark in marks]
    for index, (what, winners, others) in enumerate(rows):
        y = TOP + ROW * index + ROW / 2
        parts.append(
            group(
                title(f"{what}: winners {winners:.2f}, others {others:.2f} a game"),
                label(what, 160, y + 4, "label end"),
                line(x(winners), y, x(others), y, "whisker"),
                circle(x(others), y, 5, "others-dot"),
                circle(x(winners), y, 5, "winners-dot"),
                label(f"{winners:.2f} / {others:.2f}", WIDE - 8, y + 4, "label end"),
            )
        )
    return svg(WIDE, height, name, *parts)
