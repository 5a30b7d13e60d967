"""Puzzles and the deal of a day, in a browser."""

from collections.abc import Iterator

from playwright.sync_api import BrowserContext, Page, expect

from spindletop.learn.puzzles import Choice, Puzzle, puzzles

SLUG = "king_oil"


def offered(page: Page, puzzle: Puzzle, right: bool) -> str:
    """Something on the page that is right, or wrong: as the page offers it."""
    shown = page.evaluate("() => [...document.querySelectorAll('.panel [data-action], #the-dock [data-action]')]"
                          ".filter((each) => each.checkVisibility()).map((each) => each.dataset.action)")  # fmt: skip
    judged: Iterator[tuple[str, Choice | None]] = ((each, puzzle.choice(each)) for each in shown)
    return next(each for each, choice in judged if choice and choice.right == right)


def click(page: Page, action: str) -> None:
    page.locator(f'.panel [data-action="{action}"], #the-dock [data-action="{action}"]').first.dispatch_event("click")


def test_a_puzzle_is_solved_and_remembered(context: BrowserContext) -> None:
    page, puzzle = context.new_page(), puzzles(SLUG)[0]
    page.goto("/")
    page.get_by_role("link", name="Puzzles").first.click()
    onward = page.get_by_role("link", name="Next puzzle: King Oil")
    expect(onward).to_have_attribute("href", f"/puzzles/{SLUG}/1")
    page.get_by_role("link", name="King Oil", exact=False).first.click()
    expect(page.locator(".tick:visible")).to_have_count(0)
    page.locator(f'[data-tile="{puzzle.id}"]').click()
    page.wait_for_url(f"**/puzzles/{SLUG}/1")
    click(page, offered(page, puzzle, right=True))
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    assert page.locator(".plan-mark.plan-A").count() and page.locator(".plan-mark.plan-B").count(), "both are marked"
    expect(page.locator("[data-streak] b")).to_have_text("1")
    page.keyboard.press("n")
    page.wait_for_url(f"**/puzzles/{SLUG}/2")
    page.goto(f"/puzzles/{SLUG}")
    expect(page.locator(f'[data-tile="{puzzle.id}"] .tick')).to_be_visible()
    page.goto("/puzzles")
    expect(onward).to_have_attribute("href", f"/puzzles/{SLUG}/2")


def test_a_wrong_answer_may_be_tried_again_on_a_phone(phone: Page) -> None:
    puzzle = puzzles(SLUG)[1]
    phone.goto(f"/puzzles/{SLUG}/2")
    click(phone, offered(phone, puzzle, right=False))
    verdict = phone.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    assert not phone.locator(".plan-mark").count(), "nothing is given away"
    phone.get_by_role("button", name="Try again").tap()
    expect(verdict).to_have_count(0)
    click(phone, offered(phone, puzzle, right=True))
    expect(verdict).to_have_attribute("data-verdict", "right")
    expect(phone.locator("[data-streak]")).to_be_hidden()
    phone.goto(f"/puzzles/{SLUG}")
    expect(phone.locator(f'[data-tile="{puzzle.id}"] .tick')).to_be_visible()


def test_the_board_is_walked_with_arrows_and_the_solution_has_a_key(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"/puzzles/{SLUG}/1")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.action"), "a place to answer"
    page.keyboard.press("s")
    expect(page.locator('[data-verdict="shown"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-verdict]")).to_have_count(0)
    assert not page.locator(".plan-mark").count()


def test_the_deal_of_the_day_is_played_without_help(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/deal/crude")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#the-dock .dock-main")).to_be_visible()
    expect(page.locator("[data-hint], [data-undo]")).to_have_count(0)
    page.goto("/deal/crude")
    expect(page.get_by_role("link", name="Go on with your deal")).to_be_visible()
