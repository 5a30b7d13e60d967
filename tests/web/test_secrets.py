"""All that the server sends to a rival or a spectator is the same, whatever it hides from them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.conformance.cases import Case, all_cases
from tests.conformance.checks import snapshot
from tests.web.conftest import HOST

from spindletop.games.crude.state import CrudeState
from spindletop.games.gold.state import UNKNOWN, GoldState
from spindletop.kernel import Rng, State
from spindletop.people import Accounts
from spindletop.post.service import Post
from spindletop.table import Kind, OpenSeat, Person, SeatPlan, Status, Table, Tables, Terms, new_token
from spindletop.web.app import Settings, make_app
from spindletop.web.browser import TOKEN
from spindletop.web.limits import NO_LIMITS
from spindletop.web.pieces import Screen
from spindletop.web.stream import Key, Streams

pytestmark = pytest.mark.slow

ANSWERS = 36
EVERY = 6  # at about one position in so many, all is sent again with other secrets
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
WAIT = 600  # seconds, for a machine with much to do
CLOCK = Terms(Kind.POST, period=86_400, bank=86_400)  # it tells nothing either

Disguise = Callable[[State, int | None, Rng], State]


def imagined(state: State, viewer: int | None, rng: Rng) -> State:
    """Another position that the viewer, with a perfect memory, takes for the true one."""
    return state.view(viewer).imagine(rng)


def misremembered(state: State, viewer: int | None, rng: Rng) -> State:
    """Cards that were up and are down again have changed their faces: no page is to remind anybody of them."""
    assert isinstance(state, GoldState)
    twin = state.copy()
    up = set(state.cards_up())
    down = [place for place in state.table if state.faces[place] != UNKNOWN and place not in up]
    faces = [state.faces[place] for place in down]
    for place in down:
        twin.faces[place] = faces.pop(rng.below(len(faces)))
    return twin


def richer(state: State, viewer: int | None, rng: Rng) -> State:
    """The others have more cash, of which the page does not tell."""
    assert isinstance(state, CrudeState)
    twin = state.copy()
    for seat in range(state.seats):
        if seat != viewer:
            gift = 1 + rng.below(2 * state.goal)  # many reach the goal, too
            twin.cash[seat] += gift
            twin.bank -= gift
    return twin


def disguise(case: Case) -> Disguise:
    if case.slug == "gold":
        return misremembered
    return richer if dict(case.options).get("secret_cash") else imagined


def hides(case: Case) -> bool:
    """King Oil and Crude hide nothing that is decided, but Crude's cash if people want it so."""
    return case.slug in ("gold", "giganten", "black_gold") or "secret_cash" in dict(case.options)


def cases() -> list[Case]:
    """Every game, and where something is hidden every value of every option, at the smallest table for it."""
    chosen = {
        (case.slug, case.options): case
        for case in reversed(all_cases())
        if not case.options or (hides(case) and len(case.options) == 1 and "start" not in dict(case.options))
    }
    return list(chosen.values())


