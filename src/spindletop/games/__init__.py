"""The registry: one line for each game. Called, the package lists them: `spindletop.games()`."""

import sys
from types import ModuleType

from spindletop.kernel.registry import game, games, register

register("gold", "spindletop.games.gold.game:Gold")
register("king_oil", "spindletop.games.king_oil.game:KingOil")
register("crude", "spindletop.games.crude.game:Crude")
register("giganten", "spindletop.games.giganten.game:Giganten")
register("black_gold", "spindletop.games.black_gold.game:BlackGold")


class _Games(ModuleType):
    """A function of this name in `spindletop` would hide the package, and `import spindletop.games.gold` fail."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games

__all__ = ["game", "games"]
