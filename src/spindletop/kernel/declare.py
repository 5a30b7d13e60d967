"""A datum is declared once, by its annotation: the constructor of a frame and the `copy` of a state are made of them.

Plain, that happens when the class is made. Compiled, `tools/compile.py` writes the same lines into the class, as
mypyc must read them.
"""

import inspect
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from mypy_extensions import i64

T = TypeVar("T")

# Copies share it, so it is replaced and never changed; and what is derived follows from the rest and is not saved.
Shared = Annotated[T, "Shared"]
Derived = Annotated[T, "Derived"]


def complete(made: Any, method: str) -> None:
    """A class of frames or states has been made: its `fields` and its method, `__init__` or `copy`, are added."""
    if "fields" in made.__dict__:
        return  # they were written out
    fields = all_fields(made)
    made.fields = fields
    if method not in made.__dict__:
        names: dict[str, Any] = {"i64": i64}
        exec("\n".join(lines_of(method, "type(self)", fields)), names)
        setattr(made, method, names[method])


def all_fields(owner: type) -> dict[str, str]:
    """What a frame or state holds, by name, those of its bases first, with the kind as it is written."""
    found: dict[str, str] = {}
    for base in reversed(owner.__mro__):
        annotated: dict[str, Any] = inspect.get_annotations(base)
        own = {name: written(kind) for name, kind in annotated.items() if get_origin(kind) != ClassVar}
        found |= own or base.__dict__.get("fields", {})
    return found


def written(kind: Any) -> str:
    if get_origin(kind) is Annotated:
        inner, word = get_args(kind)
        return f"{word}[{written(inner)}]"
    return kind.__name__ if isinstance(kind, type) else str(kind)


def lines_of(method: str, name: str, fields: dict[str, str]) -> list[str]:
    """What makes this method in a class of this name."""
    return constructor(fields) if method == "__init__" else copying(name, fields)


def constructor(fields: dict[str, str]) -> list[str]:
    given = "".join(f", {name}: {kind}" for name, kind in fields.items())
    return [f"def __init__(self{given}) -> None:", *(f"    self.{name} = {name}" for name in fields), "    pass"]


def copying(name: str, fields: dict[str, str]) -> list[str]:
    return [
        f'def copy(self) -> "{name}":',
        f"    twin = {name}(self.setup)",
        "    self.copy_frames(twin)",
        *(f"    twin.{field} = self.{field}{'[:]' if is_owned(kind) else ''}" for field, kind in fields.items()),
        "    return twin",
    ]


def is_owned(kind: str) -> bool:
    """Whether every copy has its own."""
    return kind.startswith(("vec[", "list["))
