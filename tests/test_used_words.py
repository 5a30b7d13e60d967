"""Files of words and the code beside them: all that is said is there, and nothing is there that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Pattern
from tests.words import PACKAGE, keys

import spindletop
from spindletop.words import ENGLISH, nodes, read, references

IN_TEMPLATE = re.compile(r"""["']([a-z_]+(?:\.[a-z_]*)?|\.[a-z_]+)["']""")
SENTENCE = re.compile(r"\b[A-Z]?[a-z]+ [a-z]+ [a-z]+")
PLACES = sorted({file.parents[2] for file in PACKAGE.glob(f"**/words/{ENGLISH}/*.ftl")})
SPEAKING = [file for name in ("text", "account", "reference") for file in PACKAGE.glob(f"games/*/{name}.py")]


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def trees() -> Iterator[ast.AST]:
    for file in PACKAGE.glob("**/*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


@cache
def texts() -> frozenset[str]:
    """All in the code, in templates, and in words that others are made of. Where one is put together, its parts."""
    found = {node.value for node in trees() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for file in PACKAGE.glob("web/templates/*.html"):
        found |= {*IN_TEMPLATE.findall(file.read_text(encoding="utf-8"))}
    for place in PLACES:
        inside = nodes([*read(place / "words" / ENGLISH).values()])
        found |= {key for node in inside if isinstance(node, Pattern) for key in references(node)}
    return frozenset(found | {text.replace(" ", "_") for text in found})


@cache
def made() -> list[re.Pattern[str]]:
    """What code puts together of fixed parts and others, where the fixed ones tell enough."""
    patterns = []
    for node in trees():
        if isinstance(node, ast.JoinedStr) and re.search("[a-z]{3}|second_", fixed := fixed_part(node)):
            patterns.append(re.compile(fixed))
    return patterns


def fixed_part(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_]+" for part in node.values]
    return "".join(parts)


def is_said(key: str) -> bool:
    """As a whole; put together by code; or of the head of such a text, a part, and perhaps an end."""
    if key in texts() or any(pattern.fullmatch(key) for pattern in made()):
        return True
    if all(part in texts() for part in key.split(".")):
        return True
    rests = [key.removeprefix(head) for head in texts() if head.endswith((".", "_")) and key.startswith(head)]
    return any(rest in texts() or has_part(rest) for rest in rests)


def has_part(text: str) -> bool:
    ends = [at for at, letter in enumerate(text) if letter in "._"]
    return any(text[:at] in texts() and (text[at:] in texts() or text[at + 1 :] in texts()) for at in ends)


@pytest.mark.parametrize("place", PLACES, ids=name_of)
def test_no_words_are_left_over(place: Path) -> None:
    assert [key for key in keys(place / "words") if not is_said(key)] == []


def test_all_words_that_are_said_are_there() -> None:
    there = {key for place in PLACES for key in keys(place / "words")}
    said = set[str]()
    for node in trees():
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "say":
            choice = node.args[0]
            either = [choice.body, choice.orelse] if isinstance(choice, ast.IfExp) else [choice]
            said |= {str(each.value) for each in either if isinstance(each, ast.Constant)}
    for file in PACKAGE.glob("web/templates/*.html"):
        said |= {*re.findall(r"""say\(["']([a-z_.]+[a-z_])["']""", file.read_text(encoding="utf-8"))}
    assert said - there == set()


@pytest.mark.parametrize("module", SPEAKING, ids=name_of)
def test_games_say_nothing_in_sentences_of_their_code(module: Path) -> None:
    verbs = {verb.name for slug in spindletop.games() for verb in spindletop.game(slug).verbs}
    tree = ast.parse(module.read_text(encoding="utf-8"))
    aside = [node for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Expr)]  # faults of ours, docstrings
    passed = {id(inner) for node in aside for inner in ast.walk(node)}
    said = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in passed}
    assert [text for text in said - verbs if SENTENCE.search(text)] == []
