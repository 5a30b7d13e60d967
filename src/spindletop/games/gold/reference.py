"""Gold's cards, counted."""

from typing import cast

from spindletop.games.gold.state import DYNAMITE, GOLD, MINER, Cards
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup


def sheets(setup: Setup) -> list[Sheet]:
    cards = cast(Cards, setup.content)
    kinds = range(cards.kinds)
    gold = [(cards.points[kind], cards.count[kind]) for kind in kinds if cards.suit[kind] == GOLD]
    miners = [(cards.points[kind], cards.count[kind]) for kind in kinds if cards.colour[kind] == 0]
    dynamite = sum(cards.count[kind] for kind in kinds if cards.suit[kind] == DYNAMITE)
    all_gold = sum(count for _, count in gold)
    all_miners = sum(cards.count[kind] for kind in kinds if cards.suit[kind] == MINER)
    return [
        Sheet(
            f"All {cards.total} cards",
            [("Gold", str(all_gold)), ("Miners", str(all_miners)), ("Dynamite", str(dynamite))],
            note=f"The Gold Rush begins when {cards.rush_at} cards or fewer are left.",
        ),
        Sheet(
            "Gold",
            [(str(nuggets), str(count), str(nuggets * count)) for nuggets, count in gold],
            ("Nuggets on it", "Cards", "Nuggets in all"),
            f"{sum(nuggets * count for nuggets, count in gold)} nuggets are in the ground.",
        ),
        Sheet(
            "Miners",
            [(str(value), str(count), strikes(value, gold)) for value, count in miners],
            ("Value", "Cards of each colour", "Brings gold of"),
            f"In {len(cards.colours)} colours: {', '.join(cards.colours)}.",
        ),
    ]


def strikes(value: int, gold: list[tuple[int, int]]) -> str:
    """The gold that a miner of this value is strong enough for (GO-7)."""
    return ", ".join(str(nuggets) for nuggets, count in gold if nuggets <= value and count) or "none"
