"""Events: what happened, as data. Words are made elsewhere, so that they can be translated."""

from typing import Final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: its kind, its numbers, and the one seat that may know it (or EVERYBODY)."""

    def __init__(self, kind: str, numbers: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.audience == EVERYBODY or self.audience == seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.numbers == other.numbers
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.numbers, self.audience))

    def __repr__(self) -> str:
        to = "" if self.audience == EVERYBODY else f" to seat {self.audience}"
        return f"<{self.kind} {' '.join(map(str, self.numbers))}{to}>"

    def __reduce__(self) -> tuple[type["Event"], tuple[str, tuple[int, ...], int]]:
        return Event, (self.kind, self.numbers, self.audience)
