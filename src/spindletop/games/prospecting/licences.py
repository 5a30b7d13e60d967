"""Action 3: licences are dealt. Also what happens to them later: paid, fined, shown."""

from mypy_extensions import i64

from spindletop.games.prospecting import hands
from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Chance, Step
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import Hidden


class DealLicences(Step):
    """Each seat draws as many as its card says, one whole seat before the next (GI-8)."""

    def run(self, state: ProspectingState) -> None:
        for seat in state.last_to_first():
            state.put(Deal(seat, state.box.card_licences[state.cards[seat]]))


class Deal(Step):
    """So many licences for this holder: from the deck, then from the shuffled discards, then none (GI-8)."""

    holder: i64
    cards: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return holder_faults(state, self.holder) or ([] if self.cards >= 0 else ["nobody draws less than no cards"])

    def run(self, state: ProspectingState) -> None:
        if state.licences == 0:
            shuffle_discards(state)
        cards = min(self.cards, state.licences)
        if cards == 0:
            return
        if cards < self.cards:
            state.put(Deal(self.holder, self.cards - cards))
        if cards < state.licences:
            state.put(DrawLicences(self.holder, cards))
        else:
            give(state, self.holder, cards, state.licence_twos)  # the whole rest of the deck


def shuffle_discards(state: ProspectingState) -> None:
    if state.spent == 0:
        return
    state.note(hands.SHUFFLE, NONE, state.spent, state.spent_twos)
    state.licences, state.licence_twos = state.spent, state.spent_twos
    state.spent, state.spent_twos = 0, 0
    state.tell("licences_shuffled", state.licences, state.licence_twos)


class SomeOf(Chance):
    """How many twos are among cards taken at random?"""

    def pile(self, state: ProspectingState) -> tuple[i64, i64, i64]:
        """How many are taken, from how many cards, and the twos among those."""
        raise NotImplementedError

    def known_pile(self, state: ProspectingState) -> tuple[i64, i64, i64]:
        taken, cards, twos = self.pile(state)
        if twos == UNKNOWN:
            raise Hidden("which licences these are is not known to this seat: imagine first")
        return taken, cards, twos

    def chances(self, state: ProspectingState) -> list[tuple[int, int]]:
        """So many ways to choose x of the twos, and the others from the ones."""
        taken, cards, twos = self.known_pile(state)
        ones = cards - twos
        return [
            (state.box.ids.twos + x, choose(twos, x) * choose(ones, taken - x))
            for x in range(max(0, taken - ones), min(taken, twos) + 1)
        ]

    def draw(self, state: ProspectingState, rng: Rng) -> i64:
        """One card after the other."""
        taken, cards, twos = self.known_pile(state)
        drawn: i64 = 0
        for _ in range(taken):
            if rng.below(cards) < twos - drawn:
                drawn += 1
            cards -= 1
        return state.box.ids.twos + drawn


def choose(n: int, k: int) -> int:
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


class DrawLicences(SomeOf):
    """Which licences does this holder draw? (GI-8, GI-42)"""

    holder: i64
    cards: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return holder_faults(state, self.holder) or (
            [] if 1 <= self.cards <= state.licences else ["there are not so many licences in the deck"]
        )

    def pile(self, state: ProspectingState) -> tuple[i64, i64, i64]:
        return self.cards, state.licences, state.licence_twos

    def answer(self, state: ProspectingState, action: i64) -> None:
        give(state, self.holder, self.cards, action - state.box.ids.twos)


def give(state: ProspectingState, holder: i64, cards: i64, twos: i64) -> None:
    """Cards from the deck; only the holder knows which."""
    if twos == UNKNOWN or state.licence_twos == UNKNOWN or state.twos[holder] == UNKNOWN:
        raise Hidden("which licences these are is not known to this seat: imagine first")
    state.note(hands.DRAW, holder, cards, twos)
    state.licences -= cards
    state.licence_twos -= twos
    state.hands[holder] += cards
    state.twos[holder] += twos
    state.tell("dealt", holder, cards)
    if holder < state.seats:
        state.tell("drew", holder, cards, twos, audience=holder)


def spend(state: ProspectingState, kind: i64, holder: i64, cards: i64, twos: i64) -> None:
    """Cards go to the discards, face up."""
    if state.twos[holder] == UNKNOWN:
        raise Hidden("which licences these are is not known to this seat: imagine first")
    state.note(kind, holder, cards, twos)
    state.hands[holder] -= cards
    state.twos[holder] -= twos
    state.spent += cards
    state.spent_twos += twos


def holder_faults(state: ProspectingState, holder: i64) -> list[str]:
    return [] if 0 <= holder < len(state.hands) else [f"nobody with the number {holder} holds licences"]
