"""Words are data: they stand in files of Project Fluent beside what they belong to, in a folder for each language.

    say = Words(Path(__file__).parent)
    say("table.turn_of", name="Ann")

"table.turn_of" is the attribute `turn_of` of the message `table`, in any file of the folder `en`. Another language is a
copy of these files in a folder `fr`, and no code; what it leaves out is said in English.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache, wraps
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

ENGLISH = "en"
SAYINGS = 20_000  # kept: the words of a game are said again and again

language: ContextVar[str] = ContextVar("language", default=ENGLISH)  # of whom is spoken to

Value = str | int | float
Entries = dict[str, Message | Term]
Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Words:
    """What is said in one place, in the language of whom it is said to. Of several folders, the first that has the
    words for something says it: a game's own before those that it shares."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self.bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(maxsize=SAYINGS, typed=True)(self._format)

    def __call__(self, key: str, /, **values: Value) -> str:
        return self._said(language.get(), key, *values.items())

    @property
    def language(self) -> str:
        """That is spoken now."""
        return language.get()

    @property
    def languages(self) -> list[str]:
        """English first."""
        found = {file.parent.name for folder in self.folders for file in folder.glob("*/*.ftl")}
        return [ENGLISH, *sorted(found - {ENGLISH})]

    def _format(self, spoken: str, key: str, /, *values: tuple[str, Value]) -> str:
        message, _, attribute = key.partition(".")
        wrong = "there are no such words"
        for each in dict.fromkeys((spoken, ENGLISH)):
            bundle = self._bundle(each)
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, dict(values))
                if not errors:
                    return str(said)
                wrong = str(errors[0])
        raise KeyError(f"{key} in {', '.join(map(str, self.folders))}: {wrong}")

    def _bundle(self, spoken: str) -> FluentBundle:
        if spoken not in self.bundles:
            bundle = FluentBundle([spoken], use_isolating=False)
            bundle.add_resource(merged([read(folder / spoken) for folder in self.folders]))
            self.bundles[spoken] = bundle
        return self.bundles[spoken]


def read(folder: Path) -> Entries:
    """All files of a language."""
    entries: Entries = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file}: {entry.annotations[0].message}: {entry.content}")
            if isinstance(entry, Message | Term) and entries.setdefault(entry.id.name, entry) is not entry:
                raise ValueError(f"{file}: {entry.id.name} has its words in another place already")
    return entries


def merged(folders: list[Entries]) -> Resource:
    """What an earlier one has goes before what a later one has, attribute by attribute."""
    entries: Entries = {}
    for folder in folders:
        for name, entry in folder.items():
            known = entries.setdefault(name, entry)
            own = {attribute.id.name for attribute in known.attributes}
            known.attributes += [attribute for attribute in entry.attributes if attribute.id.name not in own]
            known.value = known.value or entry.value
    return Resource([*entries.values()])


def once_a_language(most: int | None = None) -> Callable[[Callable[[*Given], Made]], Callable[[*Given], Made]]:
    """What holds words is made once for each language, and kept."""

    def kept(make: Callable[[*Given], Made]) -> Callable[[*Given], Made]:
        made = lru_cache(maxsize=most)(lambda spoken, *given: make(*given))

        @wraps(make)
        def said(*given: *Given) -> Made:
            return made(language.get(), *given)

        return said

    return kept
