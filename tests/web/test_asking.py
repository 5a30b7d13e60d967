"""What is asked for once more before it counts: turn ends that nobody asked for."""

from collections import Counter
from pathlib import Path

import spindletop
from spindletop.kernel import Record
from spindletop.table import Table
from spindletop.table.entries import Answered, By, Opened, Place, Started
from spindletop.web.play import needs_asking

RECORD = Path(__file__).parents[1] / "games" / "crude" / "records" / "declared-victory.record"


def table_of(slug: str, seats: int) -> Table:
    game = spindletop.game(slug)
    opened = Opened(slug, game.rules, game.source.hash, {"start": 0}, [Place("P")] * seats, host="", seed="")
    table = Table("asking", game, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    return table


def give(table: Table, answer: str) -> None:
    table.apply(table.seq + 1, Answered(table.actor, answer, By.PERSON), 0.0)


def test_a_purchase_that_leaves_too_little_ends_the_turn_and_is_asked_about() -> None:
    table = table_of("crude", 3)
    while table.actor < 0:
        give(table, table.game.name(table.course.state.chances()[0][0]))
    seat, asked = table.actor, []
    while table.actor == seat:
        run = next([buy, place] for buy, place in purchases(table) if place)
        asked.append(needs_asking(table, seat, run, "ends"))
        assert not needs_asking(table, seat, ["done"], "ends"), "who says so is not asked"
        assert not needs_asking(table, seat, run, "never")
        for answer in run:
            give(table, answer)
    assert len(asked) > 1 and asked == [False] * (len(asked) - 1) + [True]


def purchases(table: Table) -> list[tuple[str, str]]:
    """What may be bought now, each with the first square for it."""
    found, game = [], table.game
    for action in table.legal(table.actor):
        if game.verb(action)[0] == "purchase":
            after = table.trial(table.actor)
            after.play(action)
            found.append((game.name(action), game.name(after.legal()[0])))
    return found


def test_hits_that_are_used_up_end_nothing_that_could_go_on() -> None:
    record = Record.load(RECORD)
    table, asked, answered = table_of("crude", record.seats), Counter[str](), Counter[str]()
    for action in record.answers():
        if table.actor >= 0:
            question = table.course.state.top().name
            answered[question] += 1
            asked[question] += needs_asking(table, table.actor, [record.game.name(action)], "ends")
        give(table, record.game.name(action))
    assert answered["Produce"] > 20 and answered["Market"] > 20
    assert not asked["Produce"] and not asked["Market"]
