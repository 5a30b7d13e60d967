"""What a seat may do at each of its decision points: lay pipelines, and sell to another seat or buy from it."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.asking import ToMover
from spindletop.games.king_oil.box import BILL, TENS
from spindletop.games.king_oil.pipelines import lay, with_pipelines
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel.frame import ASK, Question, lone
from spindletop.kernel.nature import Rng

ANSWERS: Final = 32  # room for those that a decision point mostly has


class DecisionPoint(ToMover):
    """A question of the mover's turn at which it may also lay pipelines and make offers (KO-13, KO-14, KO-42)."""

    def wells(self, state: KingOilState) -> i64:
        """Wells still to drill, for which a free sale must leave holes."""
        return 0

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        """These answers, and after them what this question itself is about."""
        raise NotImplementedError

    def choose(self, state: KingOilState, action: i64) -> None:
        raise NotImplementedError

    def again(self, state: KingOilState) -> None:
        """After a pipeline or an offer the same is asked again."""
        state.put(self)

    def only(self, state: KingOilState) -> i64:
        return ASK if may_offer(state, self.wells(state)) else lone(self.legal(state))

    def legal(self, state: KingOilState) -> vec[i64]:
        legal = vec[i64](capacity=ANSWERS)
        if may_offer(state, self.wells(state)):
            legal = append(legal, state.box.ids.offer)
        return with_pipelines(state, self.with_choices(state, legal))

    def answer(self, state: KingOilState, action: i64) -> None:
        box = state.box
        if action == box.ids.offer:
            self.again(state)
            state.offers += 1
            state.put(OfferedProperty(self.wells(state), 1))
        elif action >= box.ids.lay:
            self.again(state)
            lay(state, action - box.ids.lay)
        else:
            self.choose(state, action)


def may_offer(state: KingOilState, wells: i64) -> bool:
    """Whether the mover can still make a free offer, with this many wells still to drill (KO-14, KO-42)."""
    return state.offers < state.box.offers and (may_ask(state) or may_sell(state, wells))


def may_ask(state: KingOilState) -> bool:
    """Whether the mover could pay something for a property of another seat (KO-42)."""
    mover, owned = state.mover, state.properties_of
    return state.cash[mover] >= BILL and any(owned[seat] > 0 and seat != mover for seat in range(len(owned)))


def may_sell(state: KingOilState, wells: i64) -> bool:
    """Whether the mover has a property that somebody could buy, with this many wells still to drill (KO-14)."""
    if state.properties_of[state.mover] == 0 or not has_buyer(state):
        return False
    return wells == 0 or any(is_for_sale(state, number, wells) for number in range(state.box.properties))


def has_buyer(state: KingOilState) -> bool:
    """Whether another seat could pay the mover something."""
    mover, cash = state.mover, state.cash
    return any(cash[seat] >= BILL and seat != mover for seat in range(len(cash)))


def is_for_sale(state: KingOilState, number: i64, wells: i64) -> bool:
    """Whether the mover could sell this property, and keep holes enough for the wells still to drill."""
    mover = state.mover
    return state.owner[number] == mover and (wells == 0 or state.empty[number] <= state.empty_of[mover] - wells)


class OfferedProperty(ToMover):
    """Which of your properties do you offer, or which of another seat's do you ask for? (KO-14, KO-42)"""

    rule: ClassVar[str] = "KO-14"
    wells: i64  # still to drill, for which holes must be left
    free: i64  # 0 when the mover is short of cash: then it may only sell

    def faults(self, state: KingOilState) -> list[str]:
        known = 0 <= self.wells <= max(state.box.card_wells) and self.free in (0, 1)
        return [] if known else ["so many wells are never announced, or the offer is neither free nor for a debt"]

    def only(self, state: KingOilState) -> i64:
        both = self.free == 1 and may_ask(state) and may_sell(state, self.wells)  # so there is a choice
        return ASK if both else lone(self.legal(state))

    def legal(self, state: KingOilState) -> vec[i64]:
        box, mover, owner = state.box, state.mover, state.owner
        legal = vec[i64](capacity=box.properties)
        if has_buyer(state):
            for number in range(box.properties):
                if is_for_sale(state, number, self.wells):
                    legal = append(legal, box.ids.sell + number)
        if self.free and may_ask(state):
            for number in range(box.properties):
                if owner[number] >= 0 and owner[number] != mover:
                    legal = append(legal, box.ids.want + number)
        return legal

    def answer(self, state: KingOilState, action: i64) -> None:
        if action >= state.box.ids.want:
            state.put(PriceTens(action - state.box.ids.want, state.mover))
        else:
            state.put(OfferedBuyer(action - state.box.ids.sell))


