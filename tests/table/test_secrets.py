"""While a game runs nobody learns what they may not know."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.table.claims.game import LOW, UNKNOWN, ClaimsState
from tests.table.tables import ANN, BEN, EVE, BotSeat, OpenSeat, Person, finish, refused, run, say, two_people, until

from spindletop.analysis.hints import Idea
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import OPEN
from spindletop.table import Refused, SeatPlan, Status, Table, Tables, Viewer, Why, hints
from spindletop.table.entries import By
from spindletop.table.thinkers import Failed

GOAL = 750  # of Crude


def cards(table: Table, viewer: Viewer, at: int | None = None) -> list[int]:
    state = table.view(viewer, at)
    assert isinstance(state, ClaimsState)
    return state.cards


async def against_a_bot(tables: Tables) -> Table:
    """Ann in seat 0, who is asked, and a bot in seat 1."""
    return await tables.open_table(ANN, "claims", [Person("Ann"), BotSeat()])


def secrets_told(table: Table, viewer: Viewer) -> list[str]:
    return [line.words for line in table.log(viewer) if line.event.kind == "card"]


def test_views_and_logs_hold_only_what_may_be_known(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        state = table.course.state
        assert isinstance(state, ClaimsState)
        ann, ben = state.cards
        assert cards(table, 0) == [ann, UNKNOWN] and cards(table, 1) == [UNKNOWN, ben]
        assert cards(table, None) == [UNKNOWN, UNKNOWN]
        assert secrets_told(table, 0) == [f"Ann card {ann}"] and secrets_told(table, None) == []
        await say(tables, table, ANN, "peek")
        assert cards(table, 0) == [ann, ben] and cards(table, 1) == [UNKNOWN, ben]
        assert secrets_told(table, 0) == [f"Ann card {ann}", f"Ben card {ben}"]
        assert secrets_told(table, 1) == [f"Ben card {ben}"] and secrets_told(table, None) == []
        assert cards(table, 0, at=2) == [ann, UNKNOWN], "as she knew it then"
        assert table.legal(1) == [], "what another seat may answer is its own affair"

    run(test, file)


def test_everything_else_is_refused_until_the_end(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        plans: list[SeatPlan] = [Person("Ann"), BotSeat()]
        for call in (tables.download(table.id), tables.fork(ANN, table.id, 2, plans), tables.rematch(table.id, ANN)):
            assert await refused(call) == Why.SECRET
        for look in (
            lambda: table.view(OPEN),
            lambda: table.log(OPEN),
            lambda: table.record(),
            lambda: list(table.views(None)),
            lambda: table.check_viewer(ANN, OPEN),
            lambda: table.check_viewer(ANN, 1),
            lambda: table.check_viewer(EVE, 0),
        ):
            with pytest.raises(Refused) as refusal:
                look()
            assert refusal.value.why in (Why.SECRET, Why.FORGED)
        table.check_viewer(ANN, 0)
        table.check_viewer(EVE, None)
        assert table.seed == "" and len(table.seed_hash) == 64
        await finish(tables, table, ANN, BEN)
        for viewer in (0, 1, None, OPEN):
            table.check_viewer(EVE, viewer)
        assert UNKNOWN not in cards(table, OPEN) and len(secrets_told(table, OPEN)) == 2 and table.seed

    run(test, file)


def test_lists_tell_no_scores_of_a_running_game(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await say(tables, table, ANN, "stake 3")
        (summary,) = await tables.mine(ANN)
        assert summary.scores == summary.winners == []
        await finish(tables, table, ANN, BEN)
        (summary,) = await tables.finished()
        assert summary.scores == table.course.state.scores() and summary.winners

    run(test, file)


def test_a_memory_game_shows_the_current_turn_only(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables, "remembered", content="cards = 20")
        await say(tables, table, ANN, "stake 2")
        assert [line.words for line in table.log(1)] == ["Ann staked 2"]
        await say(tables, table, ANN, "fold")
        assert table.log(1) == [], "it was shown when it happened, and nobody is reminded"
        await say(tables, table, BEN, "stake 1")
        assert [line.words for line in table.log(0)] == ["Ben staked 1"]
        for at in (0, table.answers - 1):
            with pytest.raises(Refused, match="game of memory"):
                table.view(0, at)
        assert await refused(tables.hint(table.id, 1, BEN)) == Why.SECRET
        await finish(tables, table, ANN, BEN)
        assert len(table.log(0)) > 8 and cards(table, 0, at=0) == [UNKNOWN, UNKNOWN]

    run(test, file)


def test_a_hint_knows_no_more_than_its_seat(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        assert await refused(tables.hint(table.id, 0, BEN)) == Why.FORGED
        assert await refused(tables.hint(table.id, 1, BEN)) == Why.ILLEGAL
        state = table.course.state
        assert isinstance(state, ClaimsState)
        sent: list[Any] = []
        ask = tables.helpers.run

        async def watch(*work: Any, **whose: Any) -> Any:
            sent.extend(work)
            return await ask(*work, **whose)

        monkeypatch.setattr(tables.helpers, "run", watch)
        best, *others = await tables.hint(table.id, 0, ANN, "8")
        (view,) = (each for each in sent if isinstance(each, dict))
        assert view["position"]["cards"] == [state.cards[0], UNKNOWN], "all that the bot is given"
        names = [table.game.name(action) for action in table.legal(0)]
        assert {each.answer for each in (best, *others)} <= set(names) and 1 <= len(others) <= 2
        assert table.game.name(best.actions[0]) == best.answer and 0 <= best.share <= 1 and best.futures
        sent.clear()
        assert await tables.hint(table.id, 0, ANN, "8") == [best, *others] and not sent, "asked again, it is the same"

    run(test, file)


def test_a_warning_knows_no_more_than_its_seat_and_comes_against_bots_only(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(tables: Tables) -> None:
        table = await against_a_bot(tables)
        first = [table.legal(0)[0]]
        assert await refused(tables.costly(table.id, 0, BEN, first, 0.1)) == Why.FORGED
        assert await refused(tables.foresee(table.id, 0, BEN)) == Why.FORGED
        sent: list[Any] = []
        idea = Idea("", (table.legal(0)[-1],), 1, 0.5, 8)

        async def work(what: Any, *given: Any, **whose: Any) -> Any:
            sent.extend(given)
            return [idea] if what is hints._think else (0.2, 0.05)

        monkeypatch.setattr(tables.helpers, "run", work)
        await tables.foresee(table.id, 0, ANN)
        assert await tables.costly(table.id, 0, ANN, first, 0.1)
        assert not await tables.costly(table.id, 0, ANN, first, 0.16), "it may cost less"
        assert not await tables.costly(table.id, 0, ANN, idea.actions, 0.1), "what the bot would do is never costly"
        views = [each for each in sent if isinstance(each, dict)]
        state = table.course.state
        assert isinstance(state, ClaimsState) and len(views) == 3, "the question once, and each answer"
        assert all(view["position"]["cards"] == [state.cards[0], UNKNOWN] for view in views), "all that is given"
        together = await two_people(tables)
        assert not await tables.costly(together.id, 0, ANN, first, 0.1)

    run(test, file)


def test_an_answer_does_not_wait_long_for_a_warning(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        table, thinking = await against_a_bot(tables), asyncio.Event()

        async def for_ever(*work: Any, **whose: Any) -> Any:
            await thinking.wait()
            raise Failed("too late")

        monkeypatch.setattr(tables.helpers, "run", for_ever)
        monkeypatch.setattr(hints, "PATIENCE", 0.01)
        assert not await tables.costly(table.id, 0, ANN, [table.legal(0)[0]], 0.1)
        thinking.set()
        monkeypatch.setattr(hints, "PATIENCE", 60)
        assert not await tables.costly(table.id, 0, ANN, [table.legal(0)[0]], 0.1), "nothing was found out"

    run(test, file)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_whole_game_seen_by_one_seat_is_the_same_whatever_the_others_hold(file: Path, viewer: Viewer) -> None:
    """All that a viewer could be sent, at every step, made again after the hidden cards were exchanged."""

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        while table.status == Status.RUNNING:
            state = table.course.state
            assert isinstance(state, ClaimsState)
            seen = everything(table, viewer)
            known = state.view(viewer).cards
            spare = [card for card in range(1, 10) if card not in known]
            true = state.cards
            state.cards = [card or spare.pop() for card in known]
            assert everything(table, viewer) == seen
            state.cards = true
            turn = table.turn
            await say(tables, table, (ANN, BEN)[turn], table.game.name(table.legal(turn)[-1]))

    def everything(table: Table, viewer: Viewer) -> str:
        sent: list[Any] = [table.view(viewer).to_json(), [line.words for line in table.log(viewer)], table.names]
        sent += [table.turn, table.thinking, table.asked, table.seed, table.last_turn(0)]
        if viewer is not None:
            sent += [table.legal(viewer), table.can_undo(viewer)]
        return json.dumps(sent)

    run(test, file)


def test_the_time_that_a_bot_takes_does_not_tell_what_it_could_answer(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [BotSeat("random"), Person("Ann")])
        state = table.course.state
        assert isinstance(state, ClaimsState)
        assert table.turn == 0 and tables.driver.bot_pause(table) == 100, "anybody knows what may be staked"
        state.answer(table.game.parse("stake 2"))
        pauses = []
        for state.cards[0] in (LOW, LOW + 1):
            pauses.append((len(state.legal()), tables.driver.bot_pause(table)))
        assert pauses == [(1, 400), (2, 400)]

    run(test, file, pace=100)


@pytest.mark.rule("CR-24")
@pytest.mark.parametrize("cash", [GOAL - 350, GOAL + 350])
def test_with_secret_cash_the_table_says_no_for_who_cannot_declare(file: Path, cash: int) -> None:
    """Below the goal nobody has to wait for Ann; above it she says no herself. Ben cannot tell one from the other."""

    async def test(tables: Tables) -> None:
        table = await two_people(tables, "crude", options={"start": 0, "secret_cash": True})
        await say(tables, table, ANN, "done")
        await say(tables, table, BEN, "done")
        state = table.course.state
        assert isinstance(state, CrudeState)
        state.pay(0, state.cash[0] - cash)
        await say(tables, table, ANN, "done")
        assert asked(table) == "Assets"
        await say(tables, table, ANN, "done")
        if cash > GOAL:
            assert asked(table) == "Declaration" and table.due is None
            await say(tables, table, ANN, "done")
        await until(tables, table, lambda: table.turn == 1)
        move = table.course.moves[-1]
        assert (move.actor, table.game.name(move.action)) == (0, "done")
        assert move.by is (By.PERSON if cash > GOAL else By.TABLE)
        assert [line.words for line in table.log(None) if line.at == table.answers] == ["Round 1: Ben’s turn (B)"]

    run(test, file, pause=(0, 0))


def asked(table: Table) -> str:
    question = table.course.state.question
    return question.name if question else ""


def test_an_open_seat_has_no_view(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        with pytest.raises(Refused, match="not your seat"):
            table.check_viewer(BEN, 1)
        await tables.claim(table.id, 1, BEN, "Ben")
        table.check_viewer(BEN, 1)
        await until(tables, table, lambda: table.turn == 0)

    run(test, file)
