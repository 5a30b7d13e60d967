"""What the words' files hold, for tests."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message

from spindletop.words import ENGLISH, read


def keys(folder: Path, spoken: str = ENGLISH) -> Iterator[str]:
    """All that can be said from a folder of words."""
    for name, entry in read(folder / spoken).items():
        if isinstance(entry, Message):
            yield from [name] if entry.value is not None else []
            yield from (f"{name}.{attribute.id.name}" for attribute in entry.attributes)
