"""How a position stands, asked by name: what panels and words want to know of it."""

from dataclasses import dataclass

from spindletop.games.king_oil.debts import Debt, ShortOfCash, close
from spindletop.games.king_oil.land import CLOSED, EMPTY, FREE, NOBODY, is_derrick, seat_of
from spindletop.games.king_oil.state import KingOilState

# Properties


def leases_of(state: KingOilState, seat: int) -> list[int]:
    return [number for number, owner in enumerate(state.owner) if owner == seat]


def by_derricks(state: KingOilState, seat: int) -> list[int]:
    """A seat's properties, those with most derricks first."""
    return sorted(leases_of(state, seat), key=lambda each: -derricks_on(state, each))


def free_leases(state: KingOilState) -> list[int]:
    return leases_of(state, FREE)


def closed_leases(state: KingOilState) -> list[int]:
    return leases_of(state, CLOSED)


def owned_leases(state: KingOilState) -> list[tuple[int, int]]:
    """With their owners."""
    return [(number, owner) for number, owner in enumerate(state.owner) if owner >= 0]


def owner_of(state: KingOilState, number: int) -> int | None:
    """None if it is nobody's."""
    return state.owner[number] if state.owner[number] >= 0 else None


def price_of(state: KingOilState, number: int) -> int:
    return state.box.price[number]


def shed_on(state: KingOilState, number: int) -> int | None:
    """Whose shed stands on a property."""
    return state.sheds[number] if state.sheds[number] != NOBODY else None


def counts_for(state: KingOilState, number: int) -> int:
    """What a property with all that is on it would be worth at the end (KO-33)."""
    box = state.box
    return box.price[number] + state.derricks[number] * box.derrick_worth + state.laid[number] * box.pipeline_price


# Wells


def holes_of(state: KingOilState, number: int) -> range:
    return range(state.box.first_hole[number], state.box.first_hole[number + 1])


def lease_of(state: KingOilState, hole: int) -> int:
    return state.box.property_of[hole]


def derrick_on(state: KingOilState, hole: int) -> int | None:
    """Whose derrick stands on a hole."""
    return seat_of(state.wells[hole]) if is_derrick(state.wells[hole]) else None


def is_open(state: KingOilState, hole: int) -> bool:
    return state.wells[hole] == EMPTY


def is_capped(state: KingOilState, hole: int) -> bool:
    """Whether nothing more can be drilled there, and no derrick stands on it."""
    return not is_open(state, hole) and not is_derrick(state.wells[hole])


def derricks_on(state: KingOilState, number: int) -> int:
    return state.derricks[number]


def open_on(state: KingOilState, number: int) -> int:
    return state.empty[number]


def capped_on(state: KingOilState, number: int) -> int:
    return len(holes_of(state, number)) - state.derricks[number] - state.empty[number]


def odds(state: KingOilState) -> list[float] | None:
    """How deep the next well will be, by depth: with uncharted discs all holes are alike, and everybody can count it
    (KO-38). With classic ones every hole differs, and to know how is an art."""
    if state.classic:
        return None
    weights = [int(weight) for weight in state.depth_weights(0)]
    return [weight / sum(weights) for weight in weights]


def found(state: KingOilState) -> list[int]:
    """Wells so far, by depth."""
    return list(state.found)


# Pipelines


@dataclass(frozen=True)
class Due:
    """What is due each turn for the pipelines across a border."""

    border: int
    source: int
    target: int
    pipelines: int
    payee: int
    payer: int
    amount: int


def laid(state: KingOilState) -> list[tuple[int, int]]:
    """Borders with pipelines, and how many."""
    return [(border, count) for border, count in enumerate(state.pipes) if count]


def laid_from(state: KingOilState, number: int) -> int:
    return state.laid[number]


def royalty(state: KingOilState, border: int, more: int = 0) -> int:
    """What the pipelines across a border cost whoever owns the land behind it, or would with more of them (KO-25)."""
    return state.box.royalty[state.pipes[border] + more] * state.derricks[state.box.target[border]]


def royalty_gained(state: KingOilState, border: int) -> int:
    """What one more pipeline across a border would cost whoever owns the land behind it."""
    return royalty(state, border, 1) - royalty(state, border)


def dues(state: KingOilState) -> list[Due]:
    box = state.box
    found = []
    for border, count in laid(state):
        source, target = box.source[border], box.target[border]
        payee, payer = state.owner[source], state.owner[target]
        if payee != payer:
            found.append(Due(border, source, target, count, payee, payer, royalty(state, border)))
    return found


def owes(state: KingOilState, seat: int) -> int:
    """What a seat pays for pipelines at the start of its turn."""
    return sum(state.royalties(seat))


def due_from(state: KingOilState, seat: int) -> int:
    """What weighs on a seat: the debt that it cannot pay just now (KO-27), else what pipelines cost it each turn."""
    debts = [frame.amount for frame in state.stack if isinstance(frame, Debt | ShortOfCash)]
    return sum(debts) if debts and seat == state.mover else owes(state, seat)


def gets(state: KingOilState, seat: int) -> int:
    """And what it gets from the others in a round."""
    return sum(due.amount for due in dues(state) if due.payee == seat)


def piped_by(state: KingOilState, number: int) -> list[tuple[int, int]]:
    """The others whose pipelines lead into a property, with what one derrick on it costs for each."""
    box, found = state.box, []
    for border, count in laid(state):
        if box.target[border] == number and state.owner[box.source[border]] != state.owner[number]:
            found.append((state.owner[box.source[border]], box.royalty[count]))
    return found


def in_hands_of(state: KingOilState, number: int, seat: int) -> KingOilState:
    """The same position, but for the owner of a property."""
    other = state.copy()
    other.transfer(number, seat)
    return other


def if_closed(state: KingOilState, number: int) -> KingOilState:
    """The same position, but for a property that nobody has bid for (KO-30)."""
    other = state.copy()
    close(other, number)
    return other


def net(state: KingOilState, seat: int) -> int:
    """What pipelines bring a seat in a round, less what they cost it."""
    return gets(state, seat) - owes(state, seat)


# Cards


def cards_left(state: KingOilState) -> int:
    return sum(state.cards)


def cards_by_wells(state: KingOilState) -> list[tuple[int, int]]:
    """Numbers of wells, and how many cards in the pile have them; 0 wells is a fire."""
    counts = dict.fromkeys(sorted(set(state.box.card_wells)), 0)
    for wells, count in zip(state.box.card_wells, state.cards):
        counts[wells] += count
    return [*((wells, count) for wells, count in counts.items() if wells), (0, counts.get(0, 0))]


def cards_that_let_buy(state: KingOilState) -> int:
    return sum(count for count, buys in zip(state.cards, state.box.card_buys) if buys)


def royalties_in_pile(state: KingOilState) -> list[tuple[int, int]]:
    """What cards pay for a derrick, and how many in the pile pay that."""
    counts: dict[int, int] = {}
    for pays, count in zip(state.box.card_royalty, state.cards):
        if pays and count:
            counts[pays] = counts.get(pays, 0) + count
    return sorted(counts.items())