class OfferedBuyer(ToMover):
    """To whom do you offer it? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    number: i64

    def faults(self, state: KingOilState) -> list[str]:
        if 0 <= self.number < state.box.properties and state.owner[self.number] == state.mover:
            return []
        return [f"property {self.number + 1} is not the mover's, who cannot offer it"]

    def only(self, state: KingOilState) -> i64:
        return lone(self.legal(state))

    def legal(self, state: KingOilState) -> vec[i64]:
        buyer, cash, mover = state.box.ids.to, state.cash, state.mover
        return vec[i64]([buyer + seat for seat in range(len(cash)) if cash[seat] >= BILL and seat != mover])

    def answer(self, state: KingOilState, action: i64) -> None:
        state.put(PriceTens(self.number, action - state.box.ids.to))


class Price(ToMover):
    """A part of a price: any number from the lowest to the highest that the buyer can pay."""

    number: i64
    buyer: i64  # who would pay: another seat, or the mover that asks for a property

    def least(self) -> i64:
        """The least price."""
        return BILL

    def lowest(self, state: KingOilState) -> i64:
        raise NotImplementedError

    def highest(self, state: KingOilState) -> i64:
        raise NotImplementedError

    def only(self, state: KingOilState) -> i64:
        lowest = self.lowest(state)
        return lowest if lowest == self.highest(state) else ASK

    def legal(self, state: KingOilState) -> vec[i64]:
        return vec[i64](range(self.lowest(state), self.highest(state) + 1))

    def draw(self, state: KingOilState, rng: Rng) -> i64:
        lowest = self.lowest(state)
        return lowest + rng.below(self.highest(state) - lowest + 1)


class PriceTens(Price):
    """At what price? The tens of thousands. (KO-14)"""

    rule: ClassVar[str] = "KO-14"

    def faults(self, state: KingOilState) -> list[str]:
        return no_deal(state, self.number, self.buyer, self.least())

    def lowest(self, state: KingOilState) -> i64:
        return state.box.ids.for_ + self.least() // TENS

    def highest(self, state: KingOilState) -> i64:
        return state.box.ids.for_ + state.cash[self.buyer] // TENS

    def answer(self, state: KingOilState, action: i64) -> None:
        self.ask_rest(state, (action - state.box.ids.for_) * TENS)

    def ask_rest(self, state: KingOilState, tens: i64) -> None:
        state.put(PriceRest(self.number, self.buyer, tens))


class PriceRest(Price):
    """At what price? The rest, in steps of 500. (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    tens: i64

    def faults(self, state: KingOilState) -> list[str]:
        return no_tens(self.tens) or no_deal(state, self.number, self.buyer, max(self.tens, self.least()))

    def lowest(self, state: KingOilState) -> i64:
        lowest, _ = span(self.tens, self.least(), state.cash[self.buyer])
        return state.box.ids.and_ + (lowest - self.tens) // BILL

    def highest(self, state: KingOilState) -> i64:
        _, highest = span(self.tens, self.least(), state.cash[self.buyer])
        return state.box.ids.and_ + (highest - self.tens) // BILL

    def answer(self, state: KingOilState, action: i64) -> None:
        self.settle(state, self.tens + (action - state.box.ids.and_) * BILL)

    def settle(self, state: KingOilState, price: i64) -> None:
        number, buyer, seller = self.number, self.buyer, state.owner[self.number]
        if buyer == state.mover:
            state.tell("asked", seller, number, buyer, price)
            state.put(Asked(number, buyer, price))
        else:
            state.tell("offer", seller, number, buyer, price)
            state.put(Offer(number, buyer, price))


def span(tens: i64, least: i64, most: i64) -> tuple[i64, i64]:
    """The lowest and the highest price with these tens of thousands, of those between `least` and `most`."""
    return max(tens, least), min(tens + TENS - BILL, most)


class Offer(Question):
    """Do you buy this property at this price? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    number: i64
    buyer: i64
    price: i64

    def faults(self, state: KingOilState) -> list[str]:
        if self.price < BILL:
            return [f"the price of a property cannot be {self.price}"]
        return no_deal(state, self.number, self.buyer, self.price)

    def actor(self, state: KingOilState) -> i64:
        return self.buyer

    def legal(self, state: KingOilState) -> vec[i64]:
        return vec[i64]([state.box.ids.accept, state.box.ids.decline])

    def answer(self, state: KingOilState, action: i64) -> None:
        if action == state.box.ids.decline:
            state.declined = [*state.declined, [self.number, self.buyer, self.price]]
            state.tell("declined", self.actor(state))
            return
        seller = state.owner[self.number]
        state.pay(self.buyer, seller, self.price)
        state.transfer(self.number, self.buyer)  # KO-22: its pipelines go with it
        state.tell("sold", seller, self.number, self.buyer, self.price)


class Asked(Offer):
    """Do you sell this property to the mover at this price? (KO-42)"""

    rule: ClassVar[str] = "KO-42"

    def actor(self, state: KingOilState) -> i64:
        return state.owner[self.number]


def no_tens(tens: i64) -> list[str]:
    return [f"the tens of thousands of a price cannot be {tens}"] if tens < 0 or tens % TENS else []


def no_deal(state: KingOilState, number: i64, buyer: i64, price: i64) -> list[str]:
    """What is wrong with a sale of the mover's property, or to the mover, at this price."""
    if not 0 <= number < state.box.properties or not 0 <= buyer < state.seats:
        return [f"there is no property {number + 1} for seat {buyer} to buy"]
    owner = state.owner[number]
    if owner < 0 or owner == buyer or state.mover not in (owner, buyer):
        return [f"property {number + 1} is not for sale between the mover and seat {buyer}"]
    return [] if state.cash[buyer] >= price else [f"seat {buyer} cannot pay {price}"]
