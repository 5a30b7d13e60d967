"""Notices in a real browser: leave is asked for when somebody wants them, and the worker shows what is pushed."""

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting
from tests.browser.worker import Worker, let_subscribe
from tests.post.receivers import Browser
from tests.serving import Server, until

NOTICE = {"title": "Your turn in Gold", "body": "Bob waits for you.", "tag": "gold", "path": "/t/gold"}


def test_push_is_asked_for_with_a_click_and_shown_by_the_worker(
    page: Page, context: BrowserContext, server: Server
) -> None:
    context.grant_permissions(["notifications"])
    let_subscribe(context, Browser("https://push.example.org/one").subscription)
    page.goto("/post")
    button = page.get_by_role("switch", name="Push in this browser")
    expect(button).to_be_visible()
    assert page.evaluate("asked") == 0, "nobody is asked before they want it"
    button.click()
    expect(page.get_by_text("push.example.org")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("It is on from your next turn")

    worker = Worker(page)
    shown = worker.is_pushed(server.address, NOTICE)
    assert (shown["title"], shown["body"], shown["tag"]) == (NOTICE["title"], NOTICE["body"], NOTICE["tag"])
    worker.click()
    until("the table to open", lambda: worker.opened == f"{server.address}{NOTICE['path']}")


def test_notes_are_kept_as_one_types(page: Page, guest: BrowserContext) -> None:
    ann, bob = Sitting(page, 1), Sitting(guest.new_page(), 2)
    ann.new_table("crude", "me", "open", name_0="Ann", begins="0")
    bob.join(ann.invite_link(), "Bob")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="My notes").click()
    page.get_by_role("textbox", name="My notes").fill("never sell the corner")
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="My notes").click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("never sell the corner")
    assert "never sell" not in bob.page.content()
