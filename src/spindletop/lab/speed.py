"""How quickly random games are played here: one measurement, printed as JSON (see bench).

Seconds are those of this process: what else the machine does counts less then.
"""

import json
import sys
import time

from spindletop.lab.peers import PEERS, Contender, OwnGame, OwnVector

COPIES = 50  # of each position
VECTOR = "vector:"


def contender(what: str, seats: int) -> Contender:
    """A peer, one of our games, or (vector:slug) many of one side by side."""
    if what in PEERS:
        return PEERS[what].contender()
    if what.startswith(VECTOR):
        return OwnVector(what.removeprefix(VECTOR), seats)
    return OwnGame(what, seats)


def measure(who: Contender, seconds: float) -> dict[str, float]:
    """Decisions and games a second, and microseconds a copy where it copies."""
    decisions, games = 0.0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += who.play(games)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent} | copy_time(who)


def copy_time(who: Contender) -> dict[str, float]:
    """The mean over some positions."""
    spent, copies = 0.0, 0
    for copy in who.copies():
        start = time.process_time()
        for _ in range(COPIES):
            copy()
        spent += time.process_time() - start
        copies += COPIES
    return {"copy": spent / copies * 1e6} if copies else {}


if __name__ == "__main__":
    what, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(measure(contender(what, seats), seconds)))
