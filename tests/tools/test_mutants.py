"""Mutants of a tiny module: which changes there are, and which its tests notice."""

import ast
from pathlib import Path

import pytest
from tools import mutants
from tools.mutants import Mutant, Scratch, breed, changes, hunt, rule_modules

RULES = Path("rides.py")
MAY_RIDE = """
def may_ride(age: int, paid: bool = False) -> bool:
    return age >= 6 and paid
"""
TESTS = """
from rides import may_ride

def test_who_has_paid_and_is_old_enough_may_ride():
    assert may_ride(7, True) and not may_ride(7) and not may_ride(5, True)
"""


def words(source: str) -> list[str]:
    tree = ast.parse(source)
    return [Mutant.of(RULES, tree, change).words for change in changes(tree, tree)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["a < b  →  a <= b"]),
        ("x = a in b or c", ["a in b or c  →  a in b and c", "a in b  →  a not in b"]),
        ("x = 3", ["x = 3  →  x = 4", "x = 3  →  x = 2"]),
        ("x = 0", ["x = 0  →  x = 1"]),
        ("x = True", ["x = True  →  x = False"]),
        ("x = max(a, b)", ["max(a, b)  →  min(a, b)"]),
        ("x = a - b // c", ["a - b // c  →  a + b // c", "b // c  →  b * c"]),
        ("if a:\n    pass", ["if a:  →  if not a:"]),
        ("if not a:\n    pass", ["if not a:  →  if not not a:"]),
        ("x.y = a\nz = a\nf(a)", ["without x.y = a", "without f(a)"]),
        ("x += a", ["without x += a", "x += a  →  x -= a"]),
        ("for x in a:\n    break", ["without break"]),
        ('def f(a: int = 1) -> "list[3]":\n    """Two."""\n    return', ["without return"]),
        ("def faults(a):\n    return a < 1", []),
    ],
)
def test_one_small_change_at_a_time(source: str, expected: list[str]) -> None:
    assert words(source) == expected


def test_a_mutant_is_the_whole_module_with_one_change_and_leaves_the_next_one_alone() -> None:
    tree = ast.parse("x = a < b\ny = a and b\n")
    assert [Mutant.of(RULES, tree, change).source for change in changes(tree, tree)] == [
        "x = a <= b\ny = a and b",
        "x = a < b\ny = a or b",
    ]


@pytest.fixture
def rides(tmp_path: Path) -> Path:
    """A project with one rule and one test."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / RULES).write_text(MAY_RIDE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rides.py").write_text(TESTS)
    return tmp_path


def test_what_no_test_notices_survives(rides: Path) -> None:
    bred, possible = breed(rides / "src", [RULES], most=200, seed=1)
    assert len(bred) == possible == 4
    survivors, tried = hunt(rides, bred, ["tests"], processes=2)
    assert tried == 4
    assert [mutant.words for mutant in survivors] == ["age >= 6  →  age > 6", "age >= 6  →  age >= 7"]
    assert {(mutant.path, mutant.line) for mutant in survivors} == {(RULES, 3)}
    assert (rides / "src" / RULES).read_text() == MAY_RIDE


def test_some_are_drawn_by_the_seed(rides: Path) -> None:
    def drawn(seed: int) -> list[str]:
        return [mutant.words for mutant in breed(rides / "src", [RULES], most=2, seed=seed)[0]]

    assert len(drawn(1)) == 2 and drawn(1) == drawn(1)
    assert len({tuple(drawn(seed)) for seed in range(10)}) > 1


def test_rules_that_fail_as_they_are_have_no_mutants(rides: Path) -> None:
    (rides / "tests" / "test_rides.py").write_text("def test_no():\n    assert False\n")
    with pytest.raises(SystemExit, match="tests: there is a failure on the rules as they are"):
        hunt(rides, breed(rides / "src", [RULES], most=1, seed=1)[0], ["tests"], processes=1)


def test_an_interruption_leaves_what_was_found(rides: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[bool | BaseException] = [True, False, KeyboardInterrupt()]

    def survives(scratch: Scratch, *_: object) -> bool:
        answer = answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    monkeypatch.setattr(Scratch, "survives", survives)
    monkeypatch.setattr(mutants, "quickest_first", lambda *_: ["tests"])
    bred, _ = breed(rides / "src", [RULES], most=200, seed=1)
    survivors, tried = hunt(rides, bred[:3], ["tests"], processes=1)
    assert survivors == bred[:1] and tried == 2


def test_the_rules_of_a_game_are_what_its_questions_come_from() -> None:
    src = mutants.ROOT / "src"
    named = "asking box debts drilling land pipelines purchases sales state steps"
    king_oil = Path("spindletop/games/king_oil")
    assert rule_modules(src, "king_oil") == [king_oil / f"{name}.py" for name in named.split()]
    assert Path("spindletop/games/prospecting/auctions.py") in rule_modules(src, "giganten"), "it shares them"
    assert rule_modules(src, "chess") == []
