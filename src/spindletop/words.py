"""Words are data: they stand in files of Project Fluent beside what they belong to, in a folder for each language.

    say = Words(Path(__file__).parent / "words")
    say("table.turn_of", name="Ann")

"table.turn_of" is the attribute `turn_of` of the message `table`, in any file of the folder words/en. Another language
is a copy of these files in words/fr, and no code; what it leaves out is said in English.
"""

from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
SAYINGS = 20_000  # kept: the words of a game are said again and again

language: ContextVar[str] = ContextVar("language", default=ENGLISH)  # of whom is spoken to

Value = str | int | float


class Words:
    """What is said in one place, in the language of whom it is said to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bundles: dict[str, list[FluentBundle]] = {}
        self._said = lru_cache(maxsize=SAYINGS, typed=True)(self._format)

    def __call__(self, key: str, /, **values: Value) -> str:
        return self._said(language.get(), key, *values.items())

    @property
    def languages(self) -> list[str]:
        """English first."""
        others = sorted(path.name for path in self.folder.iterdir() if path.is_dir() and path.name != ENGLISH)
        return [ENGLISH, *others]

    def _format(self, spoken: str, key: str, /, *values: tuple[str, Value]) -> str:
        message, _, attribute = key.partition(".")
        for bundle in self._bundles(spoken):
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, dict(values))
                if errors:
                    raise ValueError(f"{key} in {self.folder.name}/{spoken}: {errors[0]}")
                return str(said)
        raise KeyError(f"no words for {key} in {self.folder}")

    def _bundles(self, spoken: str) -> list[FluentBundle]:
        """Of this language, and of English for what it lacks."""
        if spoken not in self.bundles:
            chain = [each for each in dict.fromkeys((spoken, ENGLISH)) if (self.folder / each).is_dir()]
            self.bundles[spoken] = [read(self.folder / each) for each in chain]
        return self.bundles[spoken]


def read(folder: Path) -> FluentBundle:
    """All files of a language."""
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
