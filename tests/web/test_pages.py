"""Pages in their parts: words, rules, offers, chart, home."""

import ast
import re
from html import unescape
from pathlib import Path

import pytest
from tests.web.conftest import Visitor

import spindletop
from spindletop.art.chart import chance_chart, round_step, spread, worth_chart
from spindletop.art.scene import Moment
from spindletop.bots import roster
from spindletop.games import folder
from spindletop.games.about import HARDEST
from spindletop.games.sheets import Sheet
from spindletop.kernel import Rng
from spindletop.web import words
from spindletop.web.cards import card, length
from spindletop.web.frames import rule_of
from spindletop.web.report import places
from spindletop.web.rules import figures, rules_html
from spindletop.web.scenes import given, offered

WEB = Path(words.__file__).parent.parent
NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve"]
SENTENCE = re.compile(r"\b[A-Z]?[a-z]+ [a-z]+ [a-z]+")
PATTERN = "(?:"
ACTION = re.compile(r'data-action="([^"]*)"')
CLASSES = re.compile(r'class="([^"]*)"')


@pytest.mark.parametrize("template", sorted(WEB.glob("templates/*.html")), ids=lambda path: path.stem)
def test_templates_hold_no_words_of_their_own(template: Path) -> None:
    html = re.sub(r"{% block body(_class)? %}.*?{% endblock %}", "", template.read_text(encoding="utf-8"))
    html = re.sub(r"{#.*?#}|{{.*?}}|{%.*?%}", "", html)
    assert re.findall(r'(?:aria-label|title|placeholder|alt)="[^"]*[A-Za-z]', html) == []
    assert re.findall(r"[A-Za-z]+", re.sub(r"<[^>]*>", "", html)) == []


