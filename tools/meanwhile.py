"""Compiles while something else goes on, at the lowest priority where somebody plays.

The process that does it is not reached by Ctrl+C in the terminal, but ends with the one that started it, however that
ended. What was compiled until then is kept for the next time.
"""

import os
import signal
import subprocess
import sys
import threading
import time

from tools import setup

LOWEST = 19
LOOK = 0.5  # seconds between looks at the parent


def start(niceness: int = LOWEST) -> None:
    """In the background of this process and of what it becomes. Only what fails is told."""
    subprocess.Popen(
        [sys.executable, "-m", "tools.meanwhile", str(os.getpid()), str(niceness)],
        cwd=setup.ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


def main() -> None:
    os.nice(int(sys.argv[2]))
    threading.Thread(target=follow, args=[int(sys.argv[1])], daemon=True).start()
    setup.make_ready("play", "build")
    setup.build_project()


def follow(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os.killpg(os.getpgrp(), signal.SIGKILL)  # the compilers are of this group


if __name__ == "__main__":
    main()
