"""Whoever asks, by whatever route and for whatever seat, learns nothing that they may not know.

The routes are those of the app, and what a route reads from its query or form is found out by asking it: a route that
is added later is walked, too. A parameter that is not known here is taken for one that names a seat.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.conformance.cases import Case
from tests.web.test_secrets import WAIT, Watched, cases, disguise
from tests.web.walk import PAINTED, PARAMETER, Answer, Reads, ask, declared, routes

from spindletop.games import folder
from spindletop.kernel import Rng, State
from spindletop.table import Status, Table, Tables, new_token
from spindletop.table.thinkers import Failed
from spindletop.web import ages
from spindletop.web.kits import ground_address
from spindletop.web.seats import CHANGES

pytestmark = pytest.mark.slow

POSITIONS = 3
# Where what a seat may answer, or what an answer means, hangs on a secret (in Gold it never does).
HIDING = [case for case in cases() if case.slug in ("giganten", "black_gold") or "secret_cash" in dict(case.options)]
HIDING = [case for case in HIDING if dict(case.options).keys() <= {"secret_cash"}]


Parameters = dict[tuple[str, str], set[str]]  # of each route, as far as they are known


class Walk:
    """Everything that somebody can ask about a table, with nothing coming of it."""

    def __init__(self, watched: Watched, reads: Reads, asked_for: Parameters | None = None) -> None:
        """`asked_for`: as far as an earlier walk has found them out."""
        self.app = watched.app
        self.app.state.painter.done = PAINTED
        self.streams = watched.streams
        self.table: Table = watched.table
        self.reads = reads
        self.asked_for = {} if asked_for is None else asked_for

    def land(self) -> str:
        """As the address of this table's ground names it."""
        return Path(ground_address(f"/t/{self.table.id}", folder.land(self.table.view(None)))).stem

    def paths(self, path: str, seat: int, land: str) -> list[str]:
        values = {
            "table": [self.table.id],
            "seat": [str(seat)],
            "game": [self.table.game.slug],
            "what": [*CHANGES, "nonsense"],
            "land": ["0" * 12, land],
            "puzzle": ["1"],
        }
        made = [path]
        for match in PARAMETER.finditer(path):
            made = [each.replace(match[0], value) for each in made for value in values[match[1]]]
        return made

    def values(self, names: set[str], seat: int, action: str) -> dict[str, str]:
        known = {
            "t": f"{self.table.id}:{seat}",
            "asked": str(self.table.asked),
            "action": action,
            "at": str(self.table.answers),
            "game": self.table.game.slug,
            "ask": "always",
            "after": "",
            "which": "mine",
        }
        return {name: known.get(name, str(seat)) for name in sorted(names)}

    async def all(
        self, token: str, seats: range, actions: list[str], elsewhere: bool = True
    ) -> dict[tuple[str, ...], Answer]:
        """The answer to every request that there is, each asked once: not every route reads a seat or an answer.
        `elsewhere`: also of routes that are about no table."""
        heard: dict[tuple[str, ...], Answer] = {}
        land = self.land()
        for method, route in routes():
            if not (elsewhere or self.names_a_table(method, route)):
                continue
            told: dict[tuple[str, str], Answer] = {}
            for seat in seats:
                for path in self.paths(route, seat, land):
                    for action in actions:
                        form = self.form(method, route, seat, action)
                        if (path, form) not in told:
                            form, answer = await self.learn(method, route, path, token, seat, action)
                            told[path, form] = answer
                        heard[method, path, str(seat), action] = told[path, form]
        return heard

    def names_a_table(self, method: str, route: str) -> bool:
        return "{table" in route or not self.asked_for.get((method, route), {"t"}).isdisjoint({"t", "table"})

    def form(self, method: str, route: str, seat: int, action: str) -> str:
        """All that the route is known to read."""
        return urlencode(self.values(self.asked_for.get((method, route), set()), seat, action))

    async def learn(self, method: str, route: str, path: str, token: str, seat: int, action: str) -> tuple[str, Answer]:
        """Ask again, until nothing is missed in the question: it, and the answer."""
        names = self.asked_for.setdefault((method, route), declared(method, route))
        while True:
            self.reads.names = set()
            form = self.form(method, route, seat, action)
            answer = await self.ask(method, path, token, form)
            if self.reads.names <= names:
                return form, answer
            names |= self.reads.names

    async def ask(self, method: str, path: str, token: str, form: str) -> Answer:
        self.streams.frames.clear()  # they are made once for each moment, and this one is disguised
        return await ask(self.app, method, path.encode(), token, form.encode())


