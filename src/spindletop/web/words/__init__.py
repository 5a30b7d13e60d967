"""Words of the pages, in one file per language; what the games say is in their own folders."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ENGLISH = "en"


class Words:
    """The words of one language, by dotted name: `words("table.your_turn", name="Ann")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        texts = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
        self.texts = dict(flat(texts))

    def __call__(self, key: str, /, **values: object) -> str:
        return self.texts[key].format(**values)


def flat(texts: dict[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for key, value in texts.items():
        pairs += flat(value, f"{prefix}{key}.") if isinstance(value, dict) else [(f"{prefix}{key}", value)]
    return pairs


@cache
def words(language: str = ENGLISH) -> Words:
    return Words(language)
