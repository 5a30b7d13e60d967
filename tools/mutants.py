"""Changes a game's rules in one small place at a time, and prints the changes that its tests do not notice.

What survives is a rule that no test shows, or makes no difference. The rules are what a game's game.py imports from
`spindletop.games`. They run plain, in scratch copies of src, against the tests in tests/games of the same folders, the
quickest file first.
"""

import argparse
import ast
import compileall
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
GAMES = "spindletop.games."
NO_RULES = {"content", "game"}  # schemas, and what leads to the first question
SKIPPED = {"__init__", "faults"}  # blanks to be filled in, and checks of what comes from outside
PATIENCE = 5  # times as long as all tests take: then a mutant is taken to run for ever

PAIRS: list[tuple[type[ast.AST], type[ast.AST]]] = [
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot)),
    *((ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.BitAnd, ast.BitOr)),
]
OTHER = {one: other for pair in PAIRS for one, other in (pair, pair[::-1])}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


# Changes of a source


@dataclass
class Change:
    """Another value for one field of a node; `shown` is the node that says it in words."""

    node: ast.AST
    field: str
    value: Any
    shown: ast.AST
    line: int


def changes(node: ast.AST, holder: ast.AST) -> Iterator[Change]:
    """All changes in and below a node, in the order of the source. `holder` is the node that it stands in."""
    line = getattr(node, "lineno", 0)
    match node:
        case ast.FunctionDef(name=name) if name in SKIPPED:
            return
        case ast.Compare(ops=[op]):
            yield Change(node, "ops", [OTHER[type(op)]()], node, line)
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHER:
            yield Change(node, "op", OTHER[type(op)](), node, line)
        case ast.Constant(value=bool(value)):
            yield Change(node, "value", not value, holder, line)
        case ast.Constant(value=int(value)):
            for other in (value + 1, value - 1) if value > 1 else (1 - value,):
                yield Change(node, "value", other, holder, line)
        case ast.Name(id=name) if name in SWAPPED:
            yield Change(node, "id", SWAPPED[name], holder, line)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Compare):
            yield Change(node, "test", ast.UnaryOp(ast.Not(), test), node, line)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list") or isinstance(value, ast.arguments):
            continue
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            if is_removable(child):
                yield Change(node, field, [*value[:place], ast.Pass(), *value[place + 1 :]], child, child.lineno)
            if isinstance(child, ast.AST):
                yield from changes(child, node)


def is_removable(child: object) -> bool:
    """A statement without which the others still make sense: one that does something, or leaves."""
    match child:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Break() | ast.Continue() | ast.Return(value=None):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            return True
    return False


@dataclass
class Mutant:
    """A module with one change."""

    path: Path  # below src
    line: int
    words: str
    source: str

    @classmethod
    def of(cls, path: Path, tree: ast.Module, change: Change) -> "Mutant":
        """The tree is left as it was."""
        kept, before = getattr(change.node, change.field), phrase(change.shown)
        setattr(change.node, change.field, change.value)
        after, source = phrase(change.shown), ast.unparse(ast.fix_missing_locations(tree))
        setattr(change.node, change.field, kept)
        words = f"{before}  →  {after}" if after != before else f"without {before}"
        return cls(path, change.line, words, source)