class Watched:
    """A table of people, and every byte that the browsers of the last of them and of a spectator get."""

    def __init__(self, tables: Tables, case: Case, tokens: Sequence[str] = ()) -> None:
        self.tables = tables
        self.case = case
        *self.tokens, spectator = tokens or [new_token() for _ in range(case.seats + 1)]
        self.viewers: list[tuple[int | None, str]] = [(case.seats - 1, self.tokens[-1]), (None, spectator)]
        self.heard: dict[int | None, str] = {viewer: "" for viewer, _ in self.viewers}
        self.disguised = 0  # positions of which something was hidden
        self.noticed = False  # by somebody who may know it
        self.app = make_app(Settings(limits=NO_LIMITS))
        self.streams = Streams(tables, 9)
        self.app.state.tables, self.app.state.streams = tables, self.streams
        self.app.state.accounts = Accounts(tables)
        transport = httpx2.ASGITransport(self.app)
        self.browsers = {
            viewer: httpx2.AsyncClient(transport=transport, base_url=f"http://{HOST}", cookies={TOKEN: token})
            for viewer, token in [(0, self.tokens[0]), *self.viewers]
        }

    async def seat(self, ticket: str = "") -> None:
        host, *others = self.tokens
        seats: list[SeatPlan] = [Person(NAMES[0]), *[OpenSeat() for _ in others]]
        options = dict(self.case.options)
        more: dict[str, Any] = {"ticket": ticket, "clock": CLOCK}
        self.table: Table = await self.tables.open_table(host, self.case.slug, seats, options, **more)
        for seat, token in enumerate(others, 1):
            await self.tables.claim(self.table.id, seat, token, NAMES[seat])
        self.app.state.post = Post(self.tables)
        await self.app.state.post.open()

    async def listen(self, viewer: int | None, token: str) -> None:
        """As long as the game runs: then all is shown."""
        messages: AsyncIterator[bytes] = self.streams.messages([Key.parse(f"{self.table.id}:")], token)
        screen = Screen()
        async for message in messages:
            if message.startswith(b"data: ") and self.table.status is Status.RUNNING:
                told = json.loads(message[6:])
                self.heard[viewer] += unescape(f"{told['title']} {screen.show(told)}")

    async def pages(self, viewer: int | None) -> str:
        """The table's page, and the replay of the position."""
        paths = [f"/t/{self.table.id}"]
        if not self.table.game.memory:
            seen_by = "spectator" if viewer is None else viewer
            paths.append(f"/t/{self.table.id}/replay?as={seen_by}")
        answers = [await self.browsers[viewer].get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200] * len(paths)
        return unescape("".join(answer.text for answer in answers))

    async def answer(self, rng: Rng) -> None:
        seat = self.table.turn
        legal = self.table.legal(seat)
        action = self.table.game.name(legal[rng.below(len(legal))])
        await self.tables.answer(self.table.id, seat, self.tokens[seat], self.table.asked, action)

    async def check_disguised(self, rng: Rng) -> None:
        """With other secrets the same is sent."""
        course = self.table.course
        true = course.state
        told = await self.pages(0) if not self.noticed else ""
        for viewer, _ in self.viewers:
            sent = await self.pages(viewer)
            self.heard[viewer] += sent
            course.state = disguise(self.case)(true, viewer, rng)
            self.disguised += snapshot(course.state) != snapshot(true)
            assert (await self.pages(viewer)).splitlines() == sent.splitlines()
            self.noticed = self.noticed or await self.pages(0) != told
            course.state = true

    def check_heard(self) -> None:
        """Nothing that others were told alone; no keys, and not the seed of the dice."""
        lines = [*self.table.course.newest(0, self.table.names)]
        for viewer, _ in self.viewers:
            assert 'id="asked"' in self.heard[viewer]
            told = {line.words for line in lines if not line.event.heard_by(viewer)}
            told -= {line.words for line in lines if line.event.heard_by(viewer)}
            secrets = [*told, *self.tokens, self.table.opened.seed]
            assert [secret for secret in secrets if secret in self.heard[viewer]] == []


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nothing_is_sent_that_the_viewer_may_not_know(tmp_path: Path, case: Case) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pause=(WAIT, WAIT)) as tables:
            watched, rng = Watched(tables, case), Rng(len(str(case)))
            await watched.seat()
            listeners = [asyncio.create_task(watched.listen(*viewer)) for viewer in watched.viewers]
            shows = hides(case) and not watched.table.game.memory  # seat 0 is shown its own secrets
            for number in count():
                if watched.table.status is not Status.RUNNING or (number >= ANSWERS and watched.noticed == shows):
                    break
                if rng.below(EVERY) == 0:
                    await watched.check_disguised(rng)
                await watched.answer(rng)
            tables.end_news()
            await asyncio.gather(*listeners)
            watched.check_heard()
            assert (watched.disguised > 0) == hides(case)
            assert watched.noticed == shows

    asyncio.run(play())
