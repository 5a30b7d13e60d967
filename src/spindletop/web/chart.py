"""How every seat's worth went over a game, as a chart."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, log10

from spindletop.art import svg as draw

WIDTH, HEIGHT = 720, 280
LEFT, RIGHT, TOP, BOTTOM = 56, 132, 16, 28
LABEL_GAP = 16


def worth_chart(names: Sequence[str], rows: Sequence[Sequence[float]], title: str) -> str:
    """`rows` holds the seats' worth at each point of the game, in order."""
    low = min(0.0, *(min(row) for row in rows))
    high = max(1.0, *(max(row) for row in rows))
    step = round_step((high - low) / 4)
    low, high = floor(low / step) * step, ceil(high / step) * step

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(rows) - 1)

    def y(worth: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - worth) / (high - low)

    parts = []
    mark = low
    while mark <= high:
        parts.append(draw.line(LEFT, y(mark), WIDTH - RIGHT, y(mark), "grid"))
        parts.append(draw.label(f"{mark:,.0f}", LEFT - 8, y(mark) + 4, "end"))
        mark += step
    labels = spread([y(rows[-1][seat]) for seat in range(len(names))])
    for seat, name in enumerate(names):
        points = " ".join(f"{draw.number(x(at))},{draw.number(y(row[seat]))}" for at, row in enumerate(rows))
        parts.append(draw.tag("polyline", points=points, class_=f"curve curve-{seat}"))
        parts.append(draw.seat_mark(seat, WIDTH - RIGHT + 14, labels[seat], 6))
        parts.append(draw.label(f"{name} {rows[-1][seat]:,.0f}", WIDTH - RIGHT + 26, labels[seat] + 4))
    return draw.svg(WIDTH, HEIGHT, title, *parts).replace('role="group"', 'role="img"', 1)


def round_step(raw: float) -> float:
    """1, 2 or 5 times a power of ten, at least this much."""
    unit = 10 ** floor(log10(max(raw, 1)))
    return float(next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= raw))


def spread(heights: Sequence[float]) -> list[float]:
    """Labels at about these heights, none on top of another."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL_GAP)
    return placed
