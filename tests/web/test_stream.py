"""Streams: the whole page first, then what changed; and never a state that the viewer may not see."""

import asyncio
import json
import re
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Visitor

from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.kernel import OPEN
from spindletop.table import BotSeat, OpenSeat, Person, Refused, Table, Tables, new_token
from spindletop.web import events, frames, play, stream
from spindletop.web.packing import GZIP, packed_stream
from spindletop.web.pieces import Screen
from spindletop.web.sight import Sight, sight
from spindletop.web.stream import Key, Streams

WAIT = 60


async def table_of_two(tables: Tables, game: str, *, shared: bool = False) -> tuple[Table, str, str]:
    ann, bob = new_token(), new_token()
    if shared:
        return await tables.open_table(ann, game, [Person("Ann"), Person("Bob")]), ann, ann
    table = await tables.open_table(ann, game, [Person("Ann"), OpenSeat()])
    await tables.claim(table.id, 1, bob, "Bob", invite=table.invite(ann, 1))
    return table, ann, bob


class Page:
    """One that listens to a table, and puts together what it is told."""

    def __init__(self, streams: Streams, table: Table, token: str) -> None:
        self.stream = aiter(streams.messages([Key.parse(f"{table.id}:")], token))
        self.screen = Screen()


async def news(page: Page) -> dict[str, Any]:
    text = (await asyncio.wait_for(anext(page.stream), WAIT)).decode()
    assert text.startswith("data: "), text
    message: dict[str, Any] = json.loads(text[6:])
    return {**message, "html": "".join(page.screen.show(message).values())}


