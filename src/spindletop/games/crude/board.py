"""Crude as a picture: four quadrants around the economy, the price ladders and the news."""

from collections.abc import Sequence
from math import cos, pi, sin
from pathlib import Path
from textwrap import wrap
from typing import Any

from spindletop.art import svg as draw
from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.games.crude import pieces, text
from spindletop.games.crude.box import (
    ABOVE_OR_BELOW,
    BESIDE,
    CRUDE,
    EMBARGO,
    GASOLINE,
    KINDS,
    NOBODY,
    NOTHING,
    PURCHASED,
    QUADRANTS,
    REFINERY,
)
from spindletop.games.crude.content import square_name
from spindletop.games.crude.pieces import CELL
from spindletop.games.crude.squares import SIDE, SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.terminal import asked_in, dice
from spindletop.games.crude.text import asset, economy, news_does, news_name, shows_cash
from spindletop.games.crude.words import say

WIDTH = 1140
HEIGHT = 700
MARGIN = 22
FIELD = SIDE * CELL
EDGE = 20  # for the numbers of rows and columns
HEAD = 62  # for the owner's name, cash and stock
BLOCK = HEAD + EDGE + FIELD
LEFT = MARGIN
RIGHT = WIDTH - MARGIN - EDGE - FIELD
TOP = MARGIN
BOTTOM = HEIGHT - MARGIN - BLOCK
CORNERS = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]  # clockwise
MIDDLE = LEFT + EDGE + FIELD + 34
MIDDLE_WIDTH = RIGHT - 34 - MIDDLE
SPACE = 17  # of a market row
A_ROW = 15  # spaces in a line of a market
CONSUMER = 20  # spaces in a line of the consumer market

Offers = dict[str, int]  # what glows on the board, and the answer that it means


