"""spindletop show: draw a position of a record as one seat sees it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from spindletop.art.svg import standalone
from spindletop.commands import complaints
from spindletop.games import folder
from spindletop.kernel import Record

if TYPE_CHECKING:
    from spindletop.commands import Commands


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "show",
        description="Draw a position of a record as one seat sees it, as an SVG picture.",
        epilog="Example: spindletop show game.record --ply 30 --seat 1 -o position.svg",
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
        picture = standalone(cast(Any, folder.board(record.game)).svg(view, legal))
        if given.output:
            Path(given.output).write_text(picture, encoding="utf-8")
        else:
            sys.stdout.write(picture)
    return 0
