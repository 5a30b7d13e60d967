"""Lists which tests show each numbered rule; fails on a rule without a test, and on a test of no rule.

A rule is a line `- **GO-12** ...` in a game's RULES.md. A test shows it by `@pytest.mark.rule("GO-12")`: on
itself, on its class, on one of its parameters, or as the `pytestmark` of its class or module.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
WIDTH = 120

Pages = dict[str, list[str]]  # game: its rules, in the order of the page
Shown = dict[str, list[str]]  # rule: the tests that name it


def main() -> int:
    pages, shown = read_pages(), read_tests()
    for rules in pages.values():
        for rule in rules:
            print(line(rule, shown.get(rule, ["-"])))
    for game, rules in pages.items():
        missing = len([rule for rule in rules if rule not in shown])
        verdict = f"{missing} shown by no test" if missing else "all shown by tests"
        print(f"{game}: {len(rules)} rules, {verdict}")
    wrong = list(faults(pages, shown))
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


def read_pages() -> Pages:
    pages = sorted(ROOT.glob("src/spindletop/games/*/RULES.md"))
    return {page.parent.name: RULE.findall(page.read_text("utf-8")) for page in pages}


def read_tests() -> Shown:
    shown: Shown = {}
    for path in sorted(ROOT.glob("tests/**/*.py")):
        name = path.relative_to(ROOT).as_posix()
        for test, rule in dict.fromkeys(named(ast.parse(path.read_text("utf-8"), name), name)):
            shown.setdefault(rule, []).append(test)
    return shown


def named(scope: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """Each test in a module or class, with a rule that it names."""
    for item in scope.body:
        match item:
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield from ((name, rule) for rule in marks([item.value]))
            case ast.ClassDef(name=inner) if inner.startswith("Test"):
                yield from ((f"{name}::{inner}", rule) for rule in marks(item.decorator_list))
                yield from named(item, f"{name}::{inner}")
            case ast.FunctionDef(name=inner) | ast.AsyncFunctionDef(name=inner) if inner.startswith("test"):
                yield from ((f"{name}::{inner}", rule) for rule in marks(item.decorator_list))


def marks(expressions: Iterable[ast.expr]) -> Iterator[str]:
    """What `pytest.mark.rule` is given anywhere in them. Only plain strings can turn out to be rules."""
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                yield from (ast.unparse(argument).strip("'") for argument in node.args)


def faults(pages: Pages, shown: Shown) -> Iterator[str]:
    if not pages:
        yield "no game has a RULES.md"
    numbers = Counter(rule for rules in pages.values() for rule in rules)
    for game, rules in pages.items():
        if not rules:
            yield f"{game}: RULES.md has no line that starts like - **GO-1**"
    for rule, times in numbers.items():
        if times > 1:
            yield f"{rule} is the number of {times} rules"
        if rule not in shown:
            yield f"{rule} is shown by no test"
    for rule in sorted(shown.keys() - numbers.keys()):
        yield f"{rule} stands on no page, but is named by {', '.join(shown[rule])}"


def line(rule: str, tests: list[str]) -> str:
    """As many of the tests as fit, but one at least."""
    for count in range(len(tests), 0, -1):
        rest = [f"+{len(tests) - count} more"] if count < len(tests) else []
        text = f"{rule:<7}{', '.join([*tests[:count], *rest])}"
        if len(text) <= WIDTH:
            break
    return text


if __name__ == "__main__":
    sys.exit(main())
