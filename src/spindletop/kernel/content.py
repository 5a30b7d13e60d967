"""Content files: the components of a game as TOML, checked against a schema. A table may bring its own."""

import hashlib
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class ContentError(ValueError):
    """A content file that cannot be used: the message names file, key and what is allowed."""


class ContentFile:
    """The text of a content file and what it is called in messages."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{name}: not a TOML file: {error}") from None

    @classmethod
    def read(cls, path: Path) -> "ContentFile":
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(f"cannot read the content file {path}: {error}") from None

    @cached_property
    def hash(self) -> str:
        """Tells contents apart; comments and layout of the file do not matter."""
        canonical = msgspec.json.encode(self.data, order="sorted")
        return hashlib.sha256(canonical).hexdigest()[:16]

    def convert(self, schema: type[T]) -> T:
        """The content as this schema's type, or a ContentError that names the key."""
        try:
            return msgspec.convert(self.data, schema, strict=False)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `")
            key = where.rstrip("`").removeprefix("$").removeprefix(".") or "top level"
            raise ContentError(f"{self.name}: {key}: {what[:1].lower()}{what[1:]}") from None

    def require(self, holds: bool, key: str, allowed: str) -> None:
        """A check that the schema cannot express."""
        if not holds:
            raise ContentError(f"{self.name}: {key}: {allowed}")
