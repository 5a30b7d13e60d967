"""spindletop verify: repeat the dice of a finished game."""

import argparse
from typing import TYPE_CHECKING

from spindletop.console import complaints
from spindletop.kernel import Record
from spindletop.table.dice import Dice, seed_hash, verify

if TYPE_CHECKING:
    from spindletop.console import Commands


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "verify",
        description="Repeat every answer of nature in the record of a game that was played at a table.",
        epilog="Compare the hash it prints with the one that you saw when the table was opened.",
    )
    parser.add_argument("record", help="the file of the game, downloaded from its table")
    parser.add_argument("--content", metavar="FILE", help="the content file the game was played with")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        record = Record.load(given.record, given.content)
        dice = Dice.of(record)
        verdict = verify(record)
    print(f"table      {dice.table}")
    print(f"seed hash  {seed_hash(dice.seed)}")
    for seat, word in enumerate(dice.words):
        print(f"word       {record.players[seat]}: {word or '(none)'}")
    if verdict.wrong is not None:
        print(f"WRONG: entry {verdict.wrong} is '{verdict.found}', but the dice say '{verdict.expected}'")
        return 1
    print(f"All {verdict.checked} answers of nature are what the seed and the words make them.")
    return 0
