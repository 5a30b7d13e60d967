"""Whose turns come next, as a table by post tells those who wait: in recorded games, it is as it was told."""

import pytest
from tests.recorded import RECORDS

import spindletop
from spindletop.art.scene import Moment
from spindletop.games import folder
from spindletop.kernel import Record

SOME = 400  # answers that are looked at
IN_TURN = {  # questions that are asked of one seat after the other
    "gold": {"FirstCard"},
    "king_oil": {"FirstProperty"},
    "crude": {"SpecialPurchase"},
    "giganten": {"TakeCard"},
    "black_gold": {"TakeCard"},
}


@pytest.mark.parametrize("slug", sorted(spindletop.games()))
def test_turns_come_as_they_are_told(slug: str) -> None:
    record = Record.parse(RECORDS[slug].read_text(encoding="utf-8"), slug)
    state = record.game.new(record.seats, **record.options)
    asked, told = -1, [0]
    came = 0
    for action in [*record.answers()][:SOME]:
        if state.actor >= 0 and state.top().name in IN_TURN[slug]:
            if asked >= 0 and state.actor != asked and told:
                assert state.actor == told[0], f"after seat {asked}"
                came += 1
            scene = folder.scene(Moment(state.view(None), (), record.players, None))
            asked, told = state.actor, [*scene.then]
            assert asked not in told and len({*told}) == len(told)
        state.answer(action)
    assert came
