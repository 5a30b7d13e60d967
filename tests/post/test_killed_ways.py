"""Whoever sends a push or a mail is killed: nothing is forgotten, and nothing comes twice but what nobody can know.
What waits for another try, or for the end of quiet hours, waits on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.dying import die, killed
from tests.post.receivers import Receivers, receiving
from tests.post.sittings import ANN, NOON, SITE, Clock, sitting

from spindletop.post.book import Book
from spindletop.post.carriers import Carriers
from spindletop.post.postman import LEASE, PAUSE
from spindletop.post.ways import Kind, Way
from spindletop.table.seating import fingerprint

HOUR, DAY = 3600.0, 86_400.0
DUE = NOON + HOUR  # when the process dies
QUIET = 10 * 60, 14 * 60 + 30  # around it
STEPS = {
    "when it is claimed": (Book, "claim"),
    "when it is sent": (Carriers, "tell"),
    "when it has failed": (Book, "failed"),
    "when it is to wait for the end of quiet hours": (Book, "put_off"),
}
UNKNOWABLE = "when it is sent"  # whether the other side had it: that is told again, with the same mark


def dies_after(owner: type, name: str) -> None:
    done = getattr(owner, name)

    async def step(*given: Any, **more: Any) -> None:
        await done(*given, **more)
        die()

    setattr(owner, name, step)


def tell_and_die(
    database: str, ports: tuple[int, int], subscription: tuple[str, str, str], kind: Kind, step: str
) -> None:
    """Ann is to be told that it is her turn."""

    async def work() -> None:
        clock = Clock()
        async with sitting(database, Receivers(*ports), clock) as at:
            if kind is Kind.PUSH:
                await at.post.add_push(ANN, SITE, *subscription)
            else:
                mail = Way("mail", fingerprint(ANN), kind, "ann@example.org", "", "", True, True, "", 0.0)
                await at.post.book.add(mail)
            await at.turn_of_ann()
            await at.look()
            if "quiet" in step:
                await at.post.set_habits(ANN, SITE, "UTC", *QUIET, 3600)
            clock.now = DUE
            dies_after(*STEPS[step])
            await at.look()

    asyncio.run(work())


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("kind", [Kind.PUSH, Kind.MAIL])
def test_killed(tmp_path: Path, kind: Kind, step: str) -> None:
    asyncio.run(check(str(tmp_path / "tables.db"), kind, step))


def test_killed_beside_others(postgres: str) -> None:
    asyncio.run(check(postgres, Kind.MAIL, UNKNOWABLE))


async def check(database: str, kind: Kind, step: str) -> None:
    async with receiving() as box:
        browser = box.browser()
        if "failed" in step:
            box.answers, box.mail_answers = [503], ["451 later"]
        ports = box.web_port, box.mail_port
        await asyncio.to_thread(killed, tell_and_die, database, ports, browser.subscription, kind, step)

        def told() -> list[str]:
            """The mark of each message that has arrived."""
            return [each["tag"] for each in box.pushed(browser)] + [str(each["Message-ID"]) for each in box.mails]

        before, clock = len(told()), Clock()
        assert before == (step == UNKNOWABLE)
        clock.now = DUE
        async with sitting(database, box, clock) as at:
            if at.post.postman.alone:
                await at.post.book.release()  # as the start of a server does
            wait = PAUSE if "failed" in step else 1.5 * HOUR if "quiet" in step else 0
            wait = wait or (0 if at.post.postman.alone else LEASE)
            if wait:
                await at.later(wait - 1)
                assert len(told()) == before, "its time has not come"
                await at.later(1)
            await at.look()
            assert len(told()) == before + 1 and len({*told()}) == 1
            await at.later(DAY)
            assert len(told()) == before + 1
