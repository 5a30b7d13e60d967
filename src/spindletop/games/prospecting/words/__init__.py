"""What Giganten and Black Gold say alike; what they call by names of their own stands in their folders."""

from pathlib import Path

FOLDERS = (Path(__file__).parent,)
