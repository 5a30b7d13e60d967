"""The ribbon over the mountain: what is asked, or what comes of the cards that are up, in a shout and a sentence."""

from html import escape

from spindletop.art import svg as draw
from spindletop.art.scene import Moment
from spindletop.games.gold.board.drawings import colour_name, owner_of
from spindletop.games.gold.board.showing import Card, Outcome, Showing, is_gold, is_miner
from spindletop.games.gold.box import Box
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say
from spindletop.words import Filling

GOOD, LOSS, ASK = "good", "loss", "ask"  # gold; red; ink
MOODS = {"strike": GOOD, "rush_gold": GOOD, "duel": LOSS, "dynamite": LOSS, "rush_nothing": LOSS}


def ribbon(moment: Moment[GoldState], shown: Showing) -> str:
    mood, shout, told = called(moment, shown)
    words = draw.tag("p", say(f"shout.{shout}"), class_="shout") + draw.tag("p", told, class_="told")
    done = sorted({f"did-{row_of(moment.view.box, outcome)}" for outcome in shown.outcomes})
    return draw.tag("div", words, class_=" ".join(["call", mood, *done]))


def row_of(box: Box, outcome: Outcome) -> str:
    """Which row of the key it is."""
    if not outcome.name.startswith("rush"):
        return outcome.name
    kind = outcome.cards[0].kind
    return "found" if is_gold(box, kind) else "fired" if is_miner(box, kind) else "fizzled"


def called(moment: Moment[GoldState], shown: Showing) -> tuple[str, str, str]:
    """How it looks, what is shouted (one of `shout`), what is told."""
    view = moment.view
    if shown.outcomes:
        told = " ".join(outcome_words(moment, "call", outcome) for outcome in shown.outcomes)
        name = shown.outcomes[0].name
        return MOODS.get(name, ASK), name, told
    if not view.stack:
        return ASK, "over", say("call.over")
    if shown.rush:
        return GOOD, "rush", say("call.rush", cards=len(shown.lying))
    if shown.up:
        return ASK, "second", first_card_words(moment, "call", shown.up[0])
    return ASK, "first", say("call.first", **whose(moment, view.mover))


def whose(moment: Moment[GoldState], seat: int) -> dict[str, Filling]:
    """A person for a sentence: `who` is "you" for the viewer."""
    name = moment.names[seat] if seat < len(moment.names) else say("board.seat", number=seat + 1)
    return {"who": "you" if seat == moment.seat else "other", "name": escape(name)}


def outcome_words(moment: Moment[GoldState], where: str, outcome: Outcome) -> str:
    """What two cards did, or one in the Gold Rush."""
    view, box = moment.view, moment.view.box
    kinds = [card.kind for card in outcome.cards]
    points = [figure(where, box.points[kind]) for kind in kinds]
    mover = whose(moment, outcome.mover if outcome.winner is None else outcome.winner)
    gold: dict[str, Filling] = {"gold": points[-1], "nuggets": box.points[kinds[-1]]}
    match outcome.name:
        case "strike":
            name = "found" if owner_of(view, kinds[0]) is None else "strike"
            return say(f"{where}.{name}", value=points[0], **gold, **mover)
        case "duel":
            winner, loser = (colour_name(box, kind) for kind in kinds)
            return say(f"{where}.duel", more=points[0], less=points[1], winner=winner, loser=loser)
        case "search":
            miners = [is_miner(box, kind) for kind in kinds]
            name = "match" if all(miners) else "weak" if any(miners) else "idle"
            return say(f"{where}.{name}", value=points[0], **gold)
        case "rush_gold":
            return say(f"{where}.rush_gold", **gold, **mover)
        case "rush_nothing":
            return say(f"{where}.{row_of(box, outcome)}")
    return say(f"{where}.dynamite")


def first_card_words(moment: Moment[GoldState], where: str, card: Card) -> str:
    """What may come of a first card."""
    view, points = moment.view, moment.view.box.points[card.kind]
    mover = {f"mover_{key}": value for key, value in whose(moment, view.mover).items()}
    if is_gold(view.box, card.kind):
        unowned = len(view.box.colours) - sum(len(view.colours_of(seat)) for seat in range(view.seats))
        return say(f"{where}.second_gold", gold=figure(where, points), nuggets=points, unowned=unowned)
    if not is_miner(view.box, card.kind):
        return say(f"{where}.second_dynamite")
    owner = owner_of(view, card.kind)
    if owner is None:
        return say(f"{where}.second_nobody", value=figure(where, points), **mover)
    return say(f"{where}.second_miner", value=figure(where, points), **whose(moment, owner))


def figure(where: str, number: int) -> str:
    """A number in a sentence; on the ribbon it is what people look for."""
    return draw.tag("b", str(number)) if where == "call" else str(number)
