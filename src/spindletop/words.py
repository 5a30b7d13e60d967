"""Words are data: they stand in files of Project Fluent beside what they belong to, in a folder for each language.

    say = Words(Path(__file__).parent)
    say("table.turn_of", name="Ann")

"table.turn_of" is the attribute `turn_of` of the message `table`, in any file of the folder `en`. Another language is a
copy of these files in a folder `fr`, and no code; what it leaves out is said in English.

What stands between two * is said with stress: pages show it bold (`stressed`), others read it without (`plain`).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from functools import lru_cache, wraps
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from markupsafe import Markup, escape
from mypy_extensions import i64

ENGLISH = "en"
CHOICES = 1_000  # of words for one key that are kept: as many as there are numbers on which they depend
FIGURES = 20_000  # numbers as they are written in a language
SLOT = "\0"  # around the name of what is filled in
TOLD = 10_000  # sentences as pages show them
STRESS = "\2"  # around what is said with stress: no * that somebody has in a name

language: ContextVar[str] = ContextVar("language", default=ENGLISH)  # of whom is spoken to

Filling = str | float | i64
Entries = dict[str, ast.Message | ast.Term]
Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Words:
    """What is said in one place, in the language of whom it is said to. Of several folders, the first that has the
    words for something says it: a game's own before those that it shares."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        found = {file.parent.name for folder in folders for file in folder.glob("*/*.ftl")}
        self.languages = [ENGLISH, *sorted(found - {ENGLISH})]
        self.speakers: dict[str, Speaker] = {}
        self.phrases: defaultdict[str, dict[str, Phrase]] = defaultdict(dict)  # by language and key

    def __call__(self, key: str, /, **values: Filling) -> str:
        spoken = language.get()
        phrase = self.phrases[spoken].get(key)
        if phrase is None:
            phrase = self.phrases[spoken][key] = self._phrase(spoken, key)
        return phrase(values) if phrase.variable else phrase.text

    @property
    def language(self) -> str:
        """That is spoken now."""
        return language.get()

    def _phrase(self, spoken: str, key: str) -> "Phrase":
        """In this language, if it has all that the words need; else in English."""
        for each in dict.fromkeys((spoken, ENGLISH)):
            if each not in self.languages:
                continue
            if each not in self.speakers:
                self.speakers[each] = Speaker(each, merged([read(folder / each) for folder in self.folders]))
            if self.speakers[each].knows(key):
                return Phrase(self.speakers[each], key)
        raise KeyError(f"there are no words for {key} in {', '.join(map(str, self.folders))}")


class Speaker:
    """All words of one place in one language."""

    def __init__(self, spoken: str, entries: Entries) -> None:
        self.spoken = spoken
        self.entries = entries
        self.bundle = FluentBundle([spoken], use_isolating=False)
        self.bundle.add_resource(ast.Resource([*entries.values()]))

    def pattern(self, key: str) -> ast.Pattern | None:
        name, _, attribute = key.partition(".")
        entry = self.entries.get(name)
        if entry is None or not attribute:
            return entry.value if entry is not None else None
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def knows(self, key: str) -> bool:
        """It has these words, and all that they are made of."""
        pattern = self.pattern(key)
        return pattern is not None and all(map(self.knows, references(pattern)))

    def variables(self, key: str) -> tuple[set[str], set[str]]:
        """Those in the words of a key, and those of them on which the choice of words depends."""
        pattern = self.pattern(key)
        assert pattern is not None
        used = {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
        chooses = {
            inner.id.name
            for node in nodes(pattern)
            for inner in nodes(node.selector if isinstance(node, ast.SelectExpression) else None)
            if isinstance(inner, ast.VariableReference)
        }
        for other in references(pattern):
            more, choosing = self.variables(other)
            used, chooses = used | more, chooses | choosing
        return used, chooses

    def chosen(self, key: str, values: Mapping[str, Filling | None]) -> str:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(said)


class Phrase:
    """What is said for one key. Fluent chooses the words, once for each of the numbers on which they depend; names
    and all other numbers are filled in later, as this is done again and again."""

    def __init__(self, speaker: Speaker, key: str) -> None:
        self.speaker = speaker
        self.key = key
        used, chooses = speaker.variables(key)
        self.chooses = sorted(chooses)
        self.slots = {name: f"{SLOT}{name}{SLOT}" for name in used - chooses}
        self.parts = lru_cache(maxsize=CHOICES, typed=True)(self._parts)
        self.variable = bool(used)
        self.text = "" if used else self({})

    def __call__(self, values: Mapping[str, Filling]) -> str:
        texts, names = self.parts(*[values.get(name) for name in self.chooses])
        said = [texts[0]]
        for text, name in zip(texts[1:], names):
            value = values[name]
            said += value if isinstance(value, str) else figure(self.speaker.spoken, value), text
        return "".join(said)

    def _parts(self, *chosen: Filling | None) -> tuple[list[str], list[str]]:
        """The words, cut where something is filled in, and the names of what is."""
        values = {**self.slots, **dict(zip(self.chooses, chosen))}
        parts = self.speaker.chosen(self.key, values).replace("*", STRESS).split(SLOT)
        return parts[::2], parts[1::2]


def plain(words: str) -> str:
    """As text alone."""
    return words.replace(STRESS, "")


@lru_cache(maxsize=TOLD)
def stressed(words: str) -> Markup:
    """As a page shows it, again and again."""
    parts = str(escape(words)).split(STRESS)
    parts[1::2] = [f"<b>{part}</b>" for part in parts[1::2]]
    return Markup("".join(parts))


@lru_cache(maxsize=FIGURES)
def figure(spoken: str, number: float) -> str:
    return format_decimal(number, locale=spoken.replace("-", "_"))


def own_name(spoken: str) -> str:
    """What its speakers call a language."""
    return str(Locale.parse(spoken, sep="-").get_display_name())


# Files


def read(folder: Path) -> Entries:
    """All files of a language."""
    entries: Entries = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file}: {entry.annotations[0].message}: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entries.setdefault(name, entry) is not entry:
                    raise ValueError(f"{file}: {name} has its words in another place already")
    return entries


def merged(folders: list[Entries]) -> Entries:
    """What an earlier one has goes before what a later one has, attribute by attribute."""
    entries: Entries = {}
    for folder in folders:
        for name, entry in folder.items():
            known = entries.setdefault(name, entry)
            own = {attribute.id.name for attribute in known.attributes}
            known.attributes += [attribute for attribute in entry.attributes if attribute.id.name not in own]
            known.value = known.value or entry.value
    return entries


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a file and all that it is made of."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from nodes(each)


def references(pattern: ast.Pattern) -> list[str]:
    """The keys of other words in it."""
    found = []
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            found.append(f"{name}.{node.attribute.name}" if node.attribute else name)
    return found


# What is made of words


def once_a_language(most: int | None = None) -> Callable[[Callable[[*Given], Made]], Callable[[*Given], Made]]:
    """What holds words is made once for each language, and kept."""

    def kept(make: Callable[[*Given], Made]) -> Callable[[*Given], Made]:
        made = lru_cache(maxsize=most)(lambda spoken, *given: make(*given))

        @wraps(make)
        def said(*given: *Given) -> Made:
            return made(language.get(), *given)

        return said

    return kept
