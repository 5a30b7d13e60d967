"""spindletop lab paint: what a first visit to a table weighs, how soon it is painted, how smoothly a piece glides.

A visit is that of a phone: 390 x 844, a quarter of this machine's speed, 10 Mbit/s and 40 ms away, nothing kept from
before. A piece is watched on a desktop, without any of this.
"""

import argparse
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from spindletop import game, games
from spindletop.console import complaints
from spindletop.lab.chromium import chromium
from spindletop.lab.web import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from spindletop.console import Commands

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SLOWER = 4  # times
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
PATIENCE = 120_000  # milliseconds for anything on a page
QUIET = 1500  # milliseconds without a file: the page is complete
ANSWERS = 8  # until a piece is on the map
COLUMNS = ("document, kB", "all, kB", "files", "first paint, ms", "frames/s of a piece")

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
PLACED = "() => document.querySelector('.panel-map .piece') !== null"
ANSWER = "() => answer(document.querySelector('.panel [data-action], #the-dock [data-action]').dataset.action, true)"
# Moves a piece over the map and counts the pictures on its way.
GLIDE = """() => new Promise((done) => {
  const piece = [...document.querySelectorAll(".panel-map .piece")]
    .find((each) => parseFloat(getComputedStyle(each).transitionDuration));
  if (!piece) { done(NaN); return; }
  const times = [];
  const count = (now) => { times.push(now); wanted = requestAnimationFrame(count); };
  let wanted = 0;
  piece.addEventListener("transitionrun", () => { wanted = requestAnimationFrame(count); }, { once: true });
  piece.addEventListener("transitionend", () => {
    cancelAnimationFrame(wanted);
    done(1000 * (times.length - 1) / (times.at(-1) - times[0]));
  }, { once: true });
  setTimeout(() => done(NaN), 10000); // it does not move
  piece.setAttribute("transform", `${piece.getAttribute("transform")} translate(120 60)`);
})"""


@dataclass
class Visit:
    """Bytes that came over the network until the page was complete, and after how many milliseconds one saw it."""

    document: int = 0
    total: int = 0
    files: int = 0
    painted: float = 0.0


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "paint",
        description="A first visit to a table of each game on the profile of a phone: bytes as they are sent, and the "
        "first paint; then pictures a second while a piece glides. Needs playwright and Chromium.",
    )
    parser.add_argument("--game", action="append", help="which game; may be repeated (all games)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    report = Table(box=None, padding=(0, 1))
    report.add_column("")
    for column in COLUMNS:
        report.add_column(column, justify="right")
    with (
        complaints(),
        tempfile.TemporaryDirectory(prefix="spindletop-") as folder,
        server(str(Path(folder) / "tables.db")) as (port, _),
        chromium() as browser,
    ):
        for slug in given.game or games():
            report.add_row(game(slug).title, *figures(browser, f"http://127.0.0.1:{port}", slug))
    Console(highlight=False, width=120).print(report)
    return 0


def figures(browser: "Browser", site: str, slug: str) -> list[str]:
    address = open_table(browser, site, slug)
    visit(browser, address)  # the ground of the map is drawn when somebody looks at it first
    seen = visit(browser, address)
    smooth = glide(browser, site, slug)
    return [
        f"{seen.document / 1000:.1f}",
        f"{seen.total / 1000:.1f}",
        f"{seen.files}",
        f"{seen.painted:,.0f}",
        f"{smooth:.0f}" if smooth == smooth else "–",
    ]


def open_table(browser: "Browser", site: str, slug: str) -> str:
    context = browser.new_context(base_url=site)
    page = page_in(context)
    begin(page, slug)
    address = page.url
    context.close()
    return address


def page_in(context: "BrowserContext") -> "Page":
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def begin(page: "Page", slug: str) -> None:
    """A table with bots, opened by the buttons of the first page."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game(slug).title}").click()
    page.wait_for_url("**/t/*")


def visit(browser: "Browser", address: str) -> Visit:
    """To a table, by a phone that was never here."""
    context = browser.new_context(**PHONE)  # type: ignore[arg-type]
    page = page_in(context)
    seen, kinds = Visit(), dict[str, str]()
    wire = context.new_cdp_session(page)

    def arrived(event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        seen.files += 1
        seen.total += size
        if kinds.get(event["requestId"]) == "Document":
            seen.document += size

    wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    wire.on("Network.loadingFinished", arrived)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    before = -1
    while before < seen.total:  # the stream of the table stays open, so the network never rests
        before = seen.total
        page.wait_for_timeout(QUIET)
    seen.painted = page.evaluate(PAINTED)
    context.close()
    return seen


def glide(browser: "Browser", site: str, slug: str) -> float:
    """Pictures a second while a piece moves over the map; NaN where none does."""
    context = browser.new_context(base_url=site, **DESKTOP)  # type: ignore[arg-type]
    page = page_in(context)
    begin(page, slug)
    page.evaluate("localStorage.setItem('spindletop.pace', 'once')")
    for _ in range(ANSWERS):
        page.wait_for_selector("#asked.mine, #the-final .standings", state="attached")
        if page.evaluate(PLACED) or not page.locator("#asked.mine").count():
            break
        asked = page.locator("#asked").get_attribute("data-asked")
        page.evaluate(ANSWER)
        page.wait_for_function("before => document.getElementById('asked').dataset.asked !== before", arg=asked)
    page.wait_for_timeout(QUIET)
    smooth = float(page.evaluate(GLIDE))
    context.close()
    return smooth
