"""Phases 2 and 3, the production roll: the dice, the news, the economy, and what the hits bring."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.box import NOBODY, NOTHING, QUADRANTS, REFINERY, RIG, RUN_ON_THE_PUMPS, STATION, WELL
from spindletop.games.crude.deck import Refill
from spindletop.games.crude.news import News
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import ASK, EvenChance, Question, Step
from spindletop.kernel.nature import Rng

SIDES: Final = 6

# The roll


class Roll(EvenChance):
    """The red and the black die (CR-8)."""

    rule: ClassVar[str] = "CR-8"

    def legal(self, state: CrudeState) -> vec[i64]:
        roll = state.box.ids.roll
        return vec[i64](range(roll, roll + SIDES * SIDES))

    def draw(self, state: CrudeState, rng: Rng) -> i64:
        return state.box.ids.roll + rng.below(SIDES * SIDES)

    def answer(self, state: CrudeState, action: i64) -> None:
        roll = action - state.box.ids.roll
        state.red = roll // SIDES + 1
        state.black = roll % SIDES + 1
        state.tell("rolled", state.quadrant, state.red, state.black)
        if state.red == state.black:
            doubles(state, state.red)
        else:
            add_difference(state, max(state.red - state.black, state.black - state.red))


def doubles(state: CrudeState, number: i64) -> None:
    """News comes, or lasting news ends (CR-9)."""
    for card in state.lasting[:]:
        if number in state.box.ends_on[card]:
            state.end_news(card)
    if number in state.box.likely_on and state.likely != NOTHING:
        card = state.likely
        state.likely = NOTHING
    elif number in state.box.unlikely_on and state.unlikely != NOTHING:
        card = state.unlikely
        state.unlikely = NOTHING
    else:
        return
    state.put(Refill())
    state.put(News(card))


def add_difference(state: CrudeState, difference: i64) -> None:
    """At the end of the track the economy changes, and the surplus is lost (CR-10)."""
    state.difference += difference
    if state.difference >= state.box.change_at:
        state.difference = 0
        state.put(GreenDie())


class GreenDie(EvenChance):
    """Where does the economy go? (CR-12)"""

    rule: ClassVar[str] = "CR-12"

    def legal(self, state: CrudeState) -> vec[i64]:
        green = state.box.ids.green
        return vec[i64](range(green + 1, green + SIDES + 1))

    def answer(self, state: CrudeState, action: i64) -> None:
        side = action - state.box.ids.green
        state.economy = state.box.next[state.economy * SIDES + side - 1]
        state.tell("economy", state.economy, side)
        state.move_consumer(state.box.demand[state.economy])


# What the hits bring


class Hits(Step):
    """The current quadrant's assets in the row or column are Hit, in both Double Hit (CR-11)."""

    rule: ClassVar[str] = "CR-11"

    def run(self, state: CrudeState) -> None:
        quadrant, red, black = state.quadrant, state.red, state.black
        one: i64 = squares.row(red) | squares.column(black)
        block: i64 = squares.block_row(red) | squares.block_column(black)
        rigs = state.assets[RIG * QUADRANTS + quadrant]
        wells = state.assets[WELL * QUADRANTS + quadrant]
        stations = state.assets[STATION * QUADRANTS + quadrant]
        refineries = state.assets[REFINERY * QUADRANTS + quadrant]
        state.hit = (rigs | wells | stations) & one | refineries & block
        produce(state, quadrant)


class Neighbour(Step):
    """The quadrant next clockwise, or the one before, is Hit in the row or column that runs into it (CR-14)."""

    rule: ClassVar[str] = "CR-14"
    ahead: i64  # so many quadrants, clockwise

    def faults(self, state: CrudeState) -> list[str]:
        return [] if self.ahead in (1, 3) else ["a neighbour is 1 quadrant ahead, or 3: the one before"]

    def run(self, state: CrudeState) -> None:
        produce(state, (state.quadrant + self.ahead) % QUADRANTS)


