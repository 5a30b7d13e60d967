"""Replay, fork, download and upload; and what is refused while a game runs."""

import re
import time
from pathlib import Path

import pytest
from tests.web.conftest import Visitor

from spindletop import Record
from spindletop.table.dice import verify

RECORDS = Path(__file__).parents[1] / "browser"
GOLD = (RECORDS / "gold.record").read_text()


def upload(visitor: Visitor, text: str, code: int = 204) -> str:
    """The address of the table with the game of this record, or why there is none."""
    answer = visitor.client.post("/upload", files={"record": ("game.record", text)}, headers={"hx-request": "true"})
    assert answer.status_code == code, answer.text
    return str(answer.headers.get("hx-redirect", answer.text)).removesuffix("/replay?at=0")


def moment(page: str) -> str:
    """What a replay tells of its position, at whatever table."""
    found = re.findall(r'<div id="the-(?:goal|moment)".*?</div>', page, re.DOTALL)
    assert len(found) == 2
    return re.sub(r"/t/\w+/", "/t/…/", "".join(found))


@pytest.fixture
def finished(ann: Visitor) -> str:
    return upload(ann, GOLD)


@pytest.fixture
def running(ann: Visitor, bob: Visitor) -> str:
    """Giganten, in which Ann and Bob have secrets."""
    more = {"name-0": "Ann", "option-start": "0", "listed": "yes"}
    table = ann.new_table("giganten", "me", "open", "bot random", "none", **more)
    bob.post(f"{table}/join/1", 204, name="Bob")
    return table


def test_a_link_shows_the_same_position_to_everybody(ann: Visitor, bob: Visitor, finished: str) -> None:
    for viewer in ("open", "spectator", "0", "2"):
        path = f"{finished}/replay?at=40&as={viewer}"
        assert f'value="{path.replace("&", "&amp;")}"' in ann.get(path)
        assert moment(ann.get(path)) == moment(bob.get(path))
        assert "Position 40 of 148" in moment(bob.get(path))
    assert "Position 148 of 148" in bob.get(f"{finished}/replay?at=9999")
    assert "Position 148 of 148" in bob.get(f"{finished}/replay?at=-1&as=nobody")


def test_a_record_that_was_downloaded_can_be_verified_and_uploaded(ann: Visitor, bob: Visitor) -> None:
    table = ann.new_table("gold", "bot random", "bot random")
    end = time.monotonic() + 60
    while 'class="winners"' not in ann.get(table):
        assert time.monotonic() < end
        time.sleep(0.05)
    text = bob.get(f"{table}/record")
    verdict = verify(Record.parse(text))
    assert verdict.wrong is None and verdict.checked > 20
    again = upload(bob, text)
    assert again != table and bob.get(f"{again}/record") == text
    assert moment(ann.get(f"{again}/replay?at=30")) == moment(bob.get(f"{table}/replay?at=30"))


def test_a_fork_begins_where_the_replay_stood(ann: Visitor, bob: Visitor, finished: str) -> None:
    there = ann.get(f"{finished}/replay?at=30&as=open")
    assert re.findall(r'class="turning"[^>]* data-at="(\d+)"', there) == re.findall(
        r'replay\?at=([1-9]\d*)"><i>', ann.get(finished)
    )
    assert 'id="fork-at" value="30"' in there
    forked = bob.post(f"{finished}/fork", 204, at="30")
    own = bob.get(forked)
    assert forked != finished and 'class="dock-main mine"' in own and "Guest" in own
    far = re.search(r"\d+ cards left", there)
    assert far and far[0] in own
    assert "The game is over there" in bob.post(f"{finished}/fork", 422, at="148")
    bob.post(f"{finished}/fork", 422, at="soon")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "The file, line 1: the record ends here"),
        ("Dear diary\n", "The file, line 1: "),
        (GOLD.replace("turn 20", "turn 21"), "The file, line 76: turn 21 is not possible now"),
        ("\n".join(GOLD.splitlines()[:60]) + "\n", "The game in it is not over."),
    ],
)
def test_what_is_no_finished_game_is_refused(ann: Visitor, text: str, why: str) -> None:
    assert f"This record cannot be read. {why}" in upload(ann, text, 422)


def test_players_without_names_are_called_by_their_colours(ann: Visitor) -> None:
    shown = ann.get(upload(ann, GOLD.replace("player   0 Ann", "player   0 seat 0")))
    assert "seat 0" not in shown and "Red:" in shown and "Bob" in shown


def test_a_record_that_is_too_long_is_refused(ann: Visitor) -> None:
    upload(ann, GOLD + "#" * 1_100_000, 413)


def test_while_a_game_runs_everybody_has_their_own_view_only(ann: Visitor, bob: Visitor, running: str) -> None:
    own = ann.get(f"{running}/replay?at=1&as=0")
    assert "Position 1 of " in own
    assert re.findall(r'<input type="radio" name="viewer" value="(\w+)"', own) == ["spectator", "0"]
    assert 'class="turning"' not in own, "what turns the game is told when it is over"
    assert f"{running}/fork" not in own and f"{running}/record" not in own
    bob.get(f"{running}/replay?at=1&as=1")
    bob.get(f"{running}/replay?at=1&as=spectator")
    for refused in ("as=0", "as=open", "as=2"):
        assert "That did not work" in bob.get(f"{running}/replay?at=1&{refused}", 403)
    assert "Not while the game runs" in ann.get(f"{running}/record", 403)
    ann.post(f"{running}/fork", 403, at="1")
    ann.post(f"{running}/rematch", 403)
    assert f"{running}/record" not in ann.get(running)


def test_the_analysis_stands_beside_the_replay(ann: Visitor, bob: Visitor, finished: str) -> None:
    before = ann.get(f"{finished}/replay")
    assert "Analyse the game" in before and "What everybody is worth here" in before and "Chance to win" not in before
    told = ann.post(f"{finished}/analysis")
    assert "<progress" in told and f'hx-get="{finished}/analysis"' in told
    end = time.monotonic() + 60
    while "<progress" in (told := bob.get(f"{finished}/analysis")):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert told.count('class="course-line"') == 3 and "Chance to win" in told
    assert re.search(r'<a href="[^"]*/replay\?at=(\d+)" data-at="\1">', told)
    assert "Chance to win" in ann.get(f"{finished}/replay"), "it is kept"
    assert told.count('class="turning"') == 4, "the marks of the slider come with it, as it may add some"


def test_a_running_game_is_not_analysed(ann: Visitor, running: str) -> None:
    assert "the-analysis" not in ann.get(f"{running}/replay")
    ann.get(f"{running}/analysis", 403)
    ann.post(f"{running}/analysis", 403)


def test_what_others_did_leaves_traces_in_a_replay_too(ann: Visitor) -> None:
    """As at the table: rings of blue pencil round all wells that were drilled since the viewer's last answer."""
    table = upload(ann, (RECORDS / "king_oil.record").read_text())

    def rings(at: int) -> int:
        return ann.get(f"{table}/replay?at={at}&as=0").count('class="pencil"')

    assert [rings(at) for at in (21, 23, 25, 27, 29)] == [0, 1, 2, 3, 0]
