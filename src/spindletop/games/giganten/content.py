"""Giganten's content file: its schema, its checks, and the box and map made from it."""

import re
from typing import Annotated

import msgspec
from msgspec import Meta

from spindletop.games.prospecting import content as shared
from spindletop.games.prospecting.box import BACK, NOTHING, OIL, Box, Land
from spindletop.games.prospecting.content import RIGS, Count
from spindletop.kernel import ContentFile, Verbs

SEATS = range(3, 5)
CELL = re.compile(r"[1-9]([abc]\*?)?")


class SpecialCard(msgspec.Struct, forbid_unknown_fields=True):
    train: Count
    licences: Count
    movement: Count
    oil: Count
    back: Count


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    standard: list[shared.StandardCard]
    special: list[SpecialCard]


class Map(msgspec.Struct, forbid_unknown_fields=True):
    grid: str
    columns: Annotated[int, Meta(ge=2, le=60)]
    rows: Annotated[int, Meta(ge=2, le=60)]
    reconstructed_sites: list[tuple[int, int]] = []


class GigantenContent(shared.Common, forbid_unknown_fields=True):
    railway: shared.Railway
    map: Map
    cards: Cards


def read(source: ContentFile) -> tuple[Box, Verbs, dict[int, Land]]:
    """The box, the verbs, and the map for each number of seats."""
    content = source.convert(GigantenContent)
    box = Box()
    shared.fill_money(box, content.economy, SEATS[-1], source)
    shared.fill_market(box, content, source)
    shared.fill_markers(box, content.wells, source)
    shared.fill_licences(box, content.licences, source)
    shared.fill_railway(box, content.railway, content.map.columns, source)
    shared.fill_cards(
        box, shared.standard_faces(content.cards.standard), special_faces(content.cards, source), SEATS[-1], source
    )
    lands = {seats: read_map(content.map, seats, source) for seats in SEATS}
    for rigs in range(len(RIGS)):
        markers = sum(box.marker_count[box.kind_start[rigs] : box.kind_start[rigs + 1]])
        sites = list(lands[SEATS[-1]].rigs).count(rigs)
        source.require(sites <= markers, "map.grid", f"has {sites} sites with {rigs + 1} rigs for {markers} tiles")
    verbs = Verbs(*shared.common_verbs(box, SEATS[-1], content.map.columns, content.map.rows))
    shared.number_answers(box, verbs)
    return box, verbs, lands


def special_faces(cards: Cards, source: ContentFile) -> list[shared.Face]:
    faces = []
    for number, card in enumerate(cards.special, 1):
        source.require(not (card.oil and card.back), "cards.special", f"card {number}: oil or back, not both")
        action = OIL if card.oil else BACK if card.back else NOTHING
        faces.append((card.train, card.licences, card.movement, action, card.oil or card.back))
    return faces


def read_map(content: Map, seats: int, source: ContentFile) -> Land:
    """Columns are the lines of the map; with three seats the starred sites stay empty (GI-1)."""
    land = Land(content.columns, content.rows)
    grid = shared.grid_rows(
        content.grid, "map.grid", content.columns, content.rows, lambda square: bool(CELL.fullmatch(square)), source
    )
    for column in range(content.columns):
        for row in range(content.rows):
            cell = grid[row][column]
            square = column * content.rows + row
            land.cost[square] = int(cell[0])
            if len(cell) > 1 and not (cell.endswith("*") and seats < SEATS[-1]):
                land.add_site(square, RIGS.index(cell[1]))
    land.find_neighbours()
    free = sum(len(grid[row][0]) == 1 for row in range(content.rows))
    source.require(free > SEATS[-1], "map.grid", "needs more squares without a site in its first column than players")
    return land
