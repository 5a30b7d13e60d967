"""The setup and the turns of King Oil, in the order of the rulebook."""

from typing import ClassVar

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from spindletop.games.king_oil.asking import ToMover
from spindletop.games.king_oil.debts import Debt
from spindletop.games.king_oil.drilling import BEFORE_DRAWING, Call, Claim, Drilling, SlipHole
from spindletop.games.king_oil.land import is_derrick
from spindletop.games.king_oil.pipelines import Support
from spindletop.games.king_oil.purchases import Purchase, buy, with_properties
from spindletop.games.king_oil.sales import DecisionPoint
from spindletop.games.king_oil.state import BANK, NO_CARD, KingOilState
from spindletop.kernel.frame import ASK, Step
from spindletop.parts.bag import FromBag
from spindletop.parts.numbers import replaced
from spindletop.parts.starting import WhoBegins

# Setup


class FirstChooser(WhoBegins):
    """Who chooses a property first? (KO-4, if the table did not decide)"""

    rule: ClassVar[str] = "KO-4"

    def answer(self, state: KingOilState, action: i64) -> None:
        state.first = state.mover = action - state.box.ids.start
        state.tell("chooses_first", state.first)


class FirstProperty(ToMover):
    """Which property do you begin with? (KO-4)"""

    rule: ClassVar[str] = "KO-4"

    def faults(self, state: KingOilState) -> list[str]:
        begun = state.bankrupt or any(state.due) or state.properties_of[state.mover]
        return ["before the first turn nothing is due, and the chooser has no property yet"] if begun else []

    def legal(self, state: KingOilState) -> vec[i64]:
        return with_properties(state, vec[i64]())

    def answer(self, state: KingOilState, action: i64) -> None:
        buy(state, action - state.box.ids.buy)
        state.mover = state.left_of(state.mover)
        if state.mover != state.first:
            state.put(self)
            return
        state.first = state.mover = starting_seat(state)
        state.tell("starts", state.first)
        state.put(Turn())


def starting_seat(state: KingOilState) -> i64:
    """The seat that paid most; equal prices are passed over. If all are equal, the first chooser (KO-5)."""
    paid = [state.box.stake - state.cash[seat] for seat in range(state.seats)]
    unequalled = [price for price in paid if paid.count(price) == 1]
    return paid.index(max(unequalled)) if unequalled else state.first


# A turn


class Turn(Step):
    """A seat's turn begins: royalties first, then a card. At the bottom of the stack lies what ends it."""

    rule: ClassVar[str] = "KO-6"

    def run(self, state: KingOilState) -> None:
        mover = state.mover
        state.offers = 0
        state.declined = []
        state.drilled = vec[i64]()
        state.card = NO_CARD
        state.tell("turn", mover, state.round)
        state.put(EndTurn())
        if state.lost_turns >> mover & 1:  # KO-37: royalties only
            state.lost_turns &= ~(1 << mover)
            state.tell("turn_lost", mover)
        else:
            state.put(BeforeDrawing())
        state.due = state.royalties(mover)
        state.put(Royalties())


class Royalties(Step):
    """All that is due for pipelines, as it stood when the turn began, clockwise from the mover's left (KO-39)."""

    rule: ClassVar[str] = "KO-39"

    def run(self, state: KingOilState) -> None:
        seats, mover, due = state.seats, state.mover, state.due
        for step in range(1, seats):
            creditor = (mover + step) % seats
            amount = due[creditor]
            if amount:
                state.due = replaced(due, creditor, 0)
                state.put(self)
                state.put(Debt(creditor, amount, 0))
                return


class BeforeDrawing(DecisionPoint):
    """Draw a Wildcat card? (KO-7)"""

    rule: ClassVar[str] = "KO-7"

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        legal = append(legal, state.box.ids.draw)
        return (
            append(legal, state.box.ids.drill_before_drawing) if state.slips and state.empty_of[state.mover] else legal
        )

    def choose(self, state: KingOilState, action: i64) -> None:
        if action == state.box.ids.drill_before_drawing:
            state.put(SlipHole(BEFORE_DRAWING))
        else:
            state.put(Card())


