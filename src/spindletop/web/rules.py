"""A game's rules page as HTML, with an anchor at every numbered rule; its cards and prices as tables."""

import re
from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from spindletop.games import folder
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup
from spindletop.web.pages import render

NUMBERED = re.compile(r"<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]{2}-\d+)</strong>")
FIGURE = re.compile(r"-?\$?[\d,]+%?(/[\d,]+)?|–")


@lru_cache(maxsize=32)
def rules_html(text: str) -> Markup:
    """Raw HTML in the text is shown, not run."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return Markup(NUMBERED.sub(r'<\1 class="rule" id="rule-\3">\2<strong>\3</strong>', html))


def reference_html(setup: Setup) -> Markup:
    """Cards, prices and odds, as they are with these seats and options."""
    sheets = folder.reference(setup)
    return Markup(render("sheets.html", sheets=[(sheet, figures(sheet)) for sheet in sheets if sheet.rows]))


def figures(sheet: Sheet) -> list[bool]:
    """Which columns hold nothing but numbers: they are read from the right."""
    return [all(FIGURE.fullmatch(cell) for cell in column) for column in zip(*sheet.rows, strict=True)]
