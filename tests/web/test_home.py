"""Home: posters, lists, and what is seen of a link before it is opened."""

import gzip
import re
import shutil
import time
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor, visitor_of

import spindletop
from spindletop.games import folder
from spindletop.games.about import COLOUR, HEIGHT, WIDTH
from spindletop.games.gold.game import Gold
from spindletop.kernel import registry
from spindletop.table import Status, Summary, Tables
from spindletop.web import paint, posters
from spindletop.web.ages import since
from spindletop.web.home import fitting_level
from spindletop.web.previews import HOME, PICTURE, preview

ADDRESS = re.compile(r'(?:href|src)="(/(?:static|art)/[^"#]+)')
BROWSER = Path(__file__).parents[1] / "browser"
MOST = 150_000  # bytes of home, compressed, without fonts
PREVIEW = re.compile(r'<meta (?:property|name)="(og:[a-z:]+|twitter:card|description)" content="([^"]*)">')


@pytest.mark.parametrize("slug", spindletop.games())
def test_a_poster_is_a_drawing_and_nothing_else(slug: str) -> None:
    poster = folder.poster(spindletop.game(slug))
    assert poster is not None
    drawn = ElementTree.fromstring(poster.drawing)
    assert drawn.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    tags = {each.tag.rpartition("}")[2] for each in drawn.iter()}
    assert tags <= {"svg", "g", "path", "circle", "rect", "ellipse"}
    assert {name for each in drawn.iter() for name in each.attrib} & {"style", "class", "id", "href"} == set()
    assert set(poster.look.night) <= set(COLOUR.findall(poster.drawing)), "at night another, but in no drawing"
    left, top, wide, tall = poster.look.thumbnail
    assert 0 <= left < left + wide <= WIDTH and 0 <= top < top + tall <= HEIGHT


def test_posters_are_sent_once_and_kept(ann: Visitor) -> None:
    address = next(each for each in ADDRESS.findall(ann.get("/")) if "posters" in each)
    plain = ann.client.get(address, headers={"accept-encoding": "identity"})
    packed = ann.client.get(address, headers={"accept-encoding": "gzip"})
    assert plain.text == packed.text == posters.sprite().decode() and packed.headers["content-encoding"] == "gzip"
    assert "immutable" in plain.headers["cache-control"] and plain.headers["vary"] == "accept-encoding"
    shown = ElementTree.fromstring(plain.text)
    assert [each.get("id") for each in shown] == spindletop.games()
    assert plain.text.count("light-dark(") > 100, "each has the inks of day and night"


def test_home_is_light(ann: Visitor) -> None:
    html = ann.get("/")
    sizes = {address: len(gzip.compress(ann.client.get(address).content)) for address in set(ADDRESS.findall(html))}
    assert sum(sizes.values()) + len(gzip.compress(html.encode())) < MOST, sizes


