"""Languages: which one a browser is spoken to in, and that every word on every page can be said in another."""

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from contextvars import copy_context
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from babel.dates import get_month_names
from starlette.testclient import TestClient
from tests.web.conftest import Visitor, visitor_of
from tests.web.test_afterwards import upload
from tests.words import INVENTED, invented, spoken_by

import spindletop
from spindletop.bots import roster
from spindletop.bots.faces import faces
from spindletop.kernel import Record
from spindletop.learn.puzzles import has_puzzles, puzzles
from spindletop.table import Person, Tables, new_token
from spindletop.web.languages import wanted
from spindletop.web.sight import Sight
from spindletop.web.stream import Streams
from spindletop.words import ENGLISH, Words, language

GAMES = Path("tests/games")
RECORDS = {
    "gold": Path("tests/browser/gold.record"),
    "king_oil": GAMES / "king_oil/records/last-survivor.record",
    "crude": GAMES / "crude/records/declared-victory.record",
    "giganten": GAMES / "giganten/records/three-seats.record",
    "black_gold": GAMES / "black_gold/records/two-seats-greedy-shorter.record",
}
PAUSE = 0.05  # seconds between looks at what others do: bots that play, an analysis that is made
POSITIONS = 12  # of each game, in which somebody is asked
SHOWN = ("title", "aria-label", "alt", "placeholder", "content")
MEANT = ("description", "og:title", "og:description")  # of what has content
UNSEEN = ("script", "style", "code")
VOID = ("input", "meta", "link", "br", "img", "use", "path")
LATIN = re.compile(r"(?<![0-9A-Za-z])[A-Za-z]{2,}(?![0-9A-Za-z])")


