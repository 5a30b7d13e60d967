"""What things of King Oil are called."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import Box
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.words import say
from spindletop.words import Filling

DEPTHS = ("shallow", "medium", "deep", "dry")  # their keys


def money(amount: int) -> str:
    return say("money", amount=amount)


def depth(number: int) -> str:
    return say(f"depth.{DEPTHS[number]}")


def hole(box: Box, place: int) -> str:
    """A hole as it is written in answers: its property, and which of its holes."""
    number = box.property_of[place]
    return f"{number + 1}.{place - box.first_hole[number] + 1}"


def card(box: Box, kind: int) -> str:
    wells, buys = box.card_wells[kind], "yes" if box.card_buys[kind] else "no"
    if wells == 0:
        return say("card.fire")
    if box.card_pays[kind] or not box.card_royalty[kind]:
        return say("card.depletion", amount=box.card_pays[kind], wells=wells, buys=buys)
    return say("card.royalty", amount=box.card_royalty[kind], wells=wells, buys=buys)


def on(state: KingOilState, number: int) -> dict[str, Filling]:
    """A property and what stands on it, for words that tell of it."""
    return {
        "number": number + 1,
        "derricks": state.derricks[number],
        "empty": state.empty[number],
        "pipelines": state.laid[number],
    }


def stands(state: KingOilState, number: int) -> str:
    """What is on a property."""
    return say("stands", **on(state, number))


def ends(box: Box, border: int) -> dict[str, Filling]:
    return {"source": box.source[border] + 1, "target": box.target[border] + 1}


def creditor(seat: int, names: Sequence[str]) -> str:
    return say("bank") if seat == BANK else names[seat]
