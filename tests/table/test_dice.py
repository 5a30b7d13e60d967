"""Fair dice: fixed by seed and words, and checked by anybody."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest
from tests.table.tables import ANN, BEN, BotSeat, OpenSeat, Person, finish, refused, run, two_people, until

from spindletop import Record
from spindletop.cli import main
from spindletop.table import SeatPlan, Status, Tables, Why
from spindletop.table.dice import Dice, verify

pytestmark = pytest.mark.usefixtures("kept_thinking")

DICE = Dice("5kq7w2mh", "5eed", ("dust", ""))


def test_a_known_roll() -> None:
    """By hand: printf '5kq7w2mh\\ndust\\n\\n0' | openssl dgst -sha256 -hmac 5eed"""
    digest = "6d50d255373e50fc019f07b91c935c423ff7fd64ac2e23f08b8cf74190615e27"
    assert DICE.roll(0, [(face, 1) for face in range(6)]) == int(digest, 16) % 6


def test_rolls_follow_the_weights() -> None:
    rolls = Counter(DICE.roll(k, [(7, 1), (8, 3)]) for k in range(2000))
    assert rolls.keys() == {7, 8} and 420 < rolls[7] < 580


def test_seed_table_word_and_number_all_matter() -> None:
    many = [(0, 10**30), (1, 10**30)]
    streams = set()
    for dice in (DICE, Dice("5kq7w2mi", "5eed", ("dust", "")), Dice("5kq7w2mh", "5eee", ("dust", "")),
                 Dice("5kq7w2mh", "5eed", ("", "dust"))):  # fmt: skip
        streams.add(tuple(dice.roll(k, many) for k in range(64)))
    assert len(streams) == 4


def test_the_hash_is_shown_before_the_words(file: Path) -> None:
    async def test(tables: Tables) -> None:
        ticket = tables.tickets.new()
        table = await tables.open_table(
            ANN, "claims", [Person("Ann", "dust"), OpenSeat(), OpenSeat()], ticket=ticket.table
        )
        assert (table.id, table.seed_hash) == (ticket.table, ticket.seed_hash)
        again: list[SeatPlan] = [Person("Ben"), BotSeat()]
        assert await refused(tables.open_table(BEN, "claims", again, ticket=ticket.table)) == Why.TAKEN
        assert await tables.open_table(ANN, "claims", again, ticket=ticket.table) is table, "a double click"
        await tables.claim(table.id, 1, BEN, "Ben", word="rain")
        await tables.add_word(table.id, 0, ANN, "storm")
        assert await refused(tables.add_word(table.id, 0, BEN, "fire")) == Why.FORGED
        assert await refused(tables.add_word(table.id, 0, ANN, "two words")) == Why.WRONG
        assert not any(table.words)
        await tables.put_bot(table.id, 2, ANN)
        assert table.words == ("storm", "rain", ""), "shown when the game begins"
        assert await refused(tables.add_word(table.id, 0, ANN, "late")) == Why.TAKEN
        await finish(tables, table, ANN, BEN)
        assert hashlib.sha256(table.seed.encode()).hexdigest() == ticket.seed_hash
        assert table.dice().words == ("storm", "rain", "")

    run(test, file)


def test_the_dice_of_a_rematch_are_fixed_before_its_words(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat(), BotSeat()])
        ticket = tables.tickets.rematch(table.id)
        await tables.claim(table.id, 1, BEN, "Ben")
        await finish(tables, table, ANN, BEN)
        again = await tables.rematch(table.id, BEN, "rain")
        assert (again.id, again.seed_hash) == (ticket.table, ticket.seed_hash)
        assert await tables.rematch(table.id, ANN, "dust") is again
        assert again.words == ("dust", "rain", "")

    run(test, file)


async def downloaded(tables: Tables) -> str:
    table = await tables.open_table(ANN, "gold", [BotSeat("random"), BotSeat("random")])
    await until(tables, table, lambda: table.status == Status.OVER)
    return await tables.download(table.id)


def test_a_finished_game_is_verified(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test(tables: Tables) -> None:
        (tmp_path / "game.record").write_text(await downloaded(tables))

    run(test, file)
    verdict = verify(Record.load(tmp_path / "game.record"))
    assert verdict.wrong is None and verdict.checked > 30
    assert main(["verify", str(tmp_path / "game.record")]) == 0
    assert f"All {verdict.checked} answers of nature" in capsys.readouterr().out


def test_a_changed_answer_seed_or_word_is_found(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = ""

    async def test(tables: Tables) -> None:
        nonlocal text
        text = await downloaded(tables)

    run(test, file)
    first = next(line for line in text.splitlines() if line.startswith("1  nature  start"))
    other = first[:-1] + str(1 - int(first[-1]))
    lines = text.splitlines(keepends=True)
    cut = lines.index(f"{first}\n")
    forged = "".join(lines[:cut]) + f"{other}\n"
    path = tmp_path / "forged.record"
    path.write_text(forged)
    assert main(["verify", str(path)]) == 1
    assert f"entry 1 is '{other[11:]}', but the dice say '{first[11:]}'" in capsys.readouterr().out
    path.write_text(text.replace("dice     seed ", "dice     seed 0"))
    with pytest.raises(SystemExit):
        main(["verify", str(path)])
    assert "not the one whose hash was shown" in capsys.readouterr().err
    path.write_text("".join(line for line in lines if not line.startswith("dice")))
    with pytest.raises(SystemExit):
        main(["verify", str(path)])
    assert "says nothing about its dice" in capsys.readouterr().err


def test_undone_answers_do_not_disturb_the_dice(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await tables.answer(table.id, 0, ANN, table.asked, "stake 1")
        await tables.undo(table.id, 0, ANN, table.asked)
        await finish(tables, table, ANN, BEN)
        assert verify(table.record()).wrong is None
        assert verify(Record.parse(await tables.download(table.id))).checked == 2

    run(test, file)
