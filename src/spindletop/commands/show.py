"""spindletop show: draw a position of a record as one seat sees it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from spindletop.art.scene import Moment
from spindletop.console import complaints
from spindletop.kernel import Record
from spindletop.web import standalone

if TYPE_CHECKING:
    from spindletop.console import Commands


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "show",
        description="Draw a position of a record as one seat sees it, as a page in one file, with all its drawings.",
        epilog="Example: spindletop show game.record --ply 30 --seat 1 -o position.html",
    )
    parser.add_argument("record", help="the file of the game")
    parser.add_argument("--ply", type=int, metavar="N", help="after the first N entries (else at the end)")
    parser.add_argument("--seat", type=int, metavar="N", help="what this seat sees (else what a spectator sees)")
    parser.add_argument("-o", "--output", metavar="FILE", help="where to write the picture (else to standard output)")
    parser.add_argument("--content", metavar="FILE", help="the content file the game was played with")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        record = Record.load(given.record, given.content)
        view = record.replay(to=given.ply).view(given.seat)
        legal = view.legal() if view.actor == given.seat else []
        names = record.players or [f"Seat {seat + 1}" for seat in range(view.seats)]
        picture = standalone.page(Moment(view, legal, names, given.seat))
        if given.output:
            Path(given.output).write_text(picture, encoding="utf-8")
        else:
            sys.stdout.write(picture)
    return 0
