"""The command line: spindletop serve | backup | play | show | bots | verify | analyse | lab."""

import argparse
from collections.abc import Sequence

import spindletop
from spindletop.commands import analyse, backup, bots, play, serve, show, verify
from spindletop.lab import bench, report, soak, web


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spindletop", description="Five prospecting games: play them, study them.")
    parser.add_argument("--version", action="version", version=f"spindletop {spindletop.__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    serve.add_command(commands)
    backup.add_command(commands)
    play.add_command(commands)
    show.add_command(commands)
    bots.add_command(commands)
    verify.add_command(commands)
    analyse.add_command(commands)
    tools = commands.add_parser("lab", help="test and measure the games").add_subparsers(required=True, metavar="tool")
    soak.add_command(tools)
    bench.add_command(tools)
    web.add_command(tools)
    report.add_command(tools)
    given = parser.parse_args(arguments)
    return int(given.run(given))
