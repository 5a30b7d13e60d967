"""What Gold says."""

from pathlib import Path

from spindletop.games.words import ALL
from spindletop.words import Words

say = Words(Path(__file__).parent, ALL)
