"""Verbs: names of actions, and where the ids of each begin."""

import pytest

from spindletop.kernel import Verb, Verbs


class Ids:
    turn = -1
    end_turn = -1
    pass_ = -1


def test_each_verb_tells_where_its_ids_begin() -> None:
    ids = Ids()
    verbs = Verbs(Verb("end turn"), Verb("turn", range(1, 4)), Verb("pass"))
    verbs.number(ids)
    assert [ids.end_turn, ids.turn + 1, ids.turn + 3, ids.pass_] == [
        verbs.parse(text) for text in ("end turn", "turn 1", "turn 3", "pass")
    ]


def test_a_verb_without_a_field_is_told() -> None:
    with pytest.raises(AssertionError, match="Ids has no field give_up"):
        Verbs(Verb("give up")).number(Ids())
