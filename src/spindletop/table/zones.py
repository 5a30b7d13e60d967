"""Time zones, by their names: Europe/Berlin. The system knows them."""

import re
from datetime import UTC, tzinfo
from zoneinfo import ZoneInfo

NAME = re.compile(r"[A-Za-z0-9_+-]{1,30}(?:/[A-Za-z0-9_+-]{1,30}){0,2}")


def is_zone(name: str) -> bool:
    try:
        return NAME.fullmatch(name) is not None and zone_of(name) is not None
    except (KeyError, ValueError, OSError):  # not known; a folder of zones
        return False


def zone_of(name: str) -> tzinfo:
    """Where a system knows no zones, there is at least the one that needs no knowledge."""
    return UTC if name == "UTC" else ZoneInfo(name)
