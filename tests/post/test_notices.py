"""People are told of their turns: once, grouped, and only where and when they want it."""

import logging
import re
from collections.abc import Callable

import pytest
from tests.post.receivers import text_of
from tests.post.sittings import ANN, BEN, EVE, NOON, SITE, Sitting, run, sitting

from spindletop.post.ways import Kind
from spindletop.table import BotSeat, OpenSeat, Person, Refused, Why
from spindletop.table.bans import Ban
from spindletop.table.seating import fingerprint

GATHER = 30.0
HOUR = 3600.0
DAY = 24 * HOUR


async def refusal(call: object) -> Why:
    try:
        await call  # type: ignore[misc]
    except Refused as refused:
        assert refused.words
        return refused.why
    raise AssertionError("this should have been refused")


def test_a_turn_is_pushed_to_a_browser_that_alone_can_read_it(database: str) -> None:
    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        table = await at.turn_of_ann()
        await at.later(GATHER - 1)
        assert at.receivers.requests == [], "more turns may come"
        await at.later(2)
        (told,) = at.receivers.pushed(browser)
        assert told["title"] == "Your turn in Gold" and told["body"] == "Ben waits for you."
        assert told["path"] == f"/t/{table.id}" and told["tag"] == table.id
        _, headers, body = at.receivers.requests[0]
        assert headers["Authorization"].startswith("vapid t=") and b"Ben" not in body
        await at.later(10 * HOUR)
        assert len(at.receivers.requests) == 1, "once"
        await at.answer(table, ANN)
        await at.answer(table, BEN)
        await at.later(GATHER)
        assert len(at.receivers.pushed(browser)) == 2, "and of the next turn again"

    run(test, database)


def test_several_turns_are_one_message(database: str) -> None:
    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        for game in ("gold", "crude", "gold"):
            await at.turn_of_ann(game)
            await at.later(10)
        await at.later(GATHER)
        (told,) = at.receivers.pushed(browser)
        assert told["title"] == "Your turn at 3 tables" and told["path"] == "/"
        assert told["body"].splitlines() == ["Gold, with Ben", "Crude, with Ben", "Gold, with Ben"]

    run(test, database)


