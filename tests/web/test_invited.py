"""What an invitation draws of a game: the page has none of the game's own style sheet."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.cases import GAMES
from tests.web.test_classes import PAGE_SHEETS, sheets_of

from spindletop.art import svg
from spindletop.art.svg import STYLE_SHEETS
from spindletop.games.about import read_about

VARIABLE = re.compile(r"(--[\w-]+)\s*:")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def parts_of(drawing: str, drawings: str) -> Iterator[str]:
    """The lines of the sprite that a drawing consists of: its own, and those of what it uses."""
    found = re.search(rf'^<(?:symbol|g)[^>]* id="{re.escape(drawing)}".*$', drawings, re.MULTILINE)
    assert found, f"there is no drawing {drawing}"
    yield found[0]
    for used in re.findall(r'href="#([\w-]+)"', found[0]):
        yield from parts_of(used, drawings)


@pytest.mark.parametrize("slug", GAMES)
def test_drawings_of_an_invitation_bring_their_inks_along(slug: str) -> None:
    house = "".join(sheet.read_text(encoding="utf-8") for sheet in [*STYLE_SHEETS, *PAGE_SHEETS])
    sheet = "".join(each.read_text(encoding="utf-8") for each in sheets_of(slug, "symbols.css"))
    sprites = [*sheets_of(slug, "symbols.svg"), Path(svg.__file__).parent / "symbols.svg"]
    drawings = "".join(each.read_text(encoding="utf-8") for each in sprites)
    there = set(VARIABLE.findall(house + sheet))
    for drawing in read_about(GAMES[slug].folder).does:
        lines = "".join(parts_of(drawing, drawings))
        classes = {name for each in re.findall(r'class="([^"]+)"', lines) for name in each.split()}
        rules = [body for selector, body in RULE.findall(sheet) if classes & set(re.findall(r"\.([\w-]+)", selector))]
        missing = set(re.findall(r"var\((--[\w-]+)\)", "".join(rules))) - there
        assert not missing, f"{drawing} needs {', '.join(sorted(missing))}"
