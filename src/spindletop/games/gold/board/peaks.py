"""Gold's great moments: a strike, dynamite, the Gold Rush. They begin when the cards have been looked at."""

from collections.abc import Iterator

from spindletop.art.peaks import Peak, Spectacle
from spindletop.art.scene import Moment
from spindletop.games.gold.board.places import Lie
from spindletop.games.gold.board.showing import LOOK, Outcome, Showing, told
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say

STRIKE = Spectacle("strike", ("peak-rays", "peak-nuggets"), "coins")
BLAST = Spectacle("blast", ("peak-smoke", "peak-blast", "peak-rubble"), "boom")
RUSH = Spectacle("rush", ("peak-rays", "peak-nuggets"), "bell")
SEEN = 0.5 * LOOK  # then everybody has seen what is on the cards


def great_moments(moment: Moment[GoldState], shown: Showing, cards: Lie) -> Iterator[Peak]:
    for outcome in shown.outcomes:
        if outcome.winner is not None:
            yield Peak(STRIKE, middle(cards, outcome), seat=outcome.winner, wait=SEEN)
        elif outcome.name == "dynamite":
            yield Peak(BLAST, middle(cards, outcome), wait=SEEN)
    if told(moment.now, "rush"):
        yield Peak(RUSH, "panel-map", say("shout.rush"), wait=SEEN if shown.outcomes else 0.0)


def middle(cards: Lie, outcome: Outcome) -> tuple[float, float]:
    """Of the card that counts: the gold that is brought away, or what the dynamite is under."""
    return cards.places[outcome.cards[-1].place][:2]
