"""Taking, leaving and carrying seats; names; limits."""

from pathlib import Path

import pytest
from tests.table.tables import (
    ANN,
    BEN,
    EVE,
    BotSeat,
    Clock,
    OpenSeat,
    Person,
    finish,
    refused,
    run,
    say,
    two_people,
    until,
)

from spindletop.bots.levels import USUAL_MARKS
from spindletop.table import Refused, SeatPlan, Status, Tables, Why, drafts, new_token
from spindletop.table.clocks import NOBODY
from spindletop.table.drafts import AT_ONCE, CODES, IDLE, REMARKS_AT_ONCE, RESUME
from spindletop.table.opening import TABLES_EACH

pytestmark = pytest.mark.usefixtures("kept_thinking")


def test_a_listed_table_is_joined_by_anybody(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat(), OpenSeat()])
        assert [each.table for each in await tables.open_tables()] == [table.id]
        assert await refused(tables.answer(table.id, 0, ANN, table.asked, "stake 1")) == Why.ILLEGAL
        await tables.claim(table.id, 2, BEN, "Ben")
        assert await refused(tables.claim(table.id, 2, EVE, "Eve")) == Why.TAKEN
        assert await refused(tables.claim(table.id, 2, BEN, "Ben")) == Why.REPEATED
        assert await refused(tables.claim(table.id, 3, EVE, "Eve")) == Why.UNKNOWN
        assert table.status == Status.WAITING
        table = await tables.claim(table.id, 1, EVE, "Eve")
        assert table.status == Status.RUNNING and await tables.open_tables() == []
        assert await refused(tables.claim(table.id, 1, new_token(), "Zoe")) == Why.TAKEN
        (summary,) = await tables.mine(BEN)
        assert (summary.mine, summary.names, summary.turn) == ([2], ["Ann", "Eve", "Ben"], 0)

    run(test, database)


def test_a_private_table_needs_its_code(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat(), OpenSeat()], listed=False)
        assert await tables.open_tables() == []
        for code in ("", "guess", table.invite(ANN, 2)):
            assert await refused(tables.claim(table.id, 1, BEN, "Ben", invite=code)) == Why.FORGED
        with pytest.raises(Refused, match="Only people at this table"):
            table.invite(BEN, 1)
        await tables.claim(table.id, 1, BEN, "Ben", invite=table.invite(ANN, 1))
        with pytest.raises(Refused, match="taken"):
            table.invite(BEN, 1)

    run(test, file)


def test_the_host_fills_seats_with_bots_or_calls_it_off(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat(), OpenSeat()])
        await tables.claim(table.id, 1, BEN, "Ben")
        assert await refused(tables.put_bot(table.id, 2, BEN)) == Why.FORGED
        assert await refused(tables.put_bot(table.id, 2, ANN, "nobody")) == Why.WRONG
        await tables.leave(table.id, 1, BEN)
        assert table.seats[1].open and table.seats_of(BEN) == [] and await tables.mine(BEN) == []
        await tables.put_bot(table.id, 1, ANN)
        await tables.put_bot(table.id, 2, ANN, "random")
        assert table.status == Status.RUNNING and table.names == ["Ann", "Gus Lindberg", "Random"]
        assert await refused(tables.call_off(table.id, ANN)) == Why.TAKEN
        other = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        assert await refused(tables.call_off(other.id, BEN)) == Why.FORGED
        await tables.call_off(other.id, ANN)
        assert other.status == Status.CALLED_OFF
        assert await refused(tables.claim(other.id, 1, BEN, "Ben")) == Why.ILLEGAL

    run(test, file)


def test_people_share_a_screen(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), Person("Ann"), Person("Kim")])
        assert table.names == ["Ann", "Ann 2", "Kim"] and table.seats_of(ANN) == [0, 1, 2]
        await finish(tables, table, ANN)
        assert table.status == Status.OVER

    run(test, file)


