"""Draws the ground of a game's map: what it depends on comes by standard input, the file goes to standard output. A
process of its own: nothing else would run meanwhile."""

import os
import sys

POLITE = 5


def main() -> None:
    import msgspec

    from spindletop.games import folder, game

    if hasattr(os, "nice"):
        os.nice(POLITE)
    slug, land = msgspec.json.decode(sys.stdin.buffer.read())
    chosen = game(slug)
    sys.stdout.write(folder.kit(chosen).ground(folder.board(chosen).ground(land)))


if __name__ == "__main__":
    main()
