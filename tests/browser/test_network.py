"""The network goes away and comes back: so does the page, to the right place and by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.browser.sitting import Sitting
from tests.browser.wire import Wire
from tests.serving import Server, until

THREE_BEATS = 30_000  # milliseconds, and some more: a stream that was silent for so long is given up


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


@pytest.fixture
def near(context: BrowserContext) -> Sitting:
    """Ann at another screen, which does not depend on the wire."""
    sitting = Sitting(context.new_page(), 3)
    sitting.new_table("gold", "me", "bot random", name_0="Ann")
    sitting.wait_for_turn()
    return sitting


def follow(page: Page, near: Sitting, server: Server, wire: Wire) -> Sitting:
    """The same seat on this page, by the wire."""
    far = Sitting(page, 4)
    page.goto(near.page.url.replace(server.address, wire.address))
    far.careless()
    far.wait_for_turn()
    return far


def test_a_page_comes_back_when_the_network_does(page: Page, near: Sitting, server: Server, wire: Wire) -> None:
    far = follow(page, near, server, wire)
    wire.cut()
    expect(page.locator("#offline")).to_be_visible()
    near.answer()
    near.wait_for_turn()
    assert far.asked != near.asked
    wire.mend()
    expect(page.locator("#asked")).to_have_attribute("data-asked", near.asked)
    expect(page.locator("#offline")).to_be_hidden()
    asked = far.asked
    far.answer()
    expect(near.page.locator("#asked")).not_to_have_attribute("data-asked", asked)


def test_a_page_that_slept_wakes_up_at_the_right_place(page: Page, near: Sitting, server: Server, wire: Wire) -> None:
    """Its connections are dead and nobody told it. It runs its own stream, as on a phone, by a clock that is ours."""
    page.add_init_script("delete window.SharedWorker")
    page.clock.install()
    far = follow(page, near, server, wire)
    expect(page.locator("#offline")).to_be_hidden()
    wire.go_dead()
    asked = far.asked
    page.locator(".panel [data-action]").first.click()
    until("the answer to get lost", lambda: b"action=" in wire.lost)
    wire.mend()
    page.clock.fast_forward(THREE_BEATS)
    expect(page.locator("#offline")).to_be_visible()
    page.clock.fast_forward(THREE_BEATS // 10)
    expect(page.locator("#offline")).to_be_hidden()
    page.wait_for_selector("body:not([data-sending])")
    assert far.asked == asked
    far.answer()
    expect(near.page.locator("#asked")).not_to_have_attribute("data-asked", asked)


def test_a_line_that_could_not_be_kept_comes_back_and_is_said_once(context: BrowserContext) -> None:
    """The server has it and cannot tell: its answer is replaced by the one for a database that is down."""
    page = context.new_page()  # the other kind complains of the 503
    sitting = Sitting(page, 3)
    sitting.new_table("gold", "me", "bot random", name_0="Ann")
    down = '<hx-partial hx-target="#the-notice" hx-swap="innerMorph"><p class="notice">Not just now.</p></hx-partial>'

    def keep_and_fail(route: Route) -> None:
        route.fetch()
        route.fulfill(status=503, content_type="text/html", body=down)

    page.route("**/chat", keep_and_fail, times=1)
    page.get_by_role("button", name="Talk").click()
    field = page.locator("#chat-form [name=text]")
    field.fill("Hello?")
    field.press("Enter")
    expect(page.locator("#the-notice")).to_have_text("Not just now.")
    expect(field).to_have_value("Hello?")
    field.press("Enter")
    expect(page.locator("#the-notice")).to_have_text("")
    expect(field).to_have_value("")
    expect(page.locator("#the-talk li.said")).to_have_count(1)
