"""What lies face up at a moment, and what comes of it (GO-15).

A step that decides something shows its cards once more, all of them, though they may have left the table: then the
settled position follows, in which only this turn's first card is up. Nothing here looks further back.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.art.scene import Moment
from spindletop.games.gold.box import DYNAMITE, GOLD, MINER, Box
from spindletop.games.gold.state import GoldState
from spindletop.kernel import Event

LOOK = 2.0  # seconds for which cards stay up, at an ordinary pace
LAST_LOOK = 4.0  # when a game of a series is over


@dataclass(frozen=True)
class Card:
    """A card that is up."""

    place: int
    kind: int


@dataclass(frozen=True)
class Outcome:
    """What cards did: `name` is strike, duel, search, dynamite, rush_gold or rush_nothing."""

    name: str
    mover: int
    cards: tuple[Card, ...]  # as they are compared: the miner before the gold, the winner of a duel first
    winner: int | None = None  # who takes gold


@dataclass(frozen=True)
class Result:
    """What a seat had when a game of a series was over."""

    nuggets: int
    gold_cards: int


@dataclass(frozen=True)
class Showing:
    """All that people look at."""

    up: tuple[Card, ...]  # the first one first, or as they are compared
    rush: bool  # one card a turn
    lying: tuple[int, ...]  # places with a card on them, up or down
    outcomes: tuple[Outcome, ...] = ()  # mostly one; the last two cards of a Gold Rush are turned up in one step
    results: tuple[Result, ...] = ()  # by seat

    @property
    def outcome(self) -> Outcome | None:
        return self.outcomes[0] if self.outcomes else None

    @property
    def hold(self) -> float:
        return LAST_LOOK if self.results else LOOK if self.outcomes else 0.0


def showing(moment: Moment[GoldState]) -> Showing:
    view = moment.view
    turned = {place: kind for _, place, kind in told(moment.now, "turned_up")}
    mover = next((seat for seat, _, _ in told(moment.now, "turned_up")), view.mover)

    def card(place: int) -> Card:
        return Card(place, turned.get(place, view.face_of(place)))

    outcomes: list[Outcome] = []
    for event in moment.now:
        match event.kind, event.numbers:
            case "strike", (winner, miner, gold):
                outcomes.append(Outcome("strike", mover, (card(miner), card(gold)), winner))
            case ("duel" | "search" | "dynamite") as name, (one, other):
                outcomes.append(Outcome(name, mover, (card(one), card(other))))
            case "rush_gold", (winner, place):
                outcomes.append(Outcome("rush_gold", winner, (card(place),), winner))
            case "rush_nothing", (seat, place):
                outcomes.append(Outcome("rush_nothing", seat, (card(place),)))
    if not outcomes:
        return Showing(tuple(map(card, view.cards_up())), bool(view.rush), tuple(view.places()))
    results = tuple(Result(nuggets, cards) for _, nuggets, cards in told(moment.now, "result"))
    up = tuple(card for each in outcomes for card in each.cards)
    left = [] if results else view.places()  # what lies there already belongs to the next game
    lying = tuple(sorted({*left, *(card.place for card in up)}))
    return Showing(up, outcomes[0].name.startswith("rush"), lying, tuple(outcomes), results)


def told(events: Sequence[Event], kind: str) -> list[tuple[int, ...]]:
    return [event.numbers for event in events if event.kind == kind]


# What is on a card


def is_gold(box: Box, kind: int) -> bool:
    return box.suit[kind] == GOLD


def is_miner(box: Box, kind: int) -> bool:
    return box.suit[kind] == MINER


def is_dynamite(box: Box, kind: int) -> bool:
    return box.suit[kind] == DYNAMITE
