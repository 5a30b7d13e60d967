"""What must always hold: pieces, money, markers and licences that add up. Also the guard of positions from outside."""

from typing import TYPE_CHECKING

from spindletop.games.prospecting import hands
from spindletop.games.prospecting.box import DERRICK, EMPTY, MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.kernel.state import OPEN

if TYPE_CHECKING:
    from spindletop.games.prospecting.state import ProspectingState


def faults(state: "ProspectingState") -> list[str]:
    """All that is wrong, in words."""
    return wrong_numbers(state) or wrong_pieces(state) or wrong_markers(state) or wrong_licences(state)


def wrong_numbers(state: "ProspectingState") -> list[str]:
    """Lists of the wrong length, and numbers out of range."""
    box, seats, faults = state.box, state.seats, []
    companies, sites, squares = len(box.companies), len(state.land.square), state.land.squares
    slots, holders = seats * box.derricks, seats + state.table.piles
    laid = len(state.ground) > 0
    least = 0 if state.viewer == OPEN or not state.stack else UNKNOWN
    for name, numbers, length, low, high in (
        ("money", state.money, seats, 0, 1 << 40),
        ("prices", state.prices, companies, 0, len(box.prices) - 1),
        ("tanks", state.tanks, seats * companies, 0, 1 << 20),
        ("trucks", state.trucks, seats, NOWHERE, squares - 1),
        ("trains", state.trains, seats, 1, box.last),
        ("ground", state.ground, squares if laid else 0, EMPTY, DERRICK + slots - 1),
        ("markers", state.markers, sites if laid else 0, UNKNOWN, len(box.marker_value) - 1),
        ("lookers", state.lookers, sites if laid else 0, 0, (1 << seats) - 1),
        ("undecided", state.undecided, len(box.marker_value), 0, 1 << 20),
        ("derricks", state.derricks, slots, NOWHERE, squares - 1),
        ("plumes", state.plumes, slots, 0, 1 << 20),
        ("deck", state.deck, box.card_kinds, 0, 1 << 20),
        ("discarded", state.discarded, box.card_kinds, 0, 1 << 20),
        ("offer", state.offer, len(state.offer), 0, box.card_kinds - 1),
        ("cards", state.cards, seats, NONE, box.card_kinds - 1),
        ("hands", state.hands, holders, 0, box.licences),
        ("twos", state.twos, holders, least, box.licences),
    ):
        if len(numbers) != length:
            faults.append(f"{name} needs {length} numbers, not {len(numbers)}")
        for number in numbers:
            if not low <= number <= high:
                faults.append(f"{name} holds {number}: allowed are {low} to {high}")
    if not 0 <= state.first < seats or not 1 <= state.black <= box.last:
        faults.append("first is a seat, black a space of the railway")
    return faults


def wrong_pieces(state: "ProspectingState") -> list[str]:
    """Money, oil, cards and derricks that do not add up."""
    box, faults = state.box, []
    if sum(state.money) + state.bank != state.seats * box.start_money:
        faults.append("money: the seats and the bank do not have what was there at the start")
    if sum(state.tanks) + sum(state.plumes) + state.supply != box.oil_supply:
        faults.append(f"oil: tanks, derricks and supply are not the {box.oil_supply} units of the box")
    if list(state.offer) != sorted(state.offer):
        faults.append("offer must be sorted")
    open_cards = [*state.offer, *state.cards]
    for kind in range(box.card_kinds):
        out = state.deck[kind] + state.discarded[kind] + open_cards.count(kind)
        if out != box.card_count[kind]:
            faults.append(f"cards of kind {kind}: there are {out}, not {box.card_count[kind]}")
    for slot, square in enumerate(state.derricks):
        if (square == NOWHERE) != (state.plumes[slot] == 0):
            faults.append(f"derrick {slot}: it stands where there is oil, and only there")
        if square != NOWHERE and (not state.ground or state.ground[square] != DERRICK + slot):
            faults.append(f"derrick {slot} is not on its square")
    standing = sum(square != NOWHERE for square in state.derricks)
    if sum(what >= DERRICK for what in state.ground) != standing:
        faults.append("a square has a derrick that nobody owns")
    for seat, square in enumerate(state.trucks):
        if square != NOWHERE and (not state.ground or state.land.cost[square] == 0 or state.ground[square] >= DERRICK):
            faults.append(f"the truck of seat {seat} is off the map or on a derrick")
    return faults


def wrong_markers(state: "ProspectingState") -> list[str]:
    box, land, faults = state.box, state.land, []
    markers = list(state.markers)
    for face, count in enumerate(state.marker_counts()):
        if state.undecided[face] + markers.count(face) != count:
            faults.append(f"markers of face {face}: seen and unseen ones are not the {count} in the game")
    for square, what in enumerate(state.ground):
        if what == MARKER and land.site[square] == NONE:
            faults.append(f"square {square} has a marker but is no site")
    seat = state.viewer
    for site, face in enumerate(state.markers):
        waiting = state.ground[land.square[site]] == MARKER
        if face != UNKNOWN and box.marker_rigs[face] != land.rigs[site]:
            faults.append(f"site {site} has a marker of another kind")
        seen = state.lookers[site] != 0 if seat == OPEN or not state.stack else state.has_looked(seat, site)
        if face == UNKNOWN and (seen or not waiting):
            faults.append(f"the marker of site {site} has been seen, but has no face")
        if face != UNKNOWN and not seen and waiting:
            faults.append(f"the marker of site {site} has a face, but nobody has seen it")
    return faults


def wrong_licences(state: "ProspectingState") -> list[str]:
    """The history of licences must lead to the hands, deck and discards as they are."""
    faults = hands.wrong_history(state.history, len(state.hands))
    if faults:
        return faults
    sizes = list(hands.left(state.history, len(state.hands), hands.CARDS))
    holdings = list(hands.left(state.history, len(state.hands), hands.TWOS))
    found = [*state.hands, state.licences, state.spent]
    found_twos = [*state.twos, state.licence_twos, state.spent_twos]
    if found != sizes or found_twos != holdings:
        return [f"licences: by their history there are {sizes} with twos {holdings}, not {found} with {found_twos}"]
    notes = hands.notes(state.history)
    if notes[0] != [hands.SHUFFLE, NONE, state.box.licences, state.box.licence_twos]:
        return ["licences: the history does not begin with the whole deck"]
    for kind, holder, _, twos in notes:
        known = state.viewer == OPEN or holder == state.viewer or not state.stack
        if kind == hands.DRAW and (twos == UNKNOWN) == known:
            return ["licences: draws are known to their holder, and to nobody else"]
    for holder, twos in enumerate(holdings[: len(state.hands) + 1]):
        if twos > sizes[holder] or twos < UNKNOWN:
            return [f"holder {holder} has {twos} twos among {sizes[holder]} licences"]
    return []