def test_a_game_without_poster_and_pitch_has_a_plain_card(
    ann: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("content.toml", "RULES.md"):
        shutil.copy(Gold.folder / name, tmp_path / name)

    class Silver(Gold):
        slug = "silver"
        title = "Silver"
        folder = tmp_path

    monkeypatch.setitem(registry._games, "silver", Silver)
    home = ann.get("/")
    article = home[home.index('id="game-silver"') :].split("</article>")[0]
    assert 'class="plain"' in article and "#silver" not in article
    assert 'aria-label="Play now: Silver"' in article and "2–5" in article and "drops" not in article
    assert "Play Gold now" in home, "it does not say how hard it is, so nobody is sent there first"


def test_a_first_visit_is_greeted_and_later_ones_find_their_games(app: TestClient, ann: Visitor) -> None:
    assert "Strike it rich." in ann.get("/") and "Your games" not in ann.get("/")
    table = ann.new_table("gold", "me", "bot random", **{"option-start": "0", "name-0": "Ann"})
    waiting = ann.new_table("crude", "me", "open", listed="yes")
    home = ann.get("/")
    assert "Strike it rich." not in home and "Your games" in home and "waiting for you: 1" in home
    assert f'class="ticket" href="{table}"' in home
    assert home.index(f'class="entry" href="{table}"') < home.index(f'class="entry" href="{waiting}"')
    assert home.count(f'class="entry" href="{waiting}"') == 1, "nobody is asked to join a table of their own"
    other = visitor_of(app).get("/")
    assert f'class="entry" href="{waiting}"' in other and f'class="entry" href="{table}"' not in other


def test_how_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    ages = [since(1_000_000.0 - seconds) for seconds in (-5, 59, 60, 3_600, 86_400, 2 * 86_400)]
    assert ages == ["just now", "just now", "1 min ago", "1 h ago", "yesterday", "2 days ago"]


# What those see to whom a link is sent


def previewed(html: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in PREVIEW.findall(html)}


def test_links_say_what_they_lead_to(app: TestClient, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paint, "POSSIBLE", True)
    table = ann.new_table("crude", "me", "bot rookie", "open", **{"name-0": "Ann"})
    found = re.search(rf'value="({table}/join/2\?invite=([^"]+))"', ann.get(table))
    assert found
    bob = visitor_of(app)
    home, rules, seen, invited = (previewed(bob.get(each)) for each in ("/", "/rules/crude", table, unescape(found[1])))
    assert home["og:title"] == "Spindletop" and "digging" in home["og:description"]
    assert rules["og:title"] == "Crude: Rules" and "outlive the slump" in rules["og:description"]
    assert seen["og:title"] == "Crude at Spindletop"
    assert seen["og:description"] == "At the table: Ann, Hattie Moss. Waiting for players"
    assert invited["og:title"] == "You are invited to a game of Crude."
    assert invited["og:description"].startswith("At the table: Ann, Hattie Moss. Wells, refineries")
    assert found[2] not in str(invited)
    assert home["og:image"].startswith("http://127.0.0.1:1922/art/preview/home.png?")
    for each in (rules, seen, invited):
        assert each["og:image"].startswith("http://127.0.0.1:1922/art/preview/crude.png?")
        assert each["twitter:card"] == "summary_large_image" and each["description"] == each["og:description"]


def test_pages_do_without_a_painter(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paint, "POSSIBLE", False)
    shown = previewed(ann.get("/"))
    assert "og:image" not in shown and shown["twitter:card"] == "summary"
    ann.get("/art/preview/gold.png", 404)


@pytest.mark.parametrize("name", [HOME, *spindletop.games()])
def test_a_preview_is_a_drawing_of_the_right_size(name: str) -> None:
    drawn = ElementTree.fromstring(preview(name))
    assert (drawn.get("width"), drawn.get("height")) == tuple(map(str, PICTURE))


def test_a_preview_is_painted(ann: Visitor) -> None:
    pytest.importorskip("resvg_py")
    for _ in range(2):
        answer = ann.client.get("/art/preview/gold.png")
        assert answer.headers["content-type"] == "image/png" and "immutable" in answer.headers["cache-control"]
        assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert tuple(int.from_bytes(answer.content[at : at + 4]) for at in (16, 20)) == PICTURE
    ann.get("/art/preview/chess.png", 404)


def test_a_finished_game_says_who_won_and_stands_there_once(ann: Visitor) -> None:
    nameless = re.sub(r"(?m)^player .*\n", "", (BROWSER / "gold.record").read_text(encoding="utf-8"))
    for _ in range(2):
        ann.client.post("/upload", files={"record": ("game.record", nameless)}, headers={"hx-request": "true"})
    finished = ann.get("/").partition('id="finished"')[2]
    assert finished.count('class="entry"') == 1
    assert re.search(r"(Red|Blue|Yellow|Green) won", finished) and "seat 0" not in finished


@pytest.mark.parametrize("slug", spindletop.games())
def test_an_invitation_says_who_invites_who_waits_and_what_one_does(ann: Visitor, bob: Visitor, slug: str) -> None:
    table = ann.new_table(slug, "me", "open", "bot random", **{"name-0": "Ann", "listed": "yes"})
    letter = unescape(bob.get(f"{table}/join/1"))
    chosen = spindletop.game(slug)
    assert f"<b>Ann</b> invites you to {chosen.title}" in letter and "one is missing: you" in letter
    assert re.search(r"<details>.*name=\"word\" form=\"join\".*</details>", letter, re.DOTALL)
    does = folder.does(chosen)
    assert len(does) == 3
    for drawing, title, text in does:
        assert title in letter and text in letter
        assert f'id="{drawing}"' in folder.kit(chosen).sprite
    bob.post(f"{table}/join/1", 204, name="Bob")
    assert "This seat is taken already." in bob.get(f"{table}/join/1")


# Opponents that fit


def over(game: str, levels: list[int], winners: list[int]) -> Summary:
    """A game that is over, with this browser in the first seat."""
    seats = len(levels)
    return Summary(
        "t", game, Status.OVER, ["Ann"] * seats, [*map(bool, levels)], -1, winners, [0] * seats, 0, 0,
        uploaded=False, lesson=False, levels=levels, day="", mine=[0],
    )  # fmt: skip


def test_who_wins_meets_stronger_ones_and_who_loses_weaker() -> None:
    won, lost = over("crude", [0, 7, 7], [0]), over("crude", [0, 7, 7], [1])
    assert fitting_level("crude", [won]) == 8 and fitting_level("gold", [won]) == 0
    assert fitting_level("crude", [won] * 5) == 10 and fitting_level("crude", [lost] * 9) < 6
    assert fitting_level("crude", [won, *[lost] * 2]) == 7, "a fair share"
    assert fitting_level("crude", [*[won] * 12, *[lost] * 40]) == 10, "the last games count"
    assert fitting_level("crude", [over("crude", [0, 7, 7], [0, 1])]) == 7, "a shared win is half a one"


@pytest.mark.parametrize(
    "changed",
    [
        {"status": Status.RUNNING},
        {"lesson": True},
        {"mine": []},
        {"mine": [0, 1]},
        {"levels": [0, 7, 0]},  # against another person, or a bot that nobody knows
        {"levels": [7, 7, 7]},  # a bot plays on for one who left
        {"levels": []},  # from before levels were kept, or begun elsewhere
    ],
    ids=str,
)
def test_other_games_say_nothing_of_strength(changed: dict[str, Any]) -> None:
    assert fitting_level("crude", [msgspec.structs.replace(over("crude", [0, 7, 7], [0]), **changed)]) == 0


def test_a_newcomer_plays_against_the_usual_ones_and_later_against_equals(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = '<option value="wildcatter" selected'
    home = ann.get("/")
    assert home.count(usual) == len(spindletop.games()) and "Your level" not in home + ann.get("/new/gold")

    async def mine(tables: Tables, token: str, limit: int) -> list[Summary]:
        return [over("gold", [0, 4, 4], [0])]

    monkeypatch.setattr(Tables, "mine", mine)
    home, new = ann.get("/"), ann.get("/new/gold")
    assert '<option value="level:5" selected' in home and "Your level 5</option>" in home
    assert home.count(usual) == len(spindletop.games()) - 1, "elsewhere they are new"
    assert 'value="level:5" checked' in new and 'value="wildcatter" checked' not in new
    assert 'value="wildcatter" checked' in ann.get("/new/crude")


def test_a_level_sits_down_under_a_name(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="crude", bot="level:5")
    page = ann.get(table)
    assert "Gus Lindberg" in page and "steady, level 5" in page and "careful, level 5" in page
    assert "bot: level 4" in ann.get(ann.new_table("gold", "me", "bot level:4"))
    assert "levels go from 1 to 10" in ann.post("/play", 422, game="gold", bot="level:11")


def test_a_bot_sits_down_at_the_level_that_was_chosen_beside_it(ann: Visitor) -> None:
    seats = {"kind-0": "me", "kind-1": "bot", "level-1": "tycoon", "kind-2": "bot", "level-2": "rookie"}
    page = ann.get(ann.post("/new/giganten", 204, **seats, **{"kind-3": "none", "listed": "yes"}))
    second, third = (each.partition("</article>")[0] for each in page.split('id="player-')[2:4])
    assert "tycoon" in second and "rookie" not in second and "rookie" in third and "tycoon" not in third


def test_a_new_page_begins_with_a_game_and_not_with_empty_lists(ann: Visitor) -> None:
    fresh = ann.get("/me")
    assert "Your first game will be here" in fresh and "Finished games" not in fresh
    assert fresh.count('action="/play"') == 4, "the easiest game, and each level"
    ann.new_table("gold", "me", "bot rookie")
    assert "Finished games" in ann.get("/me")
