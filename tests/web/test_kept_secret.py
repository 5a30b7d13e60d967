"""What somebody orders beforehand or writes down for themselves reaches nobody else, whatever others are sent: not by
pages, streams and the interface for programs, and neither by notices, logs and metrics."""

import asyncio
import re
from ipaddress import ip_network
from pathlib import Path

import pytest
from tests.post.receivers import receiving, text_of
from tests.post.sittings import SITE, Clock
from tests.web.conftest import HOST
from tests.web.test_orders import PLAIN, Sending
from tests.web.test_secrets import WAIT

from spindletop.kernel import Rng
from spindletop.post.service import Post
from spindletop.table import Tables
from spindletop.table.entries import By
from spindletop.web.logs import REQUESTS, Json

NOTE = "BOB-BLUFFS-WITH-THE-TANKER"
ORDERED = re.compile(r'by your order|/withdraw/|(by|kind|whom)"?[:=] ?"(order|ordered|always)"')
ASKED, FINISHED = "Market", "done"
HOUR = 3600.0


async def until_ordered(sent: Sending, rng: Rng) -> None:
    """Play on until the order has answered, and let the next one be asked."""
    table = sent.table
    while not any(move.by is By.ORDER for move in table.course.moves):
        if table.due is None and table.ordered is None:
            await sent.answer(rng)
        await asyncio.sleep(0)
    while table.turn == 0:
        await sent.answer(rng)


def test_orders_and_notes_are_in_nothing_that_leaves_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    caplog.set_level("INFO", REQUESTS.name)
    clock = Clock()

    async def play() -> None:
        async with (
            asyncio.timeout(WAIT),
            receiving() as box,
            Tables(tmp_path / "tables.db", pause=(0, 0), clock=clock) as tables,
        ):
            sent, rng = Sending(tables, next(case for case in PLAIN if case.slug == "crude")), Rng(3)
            await sent.seat()
            sent.app.state.metrics_for = (ip_network("0.0.0.0/0"),)
            post = Post(tables, box.office)
            await post.open()
            tables.library.grown.append(post.postman.look_at)
            table, bob, browser = sent.table, sent.tokens[-1], box.browser()
            await post.add_push(bob, SITE, *browser.subscription)
            await post.add_hook(bob, SITE, f"{box.site}/his")
            await post.add_hook(bob, SITE, f"{box.site}/room", table.id)
            mail = await post.add_mail(bob, SITE, "bob@example.org")
            await post.confirm(mail.id, post.key("confirm", mail))
            while table.turn == 0:
                await sent.answer(rng)
            listeners = [asyncio.create_task(sent.listen(*viewer)) for viewer in sent.viewers]
            ann, changed = sent.browsers[0], {"origin": f"http://{HOST}", "hx-request": "true"}
            given = {"kind": "always", "question": ASKED, "action": FINISHED}
            for path, values in (("order/0", given), ("notes", {"seat": "0", "text": NOTE})):
                assert (await ann.post(f"/t/{table.id}/{path}", data=values, headers=changed)).is_success
            await until_ordered(sent, rng)
            tables.end_news()
            await asyncio.gather(*listeners)  # who is at the table would be told nothing
            for _ in range(3):
                await post.postman.round()
                await post.postman.settled()
                clock.now += HOUR
            await post.carriers.close()
            own = await sent.pages(0)
            assert ORDERED.search(own) and NOTE in (await ann.get(f"/t/{table.id}/notes?seat=0")).text
            metrics = await ann.get("/metrics")
            assert metrics.status_code == 200 and "spindletop_answers_total" in metrics.text
            notices = [*map(str, box.pushed(browser)), *map(str, box.notes("/his")), *map(str, box.notes("/room"))]
            letters = [text_of(letter) for letter in box.mails[1:]]
            assert len(box.pushed(browser)) == len(box.notes("/his")) == len(letters) == 1 and box.notes("/room")
            facts = [Json().format(record) for record in caplog.records if record.name.startswith("spindletop")]
            assert any("/notes" in each for each in facts), "requests are in the log"
            for told in (*await sent.everything(), metrics.text, *notices, *letters, *facts):
                assert NOTE not in told and not ORDERED.search(told), told

    asyncio.run(play())
