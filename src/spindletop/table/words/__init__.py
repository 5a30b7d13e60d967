"""What a table says when it refuses something. What the kernel says of notation and files goes in as it is."""

from pathlib import Path

from spindletop.words import Words

say = Words(Path(__file__).parent)