def test_who_has_answered_meanwhile_is_told_nothing(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        table = await at.turn_of_ann()
        await at.look()
        await at.answer(table, ANN)
        await at.later(DAY)
        assert at.receivers.requests == []

    run(test, database)


def test_who_is_banned_is_told_nothing_until_that_ends(database: str) -> None:
    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        await at.tables.bans.add(fingerprint(ANN), Ban(at.clock() + HOUR, "", at.clock()))
        await at.turn_of_ann()
        await at.later(GATHER + 1)
        assert at.receivers.pushed(browser) == []
        await at.later(2 * HOUR)
        await at.turn_of_ann("crude")
        await at.later(GATHER + 1)
        assert len(at.receivers.pushed(browser)) == 1

    run(test, database)


def test_questions_of_one_turn_are_one_turn(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        table = await at.turn_of_ann("crude")
        await at.later(GATHER)
        assert len(at.receivers.requests) == 1
        began, asked = table.turn_began, table.asked
        await at.tables.answer(table.id, 0, ANN, table.asked, table.game.name(table.legal(0)[0]))
        assert table.turn == 0 and table.asked > asked and table.turn_began == began
        await at.later(DAY)
        assert len(at.receivers.requests) == 1

    run(test, database)


def test_who_is_at_the_table_is_told_when_they_have_gone_without_an_answer(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        table = await at.turn_of_ann()
        with at.tables.presence.at(table.id, ANN):
            for _ in range(5):
                await at.later(HOUR)
            assert at.receivers.requests == []
        await at.later(HOUR)
        assert len(at.receivers.requests) == 1

    run(test, database)


def test_who_is_at_another_table_or_who_else_is_at_this_one_does_not_matter(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        table = await at.turn_of_ann()
        with at.tables.presence.at(table.id, BEN), at.tables.presence.at("another", ANN):
            await at.later(GATHER)
        assert len(at.receivers.requests) == 1

    run(test, database)


def test_quiet_hours_end_with_one_message(database: str) -> None:
    """From ten to half past seven, in Berlin, where it is an hour later than in UTC."""

    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        await at.post.set_habits(ANN, SITE, "Europe/Berlin", 22 * 60, 7 * 60 + 30, 3600)
        at.clock.now = NOON + 9.5 * HOUR
        await at.turn_of_ann()
        await at.later(3 * HOUR)
        await at.turn_of_ann("crude")
        at.clock.now = NOON + 18.5 * HOUR - 1
        await at.look()
        assert at.receivers.requests == []
        await at.later(1)
        (told,) = at.receivers.pushed(browser)
        assert told["title"] == "Your turn at 2 tables"

    run(test, database)


def test_mail_is_written_only_where_somebody_has_said_yes(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_mail(ANN, SITE, "ann@example.org")
        await at.turn_of_ann()
        await at.later(DAY)
        (letter,) = at.receivers.mails
        assert letter["Subject"] == "Is this your address?"
        found = re.search(r"confirm\?way=(\w+)&key=(\w+)", text_of(letter))
        assert found
        assert await refusal(at.post.confirm(found[1], found[2][::-1])) is Why.EXPIRED
        await at.post.confirm(found[1], found[2])
        await at.later(DAY)
        assert len(at.receivers.mails) == 1, "what came before is not told"
        table = await at.turn_of_ann("crude")
        await at.later(HOUR - 1)
        assert len(at.receivers.mails) == 1, "mail waits for an hour"
        await at.later(1)
        assert len(at.receivers.mails) == 2
        letter = at.receivers.mails[1]
        assert letter["To"] == "ann@example.org" and letter["Subject"] == "Your turn in Crude"
        assert f"{SITE}/t/{table.id}" in text_of(letter)

    run(test, database)


def test_mail_is_stopped_with_a_click_by_whoever_gets_it(database: str) -> None:
    async def test(at: Sitting) -> None:
        way = await at.post.add_mail(ANN, SITE, "ann@example.org")
        await at.post.confirm(way.id, at.post.key("confirm", way))
        await at.turn_of_ann()
        await at.later(HOUR)
        letter = at.receivers.mails[-1]
        found = re.fullmatch(rf"<{SITE}/post/stop\?way=(\w+)&key=(\w+)>", letter["List-Unsubscribe"])
        assert found and found[0][1:-1] in text_of(letter)
        assert await refusal(at.post.stop(found[1], "0" * 32)) is Why.EXPIRED
        assert await refusal(at.post.stop(found[1], at.post.key("confirm", way))) is Why.EXPIRED
        await at.post.stop(found[1], found[2])
        await at.turn_of_ann("crude")
        await at.later(DAY)
        assert len(at.receivers.mails) == 2 and await at.post.ways(ANN) == []
        await at.post.stop(found[1], found[2])

    run(test, database)


def test_a_chat_room_is_told_of_all_turns_at_its_table(database: str) -> None:
    async def test(at: Sitting) -> None:
        table = await at.turn_of_ann()
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room", table.id)
        await at.turn_of_ann("crude")
        await at.answer(table, ANN)
        await at.later(GATHER)
        await at.answer(table, BEN)
        await at.later(GATHER)
        ben, ann = at.receivers.notes()
        assert ben["text"] == f"Ben, it is your turn in Gold: {SITE}/t/{table.id}" == ben["content"]
        assert ann["text"].startswith("Ann, it is your turn")

    run(test, database)


def test_a_name_is_no_command_in_a_chat_room(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room")
        table = await at.tables.open_table(ANN, "gold", [Person("<!here> @all *x*"), OpenSeat()], {"start": 0})
        await at.tables.claim(table.id, 1, BEN, "Ben")
        await at.later(GATHER)
        (note,) = at.receivers.notes()
        assert note["text"].startswith("&lt;!here&gt; @all *x*, it is your turn")
        assert note["content"].startswith(r"\<!here\> \@all \*x\*, it") and note["allowed_mentions"] == {"parse": []}

    run(test, database)


def test_nobody_is_told_where_nobody_waits(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room")
        for others in (Person("Eve"), BotSeat()):
            await at.tables.open_table(ANN, "gold", [Person("Ann"), others], {"start": 0})
        await at.later(DAY)
        assert at.receivers.notes() == []

    run(test, database)


def test_what_fails_is_tried_again_after_growing_pauses(database: str) -> None:
    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        await at.turn_of_ann()
        at.receivers.answers = [500, 503, 400]
        await at.later(GATHER)
        assert (await at.post.ways(ANN))[0].trouble == "500"
        for pause in (60, 120, 240):
            await at.later(pause - 1)
            assert at.receivers.requests == []
            await at.later(1)
        assert len(at.receivers.pushed(browser)) == 1
        assert (await at.post.ways(ANN))[0].trouble == ""

    run(test, database)


def test_what_can_never_be_delivered_is_given_up(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        await at.turn_of_ann()
        at.receivers.answers = [500] * 1000
        for _ in range(40):
            await at.later(3 * HOUR)
        left = len(at.receivers.answers)
        await at.later(DAY)
        assert len(at.receivers.answers) == left > 900

    run(test, database)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_removed(database: str, status: int) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        await at.turn_of_ann()
        at.receivers.answers = [status]
        await at.later(GATHER)
        assert await at.post.ways(ANN) == []
        await at.later(DAY)
        assert at.receivers.requests == []

    run(test, database)


def test_a_chat_room_that_is_gone_is_switched_off_and_told_of(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room")
        await at.turn_of_ann()
        at.receivers.answers = [404]
        await at.later(GATHER)
        (way,) = await at.post.ways(ANN)
        assert not way.active and way.trouble == "404"

    run(test, database)


def test_a_mailbox_that_does_not_exist_is_not_tried_again(database: str) -> None:
    async def test(at: Sitting) -> None:
        way = await at.post.add_mail(ANN, SITE, "ann@example.org")
        await at.post.confirm(way.id, at.post.key("confirm", way))
        await at.turn_of_ann()
        at.receivers.mail_answers = ["451 later", "550 nobody"]
        await at.later(HOUR)
        await at.later(60)
        await at.later(DAY)
        assert len(at.receivers.mails) == 1 and at.receivers.mail_answers == []

    run(test, database)


def test_a_way_that_is_off_tells_nothing_now_or_later(database: str) -> None:
    async def test(at: Sitting) -> None:
        way = await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        await at.turn_of_ann()
        await at.look()
        await at.post.switch(ANN, way.id, False)
        await at.later(DAY)
        await at.post.switch(ANN, way.id, True)
        await at.later(DAY)
        assert at.receivers.requests == []

    run(test, database)


def test_what_is_asked_of_the_post_is_checked(database: str) -> None:
    async def test(at: Sitting) -> None:
        address, p256dh, auth = at.receivers.browser().subscription
        calls: list[tuple[Callable[[], object], Why]] = [
            (lambda: at.post.add_push(ANN, SITE, address, p256dh[:-4] + "AAAA", auth), Why.WRONG),
            (lambda: at.post.add_push(ANN, SITE, address, p256dh, auth[:-4]), Why.WRONG),
            (lambda: at.post.add_push(ANN, SITE, "ftp://example.org/", p256dh, auth), Why.WRONG),
            (lambda: at.post.add_hook(ANN, SITE, "http://example.org/"), Why.WRONG),
            (lambda: at.post.add_hook(ANN, SITE, "https://ann:word@example.org/"), Why.WRONG),
            (lambda: at.post.add_hook(ANN, SITE, "https://example.org/\r\nx: y"), Why.WRONG),
            (lambda: at.post.add_mail(ANN, SITE, "ann@example.org\r\nBcc: ben@example.org"), Why.WRONG),
            (lambda: at.post.add_mail(ANN, SITE, "ann"), Why.WRONG),
            (lambda: at.post.set_habits(ANN, SITE, "../../etc/passwd", 0, 0, 3600), Why.WRONG),
            (lambda: at.post.set_habits(ANN, SITE, "Europe", 0, 0, 3600), Why.WRONG),
            (lambda: at.post.set_habits(ANN, SITE, "UTC", 0, 1440, 3600), Why.WRONG),
            (lambda: at.post.switch(ANN, "unknown", True), Why.UNKNOWN),
        ]
        for call, why in calls:
            assert await refusal(call()) is why
        table = await at.turn_of_ann()
        room = f"{at.receivers.site}/room"
        assert await refusal(at.post.add_hook(EVE, SITE, room, table.id)) is Why.FORGED
        way = await at.post.add_hook(ANN, SITE, room)
        assert await refusal(at.post.remove(EVE, way.id)) is Why.UNKNOWN
        assert (await at.post.add_hook(ANN, SITE, room)).id == way.id, "the same again is the same"
        for number in range(9):
            await at.post.add_hook(ANN, SITE, f"{room}/{number}")
        assert await refusal(at.post.add_hook(ANN, SITE, f"{room}/more")) is Why.LIMIT
        assert at.receivers.mails == [] and at.receivers.requests == []

    run(test, database)


def test_one_can_be_sent_at_once_to_try_it(database: str) -> None:
    async def test(at: Sitting) -> None:
        browser = at.receivers.browser()
        push = await at.post.add_push(ANN, SITE, *browser.subscription)
        hook = await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room")
        mail = await at.post.add_mail(ANN, SITE, "ann@example.org")
        assert await refusal(at.post.try_out(ANN, mail.id)) is Why.ILLEGAL
        await at.post.confirm(mail.id, at.post.key("confirm", mail))
        for way in (push, hook, mail):
            assert await refusal(at.post.try_out(BEN, way.id)) is Why.UNKNOWN
            await at.post.try_out(ANN, way.id)
        assert at.receivers.pushed(browser)[0]["path"] == "/post"
        assert at.receivers.notes()[0]["text"].startswith("A notice from Spindletop")
        assert at.receivers.mails[-1]["Subject"] == "A notice from Spindletop"
        at.receivers.answers = [410]
        assert await refusal(at.post.try_out(ANN, push.id)) is Why.SLOW
        assert {way.kind for way in await at.post.ways(ANN)} == {Kind.HOOK, Kind.MAIL}

    run(test, database)


def test_a_message_tells_nothing_of_the_game(database: str) -> None:
    """Whatever a notice says could be said before anybody has answered anything."""

    async def test(at: Sitting) -> None:
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room")
        browser = at.receivers.browser()
        await at.post.add_push(ANN, SITE, *browser.subscription)
        table = await at.turn_of_ann("black_gold")
        for _ in range(3):
            await at.later(GATHER)
            await at.answer(table, ANN)
            await at.answer(table, BEN)
        await at.later(GATHER)
        first, *more = at.receivers.pushed(browser)
        assert len(more) == 3 and all(told == first for told in more)
        said = [{**note, "id": ""} for note in at.receivers.notes()]
        assert all(note == said[0] for note in said) and len({note["id"] for note in at.receivers.notes()}) == 4
        assert fingerprint(ANN) not in str(said) and ANN not in str(said)

    run(test, database)


def test_who_is_at_the_table_of_another_process_is_there(postgres: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.add_push(ANN, SITE, *at.receivers.browser().subscription)
        table = await at.turn_of_ann()
        async with sitting(postgres, at.receivers, at.clock) as other:
            with other.tables.presence.at(table.id, ANN):
                for _ in range(3):
                    await other.look()
                    await at.later(20)
                assert at.receivers.requests == []
                await other.look()
            await other.look()
            await at.later(HOUR)
            assert len(at.receivers.requests) == 1
            await other.later(HOUR)
            assert len(at.receivers.requests) == 1, "both have looked"

    run(test, postgres)


def test_no_address_and_no_key_is_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test(at: Sitting) -> None:
        browser = at.receivers.browser("push-secret")
        await at.post.add_push(ANN, SITE, *browser.subscription)
        await at.post.add_hook(ANN, SITE, f"{at.receivers.site}/room-secret")
        way = await at.post.add_mail(ANN, SITE, "ann-secret@example.org")
        await at.post.confirm(way.id, at.post.key("confirm", way))
        await at.turn_of_ann()
        at.receivers.answers, at.receivers.mail_answers = [500, 404], ["550 ann-secret"]
        await at.later(HOUR)
        assert len([record for record in caplog.records if "not delivered" in record.message]) == 3
        logged = "".join(record.getMessage() for record in caplog.records if record.name.startswith("spindletop"))
        for secret in ("-secret", *browser.subscription, at.post.key("stop", way), ANN):
            assert secret not in logged

    run(test, database)


async def asked_for(at: Sitting, address: str = "ann@example.org") -> tuple[str, str]:
    """The link in the mail that asks whether this is somebody's address."""
    await at.post.add_mail(ANN, SITE, address)
    found = re.search(r"confirm\?way=(\w+)&key=(\w+)", text_of(at.receivers.mails[-1]))
    assert found
    return found[1], found[2]


def test_turns_of_an_hour_are_one_mail(database: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.confirm(*await asked_for(at))
        for game in ("gold", "crude", "gold"):
            await at.turn_of_ann(game)
            await at.later(300)
        for _ in range(30):
            await at.later(200)
        (told,) = at.receivers.mails[1:]
        assert told["Subject"] == "Your turn at 3 tables"

    run(test, database)


def test_a_mailbox_that_nobody_says_yes_for_is_not_kept(database: str) -> None:
    async def test(at: Sitting) -> None:
        link = await asked_for(at)
        await at.later(3 * DAY - 1)
        assert len(await at.post.ways(ANN)) == 1
        at.clock.now += 2
        assert await refusal(at.post.confirm(*link)) is Why.EXPIRED
        await at.later(HOUR)
        assert await at.post.ways(ANN) == []

    run(test, database)


def test_who_asks_for_that_mail_again_has_as_long_again(database: str) -> None:
    async def test(at: Sitting) -> None:
        await asked_for(at)
        await at.later(2 * DAY)
        link = await asked_for(at)
        await at.later(2 * DAY)
        await at.post.confirm(*link)
        (way,) = await at.post.ways(ANN)
        assert way.tells

    run(test, database)


def test_what_a_dead_process_has_said_of_who_is_there_is_not_kept(postgres: str) -> None:
    async def test(at: Sitting) -> None:
        await at.post.book.keep_present("dead", [(fingerprint(ANN), "table")], at.clock.now + 60)
        await at.later(HOUR)
        assert await at.post.book.store.read("SELECT * FROM present") == []

    run(test, postgres)
