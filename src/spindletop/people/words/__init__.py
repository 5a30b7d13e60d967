"""What is said to people about their accounts, and what goes into a mail."""

from pathlib import Path

from spindletop.words import Words

say = Words(Path(__file__).parent)
