"""Black Gold's content file: its schema, its checks, and the box made from it."""

import re
from itertools import product
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from spindletop.games.black_gold.state import TURNS, BlackBox
from spindletop.games.prospecting import content as shared
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, NONE, OIL, WELL_SPRING, Land
from spindletop.games.prospecting.content import RIGS, Count, Money, Some
from spindletop.kernel import ContentFile, Verb, Verbs

SEATS = range(2, 6)
TIERS = 3
MAPS = ("normal", "fewer", "more")
CELL = re.compile(r"[1-9]|1[abc]")
ACTIONS = {"extra_oil": OIL, "well_spring": WELL_SPRING, "drill_deeper": DRILL_DEEPER, "back": BACK}
FREE_EDGE = 3  # squares without a well that every edge of a first-tier tile must have: a truck can always be placed

Layout = list[list[str]]


class SpecialCard(msgspec.Struct, forbid_unknown_fields=True):
    train: Count
    licences: Count
    movement: Count
    action: Literal["extra_oil", "well_spring", "drill_deeper", "back"]
    value: Count = 0


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    standard: list[shared.StandardCard]
    special: list[SpecialCard]


class Railway(shared.Railway, forbid_unknown_fields=True):
    short_game_row: Some


class Economy(shared.Economy, forbid_unknown_fields=True):
    spring_cost: Money
    deeper_cost: Money


class EvenDistribution(msgspec.Struct, forbid_unknown_fields=True):
    one_rig: list[Count]
    two_rig: list[Count]
    three_rig: list[Count]


class BlackGoldContent(shared.Common, forbid_unknown_fields=True):
    economy: Economy
    open_companies: dict[int, Annotated[int, Meta(ge=1, le=3)]]
    even_distribution: EvenDistribution
    railway: Railway
    layouts: dict[int, Layout]
    fewer_wells: dict[int, Layout]
    more_wells: dict[int, Layout]
    tile_size: Annotated[int, Meta(ge=2, le=20)]
    tiles: dict[str, str]
    cards: Cards


class Plans:
    """What depends on the number of seats and the options: open companies, and the places of each map."""

    def __init__(self, companies: dict[int, int], maps: dict[str, dict[int, list[list[list[int]]]]]) -> None:
        self.companies = companies
        self.maps = maps  # by map option and seats: tiers of places, each with the tiles that may lie there


def read(source: ContentFile) -> tuple[BlackBox, Verbs, Plans]:
    content = source.convert(BlackGoldContent)
    box = BlackBox()
    shared.fill_money(box, content.economy, SEATS[-1], source)
    box.spring_cost = content.economy.spring_cost
    box.deeper_cost = content.economy.deeper_cost
    shared.fill_market(box, content, source)
    shared.fill_markers(box, content.wells, source)
    shared.fill_licences(box, content.licences, source)
    lines = TIERS * content.tile_size
    shared.fill_railway(box, content.railway, lines, source)
    box.short_end = content.railway.short_game_row
    short = content.railway.black_start < box.short_end <= box.last
    source.require(short, "railway.short_game_row", "must be a row behind the black train's start")
    shared.fill_cards(
        box, shared.standard_faces(content.cards.standard), special_faces(content.cards, source), SEATS[-1], source
    )
    fill_tiles(box, content, source)
    fill_even(box, content.even_distribution, source)
    companies = set(content.open_companies) == set(SEATS)
    source.require(companies, "open_companies", "needs a number of companies for each number of seats")
    plans = Plans(content.open_companies, read_layouts(box, content, source))
    width = max(len(tiers[0]) for maps in plans.maps.values() for tiers in maps.values()) * content.tile_size
    fill_blank(box, lines, width)
    check_markers(box, plans, source)
    verbs = Verbs(
        *shared.common_verbs(box, SEATS[-1], lines, width),
        Verb("at", shared.company_words(box)),
        Verb("tile", tuple(tile.lower() for tile in box.tiles)),
        Verb("rotate", tuple(str(90 * turn) for turn in range(TURNS))),
        Verb("well", tuple(f"{row}-{lane}" for row in range(1, lines + 1) for lane in range(1, width + 1))),
    )
    shared.number_answers(box, verbs)
    return box, verbs, plans


def special_faces(cards: Cards, source: ContentFile) -> list[shared.Face]:
    faces = []
    for number, card in enumerate(cards.special, 1):
        action = ACTIONS[card.action]
        amount = action in (OIL, BACK)
        fits = (card.value > 0) == amount
        source.require(fits, "cards.special", f"card {number}: extra_oil and back have a value, the others have none")
        faces.append((card.train, card.licences, card.movement, action, card.value))
    return faces


