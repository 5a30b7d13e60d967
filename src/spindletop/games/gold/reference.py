"""Gold's cards, counted."""

from typing import cast

from spindletop.games.gold.box import DYNAMITE, GOLD, MINER, Box
from spindletop.games.gold.words import say
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup

DRAWN = 4  # nuggets on one card, at most


def sheets(setup: Setup) -> list[Sheet]:
    box = cast(Box, setup.content)
    kinds = range(box.kinds)
    gold = [(box.points[kind], box.count[kind]) for kind in kinds if box.suit[kind] == GOLD]
    miners = [(box.points[kind], box.count[kind]) for kind in kinds if box.colour[kind] == 0]
    dynamite = sum(box.count[kind] for kind in kinds if box.suit[kind] == DYNAMITE)
    all_gold = sum(count for _, count in gold)
    all_miners = sum(box.count[kind] for kind in kinds if box.suit[kind] == MINER)
    return [
        Sheet(
            say("sheet.all", cards=box.total),
            [
                (say("sheet.gold"), str(all_gold)),
                (say("sheet.miners"), str(all_miners)),
                (say("sheet.dynamite"), str(dynamite)),
            ],
            note=say("sheet.all_note", cards=box.rush_at),
            pictures=("f-gold-3", "f-miner", "f-dynamite"),
        ),
        Sheet(
            say("sheet.gold"),
            [(str(nuggets), str(count), str(nuggets * count)) for nuggets, count in gold],
            (say("sheet.nuggets"), say("sheet.cards"), say("sheet.nuggets_in_all")),
            say("sheet.gold_note", nuggets=sum(nuggets * count for nuggets, count in gold)),
            [f"f-gold-{min(nuggets, DRAWN)}" for nuggets, _ in gold],
        ),
        Sheet(
            say("sheet.miners"),
            [(str(value), str(count), strikes(value, gold)) for value, count in miners],
            (say("sheet.value"), say("sheet.cards_of_colour"), say("sheet.brings")),
            say("sheet.miners_note", number=len(box.colours), colours=", ".join(box.colours)),
            ["f-miner"] * len(miners),
        ),
    ]


def strikes(value: int, gold: list[tuple[int, int]]) -> str:
    """The gold that a miner of this value is strong enough for (GO-7)."""
    return ", ".join(str(nuggets) for nuggets, count in gold if nuggets <= value and count) or say("sheet.brings_none")
