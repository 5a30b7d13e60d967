"""What moves: dice tumble, money counts; and nothing of it for people who want less motion."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.serving import Server

WATCH = """() => {
  window.counted = [];
  window.tumbled = [];
  const watcher = new MutationObserver(() => {
    const cash = document.querySelector("#cash-0.counting");
    if (cash) counted.push(cash.textContent);
  });
  watcher.observe(document.querySelector(".page"), { attributes: true, childList: true, subtree: true });
  document.addEventListener("animationstart", (event) => {
    const [die, colour] = event.target.id.split("-");
    if (die === "die") tumbled.push(`${event.animationName} ${colour}`);
  });
}"""


@pytest.fixture(params=["no-preference", "reduce"])
def moving(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = new_context(chromium, server)
    page = context.new_page()
    page.emulate_media(reduced_motion=request.param)
    yield page
    context.close()


def is_lively(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(prefers-reduced-motion: no-preference)').matches"))


def dollars(text: str) -> int:
    return int(text[1:].replace(",", ""))


def test_money_counts_and_dice_tumble(moving: Page) -> None:
    sitting = Sitting(moving)
    sitting.new_table("king_oil", "me", "open")
    moving.get_by_role("button", name="Put a bot here").click()
    sitting.careless()
    sitting.wait_for_turn()
    moving.evaluate(WATCH)
    moving.locator(".panel [data-action^=buy]").first.click()
    cash = moving.locator("#cash-0:not(.counting)")
    expect(cash).not_to_have_text("$80,000")
    end = dollars(cash.inner_html())
    counted = [dollars(text) for text in moving.evaluate("counted")]
    assert bool(counted) == is_lively(moving)
    assert counted == sorted(counted, reverse=True) and all(end <= amount <= 80_000 for amount in counted)

    sitting.new_table("crude", "me", "bot random")
    moving.evaluate(WATCH)
    while not moving.locator(".thrown").count() and sitting.wait_for_turn():
        asked = sitting.asked
        moving.locator("[data-action=done]").click()
        sitting.wait_beyond(asked)
    if is_lively(moving):
        moving.wait_for_function("() => tumbled.includes('tumble red') && tumbled.includes('tumble black')")
    else:
        assert moving.evaluate("tumbled") == []