@pytest.mark.parametrize("module", sorted(WEB.glob("*.py")), ids=lambda path: path.stem)
def test_code_says_nothing_in_sentences(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    assert [text for text in texts if SENTENCE.search(text) and PATTERN not in text] == []


@pytest.mark.parametrize("slug", spindletop.games())
def test_the_rules_open_at_the_rule_behind_the_question_of_the_game_on_the_table(slug: str) -> None:
    game = spindletop.game(slug)
    page = rules_html(folder.rules(game))
    state, rng = game.new(game.seats[-1]), Rng(2)
    while state.stack:
        assert f'id="rule-{rule_of(state)}"' in page, f"{state.question} comes from {rule_of(state)}"
        legal = state.legal()
        state.answer(legal[rng.below(len(legal))] if state.actor >= 0 else state.top().draw(state, rng))
    assert rule_of(state) == ""


def test_rules_show_raw_html_but_do_not_run_it() -> None:
    assert "&lt;script&gt;" in rules_html("# A game\n\n<script>alert(1)</script>")


@pytest.mark.parametrize("slug", spindletop.games())
def test_every_answer_is_offered_on_a_panel_or_in_the_dock_and_nothing_else_is(slug: str) -> None:
    game = spindletop.game(slug)
    state, rng = game.new(game.seats[0]), Rng(5)
    for _ in range(150):
        if not state.stack:
            break
        legal = state.legal()
        if state.actor >= 0:
            moment = Moment(state.view(state.actor), legal, NAMES, state.actor)
            scene = folder.scene(moment)
            dock = offered(moment, scene)
            offers = [*dock.offers, *(offer for stepper in dock.steppers for offer in stepper.offers)]
            panels = dock.hand + dock.line + dock.worth + "".join(panel.html for panel in scene.panels)
            panels += "".join(layer.svg for panel in scene.panels if panel.map for layer in panel.map.layers)
            shown = [unescape(each) for each in ACTION.findall(panels)] + [given(moment, offer) for offer in offers]
            first = {run.partition(";")[0] for run in shown}
            assert first == {game.name(action) for action in legal}
            state.answer(legal[rng.below(len(legal))])
        else:
            state.answer(state.top().draw(state, rng))


@pytest.mark.parametrize("slug", spindletop.games())
def test_cards_and_prices_stand_beside_the_rules(ann: Visitor, slug: str) -> None:
    page = ann.get(f"/rules/{slug}")
    assert 'aria-controls="reference-panel"' in page and page.count('<table class="listing">') >= 3


def test_columns_of_numbers_are_read_from_the_right() -> None:
    sheet = Sheet("Wells", [("Deep", "$6,000", "18%", "4/2"), ("Dry", "–", "50%", "120/60")])
    assert figures(sheet) == [False, True, True, True]


def test_home_shows_every_game(ann: Visitor) -> None:
    home = ann.get("/")
    for slug in spindletop.games():
        assert f'href="/new/{slug}"' in home
        ann.get(f"/new/{slug}")
        ann.get(f"/rules/{slug}")
    ann.get("/new/chess", 404)


@pytest.mark.parametrize("slug", spindletop.games())
def test_levels_are_chosen_by_name_and_described(ann: Visitor, slug: str) -> None:
    page = ann.get(f"/new/{slug}")
    for level in roster.levels(spindletop.game(slug)):
        assert f'<label title="{level.words}"><input type="radio" name="level-1" value="{level.name}"' in page
        assert f'<option value="{level.name}"' in ann.get("/")
    assert set(re.findall(r'name="level-\d" value="(\w+)" checked', page)) == {roster.USUAL}
    assert page.count('value="bot" checked') == card(slug).bots
    assert 'value="greedy"' not in page


def test_seats_show_their_levels(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold", bot="rookie")
    assert ann.get(table).count("bot: rookie") == 3
    table = ann.new_table("gold", "me", "bot tycoon", "bot random")
    page = ann.get(table)
    assert page.count("bot: tycoon") == page.count("bot: random") == 1
    ann.post("/play", 422, game="gold", bot="sheriff")
    ann.post("/play", 413, game="crude", bot="tycoon:60s")
    ann.post(f"{table}/leave/0")
    assert f"away, {roster.USUAL} plays" in ann.get(table)


def test_an_open_seat_gets_a_bot_of_any_level(ann: Visitor) -> None:
    table = ann.new_table("gold", "me", "open", "open")
    ann.post(f"{table}/bot/1", bot="tycoon")
    page = ann.get(table)
    assert "bot: tycoon" in page and f'<option value="{roster.USUAL}"' in page


def test_rules_in_another_language_have_the_same_numbers() -> None:
    for slug in spindletop.games():
        game = spindletop.game(slug)
        english = re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", folder.rules(game))
        for language in folder.rules_languages(game):
            assert re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", folder.rules(game, language)) == english


def test_the_rules_of_giganten_in_french(ann: Visitor) -> None:
    assert "Le pétrole du Texas" in ann.get("/rules/giganten?language=fr")
    assert "Texas oil" in ann.get("/rules/giganten?language=xx")


def test_an_answer_is_a_label_with_a_capital_that_calls_people_by_their_names() -> None:
    state = spindletop.game("king_oil").new(2)
    label = folder.text(state.setup.game).action(state, state.setup.game.parse("to 1"), ["Ann", "Bob"])
    assert folder.sentence(label) == "To Bob, who has $80,000"


def test_every_game_says_how_long_it_takes_and_what_it_is(ann: Visitor) -> None:
    for slug in spindletop.games():
        shown = card(slug)
        assert shown.length and 40 < len(shown.pitch) < 100 and 1 <= shown.difficulty <= HARDEST
        assert shown.pitch in unescape(ann.get("/"))
    assert [length(0), length(90), length(120)] == ["", "90 min", "2 hours"]


def test_a_chart_keeps_its_labels_apart() -> None:
    assert spread([50, 50, 51, 10]) == [50, 66, 82, 10]
    assert spread([238, 238, 12], 238) == [222, 238, 12], "none hangs out at the bottom"
    assert round_step(0.2) == 1 and round_step(37) == 50 and round_step(2100) == 5000
    chart = worth_chart(["Ann", "<Bob>"], [[0, 0], [5, -3]], "worth")
    assert chart.count("<polyline") == 2 and "&lt;Bob&gt;" in chart
    assert chance_chart(["Ann", "Bob"], {0: [0.5, 0.5], 7: [1, 0]}, "chances").count("%</text>") == 5


def test_standings_put_winners_first_and_share_places() -> None:
    assert places([5, 9, 9, 1], [2]) == [(1, 2), (2, 1), (3, 0), (4, 3)]
    assert places([5, 9, 9, 1], [1, 2]) == [(1, 1), (1, 2), (3, 0), (4, 3)]
    assert places([0, 9, 0, 0], [1], [3, 9, 7, 3]) == [(1, 1), (2, 2), (3, 0), (3, 3)], "who left last comes first"
