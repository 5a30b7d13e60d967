"""One HTML page that needs nothing else, and pictures in it."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from spindletop.art.svg import STYLE_SLOT, style_sheet

SHEET = Path(__file__).parent / "document.css"


def document(title: str, body: Iterable[str]) -> str:
    style = style_sheet() + SHEET.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def figure(caption: str, chart: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{bare(chart)}</figure>"


def bare(chart: str) -> str:
    """The page has the style sheet."""
    return chart.replace(STYLE_SLOT, "", 1)