def test_leaving_and_taking_back(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await tables.leave(table.id, 0, ANN)
        assert table.seats[0].away and table.names[0] == "Ann"
        await until(tables, table, lambda: table.turn == 1)
        assert [line.words for line in table.log(None)][-1] in ("Ann raised", "Ann folded")
        assert await refused(tables.leave(table.id, 0, ANN)) == Why.REPEATED
        assert await refused(tables.take_back(table.id, 0, BEN)) == Why.FORGED
        await tables.take_back(table.id, 0, ANN)
        assert await refused(tables.take_back(table.id, 0, ANN)) == Why.REPEATED
        await finish(tables, table, ANN, BEN)
        assert [talk.kind for talk in table.talk] == ["seated", "left", "back"]

    run(test, file)


def test_a_person_who_has_left_does_not_answer(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await tables.leave(table.id, 1, BEN)
        await say(tables, table, ANN, "stake 1")
        assert await refused(tables.answer(table.id, 1, BEN, table.asked, "stake 1")) == Why.ILLEGAL

    run(test, file)


def test_a_bot_stands_in_for_who_keeps_all_waiting(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        clock.now += IDLE - 1
        await tables.chat(table.id, 1, BEN, "Ann?")
        assert await refused(tables.stand_in(table.id, 0, BEN)) == Why.ILLEGAL
        clock.now += 2
        assert await refused(tables.stand_in(table.id, 0, EVE)) == Why.FORGED
        assert await refused(tables.stand_in(table.id, 1, BEN)) == Why.ILLEGAL, "Ben is not asked"
        await tables.stand_in(table.id, 0, BEN)
        await until(tables, table, lambda: table.turn == 1)
        await tables.take_back(table.id, 0, ANN)
        assert not table.seats[0].away

    run(test, file, clock=clock)


def test_a_seat_is_carried_to_another_device_once(database: str) -> None:
    clock, phone = Clock(), new_token()

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        assert await refused(tables.resume_code(table.id, 0, BEN)) == Why.FORGED
        code = await tables.resume_code(table.id, 0, ANN)
        assert await refused(tables.resume(table.id, "guess", phone)) == Why.EXPIRED
        await tables.resume(table.id, code, phone)
        assert table.seats_of(phone) == [0] == table.seats_of(ANN)
        assert await refused(tables.resume(table.id, code, EVE)) == Why.EXPIRED
        await say(tables, table, phone, "stake 1")
        assert [each.table for each in await tables.mine(phone)] == [table.id]
        for _ in range(CODES):
            late = await tables.resume_code(table.id, 1, BEN)
        assert await refused(tables.resume_code(table.id, 1, BEN)) == Why.LIMIT
        clock.now += RESUME + 1
        assert await refused(tables.resume(table.id, late, EVE)) == Why.EXPIRED

    run(test, database, clock=clock)


def test_codes_and_tokens_are_stored_as_fingerprints(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        code = await tables.resume_code(table.id, 0, ANN)
        rows = await tables.library.store.entries(table.id)
        kept = "".join(row.body for row in rows)
        assert not any(secret in kept for secret in (ANN, BEN, code))

    run(test, file)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ben  Gunn ", "Ben Gunn"),
        ("Zoë", "Zoë"),
        ("李雷", "李雷"),
        ("Ben\nplayer 0 Eve", "Ben player 0 Eve"),
        ("B\u202een\x00", "B en"),
        ("ann", "ann 2"),
        ("", None),
        ("\u200b \t", None),
        ("x" * 25, None),
    ],
)
def test_names(file: Path, name: str, shown: str | None) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        if shown is None:
            assert await refused(tables.claim(table.id, 1, BEN, name)) in (Why.WRONG, Why.LIMIT)
        else:
            await tables.claim(table.id, 1, BEN, name)
            assert table.names == ["Ann", shown]

    run(test, file)


def test_what_is_said_is_limited(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        assert await refused(tables.chat(table.id, 0, ANN, "x" * 501)) == Why.LIMIT
        assert await refused(tables.chat(table.id, 0, ANN, " \n ")) == Why.WRONG
        assert await refused(tables.chat(table.id, 0, EVE, "hello")) == Why.FORGED
        await tables.chat(table.id, 0, ANN, "<b>hi</b>\nall")
        assert table.talk[-1].text == "<b>hi</b> all", "what it means to a page is the page's affair"

    run(test, file)


def test_spectators_speak_as_spectators(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await tables.remark(table.id, EVE, "ben", "<b>hello</b>")
        spoken = table.talk[-1]
        assert (spoken.kind, spoken.seat, spoken.name, spoken.text) == ("remarked", NOBODY, "ben 2", "<b>hello</b>")
        assert await refused(tables.remark(table.id, BEN, "Somebody", "well played, Ben")) == Why.ILLEGAL
        assert await refused(tables.remark(table.id, EVE, "", "hello")) == Why.WRONG
        assert await refused(tables.remark(table.id, EVE, "Eve", "x" * 501)) == Why.LIMIT
        for _ in range(REMARKS_AT_ONCE - 1):
            await tables.remark(table.id, EVE, "Eve", "go on")
        assert await refused(tables.remark(table.id, EVE, "Eve", "go on")) == Why.OFTEN
        await tables.chat(table.id, 0, ANN, "we try")
        clock.now += AT_ONCE
        await tables.remark(table.id, EVE, "Eve", "thanks")

    run(test, file, clock=clock)


def test_nobody_can_talk_the_others_down(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "REMARKS", 2)
    monkeypatch.setattr(drafts, "TALKS", 4)

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        for _ in range(2):
            await tables.remark(table.id, EVE, "Eve", "me too")
        assert await refused(tables.remark(table.id, EVE, "Eve", "me too")) == Why.LIMIT
        for _ in range(4):
            await tables.chat(table.id, 0, ANN, "hush")
        assert await refused(tables.chat(table.id, 0, ANN, "hush")) == Why.LIMIT
        await tables.chat(table.id, 1, BEN, "at last")

    run(test, file)


def test_nobody_talks_or_leaves_without_a_pause(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(drafts, "LEAVES", 5)

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        for _ in range(drafts.TALKS_AT_ONCE):
            await tables.chat(table.id, 0, ANN, "and")
        assert await refused(tables.chat(table.id, 0, ANN, "and")) == Why.OFTEN
        await tables.chat(table.id, 1, BEN, "what?")
        for _ in range(drafts.LEAVES_AT_ONCE):
            await tables.leave(table.id, 1, BEN)
            await tables.take_back(table.id, 1, BEN)
        assert await refused(tables.leave(table.id, 1, BEN)) == Why.OFTEN
        clock.now += AT_ONCE
        await tables.chat(table.id, 0, ANN, "so on")
        for _ in range(5 - drafts.LEAVES_AT_ONCE):
            await tables.leave(table.id, 1, BEN)
            await tables.take_back(table.id, 1, BEN)
        clock.now += AT_ONCE
        assert await refused(tables.leave(table.id, 1, BEN)) == Why.LIMIT
        assert not table.seats[1].bot

    run(test, file, clock=clock)


def test_a_seat_sends_its_other_devices_away(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        code = await tables.resume_code(table.id, 0, ANN)
        await tables.resume(table.id, code, EVE)
        unused = await tables.resume_code(table.id, 0, ANN)
        assert table.seats[0].devices == 2 and table.seats_of(EVE) == [0]
        assert await refused(tables.alone(table.id, 0, BEN)) == Why.FORGED
        await tables.alone(table.id, 0, ANN)
        assert table.seats_of(EVE) == [] and await tables.mine(EVE) == []
        assert await refused(tables.resume(table.id, unused, EVE)) == Why.EXPIRED
        assert await refused(tables.chat(table.id, 0, EVE, "still here")) == Why.FORGED
        await tables.chat(table.id, 0, ANN, "gone")

    run(test, file)


def test_tables_that_wait_or_rest_for_too_long_expire(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        waiting = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        running = await two_people(tables)
        clock.now += 50
        await tables.chat(waiting.id, 0, ANN, "anybody?")
        clock.now += 60
        await tables.expiry.sweep()
        assert [waiting.status, running.status] == [Status.WAITING, Status.RUNNING]
        clock.now += 60
        await tables.expiry.sweep()
        assert [waiting.status, running.status] == [Status.EXPIRED, Status.RUNNING]
        assert await refused(tables.claim(waiting.id, 1, BEN, "Ben", invite=waiting.seats[1]._invite)) == Why.ILLEGAL
        assert await tables.open_tables() == []
        clock.now += 900
        await tables.expiry.sweep()
        assert running.turn == NOBODY
        assert await refused(tables.answer(running.id, 0, ANN, running.asked, "stake 1")) == Why.ILLEGAL
        assert await refused(tables.download(running.id)) == Why.SECRET, "its secrets are kept"

    run(test, file, clock=clock, waiting=100, idle=1000)


def test_what_a_table_cannot_be(file: Path) -> None:
    async def test(tables: Tables) -> None:
        people: list[SeatPlan] = [Person("Ann"), BotSeat()]
        for why, call in (
            (Why.UNKNOWN, tables.open_table(ANN, "chess", people)),
            (Why.WRONG, tables.open_table(ANN, "claims", people * 3)),
            (Why.WRONG, tables.open_table(ANN, "claims", people, {"colour": "red"})),
            (Why.WRONG, tables.open_table(ANN, "claims", people, content="cards = 3")),
            (Why.WRONG, tables.open_table(ANN, "claims", people, content="cards = ")),
            (Why.LIMIT, tables.open_table(ANN, "claims", people, content="#" * 200_001)),
            (Why.WRONG, tables.open_table(ANN, "claims", people, ticket="../../etc/passwd")),
            (Why.WRONG, tables.open_table(ANN, "claims", [Person("Ann", "a b"), BotSeat()])),
            (Why.FORGED, tables.open_table("short", "claims", people)),
        ):
            assert await refused(call) == why
        assert await tables.mine(ANN) == []

    run(test, file)


def test_one_person_opens_so_many_tables(file: Path) -> None:
    async def test(tables: Tables) -> None:
        for _ in range(TABLES_EACH):
            table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        assert await refused(tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])) == Why.LIMIT
        await tables.open_table(BEN, "claims", [Person("Ben"), OpenSeat()])
        await tables.call_off(table.id, ANN)
        await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])

    run(test, file)


def test_own_content_is_played_and_kept(file: Path) -> None:
    async def open_one(tables: Tables) -> None:
        table = await two_people(tables, content="# mine\ncards = 20\n")
        assert table.game.actions == 20 + 6

    async def read_it(tables: Tables) -> None:
        (summary,) = await tables.mine(ANN)
        table = await tables.table(summary.table)
        assert table.game.actions == 20 + 6 and table.turn == 0
        assert await tables.content(table.id) == "# mine\ncards = 20\n"

    run(open_one, file)
    run(read_it, file)


def test_a_list_tells_which_levels_were_met(database: str) -> None:
    async def test(tables: Tables) -> None:
        seats: list[SeatPlan] = [Person("Ann"), BotSeat("level:4"), BotSeat("rookie"), BotSeat("random")]
        table = await tables.open_table(ANN, "claims", seats)
        (summary,) = await tables.mine(ANN)
        assert summary.levels == [0, 4, USUAL_MARKS["rookie"], 0]
        await tables.leave(table.id, 0, ANN, "tycoon")
        (summary,) = await tables.mine(ANN)
        assert summary.levels[0] == USUAL_MARKS["tycoon"], "who left does not play any more"

    run(test, database)
