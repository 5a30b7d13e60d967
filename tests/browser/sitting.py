"""Playing in a browser: by clicks on what glows and on what the bar offers, as a person would."""

from pathlib import Path

from playwright.sync_api import Page, expect

from spindletop.kernel import Rng

OFFERED = ".panel [data-action], #the-dock [data-action], #the-dock [data-stepper]"
CHOICE = """() => {
  if (document.readyState !== "complete") return false; // before its scripts have come, a click is lost
  if (document.querySelector("#the-final .standings")) return true;
  const offered = document.querySelectorAll(".panel [data-action], #the-dock [data-action], #the-dock option");
  const answers = new Set([...offered].map((each) => each.dataset.action ?? each.value));
  return document.querySelector("#asked.mine") && answers.size > 1;
}"""


ASKED = f"() => document.querySelector('#asked.theirs') || ({CHOICE})()"
DONE = ".acts [data-action=done]"


class Sitting:
    """One page at one table. `rng` chooses among what is offered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Rng(seed)
        self.clicks = 0

    def play_now(self, title: str) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now: {title}").click()
        self.page.wait_for_url("**/t/*")

    def new_table(self, game: str, *kinds: str, begins: str = "", **names: str) -> None:
        """Open a table with these kinds of seats, as the form calls them; name_0="Ann" gives a seat a name."""
        self.page.goto(f"/new/{game}")
        seats = self.page.locator(".party").count()
        for seat in range(seats):
            kind = kinds[seat] if seat < len(kinds) else "none"
            offered = self.page.locator(f"[name=kind-{seat}]")
            if kind.startswith("bot "):  # the page offers levels only, but takes every bot by its name
                offered.first.evaluate("(choice, kind) => { choice.value = kind; }", kind)
            self.page.locator(f"[name=kind-{seat}][value='{kind}']").dispatch_event("click")
        for field, name in names.items():
            self.page.locator(f"[name={field.replace('_', '-')}]").fill(name)
        if begins:
            self.page.locator(f"[name=option-start][value='{begins}']").dispatch_event("click")
        self.page.locator("[name=listed][value=yes]").dispatch_event("click")
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")

    def play_on_from(self, record: Path, at: int) -> None:
        """A table of one's own that begins where a recorded game stood after so many answers."""
        self.page.goto("/")
        self.page.locator("input[name=record]").set_input_files(record)
        self.page.get_by_role("button", name="Open record").click()
        self.page.wait_for_url("**/replay?at=0")
        self.page.goto(self.page.url.replace("at=0", f"at={at}"))
        self.page.get_by_role("button", name="Play on from here").click()
        self.page.wait_for_url(lambda address: "/replay" not in address)

    def invite_link(self) -> str:
        """To the first open seat."""
        return self.page.locator("#the-plates input[data-link]").first.input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Join the table").click()
        self.page.wait_for_url("**/t/*")

    def careless(self) -> None:
        """No questions before what cannot be taken back."""
        self.page.evaluate("localStorage.setItem('spindletop.ask', 'never')")

    @property
    def asked(self) -> str:
        return self.page.locator("#asked").get_attribute("data-asked") or ""

    @property
    def over(self) -> bool:
        return self.page.locator("#the-final .standings").count() > 0

    def wait_for_turn(self) -> bool:
        """Until it is this page's turn, and there is a choice: what is not one, the table answers by itself. False when
        the game is over."""
        self.page.wait_for_function(CHOICE)
        return not self.over

    def wait_beyond(self, asked: str) -> None:
        self.page.wait_for_function("before => document.getElementById('asked').dataset.asked !== before", arg=asked)

    def answer(self, never: str = "", offered: str = OFFERED) -> None:
        """Click one of the offered answers, and say yes if asked whether it is meant. `never`: a verb to keep off."""
        asked = self.asked
        kept_off = f"[data-action]:not([data-action*={never}])" if never else "[data-action]"
        offers = self.page.locator(offered.replace("[data-action]", kept_off)).filter(visible=True)
        offer = offers.nth(self.rng.below(offers.count()))
        if offer.get_attribute("data-stepper") is not None:
            for _ in range(self.rng.below(3)):
                offer.get_by_role("button", name="more").click()
            offer.locator("button.go").click()
        else:
            offer.click()
        self.clicks += 1
        if self.is_doubted(asked):
            self.page.locator("#the-confirm [data-sure]").click()
            self.clicks += 1
            self.wait_beyond(asked)

    def is_doubted(self, asked: str) -> bool:
        """Whether the page wants to hear once more that an answer is meant; otherwise it has been taken."""
        self.page.wait_for_function(
            "before => document.getElementById('asked').dataset.asked !== before"
            " || document.querySelector('#the-confirm [data-sure]')",
            arg=asked,
        )
        self.page.wait_for_selector("body:not([data-sending])")  # a way has several steps
        return self.asked == asked

    def play_turn(self) -> None:
        """Until somebody else is asked."""
        self.wait_for_turn()
        while self.page.locator("#asked.mine").count():
            self.answer()

    def play_briefly(self) -> None:
        """A little of what is asked, and then no more of it, until somebody else is asked or the game is over."""
        begun = ""
        while self.is_asked():
            rule = self.page.locator("#asked").get_attribute("data-rule") or ""
            enough = rule == begun and self.page.locator(DONE).count()
            self.answer(offered=DONE if enough else OFFERED)
            begun = rule

    def is_asked(self) -> bool:
        """Once there is a choice; not if somebody else is asked, or nobody any more."""
        self.page.wait_for_function(ASKED)
        return self.page.locator("#asked.mine").count() > 0

    def play(self, answers: int) -> bool:
        """So many answers; True when the game was over before."""
        for _ in range(answers):
            if not self.wait_for_turn():
                return True
            self.answer()
        return self.over

    def expect_no_notice(self) -> None:
        expect(self.page.locator("#the-notice")).to_be_empty()
