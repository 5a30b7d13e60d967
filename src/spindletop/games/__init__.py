"""The registry: one line for each game."""

from spindletop.kernel.registry import game, games, register

register("gold", "spindletop.games.gold.game:Gold")

__all__ = ["game", "games"]
