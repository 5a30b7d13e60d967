"""Setting up the map: which tile lies where, how it is turned, and where extra wells are."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.black_gold.state import TURNS, BlackGoldState
from spindletop.games.prospecting.box import NONE, TWO_RIGS
from spindletop.kernel.frame import EvenChance, Question, Step, lone
from spindletop.parts.numbers import replaced


class LayTiles(Step):
    """Tier by tier, tile by tile: by chance, or the first seat answers for the table (BG-2)."""

    rule: ClassVar[str] = "BG-2"

    def run(self, state: BlackGoldState) -> None:
        state.put(LayMarkers())
        table = state.black_table
        if table.extra_wells:
            for place in range(len(table.places) - 1, table.columns - 1, -1):  # tiers B and C
                state.put(ExtraWell(place))
        for place in range(len(table.places) - 1, -1, -1):
            if table.by_choice:
                state.put(ChooseTurn(place))
                state.put(ChooseTile(place))
            else:
                state.put(DrawTurn(place))
                state.put(DrawTile(place))


def place_faults(state: BlackGoldState, place: i64) -> list[str]:
    return [] if 0 <= place < len(state.tiles) else [f"the map has no place {place}"]


def tile_faults(state: BlackGoldState, place: i64) -> list[str]:
    return place_faults(state, place) or ([] if state.tiles[place] == NONE else ["a tile lies there"])


def turn_faults(state: BlackGoldState, place: i64) -> list[str]:
    return place_faults(state, place) or ([] if state.turns[place] == NONE else ["that tile is turned"])


def tiles_for(state: BlackGoldState, place: i64) -> vec[i64]:
    """The answers that lay a tile here which lies nowhere else yet."""
    first = state.box.ids.tile
    return vec[i64]([first + tile for tile in state.black_table.places[place] if tile not in state.tiles])


def turns(state: BlackGoldState) -> vec[i64]:
    """The answers that turn a tile."""
    first = state.box.ids.rotate
    return vec[i64](range(first, first + TURNS))


def lay_tile(state: BlackGoldState, place: i64, action: i64) -> None:
    state.tiles = replaced(state.tiles, place, action - state.box.ids.tile)


def turn_tile(state: BlackGoldState, place: i64, action: i64) -> None:
    state.turns = replaced(state.turns, place, action - state.box.ids.rotate)
    if state.black_table.by_choice:
        state.find_land()  # so that who chooses sees it grow
    state.tell("tile", place, state.tiles[place], state.turns[place])


class DrawTile(EvenChance):
    """Which tile lies here? (BG-2)"""

    rule: ClassVar[str] = "BG-2"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return tile_faults(state, self.place)

    def only(self, state: BlackGoldState) -> i64:
        return lone(self.legal(state))

    def legal(self, state: BlackGoldState) -> vec[i64]:
        return tiles_for(state, self.place)

    def answer(self, state: BlackGoldState, action: i64) -> None:
        lay_tile(state, self.place, action)


class DrawTurn(EvenChance):
    """How is this tile turned? (BG-2)"""

    rule: ClassVar[str] = "BG-2"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return turn_faults(state, self.place)

    def legal(self, state: BlackGoldState) -> vec[i64]:
        return turns(state)

    def answer(self, state: BlackGoldState, action: i64) -> None:
        turn_tile(state, self.place, action)


class ChooseTile(Question):
    """Which tile shall lie here? (BG-2)"""

    rule: ClassVar[str] = "BG-2"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return tile_faults(state, self.place)

    def actor(self, state: BlackGoldState) -> i64:
        return state.first

    def only(self, state: BlackGoldState) -> i64:
        return lone(self.legal(state))

    def legal(self, state: BlackGoldState) -> vec[i64]:
        return tiles_for(state, self.place)

    def answer(self, state: BlackGoldState, action: i64) -> None:
        lay_tile(state, self.place, action)


class ChooseTurn(Question):
    """How shall this tile be turned? (BG-2)"""

    rule: ClassVar[str] = "BG-2"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return turn_faults(state, self.place)

    def actor(self, state: BlackGoldState) -> i64:
        return state.first

    def legal(self, state: BlackGoldState) -> vec[i64]:
        return turns(state)

    def answer(self, state: BlackGoldState, action: i64) -> None:
        turn_tile(state, self.place, action)


class ExtraWell(Step):
    """One more two-rig well on this tile, if there is room for it (BG-36)."""

    rule: ClassVar[str] = "BG-36"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return place_faults(state, self.place)

    def run(self, state: BlackGoldState) -> None:
        state.find_land()
        if room_for_well(state, self.place):
            state.put(WellPlace(self.place))


class WellPlace(EvenChance):
    """Where on this tile is the extra well? (BG-36)"""

    rule: ClassVar[str] = "BG-36"
    place: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        return place_faults(state, self.place)

    def legal(self, state: BlackGoldState) -> vec[i64]:
        well = state.box.ids.well
        return vec[i64]([well + square for square in room_for_well(state, self.place)])

    def answer(self, state: BlackGoldState, action: i64) -> None:
        square = action - state.box.ids.well
        state.extras = append(state.extras[:], square)
        state.find_land()
        state.tell("extra_well", square, TWO_RIGS)


def room_for_well(state: BlackGoldState, place: i64) -> list[int]:
    """The plains of this tile without a well there or on one of the eight squares around."""
    land, columns = state.land, state.black_table.columns
    size = land.lines // (len(state.tiles) // columns)
    rows = range(place // columns * size, place // columns * size + size)
    lanes = range(place % columns * size, place % columns * size + size)
    return [
        row * land.width + lane
        for row in rows
        for lane in lanes
        if land.cost[row * land.width + lane] == 1 and not has_well_around(state, row, lane)
    ]


def has_well_around(state: BlackGoldState, row: i64, lane: i64) -> bool:
    land = state.land
    for near_row in range(max(0, row - 1), min(land.lines, row + 2)):
        for near_lane in range(max(0, lane - 1), min(land.width, lane + 2)):
            if land.site[near_row * land.width + near_lane] != NONE:
                return True
    return False


class LayMarkers(Step):
    """A marker face down on every well (BG-3)."""

    rule: ClassVar[str] = "BG-3"

    def run(self, state: BlackGoldState) -> None:
        state.lay_markers()
