"""Standing orders on pages and for programs: given, shown to their owner, withdrawn, and sent to nobody else."""

import asyncio
import html
import re
from collections.abc import AsyncIterator
from ipaddress import ip_network
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.conformance.cases import Case
from tests.sale import Sale
from tests.web.conftest import HOST, Visitor
from tests.web.programs import OPEN, Program, me
from tests.web.test_api_secrets import Asked
from tests.web.test_secrets import WAIT, Watched, cases

from spindletop.games import folder
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Rng
from spindletop.table import Tables, new_token
from spindletop.table.entries import By
from spindletop.table.orders import Next, Order, UpTo
from spindletop.table.seating import fingerprint
from spindletop.web.api.shapes import OrdersInfo
from spindletop.web.app import Settings, make_app
from spindletop.web.frames import frame
from spindletop.web.limits import NO_LIMITS
from spindletop.web.logs import REQUESTS, Json
from spindletop.web.sight import Sight
from spindletop.web.stream import Key

PLAIN = [case for case in cases() if not case.options]


class Sending(Watched):
    """Beside the pages, every message of the streams of the last seat and a spectator, and what programs are told."""

    async def listen(self, viewer: int | None, token: str) -> None:
        messages: AsyncIterator[bytes] = self.streams.messages([Key.parse(f"{self.table.id}:")], token)
        async for message in messages:
            self.heard[viewer] += message.decode()

    async def everything(self) -> list[str]:
        """All that the others are sent; after every stream has told what there was to tell."""
        for _ in range(20):
            await asyncio.sleep(0)
        told = [await self.pages(viewer) for viewer, _ in self.viewers]
        told += [await Asked.pages(self, viewer) for viewer, _ in self.viewers]  # type: ignore[arg-type]
        for viewer, token in self.viewers:
            bearer = {"authorization": f"Bearer {token}"}
            lists = [f"/api/tables?which={which}" for which in ("open", "mine", "offered")]
            told += [(await self.browsers[viewer].get(each, headers=bearer)).text for each in lists]
        return [*told, *self.heard.values()]


def possible(watched: Watched) -> list[Order]:
    """What seat 0, which is not asked, may order here."""
    table = watched.table
    view, declared = table.view(0), folder.orders(table.game)
    auction = declared.auction(view.question)
    orders: list[Order] = [UpTo(0), UpTo(1)] if auction and auction.is_in(view, 0) else []
    for choice in declared.choices:
        orders += [Next(choice.question, way.answers) for way in choice.ways(view, 0)[:1]]
    return orders


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_an_order_reaches_nobody_else(tmp_path: Path, case: Case) -> None:
    """Until it acts, all that the others are sent is the same, byte for byte: pages, streams, lists, the interface."""
    now = [1000.0]

    async def play() -> None:
        async with (
            asyncio.timeout(WAIT),
            Tables(tmp_path / "tables.db", pause=(WAIT, WAIT), clock=lambda: now[0]) as tables,
        ):
            watched, rng = Sending(tables, case), Rng(len(str(case)))
            await watched.seat()
            for _ in range(12):
                await watched.answer(rng)
            while watched.table.turn == 0:
                await watched.answer(rng)
            listeners = [asyncio.create_task(watched.listen(*viewer)) for viewer in watched.viewers]
            before, own = await watched.everything(), await watched.pages(0)
            assert all(heard.count("data: ") == 1 for heard in watched.heard.values())
            orders = possible(watched)
            for number, order in enumerate(orders, 1):
                now[0] += 100.3
                await tables.order(watched.table.id, 0, watched.tokens[0], order)
                now[0] += 100.3
                assert await watched.everything() == before
                assert await watched.pages(0) != own, "the owner sees it"
                await tables.withdraw(watched.table.id, 0, watched.tokens[0], number)
                assert await watched.everything() == before
            assert orders
            table = watched.table
            told, answers = table.told, table.answers
            await watched.answer(rng)
            assert table.asked - told == table.answers - answers, "there is no gap where it was"
            tables.end_news()
            await asyncio.gather(*listeners)

    asyncio.run(play())


def choices(page: str) -> list[tuple[str, str]]:
    """The questions of the page's forms, each with its first answer."""
    found = re.findall(r'name="question" value="(\w+)">.*?(?:<option|name="action") value="([^"]+)"', page, re.DOTALL)
    return [(question, html.unescape(answer)) for question, answer in found]


def test_an_order_is_given_and_withdrawn_on_the_page(ann: Visitor, bob: Visitor) -> None:
    table = ann.new_table("crude", "me", "open", listed="on")
    bob.post(f"{table}/join/1", 204, name="Bob")
    waits, seat = (bob, 1) if ann.asked(table)["seat"] == "0" and 'data-turn="yes"' in ann.get(table) else (ann, 0)
    other = ann if waits is bob else bob
    page = waits.get(table)
    assert "Nothing yet" in page
    questions = choices(page)
    assert [question for question, _ in questions] == ["Produce", "Market", "Declaration", "Refit"]
    for kind, (question, answer) in zip(("always", "next"), questions):
        waits.post(f"{table}/order/{seat}", kind=kind, question=question, action=answer)
    page, hidden = waits.get(table), other.get(table)
    assert "Nothing yet" not in page and "Every time your assets are hit: collect, refine, then pump" in page
    assert "Every time your" not in hidden
    other.post(f"{table}/order/{seat}", 403, kind="always", question="Market", action="done")
    other.post(f"{table}/withdraw/{seat}", 403, number=1)
    waits.post(f"{table}/order/{seat}", 422, kind="sometimes", question="Market", action="done")
    waits.post(f"{table}/order/{seat}", 422, kind="up_to", action="5")
    waits.post(f"{table}/withdraw/{seat}", 404, number=7)
    for number in (1, 2):
        waits.post(f"{table}/withdraw/{seat}", number=number)
    assert "Nothing yet" in waits.get(table)


