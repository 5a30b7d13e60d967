"""Seats that are played through a program: all see it, it lasts, and decides who is told what there is to remember."""

from pathlib import Path

from tests.table.tables import ANN, BEN, EVE, finish, run

from spindletop.table import OpenSeat, Person, Tables


async def seated(tables: Tables, game: str) -> str:
    """Ann plays through a program, Ben on a page."""
    table = await tables.open_table(ANN, game, [Person("Ann", program=True), OpenSeat()])
    return (await tables.claim(table.id, 1, BEN, "Ben", invite=table.invite(ANN, 1))).id


def test_a_seat_of_a_program_is_one_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    made: list[str] = []

    async def first(tables: Tables) -> None:
        made.append(await seated(tables, "claims"))

    async def later(tables: Tables) -> None:
        table = await tables.table(made[0])
        assert [seat.program for seat in table.seats] == [True, False]
        await finish(tables, table, ANN, BEN)
        await tables.rematch(table.id, BEN)
        again = await tables.rematch(table.id, ANN)
        assert [seat.program for seat in again.seats] == [True, False]

    run(first, tmp_path / "tables.db")
    run(later, tmp_path / "tables.db")


def test_a_seat_that_was_given_up_is_nobodys_program(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat(), OpenSeat()])
        await tables.claim(table.id, 1, BEN, "Ben", program=True)
        assert table.talk[-1].text == "program"
        await tables.leave(table.id, 1, BEN)
        await tables.claim(table.id, 1, EVE, "Eve")
        assert not table.seats[1].program and table.talk[-1].text == ""

    run(play, tmp_path / "tables.db")


def test_in_a_game_of_memory_programs_recall_and_people_do_not(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        for game, people in (("claims", True), ("remembered", False)):
            table = await tables.table(await seated(tables, game))
            assert [table.recalls(viewer) for viewer in (0, 1, None)] == [True, people, people]
            await finish(tables, table, ANN, BEN)
            assert all(table.recalls(viewer) for viewer in (0, 1, None))

    run(play, tmp_path / "tables.db")
