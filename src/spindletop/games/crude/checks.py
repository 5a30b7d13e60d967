"""What must hold in every position of Crude: money and cards add up, and every number is one that can be."""

from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.box import (
    FOREIGN,
    GLOBAL_WARMING,
    GOODS,
    KINDS,
    NOBODY,
    NOTHING,
    QUADRANTS,
    REFINERY,
    RIG,
    STATION,
    WELL,
)
from spindletop.games.crude.state import CrudeState


def faults(state: CrudeState) -> list[str]:
    """All that is wrong, in words."""
    return lists_of_wrong_length(state) or numbers_out_of_range(state) or what_does_not_add_up(state)


def lists_of_wrong_length(state: CrudeState) -> list[str]:
    faults = []
    for name, length in (
        ("cash", state.seats),
        ("crude", QUADRANTS),
        ("gasoline", QUADRANTS),
        ("assets", KINDS * QUADRANTS),
        ("shut", QUADRANTS),
        ("fitted", QUADRANTS),
        ("open", GOODS),
    ):
        numbers = getattr(state, name)
        if len(numbers) != length or min(numbers) < 0:
            faults.append(f"{name} needs {length} numbers from 0 up")
    return faults


def numbers_out_of_range(state: CrudeState) -> list[str]:
    box, cards, faults = state.box, state.news_cards, []
    for name, least, most in (
        ("consumer_low", box.lowest, state.consumer_high),
        ("consumer_high", box.lowest, box.highest),
        ("economy", 0, len(box.economies) - 1),
        ("difference", 0, box.change_at - 1),
        ("likely", NOTHING, cards - 1),
        ("unlikely", NOTHING, cards - 1),
        ("undrawn", 0, (1 << cards) - 1),
        ("first", 0, state.seats - 1),
        ("quadrant", 0, QUADRANTS - 1),
        ("round", 1, box.rounds + 1),
        ("final", NOTHING, QUADRANTS - 1),
        ("red", 0, squares.SIDE),
        ("black", 0, squares.SIDE),
        ("hit", 0, squares.ALL),
        ("market", NOTHING, FOREIGN),
        ("bought", 0, 3),
        ("sold", 0, 3),
        ("collects", 0, squares.HITS),
        ("refines", 0, squares.HITS),
        ("pumps", 0, squares.HITS * (1 + box.run_extra)),
        ("strike", 0, 1),
        ("fresh", 0, max(state.crude)),
    ):
        if not least <= getattr(state, name) <= most:
            faults.append(f"{name} must be from {least} to {most}, not {getattr(state, name)}")
    if any(number > squares.ALL for number in state.assets):
        faults.append("assets holds squares that do not exist")
    for good in range(GOODS):
        if state.open[good] > box.spaces[good % 2]:
            faults.append(f"open: good {good} has only {box.spaces[good % 2]} spaces")
    return faults


def what_does_not_add_up(state: CrudeState) -> list[str]:
    faults = []
    for quadrant in range(QUADRANTS):
        faults += faults_of_quadrant(state, quadrant)
    if (state.red == 0) != (state.black == 0):
        faults.append("only one of the dice is rolled")
    if state.bought & state.sold:
        faults.append("a product was both bought and sold in one market phase")
    if sum(state.cash) + state.bank != state.box.cash[state.seats] * state.seats:
        faults.append("cash and bank do not add up to the money of the start")
    face_up = [card for card in (state.likely, state.unlikely) if card != NOTHING]
    deck = [card for card in range(state.news_cards) if state.undrawn >> card & 1]
    held = [*face_up, *deck, *state.under, *state.lasting]
    if len(held) != len(set(held)) or not set(held) <= set(range(state.news_cards)):
        faults.append("a news card is in two places, or does not exist")
    if any(not state.box.ends_on[card] and card != GLOBAL_WARMING for card in state.lasting):
        faults.append("a news card lasts that does not")
    return faults


def faults_of_quadrant(state: CrudeState, quadrant: i64) -> list[str]:
    faults = []
    refineries = state.assets[REFINERY * QUADRANTS + quadrant]
    ones = [state.assets[kind * QUADRANTS + quadrant] for kind in (RIG, STATION, WELL)]
    taken = squares.count(state.taken(quadrant))
    if taken != sum(squares.count(mask) for mask in ones) + 4 * squares.count(refineries):
        faults.append(f"quadrant {quadrant}: two assets stand on one square")
    if refineries & ~squares.ANCHORS:
        faults.append(f"quadrant {quadrant}: a refinery stands over the edge")
    if state.shut[quadrant] & ~refineries:
        faults.append(f"quadrant {quadrant}: shut holds what is no refinery")
    if state.fitted[quadrant] & (~refineries | state.shut[quadrant]):
        faults.append(f"quadrant {quadrant}: fitted holds what is shut, or no refinery")
    if quadrant == state.quadrant and state.hit & ~(ones[0] | ones[1] | ones[2] | refineries):
        faults.append("hit holds squares where nothing stands")
    stock = state.crude[quadrant] + state.gasoline[quadrant]
    if state.owner[quadrant] == NOBODY and (taken or stock):
        faults.append("the ghost owns something")
    return faults
