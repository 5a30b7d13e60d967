"""Crude with secret cash: all that the server sends to the others is the same below the goal and above it (CR-24)."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.conformance.cases import Case
from tests.web.test_secrets import WAIT, Watched

from spindletop.games.crude.state import CrudeState
from spindletop.kernel import Rng
from spindletop.table import Table, Tables, Ticket, new_token
from spindletop.table.table import Due
from spindletop.table.tickets import Tickets
from spindletop.web.stream import Key

TICKET = "secretcashes"
TURNS = 2  # of the first seat, at the end of which it might declare
BELOW, ABOVE = 400, 1400  # the goal is 750


class SecretCash(Watched):
    """A table at which the first seat has the same cash before every answer, and never declares."""

    def __init__(self, tables: Tables, tokens: Sequence[str], cash: int) -> None:
        super().__init__(tables, Case("crude", 2, (("start", 0), ("secret_cash", True))), tokens)
        self.cash = cash
        self.sent: dict[int | None, list[str]] = {viewer: [] for viewer, _ in self.viewers}
        self.told = {viewer: 0 for viewer, _ in self.viewers}  # the last entry of which a viewer's stream has told
        self.pause_is_over = asyncio.Event()

    async def listen(self, viewer: int | None, token: str) -> None:
        async for message in self.streams.messages([Key.parse(f"{self.table.id}:")], token):
            if message.startswith(b"data: "):
                self.sent[viewer].append(message.decode())
                self.told[viewer] = json.loads(message[6:])["seq"]

    async def look(self) -> None:
        """Both have been told all; then they open the page and the list of their tables anew."""
        state = self.table.course.state
        assert isinstance(state, CrudeState)
        state.pay(0, state.cash[0] - self.cash)
        for viewer, _ in self.viewers:
            while self.told[viewer] < self.table.seq:
                await asyncio.sleep(0)
            self.sent[viewer] += [await self.pages(viewer), (await self.browsers[viewer].get("/")).text]

    async def pause(self, table: Table, asked: int) -> bool:
        """In place of the table's pause before a single answer: it ends when the test says so."""
        await self.pause_is_over.wait()
        self.pause_is_over.clear()
        return table.asked != asked

    async def answer(self, rng: Rng) -> None:
        asked, seat, name = self.table.asked, self.table.turn, self.table.game.name
        legal = [name(action) for action in self.table.legal(seat) if name(action) != "declare"]
        action = legal[-1 - rng.below(min(2, len(legal)))]
        if self.table.due is Due.SINGLE:
            self.pause_is_over.set()
            while self.table.asked == asked:
                await asyncio.sleep(0)
        else:
            await self.tables.answer(self.table.id, seat, self.tokens[seat], asked, action)

    @property
    def asks_to_declare(self) -> bool:
        question = self.table.course.state.question
        return question is not None and question.name == "Declaration" and self.table.turn == 0


async def play(file: Path, tokens: Sequence[str], cash: int, patch: pytest.MonkeyPatch) -> dict[int | None, list[str]]:
    """The same game, whatever the first seat has: its dice, answers and names; and all that the others were sent."""
    async with asyncio.timeout(WAIT), Tables(file, clock=lambda: 1000.0) as tables:
        tables.tickets = Tickets(TICKET)
        patch.setattr(tables.tickets, "new", lambda: Ticket(TICKET, ""))  # on pages from which a table can be opened
        crude, rng, left = SecretCash(tables, tokens, cash), Rng(7), TURNS
        patch.setattr(tables.driver, "_moves_in_the_pause", crude.pause)
        await crude.seat(TICKET)
        listeners = [asyncio.create_task(crude.listen(*viewer)) for viewer in crude.viewers]
        while left:
            await crude.look()
            if crude.asks_to_declare:
                left -= 1
                assert (crude.table.due is Due.SINGLE) == (cash == BELOW)
            await crude.answer(rng)
        tables.end_news()
        await asyncio.gather(*listeners)
    return crude.sent


@pytest.mark.rule("CR-24")
def test_nobody_is_sent_whether_a_rival_has_reached_the_goal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = [new_token() for _ in range(3)]
    below = asyncio.run(play(tmp_path / "below.db", tokens, BELOW, monkeypatch))
    above = asyncio.run(play(tmp_path / "above.db", tokens, ABOVE, monkeypatch))
    assert below == above
    assert any("do you declare victory?" in each for each in below[None]), "they know that everybody is asked"
