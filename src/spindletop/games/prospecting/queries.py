"""What panels and words ask a position: named questions, so that nobody else goes by the layout of its lists."""

from typing import Final

from spindletop.games.prospecting.box import DERRICK, EMPTY, MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.games.prospecting.prices import place_moved, spaces_rolled
from spindletop.games.prospecting.state import ProspectingState

SETUP: Final = -1  # in place of a step: the round has not begun

# The land


def squares(state: ProspectingState) -> list[int]:
    return [square for square in range(state.land.squares) if state.land.cost[square] > 0]


def wells(state: ProspectingState) -> list[int]:
    """The squares on which a marker lies."""
    return [square for square in state.land.square if len(state.ground) and state.ground[square] == MARKER]


def dry_wells(state: ProspectingState) -> list[int]:
    """Sites that nobody can use any more."""
    return [square for square in state.land.square if len(state.ground) and state.ground[square] == EMPTY]


def rigs(state: ProspectingState, square: int) -> int:
    """Of the site there: 1, 2 or 3."""
    return state.land.rigs[state.land.site[square]] + 1


def build_cost(state: ProspectingState, square: int) -> int:
    return state.box.build_cost[rigs(state, square) - 1]


def oil_seen(state: ProspectingState, square: int) -> int:
    """What this viewer knows to be under the marker there; UNKNOWN if nothing."""
    face = state.markers[state.land.site[square]]
    return UNKNOWN if face == UNKNOWN else state.table.plumes[face]


def oil_possible(state: ProspectingState, square: int) -> list[int]:
    """What may be under the marker there, as far as this viewer knows."""
    seen = oil_seen(state, square)
    if seen != UNKNOWN:
        return [seen]
    kind = rigs(state, square) - 1
    faces = range(state.box.kind_start[kind], state.box.kind_start[kind + 1])
    return sorted({state.table.plumes[face] for face in faces if state.undecided[face] > 0})


def lookers(state: ProspectingState, square: int) -> list[int]:
    """The seats that have looked under the marker there."""
    looked = state.lookers[state.land.site[square]]
    return [seat for seat in range(state.seats) if looked >> seat & 1]


def is_free(state: ProspectingState, square: int) -> bool:
    """Whether a truck can drive there: no derrick stands on it."""
    return state.ground[square] < DERRICK


# Seats


def order_of_play(state: ProspectingState) -> list[int]:
    return [(state.first + step) % state.seats for step in range(state.seats)]


def derricks_of(state: ProspectingState, seat: int) -> list[tuple[int, int]]:
    """On the map: the square of each, and the oil under it."""
    size = state.box.derricks
    slots = range(seat * size, (seat + 1) * size)
    return [(state.derricks[slot], state.plumes[slot]) for slot in slots if state.derricks[slot] != NOWHERE]


def derricks_in_hand(state: ProspectingState, seat: int) -> int:
    return state.own_derricks(seat).count(NOWHERE)


def oil_in_tanks(state: ProspectingState, seat: int) -> int:
    return sum([state.tank(seat, company) for company in range(state.table.companies)])


def truck_of(state: ProspectingState, seat: int) -> int:
    """Its square, or NOWHERE."""
    return state.trucks[seat]


def train_of(state: ProspectingState, seat: int) -> int:
    return state.trains[seat]


def card_of(state: ProspectingState, seat: int) -> int:
    """The kind of the card that it holds, or NONE."""
    return state.cards[seat]


def has_taken(state: ProspectingState, seat: int) -> bool:
    return state.cards[seat] != NONE


def licences_of(state: ProspectingState, seat: int) -> tuple[int, int] | None:
    """Its ones and its twos; None if this viewer does not know them (GI-41)."""
    if state.twos[seat] == UNKNOWN:
        return None
    return state.hands[seat] - state.twos[seat], state.twos[seat]


# The companies


def places_rolled(state: ProspectingState, company: int) -> list[int]:
    """Where on its track the next roll of the die may bring a company's price."""
    box, place = state.box, state.prices[company]
    faces = range(len(box.face_number))
    return sorted({place_moved(box, place, spaces_rolled(box, place, face)) for face in faces})


# The round


def step_of_round(state: ProspectingState) -> int:
    """Which step goes on, from 0; SETUP before the first round and after the last."""
    names = [step.name for step in state.box.round]
    waiting = [frame for frame in state.stack if frame.name in names]
    return len(names) - len(waiting) - 1 if waiting else SETUP


def round_number(state: ProspectingState) -> int:
    """Counted by the special cards that were turned up; 0 if some were used again, and it cannot be told."""
    box = state.box
    kinds = range(box.standard_kinds, box.card_kinds)
    out = [box.card_count[kind] - state.deck[kind] for kind in kinds]
    steps = sum([number * box.card_train[kind] for number, kind in zip(out, kinds)])
    if min(box.last, box.black_start + steps) != state.black:
        return 0
    turned_up = max([*state.offer, *state.cards]) >= box.standard_kinds
    return sum(out) + (0 if turned_up or step_of_round(state) > CARDS or len(state.stack) == 0 else 1)


CARDS: Final = 1  # the step of the round in which they are turned up


def specials_left(state: ProspectingState) -> int:
    """Cards of the special deck that were not turned up yet."""
    return sum([state.deck[kind] for kind in range(state.box.standard_kinds, state.box.card_kinds)])


def rounds_left(state: ProspectingState) -> int:
    """About how many there will be after this one, going by the special cards that are left."""
    box = state.box
    left = specials_left(state)
    if not state.table.specials_return or left == 0:
        return left
    kinds = range(box.standard_kinds, box.card_kinds)
    spaces = sum([state.deck[kind] * box.card_train[kind] for kind in kinds])
    missing = state.table.end - state.black
    return left if spaces == 0 else -(-missing * left // spaces)
