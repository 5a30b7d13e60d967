"""What opponents are like."""

from pathlib import Path

from spindletop.words import Words

say = Words(Path(__file__).parent)
