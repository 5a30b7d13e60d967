"""The rules page in its two languages."""

import re

from tests.games.giganten.build import GAME

from spindletop.games import folder

RULE = re.compile(r"^- \*\*(GI-\d+)\*\* (.*?)(?=\n- |\n\n|\Z)", re.MULTILINE | re.DOTALL)
LEFT_OPEN = {"GI-3", "GI-10", "GI-13", "GI-26", "GI-39", "GI-41"}  # by the rulebook, beside what it does not mention


def marked(language: str, word: str) -> set[str]:
    return {number for number, text in RULE.findall(folder.rules(GAME, language)) if f"*{word}*" in text}


def test_the_same_rules_are_marked_as_rulings_in_both_languages() -> None:
    assert marked("en", "Ruling") == marked("fr", "Précision") >= LEFT_OPEN
    assert "GI-40" not in marked("en", "Ruling"), "the rulebook says so"
