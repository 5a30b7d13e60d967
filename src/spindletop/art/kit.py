"""A game's kit: its drawings as one sprite that browsers keep, and its style sheets. All of it is data.

`symbols.svg` holds the drawings of a folder, each a <symbol> with an id; `symbols.css` styles what is inside them:
colours by custom properties of the page, so that one drawing serves every seat, day and night. `style.css` styles
panels, `ground.css` what the ground of the map consists of, and `story.toml` has the icons of what happens. The house's
own is part of every game's.
"""

import hashlib
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

from spindletop.art.svg import Number, kept, tag
from spindletop.kernel import Event

HOUSE = Path(__file__).parent
SHAPES = ("disc", "pennant", "star", "ring", "cross")  # of the seats
XMLNS = "http://www.w3.org/2000/svg"


class Kit:
    """The drawings and style sheets of a game: those of the house, then those of these folders."""

    def __init__(self, slug: str, *folders: Path) -> None:
        self.slug = slug
        self.folders = (HOUSE, *folders)

    # Drawings

    @kept
    def use(self, symbol: str, x: Number, y: Number, width: Number, height: Number, class_: str | None = None) -> str:
        """A drawing as a part of a map."""
        return tag("use", href=f"{self.address}#{symbol}", x=x, y=y, width=width, height=height, class_=class_)

    @kept
    def icon(self, symbol: str, class_: str = "i") -> str:
        """A drawing in a line of text."""
        return tag("svg", tag("use", href=f"{self.address}#{symbol}"), class_=class_, aria_hidden="true")

    def pip(self, seat: int, class_: str = "pip") -> str:
        """A seat's sign: colour and shape."""
        return self.icon(f"s-{SHAPES[seat]}", f"{class_} seat-{seat}")

    def badge(self, seat: int) -> str:
        """The same in enamel."""
        return self.icon(f"b-{SHAPES[seat]}", f"badge seat-{seat}")

    # Files

    @cached_property
    def sprite(self) -> str:
        drawings = [inside(text) for text in self._read("symbols.svg")]
        return document("".join(self._read("symbols.css")), "".join(drawings))

    @cached_property
    def style(self) -> str:
        return "".join(self._read("style.css"))

    @cached_property
    def address(self) -> str:
        """Of the sprite; it changes with it."""
        return f"/art/{self.slug}.svg?{fingerprint(self.sprite)}"

    @cached_property
    def style_address(self) -> str:
        return f"/art/{self.slug}.css?{fingerprint(self.style)}"

    @cached_property
    def story(self) -> dict[str, str]:
        """The icon of a line in the story, by the kind of the event; what is not here has a dot."""
        return {kind: icon for part in self._story for icon, kinds in part["icons"].items() for kind in kinds}

    @cached_property
    def titles(self) -> frozenset[str]:
        """Kinds of events of which the heading over a part of the story tells enough."""
        return frozenset(kind for part in self._story for kind in part.get("titles", ()))

    @cached_property
    def runs(self) -> dict[str, list[int]]:
        """Kinds of events of which several in a row are told by the last, if these of their numbers are alike."""
        return {kind: alike for part in self._story for kind, alike in part.get("runs", {}).items()}

    @cached_property
    def leads(self) -> dict[str, str]:
        """Kinds of events that are told with what follows at once, if it is of this kind."""
        return {kind: to for part in self._story for kind, to in part.get("leads", {}).items()}

    @cached_property
    def ways(self) -> frozenset[str]:
        """Verbs of answers of which, several in a row, only the last matters: where they lead."""
        return frozenset(verb for part in self._story for verb in part.get("ways", ()))

    def goes_on(self, earlier: Event, next_one: Event, last: Event) -> bool:
        """Whether an event is told by the last of those that came after it at once."""
        if self.leads.get(earlier.kind) == next_one.kind:
            return True
        alike = self.runs.get(earlier.kind) if earlier.kind == last.kind else None
        return alike is not None and all(earlier.numbers[at] == last.numbers[at] for at in alike)

    @cached_property
    def _story(self) -> list[dict[str, Any]]:
        return [tomllib.loads(text) for text in self._read("story.toml")]

    def ground(self, drawn: str) -> str:
        """The ground of a map as a file: `drawn` is the content of its group."""
        return document("".join(self._read("ground.css")), f'<g id="ground">{drawn}</g>')

    def _read(self, name: str) -> list[str]:
        return [file.read_text(encoding="utf-8") for folder in self.folders if (file := folder / name).exists()]


def document(style: str, drawings: str) -> str:
    return f'<svg xmlns="{XMLNS}"><style>{style}</style>{drawings}</svg>\n'


def inside(text: str) -> str:
    """A file without the <svg> around it."""
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
