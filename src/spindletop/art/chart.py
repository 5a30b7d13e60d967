"""A line for each seat over a game: what it was worth, or how likely it was to win."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import ceil, floor, inf, log10

from spindletop.art import svg as draw

WIDTH, NARROW, HEIGHT = 532, 340, 156
STRIP_WIDTH, STRIP_HEIGHT = 400, 40
LEFT, RIGHT, TOP, BOTTOM = 60, 112, 16, 12
LABEL_GAP = 16
MARK_GAP = 20
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def worth_chart(names: Sequence[str], rows: Sequence[Sequence[float]], title: str, turns: Sequence[float] = ()) -> str:
    """`rows` holds the seats' worth at each point of the game, in order; `turns`, as shares of it, are numbered."""
    low = min(0.0, *(min(row) for row in rows))
    high = max(1.0, *(max(row) for row in rows))
    step = round_step((high - low) / 5)
    low, high = floor(low / step) * step, ceil(high / step) * step
    marks = [low + step * number for number in range(round((high - low) / step) + 1)]
    return seat_lines(names, dict(enumerate(rows)), marks, "{:,.0f}".format, title, turns)


def chance_chart(names: Sequence[str], course: Mapping[int, Sequence[float]], title: str) -> str:
    """`course` holds the seats' chances by the number of answers that stood."""
    return seat_lines(names, course, QUARTERS, "{:.0%}".format, title, width=NARROW)


def seat_lines(
    labels: Sequence[str],
    course: Mapping[int, Sequence[float]],
    marks: Sequence[float],
    word: Callable[[float], str],
    title: str,
    turns: Sequence[float] = (),
    width: int = WIDTH,
) -> str:
    """Lines through what each seat had at some points of the game, over an axis with these marks."""
    order = sorted(course)
    first, last, low, high = order[0], order[-1], marks[0], marks[-1]

    def x(at: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * (at - first) / max(1, last - first)

    def y(figure: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - figure) / (high - low)

    parts = []
    for mark in marks:
        parts.append(draw.line(LEFT, y(mark), width - RIGHT, y(mark), "grid"))
        parts.append(draw.label(word(mark), LEFT - 8, y(mark) + 4, "end"))
    before, down = -inf, TOP
    for number, share in enumerate(turns, 1):
        across = LEFT + (width - LEFT - RIGHT) * share
        down = down + MARK_GAP if across - before < MARK_GAP else TOP
        parts.append(draw.line(across, TOP, across, HEIGHT - BOTTOM, "turn-line"))
        parts.append(draw.circle(across, down, 9, "turn-mark"))
        parts.append(draw.label(number, across, down + 4.5, "turn-number middle"))
        before = across
    places = spread([y(figure) for figure in course[last]], HEIGHT - BOTTOM)
    for seat, name in enumerate(labels):
        points = " ".join(f"{draw.number(x(at))},{draw.number(y(course[at][seat]))}" for at in order)
        parts.append(draw.tag("polyline", points=points, class_=f"curve curve-{seat}"))
        parts.append(draw.seat_mark(seat, width - RIGHT + 14, places[seat], 6))
        parts.append(draw.label(name, width - RIGHT + 26, places[seat] + 4))
    return draw.svg(width, HEIGHT, title, *parts).replace('role="group"', 'role="img"', 1)


def strip(points: Sequence[tuple[float, float]]) -> str:
    """A line through these shares of width and height, as a path over STRIP_WIDTH and STRIP_HEIGHT."""
    places = (f"{draw.number(STRIP_WIDTH * x)} {draw.number(STRIP_HEIGHT * (1 - y))}" for x, y in points)
    return "M" + "L".join(places)


def round_step(raw: float) -> float:
    """1, 2 or 5 times a power of ten, at least this much."""
    unit = 10 ** floor(log10(max(raw, 1)))
    return float(next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= raw))


def spread(heights: Sequence[float], lowest: float = inf) -> list[float]:
    """Labels at about these heights, none on top of another nor below the lowest."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL_GAP)
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - LABEL_GAP
    return placed
