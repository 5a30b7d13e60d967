"""A browser puts the parts of a page together as the server made them."""

import json
from itertools import islice

import pytest
from playwright.sync_api import Page
from tests.browser.sitting import Sitting
from tests.recorded import RECORDS
from tests.web.test_sizes import steps

from spindletop.kernel import Record
from spindletop.web.pages import partial
from spindletop.web.pieces import Screen

MESSAGES = 150


@pytest.mark.parametrize("slug", ["crude", "giganten"])
def test_parts_are_put_together_as_they_were_made(page: Page, slug: str) -> None:
    Sitting(page).play_now("Gold")
    page.evaluate("() => { window.reading = pieces.reader(); }")
    screen = Screen()
    for sent in islice(steps(Record.load(RECORDS[slug])), MESSAGES):
        message = json.loads(sent)
        html = "".join(partial(name, part) for name, part in screen.show(message).items())
        assert page.evaluate("(message) => reading(message).html", message) == html
