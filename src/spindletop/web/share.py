"""The picture that goes with the link to a finished game: its front page in small, beside the game's poster."""

from math import sqrt
from xml.sax.saxutils import escape

from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.kit import SHAPES
from spindletop.games import folder
from spindletop.games.about import HEIGHT, WIDTH
from spindletop.table import Refused, Status, Table, Why
from spindletop.web import paint
from spindletop.web.assets import ART
from spindletop.web.fonts import font_files
from spindletop.web.pages import tables_of
from spindletop.web.previews import DESK, PICTURE, Painter, canvas, placed
from spindletop.web.report import News, news
from spindletop.web.words import say

SLAB, SANS = "'Zilla Slab'", "'Source Sans 3 SemiBold'"
PAPER, INK, SOFT, RED, LAMP = "#f7eed7", "#21180f", "#5b4934", "#a8321c", "#ffdc8a"
SEATS = ("#b92f1d", "#125e74", "#bd8206", "#5d8130", "#76396f")
BRASS = "#c99a3d"
POSTER = PICTURE[1] * WIDTH / HEIGHT  # how wide it is
LEFT, RIGHT = POSTER + 48, PICTURE[0] - 48
COLUMN = RIGHT - LEFT
HEAD = 84, 318  # where the headline begins and ends
CAPITAL = 0.655  # how tall one is, beside the size of its letters
LEADING = 14
SMALL = 21
DAY = 24 * 3600


def share_address(table: Table) -> str:
    """Of the picture; empty while the game goes on, and where none can be painted."""
    possible = paint.POSSIBLE and font_files() and folder.poster(table.game)
    return f"t/{table.id}/share.png" if possible and table.status is Status.OVER else ""


async def show_share(request: Request) -> Response:
    painter = request.app.state.painter
    assert isinstance(painter, Painter)
    table = await tables_of(request).table(request.path_params["table"])
    png = await painter.painted(f"{table.id} {say.language}", front_page(table)) if share_address(table) else b""
    if not png:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    headers = {"cache-control": f"public, max-age={DAY}", "vary": "accept-language, cookie"}
    return Response(png, media_type="image/png", headers=headers)


def front_page(table: Table) -> str:
    """What is painted: all of it is known to everybody, as the game is over."""
    told, poster = news(table), folder.poster(table.game)
    assert poster is not None
    width, height = PICTURE
    symbols = (ART / "symbols.svg").read_text(encoding="utf-8")
    return canvas(
        f"<defs>{symbols.partition('>')[2].rpartition('</svg>')[0]}</defs>",
        f'<rect x="{POSTER:g}" width="{width - POSTER:g}" height="{height}" fill="{PAPER}"/>',
        placed(poster.drawing, 0, 0, POSTER, height),
        *masthead(),
        *headline(told.headline),
        *result(told),
        *standings(told),
        f'<rect x="{POSTER:g}" y="566" width="{width - POSTER:g}" height="64" fill="{DESK}"/>',
        text(say("final.better", game=table.game.title), LEFT, 606, 27, SANS, LAMP, COLUMN),
    )


def masthead() -> list[str]:
    rules = [f'<path d="M{LEFT:g} {y}H{RIGHT:g}" stroke="{INK}" stroke-width="1.5"/>' for y in (26, 30, 72, 76)]
    middle = (LEFT + RIGHT) / 2
    return [*rules, text(say("final.gazette"), middle, 62, 33, SLAB, INK, COLUMN, "middle")]


def headline(words: str) -> list[str]:
    """In two lines of about the same length, each as wide as the column; the shorter one is set taller."""
    lines, bottom = halves(words.upper()), float(HEAD[0])
    weights = [1 / sqrt(len(line)) for line in lines]
    drawn = []
    for line, weight in zip(lines, weights):
        tall = min((HEAD[1] - HEAD[0]) * weight / sum(weights), 2.4 * COLUMN / len(line)) - LEADING
        bottom += tall + LEADING
        drawn.append(
            f'<text x="{LEFT:g}" y="{bottom:g}" font-family="{SLAB}" font-weight="700" font-size="{tall / CAPITAL:g}"'
            f' fill="{INK}" textLength="{COLUMN:g}" lengthAdjust="spacingAndGlyphs">{escape(line)}</text>'
        )
    return drawn


def halves(words: str) -> list[str]:
    parts = words.split()
    cuts = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1])), default=(words,)))


def result(told: News) -> list[str]:
    """What the winner has, and how it came to that."""
    amount = told.results[told.places[0][1]]
    begins = LEFT + 31.0 * len(amount) + 14
    lines = [told.deckline] if width(told.deckline, SMALL) < RIGHT - begins else halves(told.deckline)
    top = 388 - 26 * (len(lines) - 1)
    return [
        f'<path d="M{LEFT:g} 330H{RIGHT:g}" stroke="{INK}" stroke-width="2"/>',
        text(amount, LEFT, 393, 62, SANS, RED, begins - LEFT),
        *[text(line, begins, top + 26 * row, SMALL, SANS, SOFT, RIGHT - begins) for row, line in enumerate(lines)],
    ]


def standings(told: News) -> list[str]:
    """In two columns, from the first to the last."""
    rows = (len(told.places) + 1) // 2
    drawn: list[str] = []
    for at, (_, seat) in enumerate(told.places):
        column, row = divmod(at, rows)
        x, y = LEFT + column * (COLUMN / 2 + 14), 444 + 44 * row
        end = x + COLUMN / 2 - 14
        drawn += [
            badge(seat, x + 17, y - 8),
            text(told.names[seat], x + 44, y, 25, SLAB, INK, COLUMN / 2 - 150),
            text(f"{told.scores[seat]:,}", end, y, 24, SANS, INK, 92, "end"),
        ]
    return drawn


def badge(seat: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{BRASS}" stroke="{INK}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="13.5" fill="{SEATS[seat]}" stroke="{INK}"/>'
        f'<use href="#s-{SHAPES[seat]}" x="{x - 8:g}" y="{y - 8:g}" width="16" height="16" fill="{PAPER}"/>'
    )


def text(words: str, x: float, y: float, size: float, font: str, ink: str, room: float, anchor: str = "start") -> str:
    """A line that is drawn together where it would be longer than its room."""
    tight = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if width(words, size) > room else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-weight="{700 if font == SLAB else 600}"'
        f' font-size="{size:g}" fill="{ink}" text-anchor="{anchor}"{tight}>{escape(words)}</text>'
    )


def width(words: str, size: float) -> float:
    """About: of ordinary words."""
    return 0.5 * size * len(words)
