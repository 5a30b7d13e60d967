"""The pictures in docs/pages, from games of bots: python -m tests.browser.pages [name ...]

Each is a moment that has a picture among the designs: by day, at night, and on a phone.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FilePayload, Page
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.serving import Server

import spindletop
from spindletop.bots import roster
from spindletop.kernel import NATURE, OVER, Record, Rng, State
from spindletop.lab.chromium import chromium

PAGES = Path(__file__).parents[2] / "docs" / "pages"
QUALITY = 70
PEOPLE = ("Ida", "Lottie", "Tobias", "Ruth", "Amos")  # who played the games that are looked back at
SETTLED = 1500  # milliseconds after which nothing moves any more
LOOKS: dict[str, dict[str, Any]] = {
    "": {"viewport": {"width": 1400, "height": 900}},
    "-dark": {"viewport": {"width": 1400, "height": 900}, "color_scheme": "dark"},
    "-phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
Do = Callable[[Page], object]


@dataclass(frozen=True)
class Moment:
    """A question of this kind, from this share of the game on, asked of the person who looks."""

    game: str
    seats: int
    question: str
    share: float = 0.0
    seed: int = 7
    do: Do = lambda page: None  # before the picture is taken


def hint(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector("#the-hint li")


def wait(page: Page) -> None:
    """Answer, and look at what the others do."""
    page.evaluate("localStorage.setItem('spindletop.pace', 'slow')")
    Sitting(page).answer(offered=".acts .act")
    page.wait_for_selector("body[data-showing]")


def rules(page: Page) -> None:
    page.keyboard.press("r")


def cards(page: Page) -> None:
    page.keyboard.press("p")


MOMENTS = {
    "gold": Moment("gold", 3, "FirstCard", 0.5),
    "gold-pick": Moment("gold", 3, "SecondCard", 0.5),
    "gold-rush": Moment("gold", 3, "RushCard", 0.93),
    "king-oil-drill": Moment("king_oil", 4, "Hole", 0.35),
    "king-oil-auction": Moment("king_oil", 4, "Bid"),
    "king-oil-fire": Moment("king_oil", 4, "Fire"),
    "crude-hits": Moment("crude", 4, "Produce", 0.5),
    "crude-market": Moment("crude", 4, "Market", 0.5),
    "crude-build": Moment("crude", 4, "Assets", 0.3),
    "giganten-cards": Moment("giganten", 4, "TakeCard", 0.5),
    "giganten-drive": Moment("giganten", 4, "MoveTruckAndTrain", 0.4),
    "giganten-build": Moment("giganten", 4, "Build", 0.4),
    "giganten-carry": Moment("giganten", 4, "Transport", 0.4),
    "giganten-price": Moment("giganten", 4, "MovePrice", 0.2),
    "giganten-three": Moment("giganten", 3, "TakeCard", 0.4),
    "giganten-wait": Moment("giganten", 4, "TakeCard", 0.6, do=wait),
    "black-gold-auction": Moment("black_gold", 4, "Bid", 0.63),
    "black-gold-drive": Moment("black_gold", 4, "Prospect", 0.42),
    "black-gold-five": Moment("black_gold", 5, "Bid", 0.5),
    "hint": Moment("black_gold", 4, "TakeCard", 0.4, do=hint),
    "rules": Moment("king_oil", 4, "Hole", 0.2, do=rules),
    "rules-cards": Moment("giganten", 4, "TakeCard", 0.3, do=cards),
}

# What the designs have no picture of: taken by name only, to be looked at
MORE = {
    "king-oil-first": Moment("king_oil", 4, "FirstProperty"),
    "king-oil-draw": Moment("king_oil", 4, "BeforeDrawing", 0.3),
    "king-oil-announce": Moment("king_oil", 4, "Announce", 0.3),
    "king-oil-buy": Moment("king_oil", 4, "Purchase", 0.2),
    "king-oil-offered": Moment("king_oil", 4, "Offer"),
    "king-oil-asked": Moment("king_oil", 4, "Asked"),
    "king-oil-debt": Moment("king_oil", 4, "ShortOfCash"),
    "king-oil-closed": Moment("king_oil", 4, "LosePipeline"),
    "crude-opening": Moment("crude", 4, "SpecialPurchase"),
    "crude-forced": Moment("crude", 4, "ForcedSale"),
    "crude-declare": Moment("crude", 4, "Declaration"),
    "crude-two": Moment("crude", 2, "Assets", 0.5),
    "crude-three": Moment("crude", 3, "Produce", 0.5),
    "gold-two": Moment("gold", 2, "FirstCard", 0.3),
    "gold-five": Moment("gold", 5, "SecondCard", 0.4),
    "gold-last": Moment("gold", 4, "RushCard", 0.97),
}


# Games of bots, found again by their seeds


@cache
def played(game: str, seats: int, seed: int) -> Record:
    its_game = spindletop.game(game)
    record, rng = Record.start(its_game, seats=seats, players=PEOPLE[:seats]), Rng(seed)
    bot = roster.bot("wildcatter", its_game)
    while record.state.actor != OVER:
        state = record.state
        drawn = state.actor == NATURE
        record.append(state.top().draw(state, rng) if drawn else bot.choose(state.view(state.actor), rng))
    return record


def found(moment: Moment) -> tuple[Record, int]:
    """The first such question, in the first game that has one."""
    for seed in count(moment.seed):
        record = played(moment.game, moment.seats, seed)
        for at, state in positions(record, int(moment.share * len(record.entries))):
            if type(state.top()).__name__ == moment.question:
                return record, at
    raise AssertionError


def positions(record: Record, first: int) -> Iterator[tuple[int, State]]:
    state = record.replay(first)
    for at in range(first, len(record.entries)):
        yield at, state
        state.play(record.entries[at][1])


# Pages


def open_record(page: Page, record: Record) -> int:
    """The replay of a record; how many steps it has."""
    page.goto("/")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=record.text().encode())
    page.locator("input[name=record]").set_input_files(file)
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    return int(page.locator("body").get_attribute("data-last") or 0)


def sit_down(page: Page, moment: Moment) -> None:
    record, at = found(moment)
    open_record(page, record)
    page.goto(page.url.replace("at=0", f"at={at}"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    Sitting(page).wait_for_turn()


def the_end(page: Page) -> None:
    open_record(page, played("king_oil", 4, 7))
    page.goto(page.url.partition("/replay")[0])


def the_replay(page: Page) -> None:
    last = open_record(page, played("black_gold", 4, 7))
    page.goto(page.url.replace("at=0", f"at={last * 6 // 10}"))


def the_share_card(page: Page) -> None:
    """What a link to a finished game shows where it is sent."""
    the_end(page)
    page.goto(page.url + "/share.png")


def the_profile(page: Page) -> None:
    the_home(page)
    page.goto("/me")


def the_puzzle(page: Page) -> None:
    page.goto("/puzzles/black_gold")
    page.locator("main a[href^='/puzzles/black_gold/']").first.click()


def the_home(page: Page) -> None:
    for moment in ("giganten-cards", "king-oil-drill", "crude-hits"):
        sit_down(page, MOMENTS[moment])
    page.goto("/")


def the_invitation(page: Page) -> None:
    sitting = Sitting(page)
    sitting.new_table("king_oil", "me", "open", "open", name_0="Ruth")
    link = sitting.invite_link()
    page.context.clear_cookies()
    page.goto(link)


def the_lesson(page: Page) -> None:
    page.goto("/learn/black_gold")
    page.get_by_role("button", name="Start the lesson").click()
    page.wait_for_selector(".coach-card:visible")


OTHERS: dict[str, Do] = {
    "learn-first": lambda page: page.goto("/learn/black_gold"),
    "learn": the_lesson,
    "home-first": lambda page: page.goto("/"),
    "home": the_home,
    "new": lambda page: page.goto("/new/black_gold"),
    "invite": the_invitation,
    "replay": the_replay,
    "end": the_end,
    "share": the_share_card,
    "profile": the_profile,
    "deal": lambda page: page.goto("/deal/king_oil"),
    "puzzle": the_puzzle,
}


def shoot(browser: Browser, server: Server, name: str) -> None:
    for look, settings in LOOKS.items():
        context = new_context(browser, server, reduced_motion="no-preference", **settings)
        page = context.new_page()
        if moment := {**MOMENTS, **MORE}.get(name):
            sit_down(page, moment)
            moment.do(page)
        else:
            OTHERS[name](page)
        page.wait_for_timeout(SETTLED)
        clip = {"x": 0, "y": 0, **settings["viewport"], "scale": settings.get("device_scale_factor", 1)}
        wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
        picture = context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
        (PAGES / f"{name}{look}.webp").write_bytes(base64.b64decode(picture["data"]))
        context.close()


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def write_index() -> None:
    """All of them on one page."""
    lines = ["# Pages", "", "Real games of bots, taken by `make pages`: by day, at night, on a phone.", ""]
    lines += ["| | by day | at night | on a phone |", "|---|---|---|---|"]
    for name in (*MOMENTS, *OTHERS):
        shown = (f"![{name}{look}]({name}{look}.webp)" for look in LOOKS)
        lines.append(f"| {name.replace('-', ' ')} | {' | '.join(shown)} |")
    (PAGES / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    names = sys.argv[1:] or [*MOMENTS, *OTHERS]
    known = [*MOMENTS, *OTHERS, *MORE]
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"no page is called {', '.join(unknown)}; there are {', '.join(known)}")
    PAGES.mkdir(exist_ok=True)
    with chromium() as browser, serving() as server:
        for name in names:
            print(name, flush=True)
            shoot(browser, server, name)
    write_index()


if __name__ == "__main__":
    main()
