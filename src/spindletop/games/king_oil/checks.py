"""What must hold in every position of King Oil: money and pieces add up, and every number is one that can be."""

from spindletop.games.king_oil.box import DRY
from spindletop.games.king_oil.land import (
    CLOSED,
    EMPTY,
    FREE,
    NOBODY,
    SEALED,
    UNSEEN,
    cap_of,
    derrick_of,
    is_derrick,
)
from spindletop.games.king_oil.state import NO_CARD, KingOilState
from spindletop.parts.numbers import how_many

BOTTOM = ("FirstProperty", "EndTurn", "NextTurn")  # frames that can lie at the bottom of the stack


def faults(state: KingOilState) -> list[str]:
    """All that is wrong, in words."""
    box, wrong = state.box, []
    for name, length in (
        ("cash", state.seats),
        ("due", state.seats),
        ("properties_of", state.seats),
        ("derricks_of", state.seats),
        ("empty_of", state.seats),
        ("laid_of", state.seats),
        ("owner", box.properties),
        ("wells", box.holes),
        ("derricks", box.properties),
        ("empty", box.properties),
        ("laid", box.properties),
        ("sheds", box.properties),
        ("pipes", len(box.source)),
        ("cards", len(box.card_count)),
    ):
        if len(getattr(state, name)) != length:
            wrong.append(f"{name} needs {length} numbers")
    if not 0 <= state.mover < state.seats or not 0 <= state.first < state.seats:
        wrong.append("mover and first are seats")
    if not 1 <= state.round <= state.box.rounds + 1 or not 0 <= state.offers <= state.box.offers:
        wrong.append("round or offers is out of range")
    if not 0 <= state.bankrupt < (1 << state.seats) - 1 or not 0 <= state.lost_turns < 1 << state.seats:
        wrong.append("bankrupt and lost_turns are sets of seats, and not all are bankrupt")
    if not all(len(deal) == 3 for deal in state.declined):
        wrong.append("a declined offer is a property, a buyer and a price")
    if state.stack and state.stack[0].name not in BOTTOM:
        wrong.append(f"at the bottom of the stack lies what ends a turn, not {state.stack[0].name}")
    if not NO_CARD <= state.card < len(box.card_count):
        wrong.append("there is no such card")
    return wrong or money_faults(state) + piece_faults(state)


def money_faults(state: KingOilState) -> list[str]:
    faults = []
    if min(state.cash) < 0 or state.bank < 0 or min(state.due) < 0 or state.owed < 0:
        faults.append("an amount of money is below 0")
    if sum(state.cash) + state.bank != state.box.money:
        faults.append(f"cash and bank do not add up to the {state.box.money} of the box")
    for seat in range(state.seats):
        if state.is_in(seat):
            continue
        if state.cash[seat] > 0:
            faults.append(f"seat {seat} is bankrupt, but has cash")
        playing = state.stack and (seat == state.mover or seat in state.owner)
        if playing and not (seat == state.mover and auctioning(state)):
            faults.append(f"seat {seat} is bankrupt, but plays or owns something")
    if state.due[state.mover] or any(state.due[seat] for seat in range(state.seats) if not state.is_in(seat)):
        faults.append("royalties are due to the mover itself or to a bankrupt seat")
    if state.stack and state.owed:
        faults.append("the bank owes something, but the game goes on")
    return faults


def auctioning(state: KingOilState) -> bool:
    return any(frame.name == "Auctions" for frame in state.stack)