def nothing_comes_of_it(tables: Tables, table: Table, patch: pytest.MonkeyPatch) -> None:
    """Requests are answered as ever, but no table changes, and what is made at random is always the same."""

    async def write(id: str, draft: Callable[[Table], list[Any]]) -> Table:
        now = await tables.table(id)
        draft(now)
        return now

    async def run(work: Callable[..., Any], *arguments: Any, **whose: object) -> Any:
        try:
            return work(*arguments)
        except Exception as error:
            raise Failed(str(error)) from error

    async def open_nothing(*_: object) -> Table:
        return table

    keep = tables.library.store.together

    async def work_undone(work: Callable[[Any], Any]) -> Any:
        done: list[Any] = []

        def undone(fetch: Any) -> None:
            done.append(work(fetch))
            raise InterruptedError

        with suppress(InterruptedError):
            await keep(undone)
        return done[0]

    patch.setattr(tables.library.store, "together", work_undone)

    async def keep_nothing(*_: object) -> int:
        return 0

    patch.setattr(tables.library, "write", write)
    patch.setattr(tables.library, "open", open_nothing)
    patch.setattr(tables.library.store, "change", keep_nothing)
    patch.setattr(tables.helpers, "run", run)
    patch.setattr(secrets, "token_urlsafe", lambda size: "x" * 32)
    patch.setattr(secrets, "choice", lambda letters: letters[0])
    patch.setattr(ages, "MINUTE", 100 * WAIT)  # no minute ends meanwhile
    now = tables.library.clock()
    patch.setattr(tables.library, "clock", lambda: now)  # nor a day


def told(state: State, seat: int) -> dict[int, str]:
    """What a seat is told of each answer that it may give."""
    text, view = folder.text(state.setup.game), state.view(seat)
    names = [f"Seat {number}" for number in range(state.seats)]
    return {action: text.action(view, action, names) for action in state.legal()}


def telling(case: Case, state: State, viewer: int | None, rng: Rng) -> tuple[State, list[int]] | None:
    """The position with other secrets, and answers of the seat that is asked which would give them away."""
    twin = disguise(case)(state, viewer, rng)
    true, other = told(state, state.actor), told(twin, state.actor)
    differing = [action for action in true.keys() | other.keys() if true.get(action) != other.get(action)]
    return (twin, sorted(differing)[:2]) if differing else None


@pytest.mark.parametrize("case", HIDING, ids=str)
def test_no_route_tells_a_stranger_a_rival_or_a_spectator_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pause=(WAIT, WAIT)) as tables:
            rng, walked = Rng(1), 0
            asked_for: Parameters = {}
            while walked < POSITIONS:  # dice fall as they like: in one game or in several
                watched = Watched(tables, case)
                await watched.seat()
                while walked < POSITIONS and watched.table.status is Status.RUNNING:
                    with monkeypatch.context() as patch:
                        walked += await walk(watched, tables, patch, rng, asked_for)
                    await watched.answer(rng)

    async def walk(
        watched: Watched, tables: Tables, patch: pytest.MonkeyPatch, rng: Rng, asked_for: Parameters
    ) -> bool:
        """Whether something hung on a secret here."""
        course, true = watched.table.course, watched.table.course.state
        rival = (true.actor + 1) % case.seats
        found = telling(case, true, rival, rng)
        if found is None:
            return False
        twin, actions = found
        nothing_comes_of_it(tables, watched.table, patch)
        walk = Walk(watched, Reads(patch), asked_for)
        names = [watched.table.game.name(action) for action in actions]
        # Without a key or with one that no seat knows, one is the same stranger: first the one, then the other. What is
        # about no table tells of this one only what stands in lists, and these are made alike at every position.
        first = not asked_for
        for token in ("" if first else new_token(), watched.tokens[rival]):
            course.state = true
            told = await walk.all(token, range(case.seats), names, elsewhere=first)
            course.state = twin
            disguised = await walk.all(token, range(case.seats), names, elsewhere=first)
            course.state = true
            assert [request for request in told if disguised[request] != told[request]] == []
        assert {status for status, _, _ in told.values()} <= {200, 303, 403, 404, 409, 410, 413, 422}
        return True

    asyncio.run(play())
