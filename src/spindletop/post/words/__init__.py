"""Words of what is sent to people, and of what is refused when they say where to."""

from pathlib import Path

from spindletop.words import Words

say = Words(Path(__file__).parent)
