"""The dock: the cards turned up, the question in words, what it means, what is in one's mine."""

from spindletop.art import svg as draw
from spindletop.art.scene import Dock, Moment
from spindletop.games.gold.board.drawings import KIT, disc, sign, signed
from spindletop.games.gold.board.ribbon import first_card_words, outcome_words, whose
from spindletop.games.gold.board.showing import Outcome, Showing, is_miner
from spindletop.games.gold.box import Box
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say

MOST_PANS = 12  # of the Gold Rush, in two rows


def dock(moment: Moment[GoldState], shown: Showing) -> Dock:
    question, line = sentences(moment, shown)
    return Dock(hand=hand(moment, shown), question=question, line=line, worth=worth(moment), phase=phase(shown))


def phase(shown: Showing) -> str:
    return "rush" if shown.rush else "cards"


def sentences(moment: Moment[GoldState], shown: Showing) -> tuple[str, str]:
    """The question, or what comes of the cards; and a line under it."""
    if shown.outcomes:
        told = " ".join(outcome_words(moment, "dock", outcome) for outcome in shown.outcomes)
        return told, say("dock.look") if moment.view.stack else ""
    if not moment.legal:
        return "", say("dock.watch") if moment.view.stack else ""
    if shown.rush:
        return say("dock.rush"), say("dock.rush_line", cards=len(shown.lying))
    if shown.up:
        card = shown.up[0]
        return first_card_words(moment, "dock", card), first_card_words(moment, "line", card)
    return say("dock.first"), say("line.first")


# What is turned up


def hand(moment: Moment[GoldState], shown: Showing) -> str:
    box = moment.view.box
    if shown.outcomes:
        return turned_up("".join(sum_of(box, outcome) for outcome in shown.outcomes))
    if not moment.view.stack:
        return ""
    if shown.rush:
        pans = KIT.icon("pan", "card") * min(len(shown.lying), MOST_PANS)
        left = draw.tag("h3", say("dock.left", cards=len(shown.lying)))
        return left + draw.tag("span", pans, class_="pans", aria_hidden="true")
    unknown = draw.tag("span", "?", class_="unknown")
    first = disc(box, shown.up[0].kind) if shown.up else unknown
    return turned_up(signed(first, sign("+"), unknown))


def turned_up(drawn: str) -> str:
    return draw.tag("h3", say("dock.turned_up")) + draw.tag("div", drawn, class_="turned-up")


def sum_of(box: Box, outcome: Outcome) -> str:
    """The cards, how they compare, and where they go."""
    discs = [disc(box, card.kind) for card in outcome.cards]
    goes = [] if outcome.name in ("duel", "search") else [sign("→"), end_of(outcome)]
    return signed(sign(compared(box, outcome)).join(discs), *goes)


def end_of(outcome: Outcome) -> str:
    return KIT.icon("i-close") if outcome.winner is None else KIT.badge(outcome.winner)


def compared(box: Box, outcome: Outcome) -> str:
    """The sign between two cards."""
    if outcome.name in ("strike", "duel"):
        return "≥" if outcome.name == "strike" else ">"
    kinds = [card.kind for card in outcome.cards]
    miners = [kind for kind in kinds if is_miner(box, kind)]
    if outcome.name == "dynamite" or not miners:
        return "+"
    return "=" if len(miners) == 2 else "<" if miners[0] == kinds[0] else ">"


# What is in one's mine


def worth(moment: Moment[GoldState]) -> str:
    if moment.seat is None:
        return ""
    view, seat = moment.view, moment.seat
    own = view.gold_cards(seat)
    number = draw.tag("b", KIT.icon("pan", "card"), str(own), draw.tag("small", beside_rivals(moment, own)))
    words = draw.tag("h3", say("dock.mine")) + draw.tag("p", say("dock.face_down", cards=own))
    return words + draw.tag("p", number, class_="tally")


def beside_rivals(moment: Moment[GoldState], own: int) -> str:
    """How many cards one has, beside the rival who has most."""
    view = moment.view
    rivals = [seat for seat in range(view.seats) if seat != moment.seat]
    best = max(rivals, key=view.gold_cards)
    more = own - view.gold_cards(best)
    standing = "even" if more == 0 else "ahead" if more > 0 else "behind"
    return say(f"dock.{standing}", cards=abs(more), name=whose(moment, best)["name"])
