"""Who waits for a worker, and whose turn it is: what is urgent first, then person by person, not by who asks most."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum


class Rank(IntEnum):
    URGENT = 0  # somebody looks at the screen and waits: a hint, a bot's answer
    PATIENT = 1  # a record, an analysis


class Turns:
    """So many workers for all that is to be done."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self._waiting: dict[Rank, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            rank: OrderedDict() for rank in Rank
        }

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(turns) for people in self._waiting.values() for turns in people.values())

    @asynccontextmanager
    async def turn(self, person: str, rank: Rank) -> AsyncIterator[None]:
        """A worker for this person, as soon as it is their turn."""
        await self._wait(person, rank)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: str, rank: Rank) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it came at the very moment in which nobody wanted it any more
            raise

    def _pass_on(self) -> None:
        for people in self._waiting.values():
            while people:
                person, turns = people.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    people[person] = turns  # behind everybody else
                if not turn.cancelled():
                    turn.set_result(None)
                    return
        self.free += 1
