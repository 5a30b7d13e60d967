"""The data of a position of Black Gold: what the remake adds to Giganten's."""

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting import hands
from spindletop.games.prospecting.box import EMPTY, NONE, TWO_RIGS, Box, Land
from spindletop.games.prospecting.state import ProspectingSetup, ProspectingState
from spindletop.kernel.declare import Shared
from spindletop.kernel.state import OptionValue, Setup

if TYPE_CHECKING:
    from spindletop.kernel.game import Game

TURNS: Final = 4  # quarter turns of a tile


class BlackBox(Box):
    """The box of Black Gold: map tiles, and how many markers are set aside for an even distribution."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[str] = []
        self.tile_size: i64 = 0  # squares to a side
        self.tile_cost: list[vec[i64]] = []  # by tile and turn: the squares row by row
        self.tile_rigs: list[vec[i64]] = []  # by tile and turn: the wells' rigs, NONE where there is no well
        self.even: list[list[int]] = []  # by seats and kind of rig: markers set aside from each stack (BG-35)
        self.short_end: i64 = 0  # BG-31
        self.blank: list[Land] = []  # by tiles to a tier: the squares without anything on them


class BlackGoldSetup(ProspectingSetup):
    """The map's places, tier by tier, and the options of the game."""

    def __init__(self, game: "Game[Any]", content: object, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, content, seats, options)
        self.places: list[list[int]] = []  # by place: the tiles that may lie there
        self.columns: i64 = 1  # places to a tier
        self.by_choice = False
        self.extra_wells = False  # BG-36, five seats, more
        self.even: list[int] = []  # by kind of rig: markers set aside from each stack; empty if all are used
        self.liquidation = False  # BG-30


class BlackGoldState(ProspectingState):
    """A position of Black Gold."""

    face_up: Shared[vec[i64]]  # by company: the Oil Baron's licences that lie face up
    face_up_twos: Shared[vec[i64]]
    tiles: Shared[vec[i64]]  # by place: the tile there, or NONE
    turns: Shared[vec[i64]]  # by place: its quarter turns clockwise, or NONE
    extras: Shared[vec[i64]]  # squares with a two-rig well that no tile shows (BG-36)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.black_table = cast(BlackGoldSetup, setup)

    def set_out(self) -> None:
        super().set_out()
        places = len(self.black_table.places)
        self.face_up = vec[i64]([0] * self.table.piles)
        self.face_up_twos = vec[i64]([0] * self.table.piles)
        self.tiles = vec[i64]([NONE] * places)
        self.turns = vec[i64]([NONE] * places)
        self.extras = vec[i64]()

    # The map

    def recall(self) -> None:
        if not self._wrong_map():
            self.find_land()

    def find_land(self) -> None:
        """The map that tiles, turns and extra wells make; to be called when they change."""
        box, table = cast(BlackBox, self.box), self.black_table
        size, columns = box.tile_size, table.columns
        blank = box.blank[columns]
        width = blank.width
        cost, rigs = vec[i64]([0] * blank.squares), vec[i64]([NONE] * blank.squares)
        for place in range(len(self.tiles)):
            if self.tiles[place] == NONE or self.turns[place] == NONE:
                continue
            tile = self.tiles[place] * TURNS + self.turns[place]
            tile_cost, tile_rigs = box.tile_cost[tile], box.tile_rigs[tile]
            corner = place // columns * size * width + place % columns * size
            for square in range(size * size):
                where = corner + square // size * width + square % size
                cost[where] = tile_cost[square]
                rigs[where] = tile_rigs[square]
        for square in self.extras:
            rigs[square] = TWO_RIGS
        land = Land(blank.lines, width)
        land.cost = cost
        land.near = blank.near
        for square in range(blank.squares):
            if rigs[square] != NONE:
                land.add_site(square, rigs[square])
        self.land = land

    def lay_markers(self) -> None:
        self.find_land()
        super().lay_markers()
        self.undecided = self.marker_counts()

    def marker_counts(self) -> vec[i64]:
        """All markers, or for an even distribution the same number of each value of a kind (BG-35)."""
        box, even = self.box, self.black_table.even
        if not even or len(self.ground) == 0:
            return box.marker_count[:]
        counts: list[int] = []
        for kind in range(len(even)):
            wells = list(self.land.rigs).count(kind)
            stacks = list(box.marker_count[box.kind_start[kind] : box.kind_start[kind + 1]])
            each = even[kind]
            while sum([min(each, stack) for stack in stacks]) < wells and each < max(stacks):
                each += 1
            counts.extend([min(each, stack) for stack in stacks])
        return vec[i64](counts)

    # What must always hold

    def faults(self) -> list[str]:
        return self._wrong_map() or super().faults() or self._wrong_shown()

    def _wrong_map(self) -> list[str]:
        table = self.black_table
        places, squares = len(table.places), self.land.squares
        if len(self.tiles) != places or len(self.turns) != places:
            return [f"tiles and turns need {places} numbers each"]
        for place in range(places):
            tile, turn = self.tiles[place], self.turns[place]
            if tile != NONE and (tile not in table.places[place] or list(self.tiles).count(tile) > 1):
                return [f"tile {tile} cannot lie in place {place}"]
            if not NONE <= turn < TURNS or (turn != NONE and tile == NONE):
                return [f"place {place} cannot have {turn} turns"]
        complete = NONE not in self.tiles and NONE not in self.turns
        if len(self.extras) and not (table.extra_wells and complete):
            return ["there are no extra wells in this game, or not yet"]
        if len(set(self.extras)) != len(self.extras) or len(self.extras) > places:
            return ["extra wells are one to a tile"]
        for square in self.extras:
            if not 0 <= square < squares:
                return [f"there is no square {square} for an extra well"]
        if len(self.ground) and not complete:
            return ["markers lie on a map that is not complete"]
        return []

    def _wrong_shown(self) -> list[str]:
        if len(self.face_up) != self.table.piles or len(self.face_up_twos) != self.table.piles:
            return ["face_up and face_up_twos need a number for each company where the Oil Baron bids"]
        for company in range(self.table.piles):
            cards, twos = hands.shown(self.history, self.seats + company)
            if (cards, twos) != (self.face_up[company], self.face_up_twos[company]) or not 0 <= twos <= cards:
                return [f"the Oil Baron's open licences at company {company} are not those that were turned up"]
        return []

    def is_plains(self, square: i64) -> bool:
        """Flat, and with nothing on it (BG-17)."""
        return self.land.cost[square] == 1 and self.ground[square] == EMPTY

    def baron_worth(self, company: i64) -> i64:
        """The value of his licences that lie face up here."""
        return self.face_up[company] + self.face_up_twos[company]
