"""Content files: the components of a game as TOML, checked against a schema. A table may bring its own."""

import hashlib
import tomllib
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
        self.hash = digest(self.data)  # tells contents apart; comments and layout of the file do not matter

    @classmethod
    def read(cls, path: Path) -> "ContentFile":
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(f"cannot read the content file {path}: {error}") from None

    def convert(self, schema: type[T]) -> T:
        """The content as this schema's type, or a ContentError that names the key."""
        try:
            content = msgspec.convert(self.data, schema, strict=False)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `")
            key = where.rstrip("`").removeprefix("$").removeprefix(".") or "top level"
            raise ContentError(f"{self.name}: {key}: {what[:1].lower()}{what[1:]}") from None
        self.hash = digest(unusual(self.data, content))
        return content

    def require(self, holds: bool, key: str, allowed: str) -> None:
        """A check that the schema cannot express."""
        if not holds:
            raise ContentError(f"{self.name}: {key}: {allowed}")


def digest(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]


def unusual(data: Any, content: Any) -> Any:
    """The data without what would be the same if the file left it out: a fact that joins a schema with the value that
    it always had does not part older records from their components."""
    if not isinstance(content, msgspec.Struct):
        return data
    usual = {field.encode_name: usually(field) for field in msgspec.structs.fields(content)}
    return {
        key: unusual(value, getattr(content, key)) for key, value in data.items() if getattr(content, key) != usual[key]
    }


def usually(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
