"""What must hold in every position of Gold: each card is somewhere, and every number is one that can be."""

from spindletop.games.gold.box import GOLD
from spindletop.games.gold.state import UNKNOWN, GoldState


def faults(state: GoldState) -> list[str]:
    """All that is wrong, in words."""
    box, faults = state.box, []
    for name in ("faces", "seen"):
        if len(getattr(state, name)) != box.total:
            faults.append(f"{name} needs one entry for each of the {box.total} cards")
    for name in ("nuggets", "cards_taken", "series"):
        numbers = getattr(state, name)
        if len(numbers) != state.seats or min(numbers) < 0:
            faults.append(f"{name} needs one number from 0 up for each of the {state.seats} seats")
    for name in ("unseen", "left", "blown_up"):
        if len(getattr(state, name)) != box.kinds:
            faults.append(f"{name} needs one entry for each of the {box.kinds} kinds of card")
    if any(not UNKNOWN <= kind < box.kinds for kind in state.faces):
        faults.append("faces holds a kind of card that does not exist")
    if list(state.table) != sorted({place for place in state.table if 0 <= place < box.total}):
        faults.append("table must list places, sorted, none twice")
    if not 0 <= state.mover < state.seats or not 0 <= state.first < state.seats or state.rush not in (0, 1):
        faults.append("mover and first are seats, rush is 0 or 1")
    if not 0 <= state.game_number < state.games or state.turn < 0 or not 0 <= state.idle <= box.idle_turns:
        faults.append("game_number, turn or idle is out of range")
    return faults or cards_that_do_not_add_up(state)


def cards_that_do_not_add_up(state: GoldState) -> list[str]:
    box, faults = state.box, []
    lying = set(state.table)
    taken = [0, 0]  # nuggets and gold cards that must be with the seats
    for kind in range(box.kinds):
        places = [place for place in range(box.total) if state.faces[place] == kind]
        gone = sum(place not in lying for place in places)
        if state.unseen[kind] < 0 or state.unseen[kind] + len(places) != box.count[kind]:
            faults.append(f"cards of kind {kind}: seen and unseen ones are not the {box.count[kind]} of the box")
        if state.left[kind] != box.count[kind] - gone:
            faults.append(f"cards of kind {kind}: left says {state.left[kind]}, but {gone} are gone")
        if not 0 <= state.blown_up[kind] <= gone:
            faults.append(f"cards of kind {kind}: {state.blown_up[kind]} blown up, but {gone} are gone")
        if box.suit[kind] == GOLD:
            taken[0] += (gone - state.blown_up[kind]) * box.points[kind]
            taken[1] += gone - state.blown_up[kind]
    if any(state.faces[place] == UNKNOWN for place in range(box.total) if place not in lying):
        faults.append("a card that nobody has seen has left the table")
    if [sum(state.nuggets), sum(state.cards_taken)] != taken:
        faults.append(f"the seats should have {taken[0]} nuggets on {taken[1]} gold cards")
    return faults
