"""Crude's content file: its schema, its checks, and the components made from it."""

from typing import Annotated

import msgspec
from librt.vecs import extend, vec
from msgspec import Meta
from mypy_extensions import i64

from spindletop.games.crude.box import FOUND, NOBODY, QUADRANTS, Box
from spindletop.games.crude.squares import SIDE, SQUARES
from spindletop.kernel import ContentFile, Verb, Verbs

Money = Annotated[int, Meta(ge=0, le=10_000)]
Price = Annotated[int, Meta(ge=1, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=100)]
Reds = Annotated[int, Meta(ge=-100, le=100)]
Side = Annotated[int, Meta(ge=1, le=SIDE)]

SEATS = (2, 3, 4)
GOALS = [750, 1000]
GHOST = QUADRANTS - 1  # with three seats


class Start(msgspec.Struct, forbid_unknown_fields=True):
    cash: dict[int, Money]
    crude: Count
    gasoline: Count
    economy: str
    goal: list[int]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    first: Price
    last: Price
    step: Price
    open_at_start: Count

    @property
    def spaces(self) -> int:
        return (self.last - self.first) // self.step + 1


class Markets(msgspec.Struct, forbid_unknown_fields=True):
    crude: Row
    gasoline: Row


class Consumer(msgspec.Struct, forbid_unknown_fields=True):
    first: Price
    last: Annotated[int, Meta(ge=1, le=1000)]
    start: Price
    red: list[Price]


class DifferenceTrack(msgspec.Struct, forbid_unknown_fields=True):
    change_at: Annotated[int, Meta(ge=1, le=100)]


class Well(msgspec.Struct, forbid_unknown_fields=True):
    step: Price
    crude: Annotated[int, Meta(ge=1, le=10)] = 2


class Asset(msgspec.Struct, forbid_unknown_fields=True):
    buy: Price
    sell: Money


class Sale(msgspec.Struct, forbid_unknown_fields=True):
    sell: Money


class Economy(msgspec.Struct, forbid_unknown_fields=True):
    demand: Reds
    station: Asset
    rig: Asset
    refinery: Asset
    well: Sale
    next: Annotated[list[str], Meta(min_length=SIDE, max_length=SIDE)]


class Economies(msgspec.Struct, forbid_unknown_fields=True):
    depression: Economy
    recession: Economy
    downturn: Economy
    recovery: Economy
    expansion: Economy
    rapid_growth: Economy
    prosperity: Economy

    def cards(self) -> dict[str, Economy]:
        return {name: getattr(self, name) for name in self.__struct_fields__}


class PropertyTax(msgspec.Struct, forbid_unknown_fields=True):
    rig: Money
    well: Money
    station: Money
    refinery: Money


class GlobalWarming(msgspec.Struct, forbid_unknown_fields=True):
    fit: Money


class SalesTax(msgspec.Struct, forbid_unknown_fields=True):
    station: Money


class ColdWinter(msgspec.Struct, forbid_unknown_fields=True):
    domestic_gasoline: Count


class SafetyInspection(msgspec.Struct, forbid_unknown_fields=True):
    crude: Money
    gasoline: Money


class WorldUncertainty(msgspec.Struct, forbid_unknown_fields=True):
    crude: Count
    consumer_reds: Reds


class Embargo(msgspec.Struct, forbid_unknown_fields=True):
    domestic_crude: Count
    ends_on: Annotated[list[Side], Meta(min_length=1)]


class RunOnThePumps(msgspec.Struct, forbid_unknown_fields=True):
    consumer_reds: Reds
    extra_per_station: Annotated[int, Meta(ge=0, le=10)]
    ends_on: Annotated[list[Side], Meta(min_length=1)]


class News(msgspec.Struct, forbid_unknown_fields=True):
    property_tax: PropertyTax
    global_warming: GlobalWarming
    sales_tax: SalesTax
    cold_winter: ColdWinter
    safety_inspection: SafetyInspection
    world_uncertainty: WorldUncertainty
    embargo: Embargo
    run_on_the_pumps: RunOnThePumps


class NewsOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    likely: tuple[Side, ...] = (1, 3)
    unlikely: tuple[Side, ...] = (6,)


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 60


class CrudeContent(msgspec.Struct, forbid_unknown_fields=True):
    start: Start
    markets: Markets
    consumer: Consumer
    difference_track: DifferenceTrack
    well: Well
    economy: Economies
    news: News
    news_on: NewsOn = NewsOn()
    end: End = End()


def read(source: ContentFile) -> tuple[Box, Verbs]:
    """The components and the verbs that this content file describes."""
    content = source.convert(CrudeContent)
    check(source, content)
    box = Box()
    start, consumer = content.start, content.consumer
    box.cash = vec[i64]([start.cash.get(seats, 0) for seats in range(max(SEATS) + 1)])
    box.owners = [vec[i64](owners(seats)) for seats in range(max(SEATS) + 1)]
    box.start_crude, box.start_gasoline = start.crude, start.gasoline
    rows = (content.markets.crude, content.markets.gasoline)
    box.first = vec[i64]([row.first for row in rows])
    box.step = vec[i64]([row.step for row in rows])
    box.spaces = vec[i64]([row.spaces for row in rows])
    box.open_at_start = vec[i64]([row.open_at_start for row in rows])
    box.lowest, box.highest, box.start_consumer = consumer.first, consumer.last, consumer.start
    box.red = vec[i64](consumer.red)
    box.change_at = content.difference_track.change_at
    box.well_step, box.crude_a_hit = content.well.step, content.well.crude
    box.rounds = content.end.rounds
    box.likely_on, box.unlikely_on = content.news_on.likely, content.news_on.unlikely
    read_economy(box, content)
    read_news(box, content.news)
    return box, name_actions(box)


