"""The stages of testing, each in a run of its own: python3 -m tools.stages STAGE... -- arguments for pytest

Paths among the arguments choose the stages too: one that none of them leads to is left out with all that it needs.
Compiling, fetching a browser, and what checks without running tests begin before the first stage and go on beside it.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools import meanwhile, setup

TESTS = sorted(
    path.name for path in (setup.ROOT / "tests").iterdir() if path.is_dir() and not path.name.startswith("_")
)
FILES = sorted(f"tests/{path.name}" for path in (setup.ROOT / "tests").glob("test_*.py"))  # in no folder
NOTHING_TO_RUN = 5  # pytest's own code
CHECKS = ("check", "rules")  # targets of the Makefile that are no tests


@dataclass(frozen=True)
class Stage:
    folders: tuple[str, ...]
    compiled: bool = False
    extras: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # files that are tested beside the folders
    waits: bool = False  # for servers and other processes of its own, so that more can be tested at once


# What is compiled is tested plain and compiled. All else, the house, is tested once: stages that come after one that
# needs what is compiled run on it, too.
RULES = ("bots", "conformance", "games", "kernel", "parts")
# Tests of tables and people register games of their own, and a driven browser leaves an event loop: each by itself.
ALONE = ("browser", "builds", "lab", "people", "table")
STAGES = {
    "plain": Stage(RULES),
    "compiled": Stage((*RULES, "builds"), compiled=True),
    "house": Stage(
        tuple(each for each in TESTS if each not in RULES + ALONE), others=("README.md", *FILES), waits=True
    ),
    "table": Stage(("people", "table"), waits=True),
    "browser": Stage(("browser",)),
    "lab": Stage(("lab",), extras=("lab", "ray")),
}


def main() -> None:
    cut = sys.argv.index("--")
    words = sys.argv[cut + 1 :]
    checks, chosen = ([name for name in sys.argv[1:cut] if (name in CHECKS) == wanted] for wanted in (True, False))
    stages = {name: given for name in chosen if (given := arguments(STAGES[name], words)) is not None}
    extras = [extra for name in stages for extra in STAGES[name].extras]
    setup.make_ready("dev", *extras)
    browser = ThreadPoolExecutor(1).submit(setup.find_browser) if "browser" in stages else None
    if any(STAGES[name].compiled for name in list(stages)[1:]) and not setup.compiled_folder().exists():
        meanwhile.start(niceness=0)  # half of it keeps one core busy: the other stages run beside that, not after it
    compiled, codes = False, list[int]()
    with checking(checks) as checked:
        for name, given in stages.items():
            if browser and (name == "browser" or browser.done()):
                browser.result()  # or the end, where there is none
            compiled = compiled or STAGES[name].compiled
            codes.append(run(STAGES[name], given, compiled))
            checked()
    if all(code == NOTHING_TO_RUN for code in codes):
        sys.exit(f"no test of the stages {', '.join(chosen)} is chosen by {' '.join(words)}")


@contextmanager
def checking(checks: list[str]) -> Iterator[Callable[[], None]]:
    """Beside what is done meanwhile. What it gives waits for them, and ends all where one has failed."""
    if not checks:
        yield lambda: None
        return
    with subprocess.Popen(["make", "--no-print-directory", *checks], cwd=setup.ROOT) as made:

        def checked() -> None:
            if made.wait():
                sys.exit(made.returncode)

        yield checked
        checked()


def arguments(stage: Stage, words: list[str]) -> list[str] | None:
    """What pytest is called with in this stage; None if all paths among the words lead elsewhere."""
    places = [Path("tests") / folder for folder in stage.folders] + [Path(each) for each in stage.others]
    given = [word for word in words if is_path(word)]
    own = [word for word in given if any(meet(Path(word.partition("::")[0]), place) for place in places)]
    if given and not own:
        return None
    options = [word for word in words if word not in given]
    return options + (own or [str(place) for place in places])


def is_path(word: str) -> bool:
    return word.startswith(("tests", "README.md")) and (setup.ROOT / word.partition("::")[0]).exists()


def meet(one: Path, other: Path) -> bool:
    return one.is_relative_to(other) or other.is_relative_to(one)


def run(stage: Stage, given: list[str], compiled: bool) -> int:
    """pytest's code, unless a test failed: that is the end."""
    environment = {**os.environ, "SPINDLETOP_EXPECT": "plain", "PYTHONPATH": str(setup.SRC)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # every process of a run reads the same modules
    if compiled:
        setup.build_project()
        environment["SPINDLETOP_EXPECT"] = (setup.STAMPS / "build").read_text()
        del environment["PYTHONPATH"]
    elsewhere = [f"--ignore=tests/{folder}" for folder in TESTS if folder not in stage.folders]
    workers = str(2 * (os.cpu_count() or 1)) if stage.waits else "auto"
    pytest = [str(setup.PYTHON), "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal"]
    code = subprocess.run([*pytest, *elsewhere, *given], cwd=setup.ROOT, env=environment).returncode
    if code not in (0, NOTHING_TO_RUN):
        sys.exit(code)
    return code


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nstopped")
