"""Words that all games have: `Words(own folder, ALL)` says what a game does not say itself in these."""

from pathlib import Path

ALL = Path(__file__).parent
