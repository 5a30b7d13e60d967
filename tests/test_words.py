"""The words' mechanism: files of Project Fluent, languages, and folders before others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spindletop.words import ENGLISH, Words, language, once_a_language

ENGLISH_FILE = """\
oil =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
table =
    .found = { $name } finds { oil }.
    .over = The end
"""
FRENCH_FILE = """\
table =
    .over = Fin
    .found = { $name } trouve { petrole }.
"""
OWN_FILE = """\
-oil = plumes
oil = some { -oil }
table =
    .begin = Go
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for spoken, text in (("en", ENGLISH_FILE), ("fr", FRENCH_FILE)):
        (tmp_path / spoken).mkdir()
        (tmp_path / spoken / "table.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = language.set(ENGLISH)
    yield
    language.reset(before)


def test_plurals_and_names_are_arguments(folder: Path) -> None:
    say = Words(folder)
    assert say("table.found", name="Ann", units=1) == "Ann finds 1 unit."
    assert say("table.found", name="Ann", units=1200) == "Ann finds 1,200 units."


def test_whom_it_is_said_to_decides_the_language(folder: Path) -> None:
    say = Words(folder)
    assert (say.languages, say("table.over")) == (["en", "fr"], "The end")
    language.set("fr")
    assert (say.language, say("table.over")) == ("fr", "Fin")


def test_what_a_language_lacks_or_got_wrong_is_said_in_english(folder: Path) -> None:
    language.set("fr")
    say = Words(folder)
    assert say("oil", units=2) == "2 units"
    assert say("table.found", name="Ann", units=2) == "Ann finds 2 units."
    language.set("xx")
    assert say("table.over") == "The end"


def test_what_nobody_wrote_is_a_fault(folder: Path) -> None:
    say = Words(folder)
    for key, wrong in (("table.nothing", "no words"), ("nothing", "no words"), ("oil", "units")):
        with pytest.raises(KeyError, match=wrong):
            say(key)


def test_the_first_folder_goes_before_the_others(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "en").mkdir(parents=True)
    (own / "en" / "own.ftl").write_text(
        "-oil = plumes\noil = some { -oil }\ntable =\n    .begin = Go\n", encoding="utf-8"
    )
    say = Words(own, folder)
    assert say("table.found", name="Ann") == "Ann finds some plumes."
    assert say("table.begin") == "Go" and say("table.over") == "The end"


@pytest.mark.parametrize(("text", "wrong"), [("oil = again", "another place"), ("table =\n    .x = {", "Expected")])
def test_files_that_mean_nothing_are_refused(folder: Path, text: str, wrong: str) -> None:
    (folder / "en" / "wrong.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=wrong):
        Words(folder)("table.over")


def test_what_holds_words_is_made_once_for_each_language() -> None:
    made = []

    @once_a_language()
    def greeting(name: str) -> str:
        made.append(name)
        return f"{language.get()} {name}"

    assert [greeting("Ann"), greeting("Ann"), greeting("Ben")] == ["en Ann", "en Ann", "en Ben"]
    language.set("fr")
    assert greeting("Ann") == "fr Ann"
    assert made == ["Ann", "Ben", "Ann"]
