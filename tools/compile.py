"""Compiles the rules with mypyc: python tools/compile.py SOURCES KEPT OUTPUT

Writes the compiled modules into the folder OUTPUT, laid out like the package in SOURCES. Each group of modules is a C
library of its own, so groups are compiled side by side, and those whose C is the same as before are taken from KEPT.
SOURCES is a copy of the sources: what annotations of frames and states stand for is written out there.
"""

import ast
import fcntl
import hashlib
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

# Compiled is what runs in an inner loop: of the kernel its inner part, and all of the other folders.
KERNEL = ("abreast", "events", "frame", "nature", "state")
FOLDERS = ("parts", "bots", "games/*")
# Never schemas (msgspec checks nothing in a compiled class), and not words and pictures, which would only take time.
PLAIN = ("__init__", "account", "board", "content", "faces", "game", "orders", "reference")
WORDS = ("tale", "terminal", "terms", "text")
# -O1: the C is as quick as with -O3 (the time goes into the lists), and compiles in a third of the time.
OPTIMISED, DEBUGGED = "1", "0"
NEEDED = [  # where annotations are written out
    "from typing import ClassVar",
    "from librt.vecs import vec",
    "from mypy_extensions import i64, mypyc_attr",
]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def main() -> None:
    sources, kept, output = (Path(given).resolve() for given in sys.argv[1:])
    parts, types, scratch = (kept / name for name in ("parts", "types", "scratch"))
    parts.mkdir(parents=True, exist_ok=True)
    fcntl.flock(os.open(kept, os.O_RDONLY), fcntl.LOCK_EX)  # until this process ends
    shutil.rmtree(scratch, ignore_errors=True)  # of one that was killed
    write_out(sources)
    libraries = sorted(to_c(sources, types, scratch), key=size_of_c, reverse=True)  # the longest begin first
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(partial(compiled, parts, scratch), libraries))
    shutil.rmtree(scratch)
    for library, part in zip(libraries, made):
        place = output / f"{library.name.replace('.', '/')}{SUFFIX}"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(part, place)
    for part in parts.iterdir():
        if part not in made:
            part.unlink()


def groups(package: Path) -> dict[str, list[Path]]:
    """The modules to compile: one group for what all games build on, and one for each folder of games."""
    chosen = [package / "kernel" / f"{name}.py" for name in KERNEL]
    chosen += [
        path for folder in FOLDERS for path in sorted(package.glob(f"{folder}/*.py")) if path.stem not in PLAIN + WORDS
    ]
    found: dict[str, list[Path]] = {}
    for path in chosen:
        of_a_game = path.parent.parent.name == "games"
        found.setdefault(path.parent.name if of_a_game else "rules", []).append(path)
    return found


def write_out(sources: Path) -> None:
    """What annotations of frames and states stand for: Python sees to it when a class is made, mypyc must read it."""
    sys.path.insert(0, str(sources))
    for path in [module for modules in groups(sources / "spindletop").values() for module in modules]:
        module = import_module(".".join(path.relative_to(sources).with_suffix("").parts))
        lines = path.read_text().splitlines()
        for node in reversed(ast.parse("\n".join(lines)).body):
            if isinstance(node, ast.ClassDef):
                before, inside = written(getattr(module, node.name), node)
                start = (node.decorator_list[0] if node.decorator_list else node).lineno - 1
                lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in inside]
                lines[start:start] = before
        path.write_text("\n".join(line for line in lines if not line.startswith("@dataclass_transform")) + "\n")


def written(owner: Any, node: ast.ClassDef) -> tuple[list[str], list[str]]:
    """Lines to stand before and at the end of a class of frames or states; none for any other."""
    declare, frame, state = (import_module(f"spindletop.kernel.{name}") for name in ("declare", "frame", "state"))
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    if any(isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == "fields" for each in node.body):
        return [], []  # it stands there already
    for root, method in ((frame.Frame, "__init__"), (state.State, "copy")):
        if issubclass(owner, root) and owner is not root:
            # Frames come and go with every answer, and hold numbers only.
            decorators = ["@mypyc_attr(acyclic=True, free_list_len=1)"] if method == "__init__" else []
            lines = [] if method in own else declare.lines_of(method, owner.__name__, owner.fields)
            fields = f"fields: ClassVar[dict[str, str]] = {owner.fields!r}"
            return NEEDED + ([] if node.decorator_list else decorators), [fields, *lines]
    return [], []


def to_c(sources: Path, types: Path, scratch: Path) -> list[Extension]:
    """The libraries, with the C that they are made of. File names in it are those below the sources. What mypy found
    about other packages is kept, but never about this one: mypyc would make another C of that than of the sources."""
    shutil.rmtree(types / "{}.{}".format(*sys.version_info) / "spindletop", ignore_errors=True)
    os.chdir(sources)
    named: list[tuple[list[str], str | None]] = [
        ([str(path) for path in modules], f"spindletop_{name}") for name, modules in groups(Path("spindletop")).items()
    ]
    every_module = [module for modules, _ in named for module in modules]
    # No settings but these: mypy would look for the project's own, which are for more than is compiled.
    checked = ["--strict", "--config-file=", "--no-sqlite-cache", f"--cache-dir={types}"]
    made: list[Extension] = mypycify(
        [*checked, *every_module],
        separate=named,
        opt_level=OPTIMISED,
        debug_level=DEBUGGED,
        target_dir=str(scratch / "c"),
    )
    return made


def size_of_c(library: Extension) -> int:
    return sum(Path(source).stat().st_size for source in library.sources)


def compiled(parts: Path, scratch: Path, library: Extension) -> Path:
    """The library among the parts: as it was compiled from the same C before, or now."""
    total = hashlib.sha256(f"{sys.version} {version('mypy')} {library.extra_compile_args}".encode())
    for path in [*library.sources, *library.depends]:
        total.update(Path(path).read_bytes())
    part = parts / f"{library.name}-{total.hexdigest()[:16]}{SUFFIX}"
    if not part.exists():
        work = build_ext(Distribution({"ext_modules": [library]}))
        work.build_lib = str(scratch / "lib" / library.name)
        work.build_temp = str(scratch / "temp" / library.name)
        work.ensure_finalized()
        work.run()
        Path(work.get_ext_fullpath(library.name)).rename(part)
    return part


if __name__ == "__main__":
    main()
