"""Crude's economy and news cards, its ladders and its prices."""

from collections.abc import Iterable
from typing import cast

from spindletop.games.crude.box import (
    CRUDE,
    FOUND,
    GASOLINE,
    KINDS,
    PURCHASED,
    REFINERY,
    RIG,
    STATION,
    WELL,
    Box,
)
from spindletop.games.crude.squares import SIDE
from spindletop.games.crude.terms import ASSETS, NEWS, economy_name, news_does, news_name
from spindletop.games.crude.words import say
from spindletop.games.sheets import Sheet, runs
from spindletop.kernel import Setup

WELLS = 8  # whose prices are listed


def sheets(setup: Setup) -> list[Sheet]:
    box = cast(Box, setup.content)
    cards = FOUND if setup.options["strict_news"] else len(box.ends_on)
    return [
        asset_prices(box),
        what_follows(box),
        news(box, cards),
        dice(),
        markets(box),
        consumer(box),
        wells(box),
        start(setup),
    ]


def asset_prices(box: Box) -> Sheet:
    """An economy card in a line: demand, and what each asset costs and brings."""
    kinds = (RIG, STATION, REFINERY, WELL)
    rows = []
    for card in range(len(box.economies)):
        prices = []
        for kind in kinds:
            bought, sold = box.buy[card * KINDS + kind], box.sell[card * KINDS + kind]
            prices.append(f"{bought}/{sold}" if kind < PURCHASED else f"{sold}")
        rows.append((economy_name(box, card), str(box.demand[card]), *prices))
    return Sheet(
        say("sheet.economies"),
        rows,
        (say("sheet.card"), say("sheet.demand"), *(say(f"sheet.{ASSETS[kind]}") for kind in kinds)),
        say("sheet.economies_note", economy=economy_name(box, box.depression)),
        weathers(box),
    )


def what_follows(box: Box) -> Sheet:
    rows = []
    for card in range(len(box.economies)):
        after = runs(box.next[card * SIDE : card * SIDE + SIDE], 1)
        follows = "; ".join(f"{sides}: {economy_name(box, following)}" for sides, following in after)
        rows.append((economy_name(box, card), follows))
    note = say("sheet.follows_note", number=box.change_at)
    return Sheet(say("sheet.follows"), rows, (say("sheet.card"), say("sheet.next")), note, weathers(box))


def weathers(box: Box) -> list[str]:
    """The pictures of the economy cards."""
    return [f"wx-{name.replace('_', '-')}" for name in box.economies]


def news(box: Box, cards: int) -> Sheet:
    rows = []
    for card in range(cards):
        does = news_does(box, card)
        capital = f"{does[:1].upper()}{does[1:]}"
        doubles = listed(box.ends_on[card])
        told = say("sheet.does_until", does=capital, doubles=doubles) if doubles else say("sheet.does", does=capital)
        rows.append((news_name(card), told))
    pictures = [f"nv-{name.replace('_', '-')}" for name in NEWS[:cards]]
    return Sheet(
        say("sheet.news", cards=cards), rows, (say("sheet.card"), say("sheet.what_it_does")), pictures=pictures
    )


def dice() -> Sheet:
    """Where each die hits (CR-8, CR-14)."""
    rows = [
        (say("sheet.red"), say("sheet.red_picks"), say("sheet.red_runs")),
        (say("sheet.black"), say("sheet.black_picks"), say("sheet.black_runs")),
    ]
    head = (say("sheet.die"), say("sheet.picks"), say("sheet.runs_on"))
    return Sheet(say("sheet.dice"), rows, head, say("sheet.dice_note"), ("die-red-5", "die-black-3"))


def markets(box: Box) -> Sheet:
    rows = []
    for product, name in ((CRUDE, say("sheet.crude")), (GASOLINE, say("sheet.gasoline"))):
        first, step = box.first[product], box.step[product]
        last = first + step * (box.spaces[product] - 1)
        opens = first + step * box.open_at_start[product]
        rows.append((name, say("sheet.range", low=first, high=last), f"{step}", f"{opens}"))
    head = (say("sheet.row"), say("sheet.prices"), say("sheet.steps"), say("sheet.first"))
    return Sheet(say("sheet.markets"), rows, head, pictures=("drum-crude", "drum-gasoline"))


def consumer(box: Box) -> Sheet:
    rows = [
        (say("sheet.prices"), say("sheet.range", low=box.lowest, high=box.highest)),
        (say("sheet.at_start"), f"{box.start_consumer}"),
        (say("sheet.red_spaces"), listed(box.red)),
    ]
    return Sheet(say("sheet.consumer"), rows)


def wells(box: Box) -> Sheet:
    rows = [(f"{number}.", f"{box.well_step * number}") for number in range(1, WELLS + 1)]
    head = (say("sheet.well_on_board"), say("sheet.price"))
    return Sheet(say("sheet.wells"), rows, head, say("sheet.wells_note", step=box.well_step), strip=True)


def start(setup: Setup) -> Sheet:
    box = cast(Box, setup.content)
    rows = [
        (say("sheet.cash"), f"{box.cash[setup.seats]}"),
        (say("sheet.in_quadrant"), say("sheet.stock", crude=box.start_crude, gasoline=box.start_gasoline)),
        (say("sheet.economy"), economy_name(box, box.start_economy)),
        (say("sheet.goal"), f"{setup.options['goal']}"),
    ]
    return Sheet(say("sheet.start"), rows)


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)
