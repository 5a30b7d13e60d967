"""Words of the pages; what the table and the games say is in their own folders."""

from pathlib import Path

from spindletop.words import Words

say = Words(Path(__file__).parent)