async def settled(page: Page, table: Table) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The steps that are shown one by one, and the table as it stands after them."""
    steps = []
    while (message := await news(page))["hold"] or message["seq"] < table.seq:
        if message["hold"]:
            steps.append(message)
    return steps, message


def parts(message: dict[str, Any]) -> set[str]:
    return set(message["parts"])


def all_parts(table: Table) -> set[str]:
    return set(frames.frame(table, Sight(None), "").parts)


async def answer_once(tables: Tables, table: Table, tokens: list[str]) -> None:
    seat = table.actor
    await tables.answer(table.id, seat, tokens[seat], table.asked, table.game.name(table.legal(seat)[0]))


def test_the_whole_page_comes_first_then_what_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "gold")
            streams = Streams(tables, 10)
            page = Page(streams, table, ann)
            first = await news(page)
            assert parts(first) == all_parts(table) >= {"goal", "plates", "dock", "log", "talk", "menu"}
            await answer_once(tables, table, [ann, bob])
            steps, last = await settled(page, table)
            later = [*steps, last][0]
            assert {"dock"} <= parts(later) and not {"menu", "talk"} & parts(later)
            assert later["seq"] > first["seq"] and first["whole"] and not later["whole"]
            shown = frames.frame(table, Sight(0, (0,)), ann).parts
            assert {name: "".join(part) for name, part in page.screen.parts.items()} == shown
            tables.end_news()
            async with asyncio.timeout(WAIT):
                assert [message async for message in page.stream if not message.startswith(b"data: ")] == []
            assert not streams.followers and not streams.frames

    asyncio.run(play())


def test_pages_are_drawn_from_the_viewers_own_view_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int | None, int]] = []
    looking: list[int | None] = []
    original = folder.scene

    def watched(moment: Moment[Any]) -> Scene:
        drawn.append((looking[-1], moment.view.viewer))
        return original(moment)

    monkeypatch.setattr(folder, "scene", watched)

    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "crude")
            for _ in range(6):
                for seen, token in ((Sight(0, (0,)), ann), (Sight(1, (1,)), bob), (Sight(None), new_token())):
                    looking.append(seen.seat)
                    frames.frame(table, seen, token)
                    frames.step_frames(table, seen, token, max(0, table.answers - 2))
                await answer_once(tables, table, [ann, bob])

    asyncio.run(play())
    assert len(drawn) > 18
    assert all(viewer == (-1 if seat is None else seat) and viewer != OPEN for seat, viewer in drawn)


def test_who_sees_the_same_is_sent_the_same_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []

    def counted(table: Table, seen: Sight, token: str) -> frames.Frame:
        made.append(seen.seat)
        return frames.frame(table, seen, token)

    monkeypatch.setattr(stream, "frame", counted)

    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "crude")
            streams = Streams(tables, 10)
            viewers = [Page(streams, table, token) for token in (ann, bob, new_token(), "")]
            for _ in range(3):
                sent = [(await settled(viewer, table))[1]["html"] for viewer in viewers]
                assert sorted(made, key=str) == [0, 1, None]
                assert sent[2] == sent[3] and len(set(sent)) == 3
                assert ["data-action" in html for html in sent] == [table.actor == seat for seat in range(4)]
                made.clear()
                await answer_once(tables, table, [ann, bob])
            late = await news(Page(streams, table, ""))
            assert parts(late) == all_parts(table)
            tables.end_news()

    asyncio.run(play())


def test_every_step_is_sent_in_order_and_ones_own_answers_are_not_held_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "crude")
            streams = Streams(tables, 10)
            viewers = [Page(streams, table, token) for token in (ann, bob, "")]
            for viewer in viewers:
                await settled(viewer, table)
            mover, asked = table.actor, table.asked
            for action in ("purchase", "place"):
                offered = [name for each in table.legal(mover) if (name := table.game.name(each)).startswith(action)]
                await tables.answer(table.id, mover, [ann, bob][mover], asked, offered[0])
                asked = table.asked
            seen = [await settled(viewer, table) for viewer in viewers]
            steps = [len(before) for before, _ in seen]
            assert steps[1 - mover] == steps[2] == 2, "each answer, though both came at once"
            assert not steps[mover]
            assert all(not step["turn"] and "data-action" not in step["html"] for before, _ in seen for step in before)
            assert [last["turn"] for _, last in seen] == [seat == table.actor for seat in range(3)]
            tables.end_news()

    asyncio.run(play())


def test_a_stream_that_cannot_go_on_ends_instead_of_falling_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(moment: Moment[Any]) -> Scene:
        raise ZeroDivisionError

    monkeypatch.setattr(folder, "scene", broken)

    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, _ = await table_of_two(tables, "gold")
            async with asyncio.timeout(WAIT):
                assert [each async for each in Streams(tables, 10).messages([Key.parse(f"{table.id}:")], ann)] == []

    asyncio.run(play())
    assert "ended" in caplog.text and "ZeroDivisionError" in caplog.text


def test_people_who_share_a_screen_see_nothing_before_they_are_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, token, _ = await table_of_two(tables, "crude", shared=True)
            asked = table.actor
            assert sight(table, token, None) == Sight(None, (0, 1), curtain=asked)
            assert sight(table, token, 1 - asked) == Sight(None, (0, 1), curtain=asked)
            assert sight(table, token, asked) == Sight(asked, (0, 1))
            assert sight(table, new_token(), asked) == Sight(None)

    asyncio.run(play())


@pytest.mark.parametrize("text", ["", "a b:", "abc", "abc:12", "../x:"])
def test_a_stream_is_asked_for_by_table_and_seat(text: str) -> None:
    with pytest.raises(Refused):
        Key.parse(text)


def test_who_comes_late_sees_what_has_happened_since_their_last_answer(ann: Visitor, bob: Visitor) -> None:
    table = ann.new_table("crude", "me", "open", **{"name-0": "Ann", "option-start": "1", "listed": "yes"})
    bob.post(f"{table}/join/1", 204, name="Bob")
    page = bob.get(table)
    asked, offer = (
        re.search(r'data-asked="(\d+)"', page),
        re.search(r'data-action="(purchase [^";]+; place [^"]+)"', page),
    )
    assert asked and offer
    bob.post(f"{table}/answer", seat="1", asked=asked[1], action=offer[1])
    told = json.loads(ann.get(f"{table}/since"))
    assert [bool(each["hold"]) for each in told][-3:] == [True, True, False]
    assert parts(told[0]) >= {"dock", "plates"} and "log" in parts(told[-1]) and "dock" in parts(told[-1])
    memory = ann.post("/play", 204, game="gold")
    assert "memory" in ann.get(f"{memory}/since", 403)


def test_what_has_happened_in_two_days_comes_in_stretches(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("crude", "me", "open", **{"option-start": "1", "listed": "yes"})
    bob.post(f"{table}/join/1", 204, name="Bob")
    offer = re.search(r'data-action="(purchase [^";]+; place [^"]+)"', bob.get(table))
    assert offer
    bob.post(f"{table}/answer", **bob.asked(table), action=offer[1])
    told = json.loads(ann.get(f"{table}/since"))
    monkeypatch.setattr(play, "STEPS_SHOWN", 1)
    answer = ann.client.get(f"{table}/since")
    stretches = [answer.json()]
    while "x-next" in answer.headers:
        answer = ann.client.get(f"{table}/since?after={answer.headers['x-next']}")
        stretches.append(answer.json())
    assert len(stretches) > 1 and all(stretch[0]["whole"] for stretch in stretches)
    steps = [step for stretch in stretches for step in stretch]
    assert [step["hold"] for step in steps] == [step["hold"] for step in told]
    assert "log" in parts(steps[-1]) and not any("log" in parts(step) for step in steps[:-1])
    (now,) = json.loads(ann.get(f"{table}/since?after=999999"))
    assert now["hold"] == 0 and "log" in parts(now)


def test_a_packed_stream_is_unpacked_message_by_message() -> None:
    said = [b"data: one\n\n", b"event: beat\ndata:\n\n", b"data: " + b"two " * 5000 + b"\n\n"]

    async def messages() -> AsyncIterator[bytes]:
        for each in said:
            yield each

    async def heard() -> list[bytes]:
        unpacker = zlib.decompressobj(GZIP + zlib.MAX_WBITS)
        return [unpacker.decompress(each) async for each in packed_stream(messages())]

    assert asyncio.run(heard()) == [*said, b""], "and nothing after its end"


@pytest.mark.parametrize("packed", [True, False])
def test_a_stream_says_whether_it_is_packed(tmp_path: Path, packed: bool) -> None:
    streams = Streams(Tables(tmp_path / "tables.db"), 1)
    answer = events.Stream(streams, "203.0.113.5", streams.messages([], ""), packed)
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert answer.headers["vary"] == "accept-encoding"


def test_where_a_step_led_is_not_shown_when_more_has_happened_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps come first, in order, and then the table as it stands."""

    async def play() -> None:
        async with Tables(tmp_path / "tables.db") as tables:
            table, ann, bob = await table_of_two(tables, "gold")
            tokens, page = (ann, bob), Page(Streams(tables, 10), table, "")
            await news(page)

            async def answer() -> None:
                seat = table.turn
                await tables.answer(table.id, seat, tokens[seat], table.asked, table.game.name(table.legal(seat)[0]))

            async def meanwhile() -> None:
                monkeypatch.undo()
                await answer()

            monkeypatch.setattr(tables.precedence, "after_people", meanwhile)
            await answer()
            told = [await news(page) for _ in range(3)]
            assert [bool(each["hold"]) for each in told] == [True, True, False]
            assert told[0]["seq"] < told[1]["seq"] == told[2]["seq"] == table.seq

    asyncio.run(play())


