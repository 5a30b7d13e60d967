"""The registry: one line for each game."""

from spindletop.kernel.registry import game, games, register

register("gold", "spindletop.games.gold.game:Gold")
register("king_oil", "spindletop.games.king_oil.game:KingOil")
register("crude", "spindletop.games.crude.game:Crude")
register("giganten", "spindletop.games.giganten.game:Giganten")
register("black_gold", "spindletop.games.black_gold.game:BlackGold")

__all__ = ["game", "games"]
