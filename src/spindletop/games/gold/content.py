"""Gold's content file: its schema, its checks, and the cards made from it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from spindletop.games.gold.state import Cards
from spindletop.kernel import ContentFile, Verb, Verbs

Count = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=1, le=99)]
Colour = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]

PLAYERS = 5


class Dynamite(msgspec.Struct, forbid_unknown_fields=True):
    cards: Count


class Rush(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=1)]


class GoldContent(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[Colour]
    gold: dict[Points, Count]
    miners: dict[Points, Count]
    dynamite: Dynamite
    rush: Rush


def read(source: ContentFile) -> tuple[Cards, Verbs]:
    """The cards and the verbs that this content file describes."""
    content = source.convert(GoldContent)
    colours, miners = content.colours, sorted(content.miners)
    source.require(len(set(colours)) == len(colours) == PLAYERS, "colours", "needs five different names")
    source.require(bool(content.gold), "gold", "needs at least one kind of gold card")
    cards = Cards()
    for nuggets in sorted(content.gold):
        cards.add_gold(nuggets, content.gold[nuggets])
    for colour in range(PLAYERS):
        for value in miners:
            cards.add_miner(colour, value, content.miners[value])
    cards.add_dynamite(content.dynamite.cards)
    source.require(2 <= cards.total <= 400, "gold, miners, dynamite", f"2 to 400 cards in all, not {cards.total}")
    cards.rush_at = content.rush.at
    verbs = Verbs(
        Verb("turn", range(cards.total)),
        Verb("start", range(PLAYERS)),
        Verb("gold", tuple(str(nuggets) for nuggets in sorted(content.gold))),
        *([Verb("miner", tuple(f"{colour}-{value}" for colour in colours for value in miners))] if miners else []),
        Verb("dynamite"),
    )
    cards.turn = verbs.base("turn")
    cards.start = verbs.base("start")
    cards.face = verbs.base("gold")
    cards.colours = colours
    return cards, verbs
