"""The deck of news: the two cards that lie open, the next one, and where a card goes that was read."""

from typing import ClassVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from spindletop.games.crude.box import GLOBAL_WARMING, NOTHING
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import EvenChance, Step


class FiledAway(Step):
    """The card goes under the deck, or stays while it lasts (CR-23)."""

    rule: ClassVar[str] = "CR-23"
    card: i64

    def faults(self, state: CrudeState) -> list[str]:
        held = [*state.under, *state.lasting, state.likely, state.unlikely]
        loose = 0 <= self.card < state.news_cards and self.card not in held and not state.undrawn >> self.card & 1
        return [] if loose else [f"the news card {self.card} is not being read"]

    def run(self, state: CrudeState) -> None:
        lasts = any(state.shut) if self.card == GLOBAL_WARMING else bool(state.box.ends_on[self.card])
        if lasts:
            state.lasting = append(state.lasting, self.card)
        else:
            state.under = append(state.under, self.card)


class Refill(Step):
    """Both places have a card again: the likely one slid over, the unlikely one new (CR-4, CR-9)."""

    rule: ClassVar[str] = "CR-9"

    def run(self, state: CrudeState) -> None:
        if state.likely == NOTHING:
            state.likely = state.unlikely
            state.unlikely = NOTHING
        if state.unlikely == NOTHING:
            if state.likely == NOTHING:
                state.put(self)
            if state.undrawn:
                state.put(NewsCard())
            elif len(state.under):  # CR-24: known to all
                state.under, card = pop(state.under, 0)
                turn_up(state, card)


class NewsCard(EvenChance):
    """Which card is next? Any that was never drawn (CR-4, CR-24)."""

    rule: ClassVar[str] = "CR-24"

    def faults(self, state: CrudeState) -> list[str]:
        return [] if state.undrawn and state.unlikely == NOTHING else ["no news card can be drawn"]

    def legal(self, state: CrudeState) -> vec[i64]:
        news, undrawn = state.box.ids.news, state.undrawn
        return vec[i64]([news + card for card in range(state.news_cards) if undrawn >> card & 1])

    def answer(self, state: CrudeState, action: i64) -> None:
        card = action - state.box.ids.news
        state.undrawn &= ~(1 << card)
        turn_up(state, card)


def turn_up(state: CrudeState, card: i64) -> None:
    state.unlikely = card
    state.tell("news_card", card)
