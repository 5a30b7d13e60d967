"""What may be clicked on an estate: buttons over its squares. With a tool in hand (tools.js), a square is one click: a
purchase and its place. Each tool has its own buttons, of which those of the tool in hand are shown."""

from collections.abc import Iterator

from spindletop.art.kit import SHAPES
from spindletop.art.scene import Answers, Lamp
from spindletop.games.crude.assets import Assets, Place, SpecialPurchase
from spindletop.games.crude.box import PURCHASED, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.panels.kit import KIT, Crude, html, money, words
from spindletop.games.crude.panels.land import asset_words, place
from spindletop.games.crude.production import Produce
from spindletop.games.crude.queries import asked_in, assets_in, cash_of, room_in, uses_of
from spindletop.games.crude.squares import SIDE, SQUARES
from spindletop.games.crude.terms import ASSETS
from spindletop.games.crude.words import say

SELL = "sell"  # the tool that is no asset
EMPTY = " "  # a square with nothing on it


def lots(moment: Crude, lamp: Lamp, quadrant: int) -> str:
    """Over the squares of this quadrant; nothing, if nothing in it may be clicked."""
    if not moment.legal or quadrant not in asked_in(moment.view):
        return ""
    asked = moment.view.question
    if isinstance(asked, SpecialPurchase | Assets):
        buttons = [*ghosts(moment), *building(moment, lamp, quadrant), *selling(moment, lamp, quadrant, SELL)]
    elif isinstance(asked, Place):
        buttons = [*placing(moment, lamp, quadrant, asked.kind)]
    elif isinstance(asked, Produce):
        buttons = [*using(moment, lamp, quadrant)]
    else:
        buttons = [*selling(moment, lamp, quadrant), *fitting(moment, lamp, quadrant)]
    return html("div", *buttons, class_="lots") if buttons else ""


def lot(
    lamp: Lamp, answers: Answers, square: int, label: str, inner: str, class_: str = "", tool: str | None = None
) -> str:
    """A button over a square, or over the four of a refinery (class `four`)."""
    row, column = divmod(square, SIDE)
    where = f"lot row-{row + 1} column-{column + 1} {class_}".rstrip()
    return lamp.html(answers, label, inner, class_=where, data_tool=tool)


# Building


def building(moment: Crude, lamp: Lamp, quadrant: int) -> Iterator[str]:
    """For each tool, the squares where its asset can stand: bought and placed with one click."""
    for kind in range(PURCHASED):
        buying = moment.view.box.ids.purchase + kind
        if buying in lamp.legal:
            lamp.placed.add(buying)
            yield from squares_for(moment, lamp, quadrant, kind, [buying], ASSETS[kind])


def ghosts(moment: Crude) -> Iterator[str]:
    """What would stand on the square that is pointed at."""
    owner = moment.view.actor
    drawings = {RIG: f"rig-{SHAPES[owner]}", STATION: "station", REFINERY: "refinery"}
    for kind, symbol in drawings.items():
        yield html(
            "span", KIT.icon(symbol, f"seat-{owner}"), class_="ghost", data_tool=ASSETS[kind], aria_hidden="true"
        )


def placing(moment: Crude, lamp: Lamp, quadrant: int, kind: int) -> Iterator[str]:
    """What was paid for already."""
    return squares_for(moment, lamp, quadrant, kind, [], None)


def squares_for(
    moment: Crude, lamp: Lamp, quadrant: int, kind: int, before: list[int], tool: str | None
) -> Iterator[str]:
    view = moment.view
    price = view.purchase_price(kind)
    figures = {"price": money(price), "left": money(cash_of(view, view.actor) - price)}
    for square in room_in(view, quadrant, kind):
        answer = view.box.ids.place + quadrant * SQUARES + square
        label = say("estate.build" if before else "estate.place", kind=ASSETS[kind], **figures, **place(square))
        yield lot(lamp, [*before, answer], square, label, EMPTY, tool=tool)


# What stands there


def using(moment: Crude, lamp: Lamp, quadrant: int) -> Iterator[str]:
    """The hits that are left, on the assets that have them: those used already are taken from the first on."""
    view, box = moment.view, moment.view.box
    left = {WELL: view.collects, REFINERY: view.refines, STATION: view.pumps, RIG: view.strike}
    answers = {WELL: box.ids.collect, REFINERY: box.ids.refine, STATION: box.ids.pump, RIG: box.ids.strike}
    for square, kind in reversed(assets_in(view, quadrant)):
        uses = min(uses_of(view, quadrant, square, kind), left[kind])
        left[kind] -= uses
        if uses and answers[kind] in lamp.legal:
            prices = {RIG: view.well_price(), STATION: view.consumer_low - 1}
            price, name = prices.get(kind, 0), ASSETS[kind]
            asset = asset_words(view, quadrant, square, kind)
            label = say("estate.use", kind=name, asset=asset, price=price, barrels=box.crude_a_hit)
            inner = words("span", say("estate.use_tag", kind=name, price=price, barrels=box.crude_a_hit), "lot-tag")
            if uses > 1:
                inner += words("span", say("estate.times", uses=uses), "lot-times")
            yield lot(lamp, answers[kind], square, label, inner, class_of(kind))


def selling(moment: Crude, lamp: Lamp, quadrant: int, tool: str | None = None) -> Iterator[str]:
    """Assets that may be sold, each with its value."""
    view = moment.view
    for square, kind in assets_in(view, quadrant):
        answer = view.box.ids.liquidate + quadrant * SQUARES + square
        if answer in lamp.legal:
            value = view.liquidation_value(kind)
            label = say("estate.sell", asset=asset_words(view, quadrant, square, kind), value=value)
            inner = words("span", money(value), "lot-tag")
            yield lot(lamp, answer, square, label, inner, class_of(kind), tool)


def fitting(moment: Crude, lamp: Lamp, quadrant: int) -> Iterator[str]:
    """Shut refineries that can be opened again (CR-26)."""
    view = moment.view
    for square, kind in assets_in(view, quadrant):
        answer = view.box.ids.fit + quadrant * SQUARES + square
        if answer in lamp.legal:
            label = say("estate.fit", price=view.box.fit, **place(square))
            inner = words("span", money(view.box.fit), "lot-tag")
            yield lot(lamp, answer, square, label, inner, class_of(kind))


def class_of(kind: int) -> str:
    return "asset four" if kind == REFINERY else "asset"
