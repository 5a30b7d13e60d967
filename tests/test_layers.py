"""Who may import whom: each part of Spindletop builds on those below it, never on one above."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import spindletop

PACKAGE = Path(spindletop.__file__).parent
SLUGS = spindletop.games()
# From the bottom up, as in docs/architecture.md. Parts of one layer may import each other.
LAYERS = (
    ("words", "home"),
    ("kernel",),
    ("parts", "art", "store"),
    # what a game says of itself to bots
    ("bots.bot", "bots.greedy", "bots.judgement", "bots.levels", "bots.luck"),
    ("games",),
    ("bots",),
    ("analysis", "learn"),
    ("table",),
    ("post",),
    ("people",),
    ("web",),
    ("console",),
    ("lab", "remote", "terminal"),
    ("commands",),
    ("cli",),
)
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names}


def test_nobody_imports_from_above() -> None:
    wrong = [
        f"{module} imports {imported}"
        for path in PACKAGE.rglob("*.py")
        for module in [name_of(path)]
        for imported in imports(path)
        if module and height(imported) > height(module)
    ]
    assert not wrong, "\n".join(sorted(set(wrong)))


def name_of(path: Path) -> str:
    """As below the package: `kernel.state`. The package's own __init__ has none."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imports(path: Path) -> Iterator[str]:
    """What a module imports of the package, also in a function or for its types only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, f"{path} imports what stands beside it without saying where that is"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix("spindletop.") for name in names if name.startswith("spindletop."))


def height(name: str) -> int:
    """Of the layer that a module or something in it belongs to; what the package itself offers is below all."""
    parts = name.split(".")
    known = [".".join(parts[:length]) for length in (2, 1) if ".".join(parts[:length]) in HEIGHT]
    if not known and (PACKAGE / parts[0]).with_suffix(".py").exists() | (PACKAGE / parts[0]).is_dir():
        raise AssertionError(f"{parts[0]} has no place among the layers")
    return HEIGHT[known[0]] if known else -1


def test_nothing_outside_the_games_names_one() -> None:
    named = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".css", ".js", ".html", ".svg")
        and not path.is_relative_to(PACKAGE / "games")
        and "vendor" not in path.parts
        for name in names_in(path)
        if name.replace("-", "_") in SLUGS
    ]
    assert not named, "\n".join(sorted(set(named)))


def names_in(path: Path) -> Iterator[str]:
    """Names and texts of code; of other files every word, but those that are English words, too."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from set(re.findall(r"[a-z_-]+", text)) - {"gold", "crude"}
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield from name.split(".")
