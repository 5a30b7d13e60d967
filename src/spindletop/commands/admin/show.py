"""How the acts of an operator print and ask."""

import argparse
import json
import re
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

from spindletop.table.bans import FOR_GOOD

SECONDS = {"h": 3_600.0, "d": 86_400.0, "w": 7 * 86_400.0}
Row = Mapping[str, Any]


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print it as JSON, for programs")


def add_sure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", default="", metavar="WORDS", help="why: people read it, and it is kept in the log")
    parser.add_argument("--yes", action="store_true", help="do it without asking")


def rows(given: argparse.Namespace, found: Sequence[Row], nothing: str) -> int:
    """A list, as JSON or with its columns below each other."""
    if given.json:
        print(json.dumps([*found], ensure_ascii=False, indent=2))
    elif not found:
        print(nothing)
    else:
        shown = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        for column in found[0]:
            shown.add_column(column, overflow="fold")
        for row in found:
            shown.add_row(*(str(value) for value in row.values()))
        console().print(shown)
    return 0


def facts(given: argparse.Namespace, told: Row) -> int:
    """All about one thing."""
    if given.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    width = max(map(len, told))
    for name, value in told.items():
        if isinstance(value, list):
            print(f"{name}:" if value else f"{name + ':':<{width + 2}}none")
            for each in value:
                print("  " + "  ".join(str(part) for part in each.values()))
        else:
            print(f"{name + ':':<{width + 2}}{value}")
    return 0


def console() -> Console:
    """As wide as it needs to be where nobody looks."""
    return Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else 400)


def sure(given: argparse.Namespace, question: str) -> None:
    """Asks before something that cannot be taken back."""
    if given.yes:
        return
    if not sys.stdin.isatty():
        raise ValueError("this asks before it does anything, and nobody is there to answer: add --yes")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise ValueError("nothing was done")


def day(moment: float) -> str:
    """In UTC; nothing for no time at all."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}" if moment else ""


def until(text: str, now: float | None = None) -> float:
    """A time in UTC: a day, a day with a time, or so many hours, days or weeks from now."""
    now = time.time() if now is None else now
    if not text:
        return FOR_GOOD
    if found := re.fullmatch(r"(\d{1,4})([hdw])", text):
        return now + int(found[1]) * SECONDS[found[2]]
    try:
        end = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(f"--until is like 12h, 7d, 4w, 2027-01-31 or 2027-01-31T18:00, not {text!r}") from None
    moment = end.replace(tzinfo=end.tzinfo or UTC).timestamp()
    if moment <= now:
        raise ValueError(f"--until {text} is over already")
    return moment
