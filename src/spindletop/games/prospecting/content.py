"""What the content files of Giganten and Black Gold have in common: schema, checks, and the box made from them."""

from collections.abc import Callable, Iterable
from itertools import accumulate
from math import ceil
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, NOTHING, OIL, PRICE, WELL_SPRING, Box
from spindletop.kernel import ContentFile, Verb, Verbs

Count = Annotated[int, Meta(ge=0, le=200)]
Some = Annotated[int, Meta(ge=1, le=200)]
Money = Annotated[int, Meta(ge=0, le=1_000_000)]
Cost = Annotated[int, Meta(ge=1, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]

COMPANIES = 3
RIGS = "abc"  # how a grid marks sites with one, two and three rigs
ACTION_WORDS = {PRICE: "p", OIL: "oil", BACK: "back", WELL_SPRING: "spring", DRILL_DEEPER: "deeper"}


class Die(msgspec.Struct, forbid_unknown_fields=True):
    faces: Annotated[list[tuple[Literal["red", "blue"], Some]], Meta(min_length=1, max_length=20)]


class PriceTrack(msgspec.Struct, forbid_unknown_fields=True):
    red: list[Money]
    white: list[Money]
    blue: list[Money]
    start: Money


class Well(msgspec.Struct, forbid_unknown_fields=True):
    cost: Money
    values: dict[Some, Count]
    deeper: dict[Some, Some] = {}


class Wells(msgspec.Struct, forbid_unknown_fields=True):
    one_rig: Well
    two_rig: Well
    three_rig: Well

    @property
    def kinds(self) -> dict[str, Well]:
        return {"one_rig": self.one_rig, "two_rig": self.two_rig, "three_rig": self.three_rig}


class Railway(msgspec.Struct, forbid_unknown_fields=True):
    enter_cost: list[Cost]
    player_start: Some
    black_start: Some
    last: Some


class Economy(msgspec.Struct, forbid_unknown_fields=True):
    start_money: Money
    derricks: Annotated[int, Meta(ge=1, le=20)]
    oil_supply: Count
    hire_fee: Money
    tank_limit: Count
    overflow_price: Money
    unit_bonus: Money
    derrick_bonus: list[Money]


class StandardCard(msgspec.Struct, forbid_unknown_fields=True):
    licences: Count
    movement: Count
    price: Count
    count: Some


class Common(msgspec.Struct):
    """The tables that both games have."""

    companies: list[Name]
    die: Die
    price_track: PriceTrack
    wells: Wells
    licences: dict[Literal[1, 2], Some]
    economy: Economy


def fill_money(box: Box, economy: Economy, seats: int, source: ContentFile) -> None:
    box.start_money = economy.start_money
    box.derricks = economy.derricks
    box.oil_supply = economy.oil_supply
    box.hire_fee = economy.hire_fee
    box.tank_limit = economy.tank_limit
    box.overflow_price = economy.overflow_price
    box.unit_bonus = economy.unit_bonus
    box.derrick_bonus = vec[i64](economy.derrick_bonus)
    ranks = len(box.derrick_bonus) >= seats
    source.require(ranks, "economy.derrick_bonus", f"needs an amount for each of up to {seats} trains")


def fill_market(box: Box, common: Common, source: ContentFile) -> None:
    """Companies, price track and die."""
    box.companies = common.companies
    words = company_words(box)
    named = len(set(words)) == len(words) == COMPANIES
    source.require(named, "companies", "needs three names that begin with different words")
    track = common.price_track
    prices = [*track.red, *track.white, *track.blue]
    rising = prices == sorted(set(prices)) and len(track.white) > 0
    source.require(rising, "price_track", "prices must rise from red through white to blue")
    source.require(track.start in prices, "price_track.start", "must be one of the prices")
    box.prices = vec[i64](prices)
    box.red_end = len(track.red)
    box.blue_start = len(track.red) + len(track.white)
    box.price_start = prices.index(track.start)
    faces = sorted(set(common.die.faces))
    box.face_blue = vec[i64]([colour == "blue" for colour, _ in faces])
    box.face_number = vec[i64]([number for _, number in faces])
    box.face_count = vec[i64]([common.die.faces.count(face) for face in faces])


def company_words(box: Box) -> tuple[str, ...]:
    """What a company is called in the notation: the first word of its name."""
    return tuple(company.lower().replace(",", "").split()[0] for company in box.companies)


def fill_markers(box: Box, wells: Wells, source: ContentFile) -> None:
    faces = []
    for rigs, (name, well) in enumerate(wells.kinds.items()):
        source.require(bool(well.values), f"wells.{name}.values", "needs at least one value")
        faces += [(rigs, value, well.deeper.get(value, value), well.values[value]) for value in sorted(well.values)]
    box.build_cost = vec[i64]([well.cost for well in wells.kinds.values()])
    box.marker_rigs, box.marker_value, box.marker_deeper, box.marker_count = columns(faces)
    box.kind_start = vec[i64]([sum(face[0] < rigs for face in faces) for rigs in range(len(RIGS) + 1)])


def columns(rows: Iterable[tuple[int, ...]]) -> list[vec[i64]]:
    """All first numbers of the rows, all second ones, and so on."""
    return [vec[i64](column) for column in zip(*rows, strict=True)]


def fill_licences(box: Box, licences: dict[Literal[1, 2], int], source: ContentFile) -> None:
    source.require(set(licences) == {1, 2}, "licences", "needs the number of licences worth 1 and of those worth 2")
    box.licences = licences[1] + licences[2]
    box.licence_twos = licences[2]


def fill_railway(box: Box, railway: Railway, lines: int, source: ContentFile) -> None:
    source.require(
        railway.last == lines, "railway.last", f"must be {lines}: one space for each column (or row) of the map"
    )
    costs = len(railway.enter_cost) == railway.last - 1
    source.require(costs, "railway.enter_cost", "needs a cost for each space from 2 to the last")
    source.require(railway.player_start <= railway.last, "railway.player_start", "must be a space of the railway")
    source.require(railway.black_start < railway.last, "railway.black_start", "must be before the last space")
    box.enter_cost = vec[i64]([0, 0, *railway.enter_cost])
    box.way_cost = vec[float]([float(cost) for cost in accumulate(box.enter_cost)])
    box.player_start = railway.player_start
    box.black_start = railway.black_start
    box.last = railway.last


Face = tuple[int, int, int, int, int]  # steps of the black train, licences, movement, action, amount


def fill_cards(box: Box, standard: list[tuple[Face, int]], special: list[Face], seats: int, fit: ContentFile) -> None:
    """Cards with the same face are one kind."""
    counts: dict[Face, int] = {}
    for face, count in standard:
        counts[face] = counts.get(face, 0) + count
    fit.require(sum(counts.values()) >= seats, "cards.standard", f"needs at least {seats} cards")
    box.standard_kinds = len(counts)
    for face in sorted(special):
        counts[face] = counts.get(face, 0) + 1
    moves = any(train for train, *_ in special)
    fit.require(moves, "cards.special", "needs a card with train = 1 or more, or no game would end")
    box.card_kinds = len(counts)
    box.card_train, box.card_licences, box.card_points, box.card_action, box.card_value = columns(counts)
    box.card_count = vec[i64](counts.values())


def standard_faces(cards: list[StandardCard]) -> list[tuple[Face, int]]:
    return [
        ((0, card.licences, card.movement, PRICE if card.price else NOTHING, card.price), card.count) for card in cards
    ]


def card_words(box: Box) -> tuple[str, ...]:
    """Cards in the notation: l4-m5-p4 is 4 licences, 5 points, a price by 4; s2 before it a special, train 2."""
    words = []
    for kind in range(box.card_kinds):
        word = f"l{box.card_licences[kind]}-m{box.card_points[kind]}"
        if kind >= box.standard_kinds:
            word = f"s{box.card_train[kind]}-{word}"
        if box.card_action[kind] != NOTHING:
            word += f"-{ACTION_WORDS[box.card_action[kind]]}{box.card_value[kind] or ''}"
        words.append(word)
    return tuple(words)


def common_verbs(box: Box, seats: int, lines: int, width: int) -> list[Verb]:
    """In the order in which legal lists are built."""
    companies = company_words(box)
    cards = card_words(box)
    squares = tuple(f"{line}-{lane}" for line in range(1, lines + 1) for lane in range(1, width + 1))
    colours = [("red", "blue")[blue] for blue in box.face_blue]
    faces = tuple(f"{colour}-{number}" for colour, number in zip(colours, box.face_number, strict=True))
    markers = tuple(f"{rigs + 1}-rig-{value}" for rigs, value in zip(box.marker_rigs, box.marker_value, strict=True))
    tank = box.tank_limit + box.derricks + max(box.card_value)
    return [
        Verb("start", range(seats)),
        Verb("roll", faces),
        Verb("reveal", cards),
        Verb("twos", range(max(box.licences, 1) + 1)),
        Verb("marker", markers),
        Verb("take", cards),
        Verb("place", squares[:width]),
        Verb("drive", squares),
        Verb("survey", squares),
        Verb("build", squares),
        Verb("train"),
        Verb("done"),
        Verb("raise", companies),
        Verb("lower", companies),
        Verb("oil", companies),
        Verb("back"),
        Verb("spring", squares),
        Verb("deepen", squares),
        Verb("decline"),
        Verb("own", companies),
        Verb("black", companies),
        Verb("rival", companies),
        Verb("lose"),
        Verb("bid", range(1, box.most + 1)),
        Verb("pass"),
        Verb("pay", range((box.most + 1) // 2 + 1)),
        Verb("sell", range(tank + 1)),
    ]


def number_answers(box: Box, verbs: Verbs) -> None:
    """Tell the box where the ids of each verb begin."""
    ids = box.ids
    verbs.number(ids)
    box.bids = vec[i64]([*range(ids.bid + 1, ids.bid + box.most + 1), ids.pass_])


def longest(box: Box, seats: int, squares: int) -> int:
    """No game has more answers than this: every round takes a special card, of which all together move the black train
    on by some spaces, and every repeated auction takes a licence."""
    specials = range(box.standard_kinds, box.card_kinds)
    spaces = sum(box.card_count[kind] * box.card_train[kind] for kind in specials)
    times = ceil(int(box.last - box.black_start) / spaces)  # that the pile is used (GI-40)
    rounds = times * sum(box.card_count[kind] for kind in specials) + 1
    auctions = (COMPANIES + 1 + box.licences) * (box.most + seats + 4)
    a_seat = 8 + max(box.card_points) + squares + 4 * box.derricks + box.licences
    return 100 + rounds * (20 + seats * a_seat + auctions)


def grid_rows(
    text: str, key: str, columns: int, rows: int, cell: Callable[[str], bool], fit: ContentFile
) -> list[list[str]]:
    """A grid of a content file as rows of cells."""
    grid = [line.split() for line in text.strip().splitlines()]
    shaped = len(grid) == rows and all(len(row) == columns for row in grid)
    fit.require(shaped, key, f"needs {rows} rows of {columns} squares")
    for number, row in enumerate(grid, 1):
        for square in row:
            fit.require(
                cell(square), key, f"row {number}: {square!r} is no square; a square is like 1, 2, 3, 1a, 1b or 1c"
            )
    return grid
