"""A game's rules page as HTML, with an anchor at every numbered rule."""

import re
from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

NUMBERED = re.compile(r"<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]{2}-\d+)</strong>")


@lru_cache(maxsize=32)
def rules_html(text: str) -> Markup:
    """Raw HTML in the text is shown, not run."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return Markup(NUMBERED.sub(r'<\1 class="rule" id="rule-\3">\2<strong class="rule-number">\3</strong>', html))
