"""Gold in words."""

from collections.abc import Sequence

from spindletop.games.gold.state import DYNAMITE, GOLD, Cards, GoldState
from spindletop.games.gold.steps import FirstCard, RushCard, SecondCard, StartingSeat
from spindletop.kernel import Event


def card(cards: Cards, kind: int) -> str:
    """What is on a card of this kind."""
    if cards.suit[kind] == GOLD:
        nuggets = cards.points[kind]
        return f"{nuggets} nugget{'s' if nuggets > 1 else ''}"
    if cards.suit[kind] == DYNAMITE:
        return "dynamite"
    return f"a {cards.colours[cards.colour[kind]]} miner of {cards.points[kind]}"


def colours(state: GoldState, seat: int) -> str:
    return " and ".join(state.cards.colours[colour] for colour in state.colours_of(seat))


def question(state: GoldState, names: Sequence[str]) -> str:
    asked = state.question
    if isinstance(asked, StartingSeat):
        return "Who begins?"
    if isinstance(asked, FirstCard):
        return f"{names[state.mover]}: turn up a first card. You own {colours(state, state.mover)}."
    if isinstance(asked, SecondCard):
        shown = card(state.cards, state.faces[asked.first])
        return f"{names[state.mover]}: card {asked.first} is {shown}. Turn up a second card."
    if isinstance(asked, RushCard):
        return f"{names[state.mover]}: Gold Rush! Turn up a single card; gold on it is yours."
    return "The game is over." if asked is None else "What is on the card?"


def action(state: GoldState, action: int) -> str:
    verb, place = state.setup.game.verb(action)
    return f"turn up card {place}" if verb == "turn" else state.setup.game.name(action)


def event(state: GoldState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "starts", (seat,):
            return f"{names[seat]} begins."
        case "turn", (seat, turn, _):
            return f"Turn {turn}: {names[seat]}."
        case "rush", (cards,):
            return f"Gold Rush! {cards} cards are left: one card a turn, and gold goes to who finds it."
        case "turned_up", (_, place, kind):
            return f"  Card {place} is {card(state.cards, kind)}."
        case "dynamite", (first, second):
            return f"  Dynamite! Cards {first} and {second} leave the game."
        case "strike", (seat, miner, gold):
            return f"  The miner on {miner} brings the gold on {gold} to {names[seat]}."
        case "duel", (winner, loser):
            return f"  The miner on {winner} beats the one on {loser}, who leaves the game."
        case "search", (first, second):
            return f"  Nothing: cards {first} and {second} are turned down again."
        case "rush_gold", (seat, _):
            return f"  {names[seat]} takes it."
        case "rush_nothing", _:
            return "  It leaves the game."
        case "result", (seat, nuggets, cards):
            return f"{names[seat]}: {nuggets} nuggets on {cards} cards."
    raise ValueError(f"an unknown event: {event!r}")
