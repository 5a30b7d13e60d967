"""The Chromium that measures and tests pages: the one of this machine, driven by playwright."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator["Browser"]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None or find_spec("playwright") is None:
        raise ValueError("this needs playwright and Chromium: python3 tools/setup.py --browser installs them")
    from playwright.sync_api import sync_playwright  # it is not there where people only play

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()
