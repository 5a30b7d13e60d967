"""The command line: spindletop serve | backup | play | show | bot | bots | verify | analyse | lab."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import spindletop

if TYPE_CHECKING:
    from spindletop.console import Commands

# What --help says of each, and its module. Most of them load half the project, so only the one that is called is.
COMMANDS = {
    "serve": ("play in the browser", "spindletop.commands.serve"),
    "backup": ("copy all games to a file, while they are played", "spindletop.commands.backup"),
    "admin": ("for who runs a server: tables, people, talk, reports", "spindletop.commands.admin"),
    "play": ("play a game at the terminal", "spindletop.commands.play"),
    "show": ("draw a position of a record", "spindletop.commands.show"),
    "bot": ("let a bot play at the table of a server", "spindletop.commands.bot"),
    "bots": ("bots, and games between them", "spindletop.commands.bots"),
    "verify": ("check the dice of a finished game", "spindletop.commands.verify"),
    "analyse": ("how a finished game went, as a page", "spindletop.commands.analyse"),
}
LAB = {
    "soak": ("play many games and check them after every answer", "spindletop.lab.soak"),
    "bench": ("measure random play and copies", "spindletop.lab.bench"),
    "web": ("measure live tables and streams", "spindletop.lab.web"),
    "paint": ("measure what a page weighs and how soon it is seen", "spindletop.lab.paint"),
    "levels": ("how steady the ten levels of a game are", "spindletop.lab.levels"),
    "lessons": ("find the chapters of a guided first game", "spindletop.lab.lessons"),
    "puzzles": ("find positions in which the obvious answer is not the best", "spindletop.lab.puzzles"),
    "report": ("how balanced a game is, as a page with charts", "spindletop.lab.report"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    named = [word for word in words if not word.startswith("-")]
    parser = argparse.ArgumentParser(prog="spindletop", description="Five prospecting games: play them, study them.")
    parser.add_argument("--version", action="version", version=f"spindletop {spindletop.__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    offer(commands, COMMANDS, named[:1])
    tools = commands.add_parser("lab", help="test and measure the games").add_subparsers(required=True, metavar="tool")
    offer(tools, LAB, named[1:2] if named[:1] == ["lab"] else [])
    given = parser.parse_args(words)
    return int(given.run(given))


def offer(commands: "Commands", offered: Mapping[str, tuple[str, str]], called: Sequence[str]) -> None:
    """All of these by name, and the arguments of the one that is called."""
    for name, (help_line, module) in offered.items():
        if name in called:
            import_module(module).add_command(commands)
        else:
            commands.add_parser(name, help=help_line)
