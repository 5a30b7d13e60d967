"""A game's rules page as HTML, with an anchor at every numbered rule."""

import re
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from spindletop.games import folder, game, games
from spindletop.kernel import Game, Question

NUMBERED = re.compile(r"<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]{2}-\d+)</strong>")


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
