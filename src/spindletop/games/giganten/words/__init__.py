"""What Giganten says: its own words, and those that it shares."""

from pathlib import Path

from spindletop.games.prospecting.words import FOLDERS
from spindletop.words import Words

say = Words(Path(__file__).parent, *FOLDERS)