def fill_tiles(box: BlackBox, content: BlackGoldContent, source: ContentFile) -> None:
    size = box.tile_size = content.tile_size
    for name, text in content.tiles.items():
        key = f"tiles.{name}"
        source.require(bool(re.fullmatch("[ABC][0-9]{1,2}", name)), key, "tiles are called A1, B2, C3 and the like")
        rows = shared.grid_rows(text, key, size, size, lambda square: bool(CELL.fullmatch(square)), source)
        box.tiles.append(name)
        for turn in range(TURNS):
            cells = [cell for row in rows for cell in row]
            box.tile_cost.append(vec[i64]([int(cell[0]) for cell in cells]))
            box.tile_rigs.append(vec[i64]([RIGS.index(cell[1]) if len(cell) > 1 else NONE for cell in cells]))
            free = sum(len(cell) == 1 for cell in rows[0])
            roomy = name[0] != "A" or free >= FREE_EDGE
            source.require(roomy, key, f"an edge (turned {90 * turn}) needs {FREE_EDGE} squares without a well")
            rows = [list(row) for row in zip(*reversed(rows), strict=True)]  # a quarter turn clockwise


def fill_even(box: BlackBox, even: EvenDistribution, source: ContentFile) -> None:
    for name, numbers in (("one_rig", even.one_rig), ("two_rig", even.two_rig), ("three_rig", even.three_rig)):
        source.require(
            len(numbers) == len(SEATS), f"even_distribution.{name}", "needs a number for 2, 3, 4 and 5 seats"
        )
    box.even = [[], []] + [list(numbers) for numbers in zip(even.one_rig, even.two_rig, even.three_rig, strict=True)]


def read_layouts(
    box: BlackBox, content: BlackGoldContent, source: ContentFile
) -> dict[str, dict[int, list[list[list[int]]]]]:
    maps = {}
    for option, key in zip(MAPS, ("layouts", "fewer_wells", "more_wells"), strict=True):
        layouts: dict[int, Layout] = getattr(content, key)
        source.require(set(layouts) == set(SEATS), key, "needs a layout for each number of seats")
        maps[option] = {seats: read_layout(box, layouts[seats], f"{key}.{seats}", source) for seats in SEATS}
    return maps


def read_layout(box: BlackBox, layout: Layout, key: str, source: ContentFile) -> list[list[list[int]]]:
    """["A1", "A2"] is two places and both tiles, in either; ["A1|A2"] is one place and one of them (BG-2)."""
    tiers = []
    for tier, places in zip("ABC", layout, strict=False):
        names = [place.split("|") for place in places]
        for name in (name for place in names for name in place):
            source.require(name in box.tiles and name[0] == tier, key, f"there is no tile {name} for tier {tier}")
        tiles = [[box.tiles.index(name) for name in place] for place in names]
        if len(tiles) > 1:
            both = sorted({tile for place in tiles for tile in place})
            source.require(len(both) == len(tiles), key, f"tier {tier} needs as many tiles as places")
            tiles = [both] * len(tiles)
        tiers.append([sorted(place) for place in tiles])
    even = len(layout) == len(tiers) == TIERS and len({len(tier) for tier in tiers}) == 1 and len(tiers[0]) > 0
    source.require(even, key, "needs three tiers of equally many tiles")
    return tiers


def fill_blank(box: BlackBox, lines: int, width: int) -> None:
    """The squares of a map that is so many tiles wide, without anything on them."""
    for columns in range(width // box.tile_size + 1):
        land = Land(lines, width)
        for square in range(land.squares):
            land.cost[square] = int(square % width < columns * box.tile_size)
        land.find_neighbours()
        box.blank.append(land)


def check_markers(box: BlackBox, plans: Plans, source: ContentFile) -> None:
    """Every map that can be laid must find enough markers."""
    for option, maps in plans.maps.items():
        for seats, tiers in maps.items():
            extra = len(tiers[0]) * (TIERS - 1) if has_extra_wells(option, seats) else 0
            for rigs in range(len(RIGS)):
                wells = sum(most_wells(box, tier, rigs) for tier in tiers) + (extra if rigs == 1 else 0)
                markers = sum(box.marker_count[box.kind_start[rigs] : box.kind_start[rigs + 1]])
                fits = f"{option} map for {seats} seats: up to {wells} wells with {rigs + 1} rigs, {markers} markers"
                source.require(wells <= markers, "tiles", fits)


def most_wells(box: BlackBox, tier: list[list[int]], rigs: int) -> int:
    counts = [[list(box.tile_rigs[tile * TURNS]).count(rigs) for tile in place] for place in tier]
    if len(tier) > 1:  # all tiles of the tier are used
        return sum(counts[0])
    return max(sum(choice) for choice in product(*counts))


def has_extra_wells(option: str, seats: int) -> bool:
    """BG-36: with five seats there is no larger map, but one more well on each tile of tiers B and C."""
    return option == "more" and seats == SEATS[-1]
