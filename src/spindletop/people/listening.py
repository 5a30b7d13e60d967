"""The devices of people to which this process sends news, and whether they are still signed in there."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from spindletop.store import Glance, Store


class Listening:
    """A thousand messages a second cannot ask the store one by one: one look finds all who were signed out, within a
    second, or at once where this process did it (`forget`)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._devices: Counter[str] = Counter()  # by how many streams
        self._signed_in: Glance[dict[str, bool]] = Glance(self._look, {})

    @contextmanager
    def on(self, device: str) -> Iterator[None]:
        """As long as news are sent there. It was signed in a moment ago: its request was let in."""
        self._devices[device] += 1
        try:
            yield
        finally:
            self._devices[device] -= 1
            if not self._devices[device]:
                del self._devices[device]

    async def still(self, device: str) -> bool:
        """Whether it is signed in; one at which nobody has looked yet has only just begun to listen."""
        return (await self._signed_in.now()).get(device, True)

    def forget(self) -> None:
        """Somebody was signed out here."""
        self._signed_in.forget()

    async def _look(self) -> dict[str, bool]:
        devices = [*self._devices]
        if not devices:
            return {}
        marks = ", ".join("?" * len(devices))
        rows = await self.store.read(f"SELECT device FROM devices WHERE device IN ({marks})", *devices)
        found = {str(row[0]) for row in rows}
        return {device: device in found for device in devices}
