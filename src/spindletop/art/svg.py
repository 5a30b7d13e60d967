"""SVG as typed functions. Looks come from classes and the style sheet, never from style attributes."""

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin
from pathlib import Path

STYLE_SHEET = Path(__file__).parent / "board.css"
STYLE_SLOT = "<!--style-->"

Number = int | float


def number(value: Number) -> str:
    """At most two decimals, and none where they are not needed."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def tag(name: str, *children: str, **attributes: str | Number | None) -> str:
    """An element. `class_` and `font_size` become class and font-size; None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, int | float) else escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def group(*children: str, **attributes: str | Number | None) -> str:
    return tag("g", *children, **attributes)


def label(text: object, x: Number, y: Number, class_: str = "label", **attributes: str | Number | None) -> str:
    return tag("text", escape(str(text)), x=x, y=y, class_=class_, **attributes)


def title(text: str) -> str:
    """What a screen reader says, and what a pointer shows."""
    return tag("title", escape(text))


def circle(x: Number, y: Number, r: Number, class_: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, class_=class_)


def rect(x: Number, y: Number, width: Number, height: Number, class_: str, rx: Number = 0) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx or None, class_=class_)


def line(x1: Number, y1: Number, x2: Number, y2: Number, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def path(d: str, class_: str) -> str:
    return tag("path", d=d, class_=class_)


def polygon(points: Iterable[tuple[Number, Number]], class_: str) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_=class_)


def move(x: Number, y: Number, turn: Number = 0) -> str:
    """The value of a transform attribute."""
    turned = f" rotate({number(turn)})" if turn else ""
    return f"translate({number(x)} {number(y)}){turned}"


def star(x: Number, y: Number, r: Number, class_: str) -> str:
    spikes = [(r if spike % 2 == 0 else r * 0.42, pi * spike / 5) for spike in range(10)]
    return polygon([(x + length * sin(angle), y - length * cos(angle)) for length, angle in spikes], class_)


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


def svg(width: Number, height: Number, name: str, *children: str) -> str:
    """A whole picture. `name` says in words what it shows."""
    return tag(
        "svg",
        title(name),
        STYLE_SLOT,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="board",
        role="img",
    )


def standalone(picture: str) -> str:
    """The picture as a file of its own, with the style sheet inside."""
    style = tag("style", STYLE_SHEET.read_text(encoding="utf-8"))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{picture.replace(STYLE_SLOT, style, 1)}\n'
