"""Whom a story is told to: words say "you" to one of the seats, and may count on what was told just before."""

from collections.abc import Sequence

from spindletop.art.kit import Kit
from spindletop.kernel import Event


class Reader:
    """Who reads what happened, and what they have read of it so far."""

    def __init__(
        self, names: Sequence[str], you: int | None = None, before: Sequence[Event] = (), kit: Kit | None = None
    ) -> None:
        self.names = names  # of the seats
        self.you = you  # which of them is the reader's own; None: nobody's
        self.before = before  # the last first
        self.kit = kit  # of the game, which says what is told as one; None: each event is told by itself
        self.named: set[int] = set()  # seats: only to them it is told in other words

    def who(self, seat: int, role: str = "name") -> dict[str, str]:
        """A seat, for words: what it is called, and whether it is who reads them."""
        self.named.add(seat)
        return {role: self.names[seat], f"{role}_is": "you" if seat == self.you else "other"}

    def run(self, event: Event) -> list[Event]:
        """All that is told by this one, with it; the last first."""
        found = [event]
        for each in self.before:
            if self.kit is None or not self.kit.goes_on(each, found[-1], event):
                break
            found.append(each)
        return found
