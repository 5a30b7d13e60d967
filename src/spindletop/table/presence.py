"""Who is at which table just now: whoever has a live page of it open."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from spindletop.table.seating import fingerprint


class Presence:
    """In this process. `changed` is called when somebody has come or gone."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        self._pages: Counter[tuple[str, str]] = Counter()  # by holder and table

    @contextmanager
    def at(self, table: str, token: str) -> Iterator[None]:
        """As long as a page is open."""
        here = fingerprint(token), table
        self._pages[here] += 1
        self.changed()
        try:
            yield
        finally:
            self._pages[here] -= 1
            if not self._pages[here]:
                del self._pages[here]
            self.changed()

    def __contains__(self, here: tuple[str, str]) -> bool:
        return here in self._pages

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Holders, and the tables at which they are."""
        return iter([*self._pages])