class Reader(HTMLParser):
    """All words that somebody sees or hears on a page, in the language of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.passed: list[str] = []  # elements around, of which the first is not read

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        foreign = given.get("lang", INVENTED) != INVENTED and tag != "html"
        if self.passed or foreign or tag in UNSEEN:
            if tag not in VOID:
                self.passed.append(tag)
        elif tag != "meta" or given.get("name", given.get("property")) in MEANT:
            self.read += [given[name] or "" for name in SHOWN if name in given]

    def handle_endtag(self, tag: str) -> None:
        if self.passed and tag == self.passed[-1]:
            self.passed.pop()

    def handle_data(self, data: str) -> None:
        if not self.passed:
            self.read.append(data)


def proper_names(slug: str) -> set[str]:
    """What is called the same in all languages: the game, its bots, and what stands on its components."""
    game = spindletop.game(slug)
    bots = [level.name for level in roster.levels(game)] + [face.name for face in faces()]
    return words_in(game.title, *bots, *printed_on(game.content))


def printed_on(content: Any) -> Sequence[str]:
    """Names of colours, companies and economies."""
    lists: list[Sequence[str]] = [getattr(content, name, []) for name in ("colours", "companies", "economies")]
    return [name for names in lists for name in names]


def words_in(*texts: str) -> set[str]:
    return {word.lower() for text in texts for word in LATIN.findall(text.replace("_", " "))}


NAMES = {name for slug in spindletop.games() for name in proper_names(slug)}
NAMES |= words_in(*get_month_names("wide", locale=INVENTED).values())  # dates are written as the language does it
TABLE = re.compile("/t/([a-z0-9]+)")  # its id may look like a word
# Labels of lists to step through, which are answers as they are written.
NOTATION = {verb.name for slug in spindletop.games() for verb in spindletop.game(slug).verbs}


def escaped(page: str, *people: str) -> list[str]:
    """What is said on it and does not come from the files of words."""
    reader = Reader()
    reader.feed(page)
    said = {text.strip() for text in reader.read}
    tables = words_in(*TABLE.findall(page))
    return sorted(text for text in said - NOTATION if words_in(text) - NAMES - tables - words_in(*people))


@pytest.fixture(scope="session")
def invention(tmp_path_factory: pytest.TempPathFactory) -> list[Words]:
    """Made once: reading a language takes a second."""
    return invented(tmp_path_factory.mktemp("words"))


@pytest.fixture
def another_language(invention: list[Words]) -> Iterator[None]:
    with spoken_by(invention):
        yield


@pytest.fixture
def eva(app: TestClient, another_language: None) -> Visitor:
    """Whose browser asks for the invented language."""
    visitor = visitor_of(app)
    visitor.client.headers["accept-language"] = f"{INVENTED}, en;q=0.5"
    return visitor


def test_the_reader_finds_what_escaped() -> None:
    page = '<p title="Rules">Ṽïşïŧ <b>Spindletop</b> 1,000</p><img alt="A tree"><code>abc</code><p lang="en">Hello</p>'
    assert escaped(page) == ["A tree", "Rules", "Spindletop"]
    assert escaped(page, "Spindletop") == ["A tree", "Rules"]


def test_every_word_of_home_and_of_new_tables_can_be_said_in_another_language(eva: Visitor, bob: Visitor) -> None:
    people = "Eva", "Bob"
    assert escaped(eva.get("/"), *people) == []
    eva.post("/name", 204, name="Eva")
    for slug in spindletop.games():
        assert escaped(eva.get(f"/new/{slug}"), *people) == []
        assert escaped(eva.get(f"/rules/{slug}"), *people) == []
        assert escaped(eva.get(f"/learn/{slug}"), *people) == []
        assert escaped(eva.get(f"/deal/{slug}"), *people) == []
        assert escaped(eva.get(eva.post(f"/learn/{slug}", 204)), *people) == []
        waiting = eva.new_table(slug, "me", "open", "bot rookie", listed="yes", **{"name-0": "Eva"})
        assert escaped(eva.get(waiting), *people) == []
    assert escaped(eva.get("/puzzles"), *people) == []
    for slug in filter(has_puzzles, spindletop.games()):
        assert escaped(eva.get(f"/puzzles/{slug}"), *people) == []
        board, puzzle = f"/puzzles/{slug}/1", puzzles(slug)[0]
        assert escaped(eva.get(board), *people) == []
        for given in ({"action": puzzle.best.run}, {"action": puzzle.obvious}, {"give_up": "yes"}):
            assert escaped(eva.post(board, **given), *people) == []
    bobs = bob.new_table("gold", "me", "open", listed="yes", **{"name-0": "Bob"})
    assert escaped(eva.get("/"), *people) == []
    assert escaped(eva.get(f"{bobs}/join/1"), *people) == []
    assert escaped(eva.get(f"{bobs}/join/0"), *people) == []
    assert escaped(eva.get(f"{bobs}/resume?code=x"), *people) == []
    assert escaped(eva.get(bobs), *people) == []
    eva.post(f"{waiting}/call-off/0", 200)
    assert escaped(eva.get(waiting), *people) == []


@pytest.mark.parametrize("slug", spindletop.games())
def test_every_word_of_a_game_can_be_said_in_another_language(eva: Visitor, slug: str) -> None:
    record = Record.load(RECORDS[slug])
    people = "Eva", *record.players, *(f"{name} Wildcatter {number}" for number, name in enumerate(record.players))
    eva.post("/name", 204, name="Eva")
    over = upload(eva, RECORDS[slug].read_text(encoding="utf-8")).partition("/replay")[0]
    assert escaped(eva.get(over), *people) == []
    answers = record.answers()
    for at in range(0, len(answers), max(1, len(answers) // POSITIONS)):
        assert escaped(eva.get(f"{over}/replay?at={at}"), *people) == []
        assert escaped(eva.get(f"{over}/replay?at={at}&as=1"), *people) == []
        here = eva.post(f"{over}/fork", 204, at=at)
        page = eva.get(here)
        assert escaped(page, *people) == []
        offered = re.findall(r'data-action="([^";]*)"', page)
        if offered:
            asked = eva.asked(here)
            sure = eva.post(f"{here}/answer", 200, action=offered[0], ask="yes", **asked)
            assert escaped(sure, *people) == []
            assert escaped(eva.get(here), *people) == []


@pytest.mark.parametrize("slug", [slug for slug in spindletop.games() if not spindletop.game(slug).memory])
def test_hints_and_analyses_can_be_said_in_another_language(eva: Visitor, slug: str) -> None:
    eva.post("/name", 204, name="Eva")
    over = upload(eva, RECORDS[slug].read_text(encoding="utf-8")).partition("/replay")[0]
    here = eva.post(f"{over}/fork", 204, at=len(Record.load(RECORDS[slug]).answers()) // 2)
    while not (asked := eva.asked(here))["seat"] or "data-hint " not in eva.get(here):
        time.sleep(PAUSE)
    told = eva.post(f"{here}/hint", 200, **asked)
    people = "Eva", *Record.load(RECORDS[slug]).players
    assert "<ol " in told and escaped(told, *people) == []
    looked = eva.post(f"{over}/analysis", 200)
    while "<progress" in looked:
        assert escaped(looked, *people) == []
        time.sleep(PAUSE)
        looked = eva.get(f"{over}/analysis")
    assert 'class="turns' in looked and escaped(looked, *people) == []
    for seat in range(Record.load(RECORDS[slug]).seats):
        task = eva.get(f"{over}/review?as={seat}")
        assert 'class="advice task"' in task and escaped(task, *people) == []
        shown = eva.post(f"{over}/attempt", 200, seat=seat, task=1) if "data-reveal" in task else ""
        assert escaped(shown, *people) == []


def test_refusals_can_be_said_in_another_language(eva: Visitor, bob: Visitor) -> None:
    assert escaped(eva.get("/nowhere", 404)) == []
    assert escaped(eva.get("/t/abcdefghijkm", 404)) == []
    assert escaped(eva.post("/play", 404, game="chess")) == []
    bobs = bob.new_table("gold", "me", "open", **{"name-0": "Bob"})
    refused: tuple[tuple[str, int, dict[str, object]], ...] = (
        (f"{bobs}/answer", 403, {"seat": 0, "asked": 1, "action": "turn 1"}),
        (f"{bobs}/answer", 404, {"seat": 9, "asked": 1, "action": "turn 1"}),
        (f"{bobs}/answer", 422, {"seat": "x", "asked": 1, "action": "turn 1"}),
        (f"{bobs}/join/0", 409, {"name": "Eva"}),
        (f"{bobs}/join/1", 403, {"name": "Eva"}),
        (f"{bobs}/call-off/0", 403, {}),
        (f"{bobs}/rematch", 403, {}),
        (f"{bobs}/resume", 410, {"code": "x"}),
        (f"{bobs}/chat", 422, {"text": "hello"}),
        ("/language", 422, {"language": "xx"}),
    )
    for path, code, values in refused:
        assert escaped(eva.post(path, code, **values), "Bob", INVENTED, ENGLISH, "seat") == []
    mine = eva.new_table("king_oil", "me", "here", **{"name-0": "Eva"})
    asked = {"asked": 0, "seat": 0, "action": "pass"}
    assert escaped(eva.post(f"{mine}/answer", 409, **asked), "Eva") == []


def test_the_best_of_the_languages_that_a_browser_asks_for_is_spoken(eva: Visitor, bob: Visitor) -> None:
    for wishes, spoken in (
        ("", "en"),
        ("fr", "en"),
        ("eo", "eo"),
        ("EO-xx", "eo"),
        ("en-GB,en;q=0.9,eo;q=0.8", "en"),
        ("en;q=0.3, eo;q=0.7, *;q=0.1", "eo"),
        ("eo;q=0", "en"),
        ("eo;q=high, ;;;, <script>", "en"),
        ("x" * 10_000, "en"),
    ):
        assert wanted(wishes) == spoken, wishes
    assert f'<html lang="{INVENTED}">' in eva.get("/") and '<html lang="en">' in bob.get("/")


def test_a_language_is_chosen_on_a_page_and_kept_on_this_device(eva: Visitor, bob: Visitor) -> None:
    assert '<button name="language" value="eo" lang="eo">Esperanto</button>' in bob.get("/")
    assert bob.post("/language", 204, language="eo", path="/rules/gold") == "/rules/gold"
    assert '<html lang="eo">' in bob.get("/") and 'value="en" lang="en">English</button>' in bob.get("/")
    for path in ("//evil.example", "https://evil.example", "/\\evil.example", ""):
        assert bob.post("/language", 204, language="en", path=path) == "/"
    assert '<html lang="en">' in bob.get("/")
    bob.client.cookies.set("spindletop-language", "xx")
    assert '<html lang="en">' in bob.get("/")


def test_one_language_is_no_choice(ann: Visitor) -> None:
    assert "/language" not in ann.get("/")


@pytest.mark.usefixtures("another_language")
def test_those_who_watch_the_same_table_read_it_in_their_own_languages(tmp_path: Path) -> None:
    async def watch() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table = await tables.open_table(new_token(), "gold", [Person("Ann"), Person("Bob")])
            streams, titles = Streams(tables, 10), []
            for spoken in (ENGLISH, INVENTED, ENGLISH):
                language.set(spoken)
                titles.append(streams.now(table, Sight(None), "").parts["dock"])
            assert titles[0] is titles[2] and escaped(titles[0], "Ann", "Bob") and not escaped(titles[1], "Ann", "Bob")

    copy_context().run(asyncio.run, watch())