def svg(view: CrudeState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    offers = glowing(view, legal)
    whose = "over" if not view.stack else f"round {view.round}"
    return draw.svg(
        WIDTH,
        HEIGHT,
        f"Crude: {whose}, {economy(view, view.economy)}, consumer price {view.consumer_low}",
        draw.rect(0, 0, WIDTH, HEIGHT, "paper"),
        *(quadrant(view, number, offers, names) for number in range(QUADRANTS)),
        economy_dial(view),
        price_card(view, offers),
        difference_track(view),
        market(view, 0, MIDDLE, offers),
        market(view, 1, MIDDLE + MIDDLE_WIDTH - A_ROW * SPACE, offers),
        consumer(view, offers),
        news(view),
        draw.group(*standing(view, offers), *two_dice(view), id="pieces"),
    )


def glowing(view: CrudeState, legal: Sequence[int]) -> Offers:
    """The places on the board that stand for legal answers."""
    offers = {}
    for action in legal:
        verb, argument = view.setup.game.verb(action)
        match verb:
            case "place" | "liquidate" | "fit":
                offers[square_name(argument)] = action
            case "buy":
                offers[f"space-{argument}-{view.open[argument]}"] = action
            case "sell":
                offers[f"space-{argument}-{view.open[argument] - 1}"] = action
            case "pump":
                offers[f"consumer-{view.consumer_low - 1}"] = action
            case "purchase":
                offers[f"card-{argument}"] = action
            case "strike":
                offers[square_name(view.quadrant * SQUARES + SIDE * (view.red - 1) + view.black - 1)] = action
    return offers


def place(view: CrudeState, offers: Offers, key: str, name: str, *shapes: str, **attributes: str) -> str:
    """Something on the board that can be chosen if it stands for an answer."""
    if key not in offers:
        return draw.group(*shapes, draw.title(name), **attributes)
    words = f"{text.action(view, offers[key], ())}: {name}"
    return draw.target(view, offers[key], words, *shapes, **attributes)


# Quadrants


def corner(number: int) -> tuple[int, int]:
    """Where the squares of a quadrant begin."""
    x, y = CORNERS[number]
    return x + EDGE, y + HEAD + EDGE


def quadrant(view: CrudeState, number: int, offers: Offers, names: Sequence[str]) -> str:
    x, y = corner(number)
    die_row, die_column = dice(view, number)
    parts = [heading(view, number, names), draw.label("ABCD"[number], x - 11, y - 6, "small middle")]
    for line in range(1, SIDE + 1):
        middle = (line - 0.5) * CELL
        parts.append(draw.label(line, x - 11, y + middle + 4, "label middle" if line == die_row else "small middle"))
        parts.append(draw.label(line, x + middle, y - 6, "label middle" if line == die_column else "small middle"))
    for square in range(SQUARES):
        row, column = divmod(square, SIDE)
        key = square_name(number * SQUARES + square)
        hit = row + 1 == die_row or column + 1 == die_column
        cell = draw.rect(x + column * CELL, y + row * CELL, CELL, CELL, "lot hit" if hit else "lot")
        free = view.kind_at(number, square) == NOTHING
        parts.append(place(view, offers if free else {}, key, key.upper(), cell, id=key))
    return draw.group(*parts, id=f"quadrant-{'abcd'[number]}")


def heading(view: CrudeState, number: int, names: Sequence[str]) -> str:
    """Whose quadrant it is, with cash and stock."""
    x, y = CORNERS[number]
    owner = view.owner[number]
    asked = number in asked_in(view)
    sheet = draw.rect(x + EDGE, y, FIELD, HEAD - 6, "sheet legal" if asked else "sheet", rx=4)
    if owner == NOBODY:
        return draw.group(sheet, draw.label("Ghost: only rolls", x + EDGE + 12, y + 32, "figure"))
    cash = f"${view.cash[owner]}" if shows_cash(view, owner) else say("secret")
    declared = " declared" if view.final != NOTHING and view.owner[view.final] == owner else ""
    return draw.group(
        sheet,
        draw.seat_mark(owner, x + EDGE + 16, y + 18, 8),
        draw.label(f"{draw.seat_name(names, owner)}{declared}", x + EDGE + 32, y + 23, "figure"),
        draw.label(cash, x + EDGE + FIELD - 10, y + 23, "figure end sum", id=f"cash-{'abcd'[number]}"),
        pieces.barrel(x + EDGE + 16, y + 43, CRUDE),
        draw.label(f"{view.crude[number]} crude", x + EDGE + 28, y + 47),
        pieces.barrel(x + EDGE + 106, y + 43, GASOLINE),
        draw.label(f"{view.gasoline[number]} gasoline", x + EDGE + 118, y + 47),
        id=f"seat-{'abcd'[number]}",
    )


def standing(view: CrudeState, offers: Offers) -> list[str]:
    """All assets on the board."""
    drawn = []
    for number in range(QUADRANTS):
        x, y = corner(number)
        for square in range(SQUARES):
            kind = view.kind_at(number, square)
            if kind == NOTHING:
                continue
            row, column = divmod(square, SIDE)
            key = square_name(number * SQUARES + square)
            shut, fitted = bool(view.shut[number] >> square & 1), bool(view.fitted[number] >> square & 1)
            name = f"{asset(kind)} on {key.upper()}{', shut' * shut}{', fitted' * fitted}"
            side = (2 if kind == REFINERY else 1) * CELL
            edge = draw.rect(2, 2, side - 4, side - 4, "offer" if key in offers else "row", rx=3)
            figure = pieces.asset(kind, view.owner[number], shut, fitted)
            where = draw.move(x + column * CELL, y + row * CELL)
            drawn.append(place(view, offers, key, name, edge, figure, id=f"asset-{key}", transform=where))
    return drawn


def two_dice(view: CrudeState) -> list[str]:
    """Beside the row and above the column that they point at, in all quadrants into which these run on (CR-14); in the
    middle before the roll."""
    if not view.red:
        x, y = MIDDLE + MIDDLE_WIDTH / 2, 214
        return [pieces.die("red", 0, x - 15, y, "waits"), pieces.die("black", 0, x + 15, y, "waits")]
    turn = f"{view.round}-{view.quadrant}"
    thrown = []
    for number in (view.quadrant, view.quadrant ^ BESIDE, view.quadrant ^ ABOVE_OR_BELOW):
        x, y = corner(number)
        row, column = dice(view, number)
        again = "" if number == view.quadrant else "-runs-on"
        if row:
            thrown.append(pieces.die("red", row, x - 11, y + (row - 0.5) * CELL, turn, again))
        if column:
            thrown.append(pieces.die("black", column, x + (column - 0.5) * CELL, y - 11, turn, again))
    return thrown


# The economy


def economy_dial(view: CrudeState) -> str:
    """The economy cards in a ring, and a hand that points at the one that holds."""
    x, y, radius = MIDDLE + 118, MARGIN + 92, 56
    cards = len(view.box.economies)
    parts = [draw.circle(x, y, radius, "sheet")]
    for card in range(cards):
        angle = 2 * pi * card / cards
        now = card == view.economy
        across, down = sin(angle), -cos(angle)
        anchor = "middle" if abs(across) < 0.3 else "start" if across > 0 else "end"
        parts.append(draw.circle(x + across * (radius - 10), y + down * (radius - 10), 4, "rust" if now else "dot"))
        where = x + across * (radius + 8), y + down * (radius + 10) + 4
        parts.append(draw.label(economy(view, card), *where, f"{'figure' if now else 'label'} {anchor}"))
    angle = 2 * pi * view.economy / cards
    parts.append(draw.line(x, y, x + sin(angle) * (radius - 18), y - cos(angle) * (radius - 18), "hand"))
    parts.append(draw.circle(x, y, 5, "ink"))
    return draw.group(*parts, id="economy")


def price_card(view: CrudeState, offers: Offers) -> str:
    """What assets cost and bring now."""
    width = 206
    x, y = MIDDLE + MIDDLE_WIDTH - width, MARGIN
    reds = view.box.demand[view.economy]
    parts = [
        draw.rect(x, y, width, 150, "sheet", rx=6),
        draw.label(economy(view, view.economy), x + 12, y + 24, "figure"),
        draw.label(f"demand {reds:+d}", x + width - 12, y + 24, "label end"),
        draw.label("buy", x + 138, y + 44, "small end"),
        draw.label("sell", x + width - 14, y + 44, "small end"),
    ]
    for kind in range(KINDS):
        line = y + 64 + 23 * kind
        key = f"card-{kind}"
        price = view.purchase_price(kind) if kind < PURCHASED else view.well_price()
        row = [
            draw.rect(x + 6, line - 16, width - 12, 22, "row", rx=3),
            draw.label(asset(kind).title(), x + 14, line),
            draw.label(price if kind < PURCHASED else f"strike {price}", x + 138, line, "label end"),
            draw.label(view.liquidation_value(kind), x + width - 14, line, "label end"),
        ]
        parts.append(place(view, offers, key, asset(kind), *row, id=key))
    return draw.group(*parts, id="prices")


def difference_track(view: CrudeState) -> str:
    x, y = MIDDLE, 206
    parts = [draw.label("Difference", x, y + 13, "label")]
    for step in range(view.box.change_at + 1):
        class_ = "space sage" if step == view.difference else "space"
        left = x + 64 + 17 * step
        parts.append(draw.rect(left, y, 17, 17, class_))
        parts.append(draw.label(step, left + 8.5, y + 12, "tiny middle"))
    parts.append(draw.label(f"Goal {view.goal}", MIDDLE + MIDDLE_WIDTH, y + 13, "figure end"))
    return draw.group(*parts, id="difference")


# Markets


def market(view: CrudeState, number: int, x: float, offers: Offers) -> str:
    """A row of crude and a row of gasoline, dear spaces above cheap ones."""
    y = 254
    closed = " (embargo)" if number == 1 and EMBARGO in view.lasting else ""
    parts = [draw.label(f"{'Foreign' if number else 'Domestic'} market{closed}", x, y, "figure")]
    for product in (CRUDE, GASOLINE):
        good = 2 * number + product
        top = y + 10 + product * (2 * SPACE + 8)
        for space in range(view.box.spaces[product]):
            lines = (view.box.spaces[product] - 1) // A_ROW
            left = x + space % A_ROW * SPACE
            line = top + (lines - space // A_ROW) * SPACE
            key = f"space-{good}-{space}"
            covered = space >= view.open[good]
            price = view.box.price(good, space)
            inner = [
                draw.rect(left, line, SPACE, SPACE, "space"),
                pieces.barrel(left + SPACE / 2, line + SPACE / 2, product) if covered else "",
                draw.label(price, left + SPACE / 2, line + 11.5, "tiny middle on-barrel" if covered else "tiny middle"),
            ]
            name = f"{price}{', a barrel' if covered else ', open'}"
            parts.append(place(view, offers, key, name, *inner, id=key))
    return draw.group(*parts, id=f"market-{number}")


def consumer(view: CrudeState, offers: Offers) -> str:
    """All spaces of the consumer market, the red ones marked, with the barrels that cover some."""
    y, step = 388, MIDDLE_WIDTH / CONSUMER
    parts = [draw.label("Consumer market", MIDDLE, y, "figure")]
    lines = (view.box.highest - view.box.lowest) // CONSUMER
    for price in range(view.box.lowest, view.box.highest + 1):
        line, column = divmod(price - view.box.lowest, CONSUMER)
        left, top = MIDDLE + column * step, y + 8 + (lines - line) * SPACE
        key = f"consumer-{price}"
        covered = view.consumer_low <= price <= view.consumer_high
        class_ = "space red-space" if price in view.box.red else "space"
        inner = [
            draw.rect(left, top, step, SPACE, class_),
            pieces.barrel(left + step / 2, top + SPACE / 2, GASOLINE) if covered else "",
            draw.label(price, left + step / 2, top + 11.5, "tiny middle on-barrel" if covered else "tiny middle"),
        ]
        parts.append(place(view, offers, key, f"{price}{', a barrel' if covered else ''}", *inner, id=key))
    return draw.group(*parts, id="consumer")


# News


def news(view: CrudeState) -> str:
    cards = [("Likely: double 1 or 3", view.likely), ("Unlikely: double 6", view.unlikely)]
    cards += [("Lasts", card) for card in view.lasting]
    shown = [(place, card) for place, card in cards if card != NOTHING]
    gap, y = 10, 494
    across = max(2, len(shown)) if len(shown) < 4 else 3
    width = (MIDDLE_WIDTH - gap * (across - 1)) / across
    parts = [draw.label("News", MIDDLE, y, "figure")]
    for number, (place, card) in enumerate(shown):
        x, top = MIDDLE + number % across * (width + gap), y + 10 + number // across * 92
        lines = wrap(news_does(view.box, card), int(width / 5.7))
        parts.append(
            draw.group(
                draw.rect(x, top, width, 86 if len(shown) > 3 else 118, "sheet", rx=6),
                draw.label(place, x + 10, top + 16, "small"),
                draw.label(news_name(card), x + 10, top + 34, "figure"),
                *(draw.label(line, x + 10, top + 51 + 14 * at) for at, line in enumerate(lines)),
                id=f"news-{card}",
            )
        )
    return draw.group(*parts, id="news")


KIT = Kit("crude", Path(__file__).parent)
ENDS: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[Any]) -> Scene:
    return folder.old_scene(moment)


def land(view: Any) -> None:
    return None