def check(source: ContentFile, content: CrudeContent) -> None:
    start, consumer, cards = content.start, content.consumer, content.economy.cards()
    source.require(sorted(start.cash) == list(SEATS), "start.cash", "needs an amount for 2, 3 and 4 seats")
    source.require(start.goal == GOALS, "start.goal", f"must be {GOALS}, the choices of the option goal")
    for name, row in (("crude", content.markets.crude), ("gasoline", content.markets.gasoline)):
        key = f"markets.{name}"
        source.require(row.first <= row.last, key, "last cannot be below first")
        source.require((row.last - row.first) % row.step == 0, key, "the steps from first must meet last")
        source.require(row.spaces <= 100, key, f"at most 100 spaces, not {row.spaces}")
        source.require(row.open_at_start <= row.spaces, f"{key}.open_at_start", f"at most {row.spaces}")
    inside = f"from first ({consumer.first}) to last ({consumer.last})"
    source.require(consumer.first <= consumer.start <= consumer.last, "consumer.start", inside)
    source.require(bool(consumer.red), "consumer.red", "needs at least one space")
    source.require(consumer.red == sorted(set(consumer.red)), "consumer.red", "rising, none twice")
    source.require(consumer.first <= consumer.red[0] <= consumer.red[-1] <= consumer.last, "consumer.red", inside)
    names = ", ".join(cards)
    source.require(start.economy in cards, "start.economy", f"one of {names}")
    for name, card in cards.items():
        source.require(set(card.next) <= set(cards), f"economy.{name}.next", f"six of {names}")


def owners(seats: int) -> list[int]:
    """Who owns each quadrant (CR-1)."""
    if seats == 2:
        return [0, 1, 0, 1]
    return [quadrant if quadrant < seats else NOBODY for quadrant in range(QUADRANTS)]


def read_economy(box: Box, content: CrudeContent) -> None:
    cards = content.economy.cards()
    box.economies = list(cards)
    box.start_economy = box.economies.index(content.start.economy)
    box.depression = box.economies.index("depression")
    box.demand = vec[i64]([card.demand for card in cards.values()])
    for card in cards.values():
        box.buy = extend(box.buy, [card.rig.buy, card.station.buy, card.refinery.buy, 0])
        box.sell = extend(box.sell, [card.rig.sell, card.station.sell, card.refinery.sell, card.well.sell])
        box.next = extend(box.next, [box.economies.index(name) for name in card.next])


def read_news(box: Box, news: News) -> None:
    tax = news.property_tax
    box.tax = vec[i64]([tax.rig, tax.station, tax.refinery, tax.well])
    box.fit = news.global_warming.fit
    box.sales_tax = news.sales_tax.station
    box.winter = news.cold_winter.domestic_gasoline
    box.inspection = vec[i64]([news.safety_inspection.crude, news.safety_inspection.gasoline])
    box.uncertain_crude = news.world_uncertainty.crude
    box.uncertain_reds = news.world_uncertainty.consumer_reds
    box.embargo_crude = news.embargo.domestic_crude
    box.run_reds = news.run_on_the_pumps.consumer_reds
    box.run_extra = news.run_on_the_pumps.extra_per_station
    box.ends_on = [[]] * FOUND + [news.embargo.ends_on, news.run_on_the_pumps.ends_on]


def name_actions(box: Box) -> Verbs:
    goods = tuple(f"{market} {product}" for market in ("domestic", "foreign") for product in ("crude", "gasoline"))
    places = tuple(square_name(place) for place in range(QUADRANTS * SQUARES))
    sides = range(1, SIDE + 1)
    verbs = Verbs(
        Verb("buy", goods),
        Verb("sell", goods),
        Verb("fit", places),
        Verb("collect"),
        Verb("refine"),
        Verb("pump"),
        Verb("strike"),
        Verb("purchase", ("rig", "station", "refinery")),
        Verb("place", places),
        Verb("liquidate", places),
        Verb("leave"),
        Verb("declare"),
        Verb("done"),
        Verb("start", range(max(SEATS))),
        Verb("roll", tuple(f"{red}-{black}" for red in sides for black in sides)),
        Verb("green", sides),
        Verb("news", tuple(News.__struct_fields__)),
    )
    verbs.number(box.ids)
    return verbs


def square_name(place: int) -> str:
    """`b35`: the second quadrant, row 3, column 5."""
    quadrant, square = divmod(place, SQUARES)
    row, column = divmod(square, SIDE)
    return f"{'abcd'[quadrant]}{row + 1}{column + 1}"
