"""A lesson in a browser, by somebody who does what the coach asks, and nothing else."""

from itertools import count
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

import spindletop

LOOKS = """() => [
  document.querySelector(".coach")?.innerText, document.querySelector(".coach")?.dataset.unread,
  document.getElementById("asked").dataset.asked, document.getElementById("coach-ring").style.cssText,
].join("|")"""
# In one go: news may come between a look and a click.
GO_ON = """() => {
  const on = document.querySelector("[data-coach-on]");
  const visible = on.checkVisibility();
  if (visible) on.click();
  return visible;
}"""
CARD = "#the-coach .coach:not(.folded)"
MOST = 80  # cards of a chapter, those in short included


# Whether all of what the ring is round is in sight, with nothing but the coach over it.
IN_SIGHT = """() => {
  const { left, top, right, bottom } = document.getElementById("coach-ring").getBoundingClientRect();
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const above = there.find((each) => !each.closest("#the-coach"));
  return top >= 0 && bottom <= innerHeight + 6 && Boolean(above.closest("[data-meant]"));
}"""


class Pupil:
    """Looks at nothing but the coach's card and the ring."""

    def __init__(self, page: Page, title: str, chapter: int = 1) -> None:
        self.page = page
        self.titles: list[str] = []
        page.goto("/")
        page.get_by_role("link", name=f"Learn {title}", exact=True).click()
        if chapter == 1:
            page.get_by_role("button", name="Start the lesson").click()
        else:
            page.locator(f"button[name=chapter][value='{chapter}']").click()
        page.wait_for_url("**/t/*", wait_until="domcontentloaded")

    def learn(self) -> None:
        """Up to the end of the chapter."""
        for _ in range(MOST):
            self.page.wait_for_selector(CARD)
            if self.page.locator(".coach .ways").is_visible():
                return
            self.titles.append(self.page.locator(".coach-card:visible h2").inner_text())
            self.obey()
        raise AssertionError(f"the chapter has no end: {self.titles}")

    def learn_to(self, title: str) -> None:
        """Up to the card with this title."""
        heading = self.page.locator(".coach-card:visible h2")
        for _ in range(MOST):
            self.page.wait_for_selector(CARD)
            if heading.inner_text() == title:
                return
            self.titles.append(heading.inner_text())
            self.obey()
        raise AssertionError(f"the card never came: {self.titles}")

    def obey(self) -> None:
        """Go on, or do what the ring is round; and wait until the card has changed."""
        before = self.page.evaluate(LOOKS)
        if not self.page.evaluate(GO_ON):
            ring = self.page.locator("#coach-ring").bounding_box()
            assert ring, f"the coach points at nothing: {self.titles[-1]}"
            middle = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
            stepper = self.page.evaluate(
                "at => document.elementFromPoint(...at)?.closest('[data-stepper]')?.id", middle
            )
            if stepper is None:
                self.page.mouse.click(*middle)
            else:
                self.page.locator("#the-dock .go").click()
        self.page.wait_for_function(f"before => ({LOOKS})() !== before", arg=before)


def test_gold_is_learned_by_doing_what_the_coach_asks(page: Page) -> None:
    pupil = Pupil(page, "Gold")
    pupil.learn()
    assert {"Turn up a first card", "And now a second one", "A strike!", "Nothing found"} <= {*pupil.titles}
    page.get_by_role("button", name="On to chapter 2").click()
    expect(page.locator(".coach-from")).to_contain_text("Chapter 2")
    pupil.learn()
    assert "Gold Rush: a single card" in pupil.titles
    expect(page.get_by_role("button", name="Play Gold for real")).to_be_visible()


def test_a_wrong_turn_is_answered_and_the_coach_goes_on(page: Page) -> None:
    pupil = Pupil(page, "Gold")
    page.wait_for_selector(CARD)
    suggested = page.locator("[data-now]").get_attribute("data-answers")
    page.locator(f".panel [data-action]:not([data-action='{suggested}'])").first.click()
    expect(page.locator(".strayed")).to_contain_text("You may!")
    expect(page.locator("#coach-ring")).to_be_hidden()
    assert pupil.titles == []


def test_a_wrong_turn_is_taken_back_and_the_lesson_goes_on(page: Page) -> None:
    pupil = Pupil(page, "Gold")
    page.wait_for_selector(CARD)
    pupil.obey()
    suggested = page.locator("[data-now]").get_attribute("data-answers")
    page.locator(f".panel [data-action]:not([data-action='{suggested}'])").first.dispatch_event("click")
    taken_back = page.locator("#the-coach [data-undo]")
    for _ in range(MOST):
        page.wait_for_selector("#the-coach [data-undo], #the-coach [data-coach-on]:visible")
        if taken_back.count():
            break
        page.evaluate(GO_ON)  # what came of it is read first
    taken_back.click()
    expect(page.locator("[data-now]")).to_have_attribute("data-answers", suggested or "")
    expect(page.locator("#coach-ring")).to_be_visible()
    pupil.learn()


def test_a_question_can_be_read_while_the_coach_points_at_its_answers(page: Page) -> None:
    Pupil(page, "King Oil").learn_to("Draw a card")
    expect(page.locator("#the-dock [data-meant]")).to_have_count(1)
    page.wait_for_function("""() => {
      const question = document.querySelector("#the-dock .question").getBoundingClientRect();
      return document.querySelector(".coach").getBoundingClientRect().bottom <= question.top;
    }""")


