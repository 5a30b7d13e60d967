"""Mail: a letter has so much time with the mail server and no more, and what that has taken is not sent again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.post.receivers import receiving
from tests.post.sittings import ANN, Clock, Sitting, run, sitting

from spindletop.post import mail
from spindletop.post.mail import Smtp, SmtpMailer
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import Kind, Way
from spindletop.table.seating import fingerprint

HOUR = 3600.0
A_WHILE = 3.5  # seconds for which a mail server thinks about a letter


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def answering(answers: list[str], pause: float = 0.0) -> AsyncIterator[tuple[Smtp, list[str]]]:
    """A mail server that says these words, one after the other, each after a pause; and what it was told."""
    told: list[str] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for answer in answers:
                await asyncio.sleep(pause)
                writer.write(f"{answer}\r\n".encode())
                if not (line := await reader.readline()):
                    break
                told.append(line.decode().split()[0].upper())
                if answer.startswith("354"):
                    await reader.readuntil(b"\r\n.\r\n")
        finally:
            writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        yield Smtp("127.0.0.1", server.sockets[0].getsockname()[1], "table@example.org"), told


async def send(smtp: Smtp) -> None:
    mailer = SmtpMailer(smtp)
    try:
        await mailer.send("ann@example.org", "Your turn", "Come.")
    finally:
        mailer.close()


def test_a_letter_has_its_time_for_all_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each word comes soon enough, and all of them together do not."""
    monkeypatch.setattr(mail, "SECONDS", 0.5)

    async def test() -> None:
        async with answering(["220 here", "250 you", "250 from", "250 to", "354 go on", "250 taken"], 0.2) as (
            smtp,
            told,
        ):
            with pytest.raises(Undelivered):
                await send(smtp)
            assert "DATA" not in told

    asyncio.run(test())


def test_what_is_taken_is_taken_whatever_is_said_at_parting() -> None:
    async def test() -> None:
        words = ["220 here", "250 you", "250 from", "250 to", "354 go on", "250 taken", "451 I am tired"]
        async with answering(words) as (smtp, told):
            await send(smtp)
            assert told[-1] == "QUIT"

    asyncio.run(test())


async def with_mail(at: Sitting, mailboxes: int = 1) -> None:
    for number in range(mailboxes):
        address = f"ann-{number}@example.org"
        await at.post.book.add(Way(address, fingerprint(ANN), Kind.MAIL, address, "", "", True, True, "", 0.0))


def test_a_letter_is_claimed_when_somebody_can_write_it(database: str) -> None:
    async def test(at: Sitting) -> None:
        await with_mail(at, mail.AT_ONCE + 1)
        await at.turn_of_ann()
        await at.look()
        at.clock.now += HOUR
        at.receivers.lets_go.clear()
        await at.post.postman.round()
        await until(lambda: len(at.receivers.mails) == mail.AT_ONCE)
        claimed = await at.post.book.store.read("SELECT count(*) FROM outbox WHERE claimed > 0")
        assert claimed == [(mail.AT_ONCE,)], "of the last one no time runs yet"
        at.receivers.lets_go.set()
        await at.post.postman.settled()
        assert len(at.receivers.mails) == mail.AT_ONCE + 1

    run(test, database)


def test_a_letter_that_is_on_its_way_when_the_server_stops_is_not_sent_again(database: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with receiving() as receivers:
            async with sitting(database, receivers, clock) as at:
                await with_mail(at)
                await at.turn_of_ann()
                await at.look()
                clock.now += HOUR
                receivers.lets_go.clear()
                await at.post.postman.round()
                await until(lambda: receivers.mails)
                asyncio.get_running_loop().call_later(A_WHILE, receivers.lets_go.set)
                await at.post.postman.close()
            async with sitting(database, receivers, clock) as at:
                await at.post.book.release()
                await at.later(HOUR)
                assert len(receivers.mails) == 1

    asyncio.run(main())


def test_what_was_not_begun_when_the_server_stops_is_told_by_the_next(tmp_path: Path) -> None:
    async def main() -> None:
        clock, database = Clock(), str(tmp_path / "tables.db")
        async with receiving() as receivers:
            async with sitting(database, receivers, clock) as at:
                await with_mail(at, mail.AT_ONCE + 1)
                await at.turn_of_ann()
                await at.look()
                clock.now += HOUR
                receivers.lets_go.clear()
                await at.post.postman.round()
                await until(lambda: len(receivers.mails) == mail.AT_ONCE)
                closing = asyncio.create_task(at.post.postman.close())
                await asyncio.sleep(0)
                receivers.lets_go.set()
                await closing
                assert len(receivers.mails) == mail.AT_ONCE
            async with sitting(database, receivers, clock) as at:
                await at.later(HOUR)
                assert len({letter["To"] for letter in receivers.mails}) == len(receivers.mails) == mail.AT_ONCE + 1

    asyncio.run(main())
