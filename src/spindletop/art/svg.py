"""SVG as typed functions. Looks come from classes and the style sheet, never from style attributes."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from math import cos, pi, sin
from pathlib import Path
from typing import ParamSpec, cast

STYLE_SHEETS = [Path(__file__).parent / name for name in ("colours.css", "chart.css")]
STYLE_SLOT = "<!--style-->"

SPECIAL = re.compile("[&<>\"']")

Number = int | float
Values = ParamSpec("Values")

SHAPES = 4096  # of each kind, kept


def kept(shape: Callable[Values, str]) -> Callable[Values, str]:
    """Made once: the pictures of a game consist of the same shapes, but for a few."""
    return cast(Callable[Values, str], lru_cache(maxsize=SHAPES, typed=True)(shape))


@kept
def number(value: Number) -> str:
    """At most two decimals, and none where they are not needed."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@cache
def attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def tag(name: str, *children: str, **attributes: str | Number | None) -> str:
    """An element. `class_` and `font_size` become class and font-size; None leaves an attribute out."""
    written = ""
    for key, value in attributes.items():
        if value is None:
            continue
        if not isinstance(value, str):
            value = number(value)
        elif SPECIAL.search(value):
            value = escape(value)
        written += f' {attribute(key)}="{value}"'
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def group(*children: str, **attributes: str | Number | None) -> str:
    return tag("g", *children, **attributes)


@kept
def label(text: object, x: Number, y: Number, class_: str = "label", **attributes: str | Number | None) -> str:
    return tag("text", escape(str(text)), x=x, y=y, class_=class_, **attributes)


@kept
def title(text: str) -> str:
    """What a screen reader says, and what a pointer shows."""
    return tag("title", escape(text))


@kept
def circle(x: Number, y: Number, r: Number, class_: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, class_=class_)


@kept
def rect(x: Number, y: Number, width: Number, height: Number, class_: str, rx: Number = 0) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx or None, class_=class_)


@kept
def line(x1: Number, y1: Number, x2: Number, y2: Number, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


@kept
def path(d: str, class_: str) -> str:
    return tag("path", d=d, class_=class_)


def polygon(points: Iterable[tuple[Number, Number]], class_: str) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_=class_)


@kept
def move(x: Number, y: Number, turn: Number = 0) -> str:
    """The value of a transform attribute."""
    turned = f" rotate({number(turn)})" if turn else ""
    return f"translate({number(x)} {number(y)}){turned}"


@kept
def star(x: Number, y: Number, r: Number, class_: str) -> str:
    spikes = [(r if spike % 2 == 0 else r * 0.42, pi * spike / 5) for spike in range(10)]
    return polygon([(x + length * sin(angle), y - length * cos(angle)) for length, angle in spikes], class_)


@kept
def seat_mark(seat: int, x: Number, y: Number, r: Number) -> str:
    """A seat's sign, told apart by shape as well as colour: ball, flag, star, ring, cross."""
    class_ = f"seat seat-{seat}"
    if seat == 0:
        return circle(x, y, r, class_)
    if seat == 1:
        return polygon([(x - r, y - r), (x + r, y - r * 0.35), (x - r, y + r * 0.3), (x - r, y + r)], class_)
    if seat == 2:
        return star(x, y, r * 1.15, class_)
    if seat == 3:
        return circle(x, y, r * 0.75, f"{class_} ring")
    thick = r * 0.35
    arms = [(-thick, -r), (thick, -r), (thick, -thick), (r, -thick), (r, thick), (thick, thick)]
    arms += [(-across, -down) for across, down in arms]
    return polygon([(x + across, y + down) for across, down in arms], class_)


def seat_name(names: Sequence[str], seat: int, most: int = 16) -> str:
    """What a seat is called, not longer than there is room for."""
    name = names[seat] if seat < len(names) else f"Seat {seat}"
    return name if len(name) <= most else f"{name[: most - 1]}…"


def svg(width: Number, height: Number, name: str, *children: str) -> str:
    """A whole picture. `name` says in words what it shows."""
    return tag(
        "svg",
        STYLE_SLOT,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="board",
        role="group",
        aria_label=name,
    )


def style_sheet() -> str:
    """All that a picture needs."""
    return "".join(sheet.read_text(encoding="utf-8") for sheet in STYLE_SHEETS)
