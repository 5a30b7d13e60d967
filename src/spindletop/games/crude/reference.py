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
    Components,
)
from spindletop.games.crude.squares import SIDE
from spindletop.games.crude.text import ASSETS, NEWS, economy_name, news_does
from spindletop.games.sheets import Sheet, runs
from spindletop.kernel import Setup

WELLS = 8  # whose prices are listed


def sheets(setup: Setup) -> list[Sheet]:
    box = cast(Components, setup.content)
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


def asset_prices(box: Components) -> Sheet:
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
        "Economy cards: buy/sell",
        rows,
        ("Card", "Demand", *(ASSETS[kind].capitalize() for kind in kinds)),
        f"Demand is counted in red spaces. At the end all assets go for what they bring in a "
        f"{economy_name(box, box.depression)}. All amounts are millions.",
    )


def what_follows(box: Components) -> Sheet:
    rows = []
    for card in range(len(box.economies)):
        after = runs(box.next[card * SIDE : card * SIDE + SIDE], 1)
        follows = "; ".join(f"{sides}: {economy_name(box, following)}" for sides, following in after)
        rows.append((economy_name(box, card), follows))
    note = f"The economy changes when the difference track reaches {box.change_at}."
    return Sheet("What follows, by the green die", rows, ("Card", "Next"), note)


def news(box: Components, cards: int) -> Sheet:
    rows = []
    for card in range(cards):
        does = news_does(box, card)
        ends = f", until a double {listed(box.ends_on[card])}" if box.ends_on[card] else ""
        rows.append((NEWS[card], f"{does[:1].upper()}{does[1:]}{ends}."))
    return Sheet(f"News: {cards} cards", rows, ("Card", "What it does"))


def dice() -> Sheet:
    """Where each die hits (CR-8, CR-14)."""
    rows = [("Red", "a row", "A and B; D and C"), ("Black", "a column", "A and D; B and C")]
    note = "Who rolls is Hit by both dice, then the next clockwise by one, then the one before by the other."
    return Sheet("The dice", rows, ("Die", "Picks", "Runs on between"), note)


def markets(box: Components) -> Sheet:
    rows = []
    for product, name in ((CRUDE, "Crude"), (GASOLINE, "Gasoline")):
        first, step = box.first[product], box.step[product]
        last = first + step * (box.spaces[product] - 1)
        rows.append((name, f"{first} to {last}", f"{step}", f"{first + step * box.open_at_start[product]}"))
    head = ("Row", "Prices", "in steps of", "First barrel at the start")
    return Sheet("Domestic and foreign market", rows, head)


def consumer(box: Components) -> Sheet:
    rows = [
        ("Prices", f"{box.lowest} to {box.highest}"),
        ("At the start", f"{box.start_consumer}"),
        ("Red spaces", listed(box.red)),
    ]
    return Sheet("Consumer market", rows)


def wells(box: Components) -> Sheet:
    rows = [(f"{number}.", f"{box.well_step * number}") for number in range(1, WELLS + 1)]
    note = f"Each costs {box.well_step} more than the one before; those that stand on the whole board are counted."
    return Sheet("Wells", rows, ("Well on the board", "Price"), note)


def start(setup: Setup) -> Sheet:
    box = cast(Components, setup.content)
    rows = [
        ("Cash", f"{box.cash[setup.seats]}"),
        ("Barrels in each quadrant", f"{box.start_crude} crude, {box.start_gasoline} gasoline"),
        ("Economy", economy_name(box, box.start_economy)),
        ("Goal", f"{setup.options['goal']}"),
    ]
    return Sheet("To begin with", rows)


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)
