"""What every adapter is tried with: each game with its fewest and its most seats, options by default."""

import spindletop
from spindletop.kernel.registry import game_class

SLUGS = spindletop.games()
SETUPS = [
    (slug, seats) for slug in SLUGS for seats in dict.fromkeys((game_class(slug).seats[0], game_class(slug).seats[-1]))
]
