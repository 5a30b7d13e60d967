"""Gold's content file: its schema, its checks, and the cards made from it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from spindletop.games.gold.box import Box
from spindletop.kernel import ContentFile, Verb, Verbs

Count = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=1, le=99)]
Colour = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]

PLAYERS = 5


class Dynamite(msgspec.Struct, forbid_unknown_fields=True):
    cards: Count


class Rush(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=1)]
    idle_turns: Annotated[int, Meta(ge=1, le=1000)] = 60


class GoldContent(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[Colour]
    gold: dict[Points, Count]
    miners: dict[Points, Count]
    dynamite: Dynamite
    rush: Rush


def read(source: ContentFile) -> tuple[Box, Verbs]:
    """The box and the verbs that this content file describes."""
    content = source.convert(GoldContent)
    colours, miners = content.colours, sorted(content.miners)
    source.require(len(set(colours)) == len(colours) == PLAYERS, "colours", "needs five different names")
    source.require(bool(content.gold), "gold", "needs at least one kind of gold card")
    box = Box()
    for nuggets in sorted(content.gold):
        box.add_gold(nuggets, content.gold[nuggets])
    for colour in range(PLAYERS):
        for value in miners:
            box.add_miner(colour, value, content.miners[value])
    box.add_dynamite(content.dynamite.cards)
    source.require(2 <= box.total <= 400, "gold, miners, dynamite", f"2 to 400 cards in all, not {box.total}")
    box.rush_at = content.rush.at
    box.idle_turns = content.rush.idle_turns
    verbs = Verbs(
        Verb("turn", range(box.total)),
        Verb("start", range(PLAYERS)),
        Verb("gold", tuple(str(nuggets) for nuggets in sorted(content.gold))),
        *([Verb("miner", tuple(f"{colour}-{value}" for colour in colours for value in miners))] if miners else []),
        Verb("dynamite"),
    )
    verbs.number(box.ids)
    box.colours = colours
    return box, verbs