def piece_faults(state: KingOilState) -> list[str]:
    box, faults = state.box, []
    if not all(CLOSED <= owner < state.seats for owner in state.owner):
        faults.append("owner holds a seat that does not exist")
    if not all(EMPTY <= well <= cap_of(state.seats - 1) for well in state.wells):
        faults.append("wells holds a piece that does not exist")
    if not all(NOBODY <= seat < state.seats for seat in state.sheds):
        faults.append("sheds holds a seat that does not exist")
    if not all(0 <= count <= most for count, most in zip(state.cards, box.card_count)) or not any(state.cards):
        faults.append("the pile of cards holds none, or more than the box")
    if len(set(state.drilled)) < len(state.drilled) or not all(0 <= hole < box.holes for hole in state.drilled):
        faults.append("drilled must list holes, none twice")
    if faults:
        return faults
    for number in range(box.properties):
        faults += property_faults(state, number)
    for seat in range(state.seats):
        faults += seat_faults(state, seat)
    for hole in range(box.holes):
        if state.wells[hole] != EMPTY and state.depths[hole] == UNSEEN:
            faults.append(f"there is a piece on hole {hole}, but its depth is not known")
        if is_derrick(state.wells[hole]) and state.depths[hole] == DRY:
            faults.append(f"there is a derrick on hole {hole}, which is dry")
    if state.settings() == 0:
        faults.append("no setting of the discs gives these depths")
    if not state.classic and any(state.found[depth] > most for depth, most in enumerate(box.uncharted)):
        faults.append("the discs do not block so many holes")
    for border in range(len(box.source)):
        if state.pipes[border] < 0 or (state.pipes[border] and state.pipes[box.back[border]]):
            faults.append(f"pipelines of border {border} run both ways, or are fewer than none")
    return faults or limit_faults(state)


def property_faults(state: KingOilState, number: int) -> list[str]:
    box, faults, name = state.box, [], number + 1
    owner = state.owner[number]
    wells = state.wells[box.first_hole[number] : box.first_hole[number + 1]]
    if state.derricks[number] != sum(map(is_derrick, wells)):
        faults.append(f"property {name} has not {state.derricks[number]} derricks")
    if state.empty[number] != how_many(wells, EMPTY):
        faults.append(f"property {name} has not {state.empty[number]} empty holes")
    if state.laid[number] != sum(state.pipes[border] for border in box.borders(number)):
        faults.append(f"property {name} is not the origin of {state.laid[number]} pipelines")
    if not 0 <= state.laid[number] <= len(box.support):
        faults.append(f"property {name} is the origin of too many pipelines")
    if owner < 0 and (state.laid[number] or state.sheds[number] != NOBODY):
        faults.append(f"property {name} has no owner, but a shed or a pipeline")
    if owner == CLOSED and state.empty[number] < len(wells):
        faults.append(f"property {name} is closed, but not cleared")
    if owner == FREE and state.empty[number] < len(wells) and not state.slips:
        faults.append(f"property {name} is nobody's, but was drilled")
    if owner >= 0 and (state.sheds[number] != NOBODY) != (state.empty[number] == len(wells)):
        faults.append(f"property {name} needs a shed until it is drilled, and no longer")
    for border in box.borders(number):
        if state.pipes[border] and state.owner[box.target[border]] < 0:
            faults.append(f"a pipeline leads from property {name} into one without owner")
    return faults


def seat_faults(state: KingOilState, seat: int) -> list[str]:
    """The totals by seat are kept beside those by property."""
    owned = [number for number in range(state.box.properties) if state.owner[number] == seat]
    totals = (
        (state.properties_of[seat], len(owned)),
        (state.paid_of[seat], sum(state.box.price[number] for number in owned)),
        (state.derricks_of[seat], sum(state.derricks[number] for number in owned)),
        (state.empty_of[seat], sum(state.empty[number] for number in owned)),
        (state.laid_of[seat], sum(state.laid[number] for number in owned)),
    )
    return [] if all(kept == real for kept, real in totals) else [f"what seat {seat} owns does not add up"]


def limit_faults(state: KingOilState) -> list[str]:
    box, faults = state.box, []
    for seat in range(state.seats):
        derricks, caps = how_many(state.wells, derrick_of(seat)), how_many(state.wells, cap_of(seat))
        if state.limits and (derricks > box.derricks or caps > box.caps or how_many(state.sheds, seat) > box.sheds):
            faults.append(f"seat {seat} has more pieces on the board than the box holds")
    if not state.limits and SEALED in state.wells:
        faults.append("a hole is closed without a cap")
    if not state.limits and not all(of_its_owner(state, number) for number in range(box.properties)):
        faults.append("a piece on a property is not of its owner's colour")
    return faults


def of_its_owner(state: KingOilState, number: int) -> bool:
    """Whether all pieces on a property are its owner's; what stands on a property of nobody is not asked for."""
    owner, first_hole = state.owner[number], state.box.first_hole
    wells = state.wells[first_hole[number] : first_hole[number + 1]]
    return owner < 0 or (
        state.sheds[number] in (NOBODY, owner) and {*wells} <= {EMPTY, derrick_of(owner), cap_of(owner)}
    )
