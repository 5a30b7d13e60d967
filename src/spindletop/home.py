"""Where a user's games are kept."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for what Spindletop keeps for its user, made if it is not there."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = data / "spindletop"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