def test_programs_read_give_and_withdraw_their_own(app: TestClient) -> None:
    ann, ben, eve = (Program(app) for _ in range(3))
    table = ann.open_table("crude", me("Ann"), OPEN).table
    ben.post(f"/api/tables/{table}/seat", type(ann.see(table)), seat=1, name="Ben", invite=ann.see(table).invites[1])
    orders, withdraw = f"/api/tables/{table}/orders", f"/api/tables/{table}/withdraw"
    assert ben.get(orders, OrdersInfo, seat=1) == OrdersInfo(
        [], [], [], ["Produce", "Market", "Declaration", "Refit"], False
    )
    known = ann.see(table)
    told = ben.post(orders, OrdersInfo, seat=1, order={"kind": "always", "question": "Market", "answers": ["done"]})
    assert [each.number for each in told.standing] == [1]
    assert ben.get(orders, OrdersInfo, seat=1) == told and ann.see(table) == known
    for stranger in (ann, eve):
        assert stranger.refused("GET", orders, 403, seat=1) == "forged"
        assert stranger.refused("POST", orders, 403, seat=1, order={"kind": "up_to", "most": 1}) == "forged"
        assert stranger.refused("POST", withdraw, 403, seat=1, number=1) == "forged"
    assert ben.refused("POST", orders, 422, seat=1, order={"kind": "sometimes"}) == "wrong"
    assert ben.post(withdraw, OrdersInfo, seat=1, number=1).standing == []


def test_only_the_owner_reads_by_whose_order_it_was(tmp_path: Path) -> None:
    """In the log of the one who gave it, and in no other."""

    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pause=(0, 0)) as tables:
            watched, rng = Sending(tables, next(case for case in PLAIN if case.slug == "gold")), Rng(3)
            await watched.seat()
            table = watched.table
            while table.turn == 0:
                await watched.answer(rng)
            (card,) = possible(watched)[:1]
            await tables.order(table.id, 0, watched.tokens[0], card)
            while table.turn != 0:
                await watched.answer(rng)
            async for _ in tables.changes(table.id):
                if table.course.moves[-1].by is By.ORDER or table.course.moves[-2].by is By.ORDER:
                    break
            assert "by your order" in await watched.pages(0)
            for viewer, _ in watched.viewers:
                assert "by your order" not in await watched.pages(viewer)

    asyncio.run(play())


def test_who_is_in_an_auction_is_offered_bids_that_it_can_pay() -> None:
    sale = Sale()
    table, token = sale.table, new_token()
    waits = sale.seat(3)
    table.seats[waits]._holders.add(fingerprint(token))
    sale.answer("bid 2")
    sale.answer("bid 3")
    dock = frame(table, Sight(waits, (waits,)), token).parts["dock"]
    state = table.view(waits)
    assert isinstance(state, ProspectingState)
    offered = re.findall(r'<option value="(\d+)"', dock)
    assert [int(each) for each in offered] == [*range(4, state.worth(waits) + 1)]
    assert 'name="action" value="0"' in dock, "and to pass the rest"
    for other in (Sight(None), Sight(waits)):
        assert "up_to" not in str(frame(table, other, new_token()).parts)
    while table.turn != waits:
        sale.answer("pass")
    asked = frame(table, Sight(waits, (waits,)), token).parts
    assert "up_to" not in asked["dock"] and "up_to" in asked["orders"], "beside the bids themselves"


def test_neither_numbers_nor_logs_tell_of_orders(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(str(tmp_path / "tables.db"), limits=NO_LIMITS, metrics=(ip_network("0.0.0.0/0"),))
    caplog.set_level("DEBUG")
    caplog.set_level("INFO", REQUESTS.name)
    with TestClient(make_app(settings), base_url=f"http://{HOST}", client=("127.0.0.1", 1)) as app:
        ann = Program(app)
        table = ann.open_table("crude", me("Ann"), me("Ben")).table
        seat = 1 - (ann.see(table).turn or 0)
        order = {"kind": "next", "question": "Refit", "answers": ["leave"]}
        ann.post(f"/api/tables/{table}/orders", OrdersInfo, seat=seat, order=order)
        ann.post(f"/api/tables/{table}/withdraw", OrdersInfo, seat=seat, number=1)
        told = app.get("/metrics").text
    facts = [Json().format(record) for record in caplog.records if record.name.startswith("spindletop")]
    assert "/api/tables/{table:table}/answer" in told and any("/answer" in each for each in facts)
    for each in [told, *facts]:
        assert not re.search("orders|withdraw|Refit", each)
