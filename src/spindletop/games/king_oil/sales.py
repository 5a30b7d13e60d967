"""What a seat may do at each of its decision points: lay pipelines, and sell to another seat or buy from it."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import BILL, TENS
from spindletop.games.king_oil.pipelines import add_pipelines, lay
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel.frame import ASK, Question


class DecisionPoint(Question):
    """A question of the mover's turn at which it may also lay pipelines and make offers (KO-13, KO-14, KO-42)."""

    rule: ClassVar[str] = "KO-23"

    def wells(self, state: KingOilState) -> int:
        """Wells still to drill, for which a free sale must leave holes."""
        return 0

    def choices(self, state: KingOilState) -> list[int]:
        """What this question itself is about, sorted."""
        raise NotImplementedError

    def choose(self, state: KingOilState, action: int) -> None:
        raise NotImplementedError

    def again(self, state: KingOilState) -> None:
        """After a pipeline or an offer the same is asked again."""
        state.put(self)

    def only(self, state: KingOilState) -> int:
        if state.may_offer(self.wells(state)):
            return ASK
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> vec[i64]:
        legal = self.choices(state)
        if state.may_offer(self.wells(state)):
            legal.insert(0, state.box.offer)
        add_pipelines(state, legal)
        return vec[i64](legal)

    def answer(self, state: KingOilState, action: int) -> None:
        box = state.box
        if action == box.offer:
            self.again(state)
            state.offers += 1
            state.put(OfferedProperty(self.wells(state), 1))
        elif action >= box.lay:
            self.again(state)
            lay(state, action - box.lay)
        else:
            self.choose(state, action)


class OfferedProperty(Question):
    """Which of your properties do you offer, or which of another seat's do you ask for? (KO-14, KO-42)"""

    rule: ClassVar[str] = "KO-14"
    wells: i64  # still to drill, for which holes must be left
    free: i64  # 0 when the mover is short of cash: then it may only sell

    def faults(self, state: KingOilState) -> list[str]:
        known = 0 <= self.wells <= max(state.box.card_wells) and self.free in (0, 1)
        return [] if known else ["so many wells are never announced, or the offer is neither free nor for a debt"]

    def only(self, state: KingOilState) -> int:
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> vec[i64]:
        box, mover, owner, empty, wells = state.box, state.mover, state.owner, state.empty, self.wells
        legal = []
        if state.may_sell(wells):
            spare = state.empty_of[mover] - wells
            for number in range(len(owner)):
                if owner[number] == mover and (wells == 0 or empty[number] <= spare):
                    legal.append(box.sell + number)
        if self.free and state.may_ask():
            for number in range(len(owner)):
                if owner[number] >= 0 and owner[number] != mover:
                    legal.append(box.want + number)
        return vec[i64](legal)

    def answer(self, state: KingOilState, action: int) -> None:
        if action >= state.box.want:
            state.put(PriceTens(action - state.box.want, state.mover))
        else:
            state.put(OfferedBuyer(action - state.box.sell))


class OfferedBuyer(Question):
    """To whom do you offer it? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    number: i64

    def faults(self, state: KingOilState) -> list[str]:
        if 0 <= self.number < state.box.properties and state.owner[self.number] == state.mover:
            return []
        return [f"property {self.number + 1} is not the mover's, who cannot offer it"]

    def only(self, state: KingOilState) -> int:
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> vec[i64]:
        legal = []
        for seat in range(state.seats):
            if state.cash[seat] >= BILL and seat != state.mover:
                legal.append(state.box.buyer + seat)
        return vec[i64](legal)

    def answer(self, state: KingOilState, action: int) -> None:
        state.put(PriceTens(self.number, action - state.box.buyer))


class PriceTens(Question):
    """At what price? The tens of thousands. (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    number: i64
    buyer: i64  # who would pay: another seat, or the mover that asks for a property

    def faults(self, state: KingOilState) -> list[str]:
        return no_deal(state, self.number, self.buyer, self.least())

    def least(self) -> int:
        return BILL

    def only(self, state: KingOilState) -> int:
        return state.box.tens if state.cash[self.buyer] < TENS else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> vec[i64]:
        tens = state.box.tens
        return vec[i64](list(range(tens + self.least() // TENS, tens + state.cash[self.buyer] // TENS + 1)))

    def answer(self, state: KingOilState, action: int) -> None:
        self.ask_rest(state, (action - state.box.tens) * TENS)

    def ask_rest(self, state: KingOilState, tens: int) -> None:
        state.put(PriceRest(self.number, self.buyer, tens))


class PriceRest(Question):
    """At what price? The rest, in steps of 500. (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    number: i64
    buyer: i64
    tens: i64

    def faults(self, state: KingOilState) -> list[str]:
        return no_tens(self.tens) or no_deal(state, self.number, self.buyer, max(self.tens, self.least()))

    def least(self) -> int:
        return BILL

    def only(self, state: KingOilState) -> int:
        lowest, highest = span(self.tens, self.least(), state.cash[self.buyer])
        return state.box.rest + (lowest - self.tens) // BILL if lowest == highest else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> vec[i64]:
        rest, tens = state.box.rest, self.tens
        lowest, highest = span(tens, self.least(), state.cash[self.buyer])
        return vec[i64](list(range(rest + (lowest - tens) // BILL, rest + (highest - tens) // BILL + 1)))

    def answer(self, state: KingOilState, action: int) -> None:
        self.settle(state, self.tens + (action - state.box.rest) * BILL)

    def settle(self, state: KingOilState, price: int) -> None:
        number, buyer, seller = self.number, self.buyer, state.owner[self.number]
        if buyer == state.mover:
            state.tell("asked", seller, number, buyer, price)
            state.put(Asked(number, buyer, price))
        else:
            state.tell("offer", seller, number, buyer, price)
            state.put(Offer(number, buyer, price))


def span(tens: int, least: int, most: int) -> tuple[int, int]:
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

    def actor(self, state: KingOilState) -> int:
        return self.buyer

    def legal(self, state: KingOilState) -> vec[i64]:
        return vec[i64]([state.box.accept, state.box.decline])

    def answer(self, state: KingOilState, action: int) -> None:
        if action == state.box.decline:
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

    def actor(self, state: KingOilState) -> int:
        return state.owner[self.number]


def no_tens(tens: int) -> list[str]:
    return [f"the tens of thousands of a price cannot be {tens}"] if tens < 0 or tens % TENS else []


def no_deal(state: KingOilState, number: int, buyer: int, price: int) -> list[str]:
    """What is wrong with a sale of the mover's property, or to the mover, at this price."""
    if not 0 <= number < state.box.properties or not 0 <= buyer < state.seats:
        return [f"there is no property {number + 1} for seat {buyer} to buy"]
    owner = state.owner[number]
    if owner < 0 or owner == buyer or state.mover not in (owner, buyer):
        return [f"property {number + 1} is not for sale between the mover and seat {buyer}"]
    return [] if state.cash[buyer] >= price else [f"seat {buyer} cannot pay {price}"]
