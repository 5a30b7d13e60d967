"""Bots think in worker processes, so that the table never waits for them."""

import asyncio
import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, suppress
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from spindletop.bots import roster
from spindletop.games import game, games
from spindletop.kernel import ContentFile, Game, Rng, State
from spindletop.table.turns import Rank, Turns

try:
    import resource
except ImportError:  # not on this system: a worker has as much memory as it likes
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT = 60.0  # seconds for one thought
KEPT = 50  # games with their content, in each worker
MEMORY = 2 * 1024**3  # bytes for one worker
NICE = 5  # how far thinking steps back when people wait for the server
ATTEMPTS = 3  # a worker may die of another one's thought


class Failed(Exception):
    """There is no result: the work raised an error, took too long, or killed its worker every time."""


class Thinkers:
    """A pool of processes. A worker that dies or never ends is replaced, and what it did is begun again."""

    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        self.workers = workers
        self.limit = limit
        self._turns = Turns(workers)  # who waits for a worker does not yet use up its time
        self._closed = False
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_prepare)

    @property
    def waiting(self) -> int:
        """How much is to be thought about, beside what is."""
        return self._turns.waiting

    def close(self) -> None:
        self._closed = True
        self._stop(self._pool)

    async def warm_up(self) -> None:
        """Start a process before somebody waits for it."""
        with suppress(Failed):
            await self.run(_ready)

    async def change_over(self) -> None:
        """Go on in new processes, as soon as they are ready and the old ones have nothing to do."""
        pool = self._new()
        try:
            await asyncio.get_running_loop().run_in_executor(pool, _ready)
        except Exception as error:
            self._stop(pool)
            raise Failed(f"{type(error).__name__}: {error}") from error
        async with AsyncExitStack() as all_turns:
            for _ in range(self.workers):
                await all_turns.enter_async_context(self._turns.turn("", Rank.URGENT))
            self._stop(self._pool)
            self._pool = pool

    async def choose(self, bot: str, view: State, seed: int | None = None) -> int:
        """This bot's answer in this position; with the same seed the same one, unless it thinks by the clock."""
        game: Game[Any] = view.setup.game
        seed = secrets.randbits(64) if seed is None else seed
        work = (type(game), game.source.text, game.source.name, bot, view.to_json(), seed)
        action = await self.run(_choose, *work)
        if action not in view.legal():
            raise Failed(f"the bot {bot} answered {action}, which is not possible")
        return action

    async def run(
        self, work: Callable[..., T], *arguments: Any, person: str = "", rank: Rank = Rank.URGENT, limit: float = 0.0
    ) -> T:
        """Do this in a worker, for this person, when it is their turn; `limit`: seconds, if other than usual."""
        async with self._turns.turn(person, rank):
            return await self._work(limit or self.limit, work, *arguments)

    async def _work(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
                return await asyncio.wait_for(future, limit)
            except BrokenProcessPool:
                if self._closed:
                    break
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                raise Failed(f"no result in {limit:.0f} seconds") from None
            except Exception as error:
                raise Failed(f"{type(error).__name__}: {error}") from error
        raise Failed("the process that worked on it died every time")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """The first who notices makes a new pool."""
        if self._pool is broken:
            log.warning("a thinking process is gone or does not end: starting again")
            self._pool = self._new()
            self._stop(broken)

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False)


# In the worker


def _prepare() -> None:
    """Ctrl-C is for the server, which also comes first; a worker does not outlive it, however it ended, nor take all
    the memory of the machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _ready() -> None:
    """Most of the time to the first answer goes into loading the games."""
    for slug in games():
        roster.levels(game(slug))


_games: dict[tuple[str, str], Game[Any]] = {}  # by slug and the text of their content


def known_game(kind: type[Game[Any]], text: str, name: str) -> Game[Any]:
    """A game with this content; the last ones are kept."""
    key = kind.slug, text
    if key not in _games:
        if len(_games) >= KEPT:
            _games.clear()
        _games[key] = kind(ContentFile(text, name))
    return _games[key]


def _choose(kind: type[Game[Any]], text: str, name: str, bot: str, view: dict[str, Any], seed: int) -> int:
    its_game = known_game(kind, text, name)
    return roster.bot(bot, its_game).choose(its_game.from_json(view), Rng(seed))
