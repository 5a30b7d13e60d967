"""Learn from your game: the answers that cost most, as tasks on the board."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor
from tests.web.test_afterwards import GOLD, upload

from spindletop.analysis.reasons import Reason
from spindletop.analysis.study import Findings, Turn
from spindletop.analysis.tasks import Weigh, Weighed
from spindletop.table import Tables
from spindletop.table.analyses import Analysis

RECORD = Path(__file__).parents[1] / "games" / "king_oil" / "records" / "last-survivor.record"
WHY = Reason("derricks", 2.0, 4)
WRONG, RIGHT = "Not yet", "That is it!"


class Learner:
    """Somebody whose game was looked at: an answer of theirs is said to have been costly."""

    def __init__(self, app: TestClient, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
        self.visitor = visitor
        self.address = upload(visitor, RECORD.read_text(encoding="utf-8"))
        self.tables: Tables = app.app.state.tables  # type: ignore[attr-defined]
        assert app.portal
        self.table = app.portal.call(self.tables.table, self.address.removeprefix("/t/"))
        game, moves = self.table.game, self.table.course.moves
        position = self.table.course.position
        self.at = next(at for at, move in enumerate(moves) if move.actor == 0 and len(position(at).legal()) > 2)
        answered = moves[self.at].action
        self.better, self.other = [each for each in position(self.at).legal() if each != answered][:2]
        self.wrong, self.right = game.name(self.other), game.name(self.better)
        turn = Turn(self.at, 0, (answered,), 0.6, 0.2, (self.better,), 0.5, (WHY,))
        found = Findings(tuple(self.table.names), self.table.answers, costly=[turn])
        self.tables.analyses._made[self.table.id] = Analysis(found=found)
        self.weighed = list[Weigh]()
        monkeypatch.setattr(self.tables.helpers, "run", self.run)

    async def run(self, do: object, work: Weigh, **whose: object) -> Weighed:
        self.weighed.append(work)
        good = work.tried[0] == work.better[0]
        return Weighed(0.0 if good else 0.123, good)

    def attempt(self, action: str, code: int = 200, task: object = 1) -> str:
        return self.visitor.post(f"{self.address}/attempt", code, seat=0, task=task, action=action)


@pytest.fixture
def learner(app: TestClient, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> Learner:
    return Learner(app, ann, monkeypatch)


def test_a_task_shows_what_was_known_and_what_could_be_answered(learner: Learner) -> None:
    page = learner.visitor.get(f"{learner.address}/review?as=0&task=1")
    assert "1 of 1" in page and "from 60% to 20%" in page
    assert f'data-action="{learner.right}"' in page and f'data-action="{learner.wrong}"' in page
    assert "2 more derricks" not in page, "nothing is given away"
    for nonsense in ("task=7", "task=0", "task=x", "as=9", ""):
        assert "1 of 1" in learner.visitor.get(f"{learner.address}/review?{nonsense}")
    assert "well played" in learner.visitor.get(f"{learner.address}/review?as=1")


def test_a_wrong_answer_gives_nothing_away(learner: Learner) -> None:
    told = learner.attempt(learner.wrong)
    assert WRONG in told and "12 fewer" in told and RIGHT not in told
    assert learner.right not in told and "2 more derricks" not in told
    (work,) = learner.weighed
    assert (work.at, work.tried, work.better) == (learner.at, (learner.other,), (learner.better,))


def test_a_right_answer_is_told_why(learner: Learner) -> None:
    told = learner.attempt(learner.right)
    assert RIGHT in told and "2 more derricks, mostly on property 5" in told and 'data-spot="' in told
    assert f'data-answers="{learner.right}"' in told
    shown = learner.attempt("")
    assert RIGHT not in shown and "2 more derricks" in shown, "who wants to be shown has not found it"
    assert len(learner.weighed) == 1


def test_what_could_not_be_answered_is_refused(learner: Learner) -> None:
    assert "means nothing here" in learner.attempt("sing", 422)
    assert "could not be answered there" in learner.attempt("end turn", 422)
    learner.attempt(learner.right, 422, task="one")


def test_tasks_are_found_by_the_analysis_of_a_finished_game(ann: Visitor, bob: Visitor) -> None:
    over = upload(ann, RECORD.read_text(encoding="utf-8"))
    assert "Look for them" in bob.get(f"{over}/review")
    assert f"{over}/review" in ann.get(over)
    assert bob.post(f"{over}/review", 204) == f"{over}/review"
    assert "Look for them" not in bob.get(f"{over}/review")
    assert "There is no such task" in bob.post(f"{over}/attempt", 404, seat=1, task=1, action="end turn")
    running = ann.new_table("king_oil", "me", "bot random", "none", "none")
    ann.get(f"{running}/review", 403)
    ann.post(f"{running}/review", 403)


def test_a_game_of_memory_has_no_tasks(ann: Visitor) -> None:
    assert "/review" not in ann.get(upload(ann, GOLD))
