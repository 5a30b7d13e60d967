"""A game's rules as HTML, with chapters and an anchor at every numbered rule; its cards and prices."""

import re
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from spindletop.games import folder
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup
from spindletop.web.cards import card
from spindletop.web.pages import known_game, page, render
from spindletop.web.words import say

NUMBERED = re.compile(r"<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]{2}-\d+)</strong>")
MENTIONED = re.compile(r"(?<![\w>-])[A-Z]{2}-\d+(?![\w<-])")
CHAPTER = re.compile(r"<h2>(.*?)</h2>")
RULE = re.compile(r'id="rule-([A-Z]{2})-(\d+)"')
FIGURE = re.compile(r"-?\$?[\d,]+%?(/[\d,]+)?|–")


async def show(request: Request) -> Response:
    chosen = known_game(request.path_params["game"])
    language = folder.rules_language(chosen, request.query_params.get("language", say.language))
    text = rules_html(folder.rules(chosen, language))
    return page(
        request,
        "rules.html",
        game=chosen,
        pitch=card(chosen.slug).pitch,
        rules=text,
        contents=chapters(text),
        kit=folder.kit(chosen),
        reference=reference_html(chosen.setup(card(chosen.slug).bots + 1, {})),
        language=language,
        languages=folder.rules_languages(chosen),
    )


@lru_cache(maxsize=32)
def rules_html(text: str) -> Markup:
    """Raw HTML in the text is shown, not run."""
    from markdown_it import MarkdownIt  # it takes a while, and most pages show no rules

    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = NUMBERED.sub(r'<\1 class="rule" id="rule-\3">\2<strong>\3</strong>', html)
    numbers = {"-".join(rule) for rule in RULE.findall(html)}
    html = MENTIONED.sub(lambda found: link(found[0]) if found[0] in numbers else found[0], html)
    chapters = iter(range(html.count("<h2>")))
    return Markup(CHAPTER.sub(lambda found: f'<h2 id="chapter-{next(chapters)}">{found[1]}</h2>', html))


def link(rule: str) -> str:
    return f'<a href="#rule-{rule}">{rule}</a>'


@dataclass(frozen=True)
class Chapter:
    """A line of the contents."""

    anchor: str
    title: Markup
    rules: str  # the numbers of the first and the last that stand in it


@lru_cache(maxsize=32)
def chapters(rules: Markup) -> list[Chapter]:
    """Of what `rules_html` has made."""
    found = []
    for place, part in enumerate(rules.split("<h2 id=")[1:]):
        title = Markup(part.partition(">")[2].partition("</h2>")[0])
        numbers = RULE.findall(part)
        first, last = ("-".join(numbers[0]), numbers[-1][1]) if numbers else ("", "")
        found.append(Chapter(f"chapter-{place}", title, f"{first}–{last}" if len(numbers) > 1 else first))
    return found


def reference_html(setup: Setup) -> Markup:
    """Cards, prices and odds, as they are with these seats and options."""
    sheets = [(sheet, figures(sheet)) for sheet in folder.reference(setup) if sheet.rows]
    return Markup(render("sheets.html", sheets=sheets, kit=folder.kit(setup.game)))


def figures(sheet: Sheet) -> list[bool]:
    """Which columns hold nothing but numbers: they are read from the right."""
    return [all(FIGURE.fullmatch(cell) for cell in column) for column in zip(*sheet.rows, strict=True)]
