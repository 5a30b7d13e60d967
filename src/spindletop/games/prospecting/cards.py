"""Action 2: cards are turned up, the black train advances, and each seat takes a card."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NONE
from spindletop.games.prospecting.prices import seat_faults
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import ASK, Chance, Question, Step
from spindletop.kernel.nature import Rng


class DrawCards(Step):
    """One special card, as many standard ones as seats; each seat takes one (GI-7)."""

    def run(self, state: ProspectingState) -> None:
        standard, kinds = state.box.standard_kinds, state.box.card_kinds
        if count(state.deck, standard, kinds) == 0:
            if not state.table.specials_return:
                end_game(state)  # BG-32
                return
            renew_pile(state, standard, kinds)
        if state.table.piles == 0:
            state.put(LeftOver())
        for seat in state.last_to_first():
            state.put(TakeCard(seat))
        state.put(SpecialCard())


def count(cards: list[int], start: int, stop: int) -> int:
    total = 0
    for kind in range(start, stop):
        total += cards[kind]
    return total


def renew_pile(state: ProspectingState, start: int, stop: int) -> None:
    """A pile that has run out is made anew from its discards; open cards stay out (GI-7, GI-40)."""
    for kind in range(start, stop):
        state.deck[kind] = state.discarded[kind]
        state.discarded[kind] = 0
    state.tell("cards_shuffled", 0 if start == 0 else 1)


def end_game(state: ProspectingState) -> None:
    """At once, in the middle of the round (GI-36)."""
    state.finish()
    for seat, score in enumerate(state.scores()):
        state.tell("result", seat, score)


class TurnUp(Chance):
    """Which card is turned up? Any that is still in its deck."""

    def start(self, state: ProspectingState) -> int:
        raise NotImplementedError

    def stop(self, state: ProspectingState) -> int:
        raise NotImplementedError

    def chances(self, state: ProspectingState) -> list[tuple[int, int]]:
        kinds = range(self.start(state), self.stop(state))
        return [(state.box.ids.reveal + kind, state.deck[kind]) for kind in kinds if state.deck[kind] > 0]

    def draw(self, state: ProspectingState, rng: Rng) -> int:
        deck = state.deck
        kind = self.start(state)
        ticket = rng.below(count(deck, kind, self.stop(state)))
        while ticket >= deck[kind]:
            ticket -= deck[kind]
            kind += 1
        return state.box.ids.reveal + kind

    def open(self, state: ProspectingState, action: int) -> int:
        """Lay the card in the row; the row stays sorted."""
        kind = action - state.box.ids.reveal
        state.deck[kind] -= 1
        place = 0
        while place < len(state.offer) and state.offer[place] < kind:
            place += 1
        state.offer.insert(place, kind)
        state.tell("turned_up", kind)
        return kind


class SpecialCard(TurnUp):
    """Which special card is turned up? The black train advances by its number (GI-7)."""

    def start(self, state: ProspectingState) -> int:
        return state.box.standard_kinds

    def stop(self, state: ProspectingState) -> int:
        return state.box.card_kinds

    def faults(self, state: ProspectingState) -> list[str]:
        left = count(state.deck, state.box.standard_kinds, state.box.card_kinds)
        return [] if left and not state.offer else ["a special card is turned up first, while there are any"]

    def answer(self, state: ProspectingState, action: int) -> None:
        kind = self.open(state, action)
        state.black = min(state.box.last, state.black + state.box.card_train[kind])
        state.tell("black_train", state.black)
        if state.black >= state.table.end:  # GI-36
            end_game(state)
        else:
            turn_up_standard(state, state.seats)


class StandardCard(TurnUp):
    """Which standard card is turned up? (GI-7)"""

    left: i64

    def start(self, state: ProspectingState) -> int:
        return 0

    def stop(self, state: ProspectingState) -> int:
        return state.box.standard_kinds

    def faults(self, state: ProspectingState) -> list[str]:
        there = count(state.deck, 0, state.box.standard_kinds) > 0 and 1 <= self.left <= state.seats
        return [] if there else ["there is no such standard card to turn up"]

    def answer(self, state: ProspectingState, action: int) -> None:
        self.open(state, action)
        turn_up_standard(state, self.left - 1)


def turn_up_standard(state: ProspectingState, left: int) -> None:
    if left == 0:
        return
    if count(state.deck, 0, state.box.standard_kinds) == 0:
        renew_pile(state, 0, state.box.standard_kinds)
    state.put(StandardCard(left))


class TakeCard(Question):
    """Which of the open cards do you take? (GI-7)"""

    seat: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return seat_faults(state, self.seat) or (
            [] if state.cards[self.seat] == NONE else [f"seat {self.seat} has a card already"]
        )

    def only(self, state: ProspectingState) -> int:
        offer = state.offer
        return state.box.ids.take + offer[0] if offer[0] == offer[len(offer) - 1] else ASK

    def actor(self, state: ProspectingState) -> int:
        return self.seat

    def legal(self, state: ProspectingState) -> vec[i64]:
        legal: list[int] = []
        before = NONE
        for kind in state.offer:
            if kind != before:
                legal.append(state.box.ids.take + kind)
            before = kind
        return vec[i64](legal)

    def answer(self, state: ProspectingState, action: int) -> None:
        kind = action - state.box.ids.take
        state.offer.remove(kind)
        state.cards[self.seat] = kind
        state.tell("took", self.seat, kind)


class LeftOver(Step):
    """The card that nobody took goes to its discards (GI-7)."""

    def run(self, state: ProspectingState) -> None:
        for kind in state.offer:
            state.discarded[kind] += 1
            state.tell("left_over", kind)
        state.offer = []


class CardUsed(Step):
    """A card has done its work and goes to the discards of its kind (GI-9)."""

    seat: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return seat_faults(state, self.seat) or (
            [] if state.cards[self.seat] != NONE else [f"seat {self.seat} has no card"]
        )

    def run(self, state: ProspectingState) -> None:
        state.discarded[state.cards[self.seat]] += 1
        state.cards[self.seat] = NONE
