"""A table of King Oil from before its rules changed: kept, and shown as far as its answers go, with the reason."""

import asyncio
import re
from pathlib import Path

import pytest
from tests.table.tables import ANN, BEN, BotSeat, Person, refused, run

import spindletop
from spindletop.kernel import ContentFile, OptionValue
from spindletop.store import Row, Store, TableRow, open_store
from spindletop.table import Status, Tables, Why, entries
from spindletop.table.entries import Answered, AnyEntry, By, Ended, Opened, Place, Started
from spindletop.table.seating import fingerprint

RECORD = Path(__file__).with_name("king_oil-rules-1.record").read_text("utf-8")
AUCTION = "\n[auction]\nraises = [500, 1000, 2500, 5000, 10000, 25000]\n"  # which the components had then
JOINED = re.compile(r"\[(?:offers|end)\].*?\n\n", re.DOTALL)  # which have joined them since
OLD = ContentFile(JOINED.sub("", spindletop.game("king_oil").source.text) + AUCTION, "content file")
UNDERSTOOD = 20  # answers, up to an offer that is made otherwise today
REASON = "played by rules version 1; here it is 2"


def answers() -> list[Answered]:
    """Those of the recorded game."""
    lines = [line.split("  ") for line in RECORD.partition("---\n")[2].splitlines()]
    return [Answered(-1 if who == "nature" else int(who[-1]), what, By.PERSON) for _, who, what in lines]


async def keep(store: Store, id: str, played: list[AnyEntry]) -> None:
    people = [Place("Ann", fingerprint(ANN)), Place("Ben", fingerprint(BEN))]
    options: dict[str, OptionValue] = {"start": "random", "discs": "classic", "box_limits": False, "slips": False}
    opened = Opened("king_oil", 1, OLD.hash, options, people, people[0].holder, "00" * 32)
    told: list[AnyEntry] = [opened, Started(["", ""]), *played]
    rows = [Row(seq, entries.kind(what), entries.encode(what), 1000.0 + seq) for seq, what in enumerate(told, 1)]
    about = '{"names":["Ann","Ben"],"bots":[false,false],"winners":[],"scores":[],"uploaded":false,"holders":[[],[]]}'
    status = Status.OVER if isinstance(played[-1], Ended) else Status.RUNNING
    await store.append(TableRow(id, "king_oil", status, True, opened.host, False, 0, 1000.0, 1000.0, about), rows)


@pytest.fixture
def kept(file: Path) -> Path:
    """A database with a running table and a finished one."""

    async def fill() -> None:
        store = open_store(file)
        await store.start()
        await store.keep_content(OLD.hash, OLD.text)
        await keep(store, "running", [*answers()[:30]])
        await keep(store, "finished", [*answers(), Ended()])
        await store.close()

    asyncio.run(fill())
    return file


def test_these_are_the_components_of_the_old_record() -> None:
    assert f"content  {OLD.hash}\n" in RECORD


@pytest.mark.parametrize("id", ["running", "finished"])
def test_it_is_shown_as_far_as_its_answers_go_with_the_reason(kept: Path, id: str) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.table(id)
        assert table.status == Status.STUCK and table.trouble == REASON
        assert table.answers == UNDERSTOOD and table.turn == -1
        assert [line.words for line in table.log(0)][-1] == "Ben got $500 from the bank"
        assert await refused(tables.answer(id, 1, BEN, table.asked, "sell 1")) == Why.ILLEGAL
        assert await refused(tables.download(id)) == (Why.SECRET if id == "running" else Why.ILLEGAL)
        await tables.chat(id, 0, ANN, "what a pity")
        assert (await tables.table(id)).talk[-1].text == "what a pity"

    run(test, kept)


def test_a_finished_one_can_be_played_on_by_the_rules_of_today(kept: Path) -> None:
    forks: list[str] = []

    async def fork(tables: Tables) -> None:
        forks.append((await tables.fork(ANN, "finished", UNDERSTOOD - 1, [BotSeat(), Person("Ann")])).id)

    async def later(tables: Tables) -> None:
        table = await tables.table(forks[0])
        assert table.status == Status.RUNNING and not table.trouble

    run(fork, kept)
    run(later, kept)
