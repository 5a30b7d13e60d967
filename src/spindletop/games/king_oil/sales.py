"""What a seat may do at each of its decision points: lay pipelines, and offer a property to another seat."""

from typing import ClassVar, Final

from spindletop.games.king_oil.pipelines import add_pipelines, lay
from spindletop.games.king_oil.state import LEAST_PRICE, KingOilState
from spindletop.kernel.frame import ASK, Question

TENS: Final = 10_000  # a price is asked as tens of thousands, then 500s (KO-14)


class DecisionPoint(Question[KingOilState]):
    """A question of the mover's turn at which it may also lay pipelines and make offers (KO-13, KO-14, KO-23)."""

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
        state.stack.append(self)

    def only(self, state: KingOilState) -> int:
        if state.may_offer(self.wells(state)):
            return ASK
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        legal = self.choices(state)
        if state.may_offer(self.wells(state)):
            legal.insert(0, state.box.offer)
        add_pipelines(state, legal)
        return legal

    def answer(self, state: KingOilState, action: int) -> None:
        box = state.box
        if action == box.offer:
            self.again(state)
            make_offer(state, self.wells(state))
        elif action >= box.lay:
            self.again(state)
            lay(state, action - box.lay)
        else:
            self.choose(state, action)


def make_offer(state: KingOilState, wells: int) -> None:
    state.offers += 1
    state.stack.append(OfferedProperty(wells))


class OfferedProperty(Question[KingOilState]):
    """Which of your properties do you offer? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    fields: ClassVar[tuple[str, ...]] = ("wells",)

    def __init__(self, wells: int) -> None:
        self.wells = wells

    def faults(self, state: KingOilState) -> list[str]:
        return [] if 0 <= self.wells <= max(state.box.card_wells) else ["so many wells are never announced"]

    def only(self, state: KingOilState) -> int:
        if self.wells == 0 and state.properties_of[state.mover] > 1:
            return ASK
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        sell, mover, owner, empty, wells = state.box.sell, state.mover, state.owner, state.empty, self.wells
        spare = state.empty_of[mover] - wells
        legal = []
        for number in range(len(owner)):
            if owner[number] == mover and (wells == 0 or empty[number] <= spare):
                legal.append(sell + number)
        return legal

    def answer(self, state: KingOilState, action: int) -> None:
        state.stack.append(OfferedBuyer(action - state.box.sell))


class OfferedBuyer(Question[KingOilState]):
    """To whom do you offer it? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def faults(self, state: KingOilState) -> list[str]:
        return not_on_offer(state, self.number)

    def only(self, state: KingOilState) -> int:
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        legal = []
        for seat in range(state.seats):
            if state.cash[seat] >= LEAST_PRICE and seat != state.mover:
                legal.append(state.box.buyer + seat)
        return legal

    def answer(self, state: KingOilState, action: int) -> None:
        state.stack.append(PriceTens(self.number, action - state.box.buyer))


class PriceTens(Question[KingOilState]):
    """At what price? The tens of thousands. (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    fields: ClassVar[tuple[str, ...]] = ("number", "buyer")

    def __init__(self, number: int, buyer: int) -> None:
        self.number = number
        self.buyer = buyer

    def faults(self, state: KingOilState) -> list[str]:
        return not_on_offer(state, self.number) or no_buyer(state, self.buyer, LEAST_PRICE)

    def only(self, state: KingOilState) -> int:
        return state.box.tens if state.cash[self.buyer] < TENS else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        tens = state.box.tens
        return list(range(tens, tens + state.cash[self.buyer] // TENS + 1))

    def answer(self, state: KingOilState, action: int) -> None:
        state.stack.append(PriceRest(self.number, self.buyer, (action - state.box.tens) * TENS))


class PriceRest(Question[KingOilState]):
    """At what price? The rest, in steps of 500. (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    fields: ClassVar[tuple[str, ...]] = ("number", "buyer", "tens")

    def __init__(self, number: int, buyer: int, tens: int) -> None:
        self.number = number
        self.buyer = buyer
        self.tens = tens

    def faults(self, state: KingOilState) -> list[str]:
        if self.tens < 0 or self.tens % TENS:
            return [f"the tens of thousands of a price cannot be {self.tens}"]
        return not_on_offer(state, self.number) or no_buyer(state, self.buyer, max(self.tens, LEAST_PRICE))

    def only(self, state: KingOilState) -> int:
        spare = state.cash[self.buyer] - self.tens
        if self.tens:
            return state.box.rest if spare < LEAST_PRICE else ASK
        return state.box.rest + 1 if spare < 2 * LEAST_PRICE else ASK

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        rest = state.box.rest
        most = min(state.cash[self.buyer] - self.tens, TENS - LEAST_PRICE)
        return list(range(rest if self.tens else rest + 1, rest + most // LEAST_PRICE + 1))

    def answer(self, state: KingOilState, action: int) -> None:
        price = self.tens + (action - state.box.rest) * LEAST_PRICE
        state.tell("offer", state.mover, self.number, self.buyer, price)
        state.stack.append(Offer(self.number, self.buyer, price))


class Offer(Question[KingOilState]):
    """Do you buy this property at this price? (KO-14)"""

    rule: ClassVar[str] = "KO-14"
    fields: ClassVar[tuple[str, ...]] = ("number", "buyer", "price")

    def __init__(self, number: int, buyer: int, price: int) -> None:
        self.number = number
        self.buyer = buyer
        self.price = price

    def faults(self, state: KingOilState) -> list[str]:
        if self.price < LEAST_PRICE:
            return [f"the price of a property cannot be {self.price}"]
        return not_on_offer(state, self.number) or no_buyer(state, self.buyer, self.price)

    def actor(self, state: KingOilState) -> int:
        return self.buyer

    def legal(self, state: KingOilState) -> list[int]:
        return [state.box.accept, state.box.decline]

    def answer(self, state: KingOilState, action: int) -> None:
        if action == state.box.decline:
            state.tell("declined", self.buyer, self.number, self.price)
            return
        state.pay(self.buyer, state.mover, self.price)
        state.transfer(self.number, self.buyer)  # KO-22: its pipelines go with it
        state.tell("sold", state.mover, self.number, self.buyer, self.price)


def not_on_offer(state: KingOilState, number: int) -> list[str]:
    if 0 <= number < state.box.properties and state.owner[number] == state.mover:
        return []
    return [f"property {number + 1} is not the mover's, who cannot offer it"]


def no_buyer(state: KingOilState, buyer: int, price: int) -> list[str]:
    if 0 <= buyer < state.seats and buyer != state.mover and state.cash[buyer] >= price:
        return []
    return [f"seat {buyer} cannot pay {price} to the mover"]