@pytest.mark.parametrize("at_once", [True, False])
def test_the_position_before_a_bot_answers_is_shown_only_if_it_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    monkeypatch.setattr(stream, "STEP", WAIT if at_once else 0)

    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0) as tables:
            thoughts = asyncio.Semaphore(0)

            async def think(table: Table, seat: int) -> int:
                await thoughts.acquire()
                return table.legal(seat)[0]

            monkeypatch.setattr(tables.driver, "_think", think)
            ann = new_token()
            table = await tables.open_table(ann, "crude", [Person("Ann"), BotSeat()], {"start": 0})
            while table.thinking is None:
                await answer_once(tables, table, [ann])
            page = Page(Streams(tables, 10), table, "")
            await news(page)
            thoughts.release()
            told = [await news(page)]
            if at_once:
                thoughts.release()
            told.append(await news(page))
            assert [bool(each["hold"]) for each in told] == [True, at_once]

    asyncio.run(play())


def test_the_screens_of_a_table_wait_together_for_what_people_do_elsewhere(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db") as tables:
            table, ann, bob = await table_of_two(tables, "gold")
            streams = Streams(tables, 10)
            pages = [Page(streams, table, "") for _ in range(4)]
            for page in pages:
                await news(page)
            turns = []
            free = asyncio.Event()

            async def after_people() -> None:
                turns.append(1)
                await free.wait()

            tables.precedence.after_people = after_people  # type: ignore[method-assign]
            await answer_once(tables, table, [ann, bob])
            assert all([(await news(page))["hold"] for page in pages]), "the step is seen at once"
            free.set()
            assert not any([(await news(page))["hold"] for page in pages])
            assert turns == [1] and not streams.waiting

    asyncio.run(play())


def test_a_stream_ends_when_its_device_is_signed_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db") as tables:
            table, ann, bob = await table_of_two(tables, "gold")
            signed_in = True

            async def still() -> bool:
                return signed_in

            messages = aiter(Streams(tables, 9).messages([Key.parse(f"{table.id}:")], ann, still=still))
            await anext(messages)
            signed_in = False
            await tables.chat(table.id, 1, bob, "Is she there?")
            with pytest.raises(StopAsyncIteration):
                await anext(messages)

    asyncio.run(test())
