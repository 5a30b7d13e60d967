"""The registry: one line for each game."""

from spindletop.kernel.registry import game, games, register

register("gold", "spindletop.games.gold.game:Gold")
register("king_oil", "spindletop.games.king_oil.game:KingOil")
register("crude", "spindletop.games.crude.game:Crude")

__all__ = ["game", "games"]
