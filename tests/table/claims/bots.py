"""Bots that behave well, and some that do not."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from spindletop.bots.bot import Bot
from spindletop.kernel import Rng, State


class Steady(Bot):
    """Its last possible answer."""

    def choose(self, view: State, rng: Rng) -> int:
        return view.legal()[-1]


class Stuck(Bot):
    """Its first thought never ends: it writes its process into a pipe and waits. Later thoughts are steady."""

    def __init__(self, pipe: str) -> None:
        self.pipe = Path(pipe)

    def choose(self, view: State, rng: Rng) -> int:
        try:
            self.pipe.with_suffix(".begun").touch(exist_ok=False)
        except FileExistsError:
            return view.legal()[-1]
        self.pipe.write_text(f"{os.getpid()}\n")
        while True:
            signal.pause()


class Broken(Bot):
    def choose(self, view: State, rng: Rng) -> int:
        raise ZeroDivisionError("broken on purpose")


class Cheat(Bot):
    def choose(self, view: State, rng: Rng) -> int:
        return 0  # a card: only nature may answer so


class Deadly(Bot):
    def choose(self, view: State, rng: Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


BOTS: dict[str, Callable[[str], Bot]] = {
    "stuck": Stuck,
    "broken": lambda setting: Broken(),
    "cheat": lambda setting: Cheat(),
    "deadly": lambda setting: Deadly(),
    "steady": lambda setting: Steady(),
}