def test_the_order_is_in_the_words_of_the_button_that_it_points_at(page: Page) -> None:
    pupil = Pupil(page, "Crude")
    page.wait_for_selector(CARD)
    order = page.locator("[data-order]")
    expect(order).to_have_text("Station: $48")  # the tool, and then the square
    pupil.learn_to("Begin the game")
    expect(order).to_have_text("Done: begin the game")


def test_a_learner_is_shown_what_is_theirs_where_there_are_no_plates(page: Page) -> None:
    Pupil(page, "Crude", 2)
    page.wait_for_selector(CARD)
    expect(page.locator("#panel-estate[data-meant]")).to_have_count(1)


def test_what_the_coach_means_is_pointed_at_as_if_by_the_mouse(page: Page) -> None:
    Pupil(page, "Giganten")
    page.wait_for_selector(CARD)
    expect(page.locator("#the-dock .pointed")).to_have_attribute("data-meant", "")
    for ground in page.locator("link[rel=preload][as=fetch]").all():
        assert page.request.get(ground.get_attribute("href") or "").ok, "its map was still being drawn"


def test_what_the_coach_speaks_of_is_brought_into_sight(page: Page) -> None:
    pupil = Pupil(page, "Giganten", 3)
    pupil.learn_to("A tank runs over")
    expect(page.locator("#panel-market[data-meant]")).to_have_count(1)
    page.wait_for_function(IN_SIGHT)


def test_what_the_coach_speaks_of_is_brought_into_sight_on_a_phone(phone: Page) -> None:
    pupil = Pupil(phone, "Gold")
    pupil.learn_to("Nothing found")
    expect(phone.locator("#panel-key .does-search[data-meant]")).to_have_count(1)
    phone.wait_for_function(IN_SIGHT)


def test_panels_that_are_folded_away_are_open_while_the_coach_speaks_of_one(phone: Page) -> None:
    pupil = Pupil(phone, "Giganten", 3)
    pupil.learn_to("A tank runs over")
    expect(phone.locator("#panel-market")).to_be_visible()
    phone.wait_for_function(IN_SIGHT)


def test_no_answer_is_cut_off_and_a_new_question_is_read_from_its_beginning(page: Page, phone: Page) -> None:
    Pupil(page, "King Oil").learn_to("How many wells?")
    assert (
        page.evaluate(
            "() => { const acts = document.querySelector('.acts'); return acts.scrollWidth - acts.clientWidth; }"
        )
        <= 0
    )
    Pupil(phone, "Giganten").learn_to("Take a card")
    scrolled = """async (next) => {
      const hand = document.querySelector(".dock-hand"), { asked } = document.getElementById("asked").dataset;
      hand.style.maxHeight = "80px"; // of a dock with more than it can show
      hand.style.overflowY = "auto";
      hand.scrollTo(0, hand.scrollHeight);
      await apply({ html: `<p data-asked="${next ? Number(asked) + 1 : asked}"></p>`, hold: 0 });
      return hand.scrollTop;
    }"""
    assert phone.evaluate(scrolled, False) > 0
    assert phone.evaluate(scrolled, True) == 0


def test_the_card_before_is_read_again_and_skip_sends_the_coach_away(page: Page) -> None:
    pupil = Pupil(page, "Gold")
    page.wait_for_selector(CARD)
    pupil.obey()
    heading = page.locator(".coach-card:visible h2")
    expect(heading).to_have_text("And now a second one")
    page.get_by_role("button", name="Reread").click()
    expect(heading).to_have_text("Turn up a first card")
    page.get_by_role("button", name="Go on").click()
    expect(heading).to_have_text("And now a second one")
    page.get_by_role("button", name="Skip all").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("#coach-veil")).to_be_hidden()


def test_a_card_that_is_read_at_once_holds_nothing_up(page: Page) -> None:
    Pupil(page, "Gold")
    page.wait_for_selector(CARD)
    assert page.evaluate("""async () => {
      delete document.querySelector("[data-now]").dataset.now; // as with a step that brought something new
      document.querySelector(".coach").dataset.unread = 1;
      await null;
      document.querySelector("[data-coach-on]").click();
      return coach.waits() === undefined;
    }""")


@pytest.mark.long
@pytest.mark.parametrize("held", ["page", "phone"])
@pytest.mark.parametrize("slug", spindletop.games())
def test_every_lesson_is_learned_to_its_end(
    request: pytest.FixtureRequest, tmp_path: Path, slug: str, held: str
) -> None:
    """Leaves a picture of the end of each chapter behind; `-s` tells how long it took at an ordinary pace, without
    what somebody reads and thinks."""
    page: Page = request.getfixturevalue(held)
    page.add_init_script("localStorage.setItem('spindletop.pace', 'normal')")
    begun = monotonic()
    pupil = Pupil(page, spindletop.game(slug).title)
    for chapter in count(1):
        pupil.learn()
        page.screenshot(path=tmp_path / f"{slug}-{held}-{chapter}.png")
        after = page.get_by_role("button", name="On to chapter")
        if not after.count():
            break
        before = page.url
        after.click()
        page.wait_for_url(lambda address, before=before: address != before, wait_until="domcontentloaded")  # type: ignore[misc]
    print(f"{slug} ({held}): {len(pupil.titles)} cards in {monotonic() - begun:.0f} s; {tmp_path}")
