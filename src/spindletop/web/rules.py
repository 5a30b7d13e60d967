"""A game's rules page as HTML, with an anchor at every numbered rule; its cards and prices as tables."""

import re
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from spindletop.games import folder, game, games
from spindletop.games.sheets import Sheet
from spindletop.kernel import Game, Question, Setup
from spindletop.web.pages import render

NUMBERED = re.compile(r"<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]{2}-\d+)</strong>")
FIGURE = re.compile(r"-?\$?[\d,]+%?(/[\d,]+)?|–")


@lru_cache(maxsize=32)
def rules_html(text: str) -> Markup:
    """Raw HTML in the text is shown, not run."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return Markup(NUMBERED.sub(r'<\1 class="rule" id="rule-\3">\2<strong class="rule-number">\3</strong>', html))


def drawer_html(played: Game[Any]) -> Markup:
    """A game's rules, and behind them those of the games whose rules its own refer to by number."""
    pages = [rules_html(folder.rules(played))]
    missing = {rule for rule in question_rules(played) if f'id="rule-{rule}"' not in pages[0]}
    for slug in games() if missing else []:
        other = rules_html(folder.rules(game(slug)))
        if any(f'id="rule-{rule}"' in other for rule in missing):
            pages.append(other)
    return Markup("<hr>").join(pages)


def question_rules(played: Game[Any]) -> set[str]:
    return {frame.rule for frame in played.frames if issubclass(frame, Question) and frame.rule}


def reference_html(setup: Setup) -> Markup:
    """Cards, prices and odds, as they are with these seats and options."""
    sheets = folder.reference(setup)
    return Markup(render("sheets.html", sheets=[(sheet, figures(sheet)) for sheet in sheets if sheet.rows]))


def figures(sheet: Sheet) -> list[bool]:
    """Which columns hold nothing but numbers: they are read from the right."""
    return [all(FIGURE.fullmatch(cell) for cell in column) for column in zip(*sheet.rows, strict=True)]
