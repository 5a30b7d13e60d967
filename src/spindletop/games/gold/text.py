"""Gold in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.gold.box import DYNAMITE, GOLD, Box
from spindletop.games.gold.state import UNKNOWN, GoldState
from spindletop.games.gold.steps import FirstCard, RushCard, SecondCard, StartingSeat
from spindletop.games.gold.words import say
from spindletop.games.reader import Reader
from spindletop.kernel import Event

HEADINGS = frozenset({"starts", "turn", "rush", "result"})


def card(box: Box, kind: int) -> str:
    """What is on a card of this kind."""
    if kind == UNKNOWN:  # it lay in an earlier game of a series
        return say("card.unknown")
    if box.suit[kind] == GOLD:
        return say("card.gold", nuggets=box.points[kind])
    if box.suit[kind] == DYNAMITE:
        return say("card.dynamite")
    return say("card.miner", colour=box.colours[box.colour[kind]], value=box.points[kind])


def shown(state: GoldState, place: int) -> str:
    """What was seen in this place."""
    return card(state.box, state.face_of(place))


def is_dynamite(state: GoldState, place: int) -> bool:
    return state.box.suit[state.face_of(place)] == DYNAMITE


def colours(state: GoldState, seat: int) -> str:
    return say("and").join(state.box.colours[colour] for colour in state.colours_of(seat))


def question(state: GoldState, names: Sequence[str]) -> str:
    asked = state.question
    if isinstance(asked, StartingSeat):
        return say("question.begins")
    if isinstance(asked, FirstCard):
        what = say("question.first", colours=colours(state, state.mover))
    elif isinstance(asked, SecondCard):
        what = say("question.second", place=asked.first, card=card(state.box, state.faces[asked.first]))
    elif isinstance(asked, RushCard):
        what = say("question.rush")
    else:
        return say("question.over" if asked is None else "question.face")
    return say("asked", name=names[state.mover], question=what)


def action(state: GoldState, action: int, names: Sequence[str]) -> str:
    verb, place = state.setup.game.verb(action)
    return say("answer.turn", place=place) if verb == "turn" else state.setup.game.name(action)


def step(state: GoldState, chosen: int, names: Sequence[str]) -> str:
    return action(state, chosen, names)


def event(state: GoldState, event: Event, reader: Reader) -> str:
    match event.kind, event.numbers:
        case (("starts" | "rush_gold"), (seat, *_)):
            return say(f"event.{event.kind}", **reader.who(seat))
        case "turn", (seat, turn, _):
            return say("event.turn", turn=turn, name=reader.names[seat])
        case "rush", (cards,):
            return say("event.rush", cards=cards)
        case "turned_up", (seat, place, kind):
            return say("event.turned_up", place=place, card=card(state.box, kind), **reader.who(seat))
        case "dynamite", (first, second):
            other = first if is_dynamite(state, second) else second
            return say("event.dynamite", card=shown(state, other))
        case "search", (first, second):
            return say("event.search", first=shown(state, first), second=shown(state, second))
        case "strike", (seat, miner, gold):
            who = reader.who(seat, "other")
            return say("event.strike", miner=shown(state, miner), gold=shown(state, gold), **who)
        case "duel", (winner, loser):
            return say("event.duel", winner=shown(state, winner), loser=shown(state, loser))
        case "rush_nothing", _:
            return say("event.rush_nothing")
        case "result", (seat, nuggets, cards):
            return say("event.result", nuggets=nuggets, cards=cards, **reader.who(seat))
    raise ValueError(f"an unknown event: {event!r}")


def heading(state: GoldState, event: Event, reader: Reader) -> str:
    if event.kind == "turn":
        return say("heading.turn", turn=event.numbers[1])
    return say("heading.end") if event.kind == "result" else ""


def doer(state: GoldState, event: Event, before: Sequence[Event]) -> int | None:
    """Of what two cards do to each other, who turned them up."""
    match event.kind:
        case "starts" | "turned_up" | "rush_gold" | "rush_nothing" | "result":
            return event.numbers[0]
        case "dynamite" | "search" | "strike" | "duel":
            return next((each.numbers[0] for each in before if each.kind == "turned_up"), None)
    return None
