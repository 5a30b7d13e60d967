"""Crude: seats, options and the way to the first question."""

from pathlib import Path

from spindletop.games.crude import assets, content, deck, market, news, production, steps
from spindletop.games.crude.box import QUADRANTS, Box
from spindletop.games.crude.squares import SIDE, SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import START, ContentFile, Game, Option, frames_in


class Crude(Game[CrudeState]):
    slug = "crude"
    title = "Crude"
    seats = range(2, 5)
    rules = 2
    options = (
        START,
        Option("goal", (750, 1000), 750),
        Option("strict_news", (False, True), False),
        Option("secret_cash", (False, True), False),
    )
    frames = frames_in(steps, market, production, news, deck, assets)
    state = CrudeState
    folder = Path(__file__).parent

    def read(self, source: ContentFile) -> Box:
        box, self.verbs = content.read(source)
        self.max_chances = SIDE * SIDE
        # two rounds more: the setup with its purchases, and last turns after a declaration in the last round
        self.longest = (box.rounds + 2) * QUADRANTS * answers_a_turn(box)
        return box

    def begin(self, state: CrudeState) -> None:
        start = state.setup.options["start"]
        state.first = 0 if isinstance(start, str) else start
        state.lay_out()
        state.put_all([steps.TURN, assets.PurchaseRound(0)])
        if start == "random":
            state.put(steps.StartingSeat())
        state.put(deck.Refill())


def answers_a_turn(box: Box) -> int:
    """More than any turn can have: trades, uses of hits, purchases with their places, and sales for debts."""
    trades = sum(box.spaces) + SQUARES
    hits = 3 * (3 + box.run_extra) * SQUARES
    return trades + hits + 4 * SQUARES + 2 * QUADRANTS * SQUARES
