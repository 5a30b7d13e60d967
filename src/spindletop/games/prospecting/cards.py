"""Action 2: cards are turned up, the black train advances, and each seat takes a card."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NONE
from spindletop.games.prospecting.frames import Asked, SeatStep
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import ASK, Step
from spindletop.parts.bag import FromBag
from spindletop.parts.numbers import replaced, total_from


class DrawCards(Step):
    """One special card, as many standard ones as seats; each seat takes one (GI-7)."""

    def run(self, state: ProspectingState) -> None:
        standard, kinds = state.box.standard_kinds, state.box.card_kinds
        if total_from(state.deck, standard, kinds) == 0:
            if not state.table.specials_return:
                end_game(state)  # BG-32
                return
            renew_pile(state, standard, kinds)
        if state.table.piles == 0:
            state.put(LeftOver())
        for seat in state.last_to_first():
            state.put(TakeCard(seat))
        state.put(SpecialCard())


def renew_pile(state: ProspectingState, start: i64, stop: i64) -> None:
    """A pile that has run out is made anew from its discards; open cards stay out (GI-7, GI-40)."""
    deck, discarded = state.deck[:], state.discarded[:]
    for kind in range(start, stop):
        deck[kind] = discarded[kind]
        discarded[kind] = 0
    state.deck, state.discarded = deck, discarded
    state.look_anew()
    state.tell("cards_shuffled", 0 if start == 0 else 1)


def end_game(state: ProspectingState) -> None:
    """At once, in the middle of the round (GI-36)."""
    state.finish()
    for seat, score in enumerate(state.scores()):
        state.tell("result", seat, score)


class TurnUp(FromBag):
    """Which card is turned up? Any that is still in its deck."""

    def open(self, state: ProspectingState, action: i64) -> i64:
        """Lay the card in the row; the row stays sorted."""
        kind = action - state.box.ids.reveal
        state.look_anew()
        state.deck = replaced(state.deck, kind, state.deck[kind] - 1)
        offer = append(state.offer, kind)
        place = len(offer) - 1
        while place > 0 and offer[place - 1] > kind:
            offer[place] = offer[place - 1]
            place -= 1
        offer[place] = kind
        state.offer = offer
        state.tell("turned_up", kind)
        return kind


class SpecialCard(TurnUp):
    """Which special card is turned up? The black train advances by its number (GI-7)."""

    def first(self, state: ProspectingState) -> i64:
        return state.box.ids.reveal + state.box.standard_kinds

    def bag(self, state: ProspectingState) -> vec[i64]:
        return state.deck[state.box.standard_kinds :]

    def faults(self, state: ProspectingState) -> list[str]:
        left = total_from(state.deck, state.box.standard_kinds, state.box.card_kinds)
        return [] if left > 0 and len(state.offer) == 0 else ["a special card is turned up first, while there are any"]

    def answer(self, state: ProspectingState, action: i64) -> None:
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

    def first(self, state: ProspectingState) -> i64:
        return state.box.ids.reveal

    def bag(self, state: ProspectingState) -> vec[i64]:
        return state.deck[: state.box.standard_kinds]

    def faults(self, state: ProspectingState) -> list[str]:
        there = total_from(state.deck, 0, state.box.standard_kinds) > 0 and 1 <= self.left <= state.seats
        return [] if there else ["there is no such standard card to turn up"]

    def answer(self, state: ProspectingState, action: i64) -> None:
        self.open(state, action)
        turn_up_standard(state, self.left - 1)


def turn_up_standard(state: ProspectingState, left: i64) -> None:
    if left == 0:
        return
    if total_from(state.deck, 0, state.box.standard_kinds) == 0:
        renew_pile(state, 0, state.box.standard_kinds)
    state.put(StandardCard(left))


class TakeCard(Asked):
    """Which of the open cards do you take? (GI-7)"""

    def faults(self, state: ProspectingState) -> list[str]:
        return super().faults(state) or (
            [] if state.cards[self.seat] == NONE else [f"seat {self.seat} has a card already"]
        )

    def only(self, state: ProspectingState) -> i64:
        offer = state.offer
        return state.box.ids.take + offer[0] if offer[0] == offer[-1] else ASK

    def legal(self, state: ProspectingState) -> vec[i64]:
        offer, take = state.offer, state.box.ids.take
        return vec[i64](
            [take + offer[place] for place in range(len(offer)) if place == 0 or offer[place] != offer[place - 1]]
        )

    def answer(self, state: ProspectingState, action: i64) -> None:
        kind = action - state.box.ids.take
        state.offer = remove(state.offer, kind)
        state.cards[self.seat] = kind
        state.tell("took", self.seat, kind)


class LeftOver(Step):
    """The card that nobody took goes to its discards (GI-7)."""

    def run(self, state: ProspectingState) -> None:
        for kind in state.offer:
            state.discarded = replaced(state.discarded, kind, state.discarded[kind] + 1)
            state.tell("left_over", kind)
        state.offer = vec[i64]()


class CardUsed(SeatStep):
    """A card has done its work and goes to the discards of its kind (GI-9)."""

    def faults(self, state: ProspectingState) -> list[str]:
        return super().faults(state) or ([] if state.cards[self.seat] != NONE else [f"seat {self.seat} has no card"])

    def run(self, state: ProspectingState) -> None:
        kind = state.cards[self.seat]
        state.discarded = replaced(state.discarded, kind, state.discarded[kind] + 1)
        state.cards[self.seat] = NONE
