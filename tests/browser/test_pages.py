"""Home, replay and the end; phone size; what axe-core finds."""

import json
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting
from tests.recorded import RECORDS

import spindletop

AXE = Path(".venv/assets/node_modules/axe-core/axe.min.js")
GAME = Path(__file__).parent / "gold.record"
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


@pytest.fixture
def finished(page: Page) -> str:
    return opened(page, GAME)


def opened(page: Page, record: Path) -> str:
    """A finished game, from a record that was uploaded: the address of its table."""
    page.goto("/")
    page.locator("input[name=record]").set_input_files(record)
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    return page.url.removesuffix("/replay?at=0")


def serious(page: Page) -> list[str]:
    """What axe-core finds that keeps people out, at night and by day. It is run by the debugger: the page itself
    allows no such script."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} ({len(each['nodes'])} times)"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def test_nothing_keeps_people_out(page: Page, finished: str) -> None:
    assert serious(page) == []
    page.goto(finished)
    assert serious(page) == []
    page.goto("/")
    assert serious(page) == []
    page.goto("/new/gold")
    assert serious(page) == []
    for slug in spindletop.games():
        sitting = Sitting(page)
        sitting.new_table(slug, "me", "bot random", "bot random")
        sitting.careless()
        sitting.play(2)
        sitting.wait_for_turn()
        assert serious(page) == []
    sitting.new_table("gold", "me", "open")
    page.goto(sitting.invite_link())
    assert serious(page) == []
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    assert serious(page) == []


def test_replay_by_keys_slider_and_anybodys_eyes(page: Page, finished: str) -> None:
    position = page.locator("#position")
    expect(position).to_have_text("Position 0 of 148")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(position).to_have_text("Position 3 of 148")
    page.keyboard.press("End")
    expect(position).to_have_text("Position 148 of 148")
    page.keyboard.press("Home")
    page.locator("#slider").fill("40")
    expect(position).to_have_text("Position 40 of 148")
    page.get_by_role("radio", name="Bob").check()
    expect(page.locator("#here-link")).to_have_value(f"{finished}/replay?at=40&as=1")
    page.get_by_role("radio", name="Fast").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.getElementById('position').textContent >= 'Position 44'")
    page.get_by_role("button", name="Pause").click()
    page.goto(f"{finished}/replay?at=40&as=1")
    expect(position).to_have_text("Position 40 of 148")


def test_a_position_is_played_on_at_a_new_table(page: Page, finished: str) -> None:
    page.goto(f"{finished}/replay?at=30")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    sitting = Sitting(page)
    sitting.wait_for_turn()
    sitting.answer()


def test_a_finished_game_is_shared_or_its_link_copied(context: BrowserContext, page: Page, finished: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(finished)
    page.evaluate("() => { delete Navigator.prototype.share; }")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    page.reload()
    page.evaluate("() => { navigator.share = async (told) => { document.body.dataset.told = JSON.stringify(told); }; }")
    page.get_by_role("button", name="Share").click()
    page.wait_for_selector("body[data-told]")
    told = json.loads(page.locator("body").get_attribute("data-told") or "")
    assert told["url"] == page.url and told["title"] == page.locator("h1.headline").text_content()


def test_no_sheet_of_a_game_takes_the_table_of_amounts_apart(page: Page) -> None:
    page.goto(opened(page, RECORDS["giganten"]))
    assert page.locator(".account .total").evaluate("(row) => getComputedStyle(row).display") == "table-row"


def test_the_end_says_who_won_and_why(page: Page, finished: str) -> None:
    page.goto(finished)
    expect(page.locator(".standings li")).to_have_count(3)
    expect(page.locator("#the-final .curve")).to_have_count(3)
    results = page.locator(".account .total td").all_inner_texts()
    figures = page.locator(".standings .figure").all_inner_texts()
    assert sorted(results) == sorted(figure.removeprefix("$").removesuffix(" nuggets") for figure in figures)
    expect(page.locator(".dateline")).to_contain_text("Beaumont, Texas, ")
    expect(page.locator(".swings li")).not_to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "Spindletop record" in Path(download.value.path()).read_text()


def test_rules_open_at_the_rule_of_the_question(page: Page) -> None:
    sitting = Sitting(page)
    sitting.play_now("Gold")
    sitting.wait_for_turn()
    page.keyboard.press("r")
    expect(page.locator("#rule-GO-5")).to_have_class("rule here")
    expect(page.locator("#your-question")).to_contain_text("GO-5")
    expect(page.locator("#your-question")).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Rules").press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Cards and prices").locator("caption").first).to_have_text("All 64 cards")
    expect(page.locator("#rule-GO-5")).to_be_hidden()


def test_a_question_is_answered_while_the_rules_lie_open(page: Page) -> None:
    sitting = Sitting(page)
    sitting.play_on_from(GAME.with_name("black_gold.record"), 60)
    sitting.wait_for_turn()
    sitting.careless()
    page.keyboard.press("r")
    dock, drawer = page.locator(".dock").bounding_box(), page.locator("#rules-drawer").bounding_box()
    assert dock and drawer and drawer["y"] + drawer["height"] < dock["y"] and drawer["width"] > 800
    seats = page.locator("#the-plates").bounding_box()
    assert seats and seats["x"] > drawer["x"] + drawer["width"], "the seats stay in sight"
    asked = sitting.asked
    page.locator("#the-dock [data-action]").filter(visible=True).first.click()
    sitting.wait_beyond(asked)
    expect(page.locator("#rules-drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules-drawer")).to_be_hidden()


def test_words_are_found_in_the_rules_and_in_the_tables_beside_them(page: Page) -> None:
    page.goto("/rules/gold")
    page.get_by_label("Find in the rules").fill("dynamite")
    hits = page.locator("mark.hit")
    expect(hits.first).to_have_class("hit hit-now")
    expect(hits.first).to_be_in_viewport()
    page.get_by_label("Find in the rules").press("Shift+Enter")
    expect(hits.last).to_have_class("hit hit-now")
    expect(page.get_by_role("tabpanel", name="Cards and prices")).to_be_visible()
    expect(page.locator(".hits")).to_have_text(f"{hits.count()} / {hits.count()}")
    page.get_by_label("Find in the rules").fill("submarine")
    expect(hits).to_have_count(0)
    expect(page.locator(".hits")).to_have_text("not found")


def test_a_phone_held_upright(phone: Page) -> None:
    phone.goto("/")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    sitting = Sitting(phone)
    sitting.play_now("Gold")
    sitting.wait_for_turn()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    bar, board = phone.locator(".dock").bounding_box(), phone.locator(".panel-map").bounding_box()
    assert bar is not None and board is not None
    assert board["y"] < bar["y"] <= 844 - bar["height"] + 1
    asked = sitting.asked
    phone.locator(".panel [data-action]").nth(20).tap()
    sitting.wait_beyond(asked)
