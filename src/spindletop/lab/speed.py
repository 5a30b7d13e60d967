"""How quickly random games are played here: one measurement, printed as JSON (see bench).

Seconds are those of this process: what else the machine does counts less then.
"""

import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping

from spindletop.lab.peers import PEERS, Contender, OwnGame, OwnVector

REPEATED = 20  # at each position
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
    figures = {"decisions": decisions / spent, "games": games / spent}
    copies = [{"copy": copy} for copy in who.copies()]
    figures |= times(copies)
    if isinstance(who, OwnGame):
        figures |= times(who.looks()) | {"futures": futures(who, seconds)}
    return figures


def times(positions: Iterable[Mapping[str, Callable[[], object]]]) -> dict[str, float]:
    """Microseconds of each thing that is done at these positions, the mean over them."""
    spent: dict[str, float] = {}
    done = 0
    for deeds in positions:
        done += REPEATED
        for name, deed in deeds.items():
            start = time.process_time()
            for _ in range(REPEATED):
                deed()
            spent[name] = spent.get(name, 0.0) + time.process_time() - start
    return {name: total / done * 1e6 for name, total in spent.items()}


def futures(who: OwnGame, seconds: float) -> float:
    """That the tycoon tries in a second."""
    tried, start = 0, time.process_time()
    for more in who.thoughts():
        tried += more
        if (spent := time.process_time() - start) >= seconds:
            break
    return tried / spent


if __name__ == "__main__":
    what, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(measure(contender(what, seats), seconds)))