def produce(state: CrudeState, quadrant: i64) -> None:
    """Count the hits of the dice that point into this quadrant, and ask what to do with them."""
    wells = state.assets[WELL * QUADRANTS + quadrant]
    stations = state.assets[STATION * QUADRANTS + quadrant]
    refineries = state.assets[REFINERY * QUADRANTS + quadrant]
    shut: i64 = state.shut[quadrant]
    refineries &= ~shut  # CR-26
    if wells == 0 and stations == 0 and refineries == 0 and state.assets[RIG * QUADRANTS + quadrant] == 0:
        return
    red, black = state.row_in(quadrant), state.column_in(quadrant)
    row: i64 = squares.row(red) if red else 0
    column: i64 = squares.column(black) if black else 0
    collects = squares.count(wells & row) + squares.count(wells & column)
    pumps = squares.count(stations & row) + squares.count(stations & column)
    if pumps and RUN_ON_THE_PUMPS in state.lasting:
        pumps += state.box.run_extra * squares.count(stations & (row | column))
    refines = 0
    if red:
        refines += squares.count(refineries & squares.block_row(red))
    if black:
        refines += squares.count(refineries & squares.block_column(black))
    state.collects = collects
    state.pumps = pumps
    state.refines = refines
    rigs = state.assets[RIG * QUADRANTS + quadrant]
    state.strike = 1 if rigs & row & column else 0
    state.fresh = 0
    if collects or pumps or refines or state.strike:
        state.put(Produce(quadrant))


class Produce(Question):
    """What do your hits do, in any order? (CR-13)"""

    rule: ClassVar[str] = "CR-13"
    quadrant: i64

    def faults(self, state: CrudeState) -> list[str]:
        if not 0 <= self.quadrant < QUADRANTS or state.owner[self.quadrant] == NOBODY:
            return [f"nobody produces in quadrant {self.quadrant}"]
        if self is not state.stack[-1]:
            return ["hits must be used at once"]
        if state.strike and (self.quadrant != state.quadrant or not state.red):
            return ["only who rolls can strike oil"]
        if state.strike and state.kind_at(self.quadrant, squares.square(state.red, state.black)) != RIG:
            return ["there is no rig to strike oil with"]
        return []

    def only(self, state: CrudeState) -> i64:
        if state.collects or can_refine(state, self.quadrant) or can_pump(state, self.quadrant):
            return ASK
        return ASK if can_strike(state, self.quadrant) else state.box.ids.done

    def actor(self, state: CrudeState) -> i64:
        return state.owner[self.quadrant]

    def legal(self, state: CrudeState) -> vec[i64]:
        box, quadrant = state.box, self.quadrant
        legal = vec[i64]()
        if state.collects:
            legal = append(legal, box.ids.collect)
        if can_refine(state, quadrant):
            legal = append(legal, box.ids.refine)
        if can_pump(state, quadrant):
            legal = append(legal, box.ids.pump)
        if can_strike(state, quadrant):
            legal = append(legal, box.ids.strike)
        return append(legal, box.ids.done)

    def answer(self, state: CrudeState, action: i64) -> None:
        box, quadrant = state.box, self.quadrant
        if action == box.ids.done:
            state.collects = state.refines = state.pumps = state.strike = state.fresh = 0
            return
        state.put(self)
        if action == box.ids.collect:
            collect(state, quadrant)
        elif action == box.ids.refine:
            refine(state, quadrant)
        elif action == box.ids.pump:
            pump(state, quadrant)
        else:
            strike_oil(state, quadrant)


def can_refine(state: CrudeState, quadrant: i64) -> bool:
    """Not crude that was collected this turn."""
    return state.refines > 0 and state.crude[quadrant] > state.fresh


def can_pump(state: CrudeState, quadrant: i64) -> bool:
    return state.pumps > 0 and state.gasoline[quadrant] > 0 and state.consumer_low > state.box.lowest


def can_strike(state: CrudeState, quadrant: i64) -> bool:
    return state.strike > 0 and state.cash[state.owner[quadrant]] >= state.well_price()


def collect(state: CrudeState, quadrant: i64) -> None:
    state.collects -= 1
    barrels = state.box.crude_a_hit
    state.crude[quadrant] += barrels
    state.fresh += barrels
    state.tell("collected", quadrant, barrels)


def refine(state: CrudeState, quadrant: i64) -> None:
    state.refines -= 1
    state.crude[quadrant] -= 1
    state.gasoline[quadrant] += 1
    state.tell("refined", quadrant)


def pump(state: CrudeState, quadrant: i64) -> None:
    """A station sells a barrel, on the space below those on the consumer market."""
    state.pumps -= 1
    state.gasoline[quadrant] -= 1
    state.consumer_low -= 1
    state.pay(state.owner[quadrant], -state.consumer_low)
    state.tell("pumped", quadrant, state.consumer_low)


def strike_oil(state: CrudeState, quadrant: i64) -> None:
    """A rig becomes a well, which gives no crude and is not sold this turn (CR-13, CR-15)."""
    square = squares.square(state.red, state.black)
    price = state.well_price()
    state.strike = 0
    state.pay(state.owner[quadrant], price)
    state.remove(quadrant, RIG, square)
    state.build(quadrant, WELL, square)
    state.tell("struck", quadrant, square, price)