def phrase(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


def breed(src: Path, modules: Sequence[Path], most: int, seed: int) -> tuple[list[Mutant], int]:
    """At most so many mutants of these modules, drawn at random, in the order of the source; and how many there are."""
    trees = {path: ast.parse((src / path).read_text("utf-8")) for path in modules}
    found = [(path, change) for path, tree in trees.items() for change in changes(tree, tree)]
    places = sorted(random.Random(seed).sample(range(len(found)), min(most, len(found))))
    return [Mutant.of(found[place][0], trees[found[place][0]], found[place][1]) for place in places], len(found)


def rule_modules(src: Path, game: str) -> list[Path]:
    """The modules of rules that a game reaches from its game.py, also those that it shares with another."""
    known: list[str] = []
    waiting = [f"{GAMES}{game}.game"]
    while waiting:
        name = waiting.pop()
        path = src / f"{name.replace('.', '/')}.py"
        if name in known or not name.startswith(GAMES) or not path.exists():
            continue
        known.append(name)
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
    rules = [name for name in known if name.count(".") > GAMES.count(".") and name.rpartition(".")[2] not in NO_RULES]
    return sorted(Path(f"{name.replace('.', '/')}.py") for name in rules)


# Trying them


class Scratch:
    """A copy of src in which one mutant after the other is tried."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root, self.place = root, place
        self.process: subprocess.Popen[bytes] | None = None
        shutil.copytree(root / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(place, quiet=2)

    def passes(self, *arguments: str, seconds: float | None = None) -> bool:
        """Whether the tests pass, within so many seconds."""
        plain = {"PYTHONPATH": str(self.place), "SPINDLETOP_EXPECT": "plain"}
        quick = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments],
            cwd=self.root,
            env={**os.environ, **plain, **quick},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us: tests that it ended would look as if they had failed
        )
        try:
            return self.process.wait(seconds) == 0
        finally:
            self.stop()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def survives(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
        file = self.place / mutant.path
        file.write_text(mutant.source, "utf-8")
        os.utime(file, (0, 0))  # whatever is compiled is older or newer, so it is not used
        try:
            return self.passes(*tests, seconds=seconds)
        except subprocess.TimeoutExpired:
            return False
        finally:
            shutil.copy2(self.root / "src" / mutant.path, file)


def quickest_first(scratch: Scratch, tests: Sequence[str]) -> list[str]:
    """The files of tests, by how long they take on the rules as they are; none if one of them fails."""
    report = scratch.place.with_suffix(".xml")
    if not scratch.passes(*tests, f"--junitxml={report}"):
        return []
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        file = f"{case.attrib['classname'].replace('.', '/')}.py"
        seconds[file] = seconds.get(file, 0.0) + float(case.attrib["time"])
    return sorted(seconds, key=seconds.__getitem__)


def hunt(root: Path, mutants: Sequence[Mutant], tests: Sequence[str], processes: int) -> tuple[list[Mutant], int]:
    """Which mutants survive the tests, and how many were tried: all, unless Ctrl-C ended it."""
    survivors: list[Mutant] = []
    tried = 0
    with tempfile.TemporaryDirectory() as place:
        copies = [Scratch(root, Path(place) / str(number)) for number in range(processes)]
        begun = time.monotonic()
        files = quickest_first(copies[0], tests)
        if not files:
            raise SystemExit(f"{', '.join(tests)}: there is a failure on the rules as they are, mend that first")
        patience = PATIENCE * (time.monotonic() - begun)
        free: SimpleQueue[Scratch] = SimpleQueue()
        for scratch in copies:
            free.put(scratch)

        def attempt(mutant: Mutant) -> bool:
            scratch = free.get()
            try:
                return scratch.survives(mutant, files, patience)
            finally:
                free.put(scratch)

        with ThreadPoolExecutor(processes) as pool:
            running = {pool.submit(attempt, mutant): mutant for mutant in mutants}
            try:
                for done in as_completed(running):
                    if done.result():
                        survivors.append(running[done])
                    tried += 1
                    print(f"\r{tried} of {len(mutants)} tried, {len(survivors)} survived ", end="", file=sys.stderr)
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
                for scratch in copies:
                    scratch.stop()
    print(file=sys.stderr)
    return sorted(survivors, key=lambda mutant: (mutant.path, mutant.line)), tried


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutants", description="Which changes of a game's rules do no tests notice?")
    parser.add_argument("game", help="its folder in src/spindletop/games")
    parser.add_argument("modules", nargs="*", help="some of its modules only, as in: sales debts")
    parser.add_argument("--most", type=int, default=200, help="how many mutants, drawn at random (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another one draws others (%(default)s)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at the same time (%(default)s)")
    given = parser.parse_args()
    known = rule_modules(ROOT / "src", given.game)
    modules = [path for path in known if not given.modules or path.stem in given.modules]
    if not modules:
        parser.error(f"no rules to change; there are: {', '.join(path.stem for path in known) or 'none'}")
    mutants, possible = breed(ROOT / "src", modules, given.most, given.seed)
    print(f"{len(mutants)} of {possible} mutants of {', '.join(path.stem for path in modules)}")
    folders = sorted({given.game, *(path.parent.name for path in modules)})
    tests = [f"tests/games/{folder}" for folder in folders if (ROOT / "tests/games" / folder).exists()]
    survivors, tried = hunt(ROOT, mutants, tests, given.processes)
    for mutant in survivors:
        print(f"src/{mutant.path}:{mutant.line}: {mutant.words}")
    print(f"{tried} tried, {tried - len(survivors)} noticed, {len(survivors)} survived")


if __name__ == "__main__":
    main()