class Card(FromBag):
    """Which Wildcat card is on top of the pile? (KO-7)"""

    rule: ClassVar[str] = "KO-7"

    def first(self, state: KingOilState) -> i64:
        return state.box.ids.card

    def bag(self, state: KingOilState) -> vec[i64]:
        return state.cards

    def answer(self, state: KingOilState, action: i64) -> None:
        box, kind = state.box, action - state.box.ids.card
        state.card = kind
        state.cards = replaced(state.cards, kind, state.cards[kind] - 1)
        state.tell("card", state.mover, kind)
        if not any(state.cards):
            state.cards = box.card_count
            state.tell("shuffled")
        if box.card_wells[kind] == 0:
            state.put(Purchase(0))
            lost = box.fire_loss[state.derricks_of[state.mover]]
            if lost:
                state.put(Fire(lost))
            return
        royalty = box.card_pays[kind] + box.card_royalty[kind] * state.derricks_of[state.mover]  # KO-8
        if state.bank_pays(royalty):
            state.put(Purchase(box.card_buys[kind]))
            state.put(Centre())


class Centre(Step):
    """The card's centre: drill, or pay for having no hole (KO-9, KO-10)."""

    rule: ClassVar[str] = "KO-9"

    def faults(self, state: KingOilState) -> list[str]:
        return no_wells(state)

    def run(self, state: KingOilState) -> None:
        state.put(Announce() if state.empty_of[state.mover] else NoHole())


def no_wells(state: KingOilState) -> list[str]:
    drilling = state.card != NO_CARD and state.box.card_wells[state.card] > 0
    return [] if drilling else ["the mover has no card that lets it drill"]


class AtCentre(DecisionPoint):
    """After a deal the mover may have holes that it had not, or none any more: the other question is asked then."""

    def again(self, state: KingOilState) -> None:
        state.put(Centre())


class Announce(AtCentre):
    """How many wells do you announce? (KO-9)"""

    rule: ClassVar[str] = "KO-9"

    def faults(self, state: KingOilState) -> list[str]:
        return no_wells(state) or ([] if state.empty_of[state.mover] else ["the mover has no hole to drill"])

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        first, most = state.box.ids.announce + 1, min(state.box.card_wells[state.card], state.empty_of[state.mover])
        return extend(legal, vec[i64](range(first, first + most)))

    def choose(self, state: KingOilState, action: i64) -> None:
        wells = action - state.box.ids.announce
        state.tell("announced", state.mover, wells)
        state.put(Drilling(wells))


class NoHole(AtCentre):
    """You have no hole to drill: pay the fine (KO-10)"""

    rule: ClassVar[str] = "KO-10"

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        return append(legal, state.box.ids.pay_fine)

    def choose(self, state: KingOilState, action: i64) -> None:
        state.tell("no_hole", state.mover)
        state.put(Debt(BANK, state.box.fine_no_hole, 0))


class Fire(ToMover):
    """Fire! Which derrick do you lose? (KO-12)"""

    rule: ClassVar[str] = "KO-12"
    left: i64

    def faults(self, state: KingOilState) -> list[str]:
        enough = 1 <= self.left <= state.derricks_of[state.mover]
        return [] if enough else ["the mover has not so many derricks to lose"]

    def only(self, state: KingOilState) -> i64:
        return ASK if state.derricks_of[state.mover] > self.left else self.legal(state)[0]

    def legal(self, state: KingOilState) -> vec[i64]:
        box, mover, owner = state.box, state.mover, state.owner
        own = [hole for hole in range(box.holes) if owner[box.property_of[hole]] == mover]
        return vec[i64]([box.ids.lose_derrick + hole for hole in own if is_derrick(state.wells[hole])])

    def answer(self, state: KingOilState, action: i64) -> None:
        hole = action - state.box.ids.lose_derrick
        state.replace_derrick(hole)
        state.tell("burnt", state.mover, hole)
        if self.left > 1:
            state.put(Fire(self.left - 1))
        state.put(Support(state.box.property_of[hole]))


class EndTurn(Step):
    """The turn is over; a slip on a property of nobody can be called out for the last time (KO-35)."""

    rule: ClassVar[str] = "KO-35"

    def run(self, state: KingOilState) -> None:
        state.put(NextTurn())
        if not state.slips:
            return
        for number in range(state.box.properties - 1, -1, -1):
            if state.is_trespassed(number):
                state.put(Claim(number))
                state.put(Call(number, state.left_of(state.mover), 1))


class NextTurn(Step):
    """The next seat clockwise plays; after the last round worth decides (KO-5, KO-41)."""

    rule: ClassVar[str] = "KO-5"

    def run(self, state: KingOilState) -> None:
        seat = (state.mover + 1) % state.seats
        while True:
            if seat == state.first:
                state.round += 1
                state.look_anew()
            if state.is_in(seat):
                break
            seat = (seat + 1) % state.seats
        state.mover = seat
        if state.round > state.box.rounds:
            state.tell("last_round")
            state.finish()
            return
        state.put(Turn())
