"""Reporting a line and muting who said it, with the keyboard and with a finger."""

from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.serving import Server


def speak(page: Page, text: str) -> None:
    page.keyboard.press("c")
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#the-talk")).to_contain_text(text)
    page.keyboard.press("Escape")


def test_a_line_is_reported_and_its_speaker_muted_and_heard_again(page: Page, guest: BrowserContext) -> None:
    ann, bob = Sitting(page), Sitting(guest.new_page())
    ann.new_table("gold", "me", "open", name_0="Ann", begins="0")
    bob.join(ann.invite_link(), "Bob")
    speak(bob.page, "something vile")
    speak(page, "Shame!")
    expect(page.locator("#the-talk .said")).to_have_count(2)
    page.keyboard.press("c")
    about = page.get_by_role("button", name="What Bob said: report or mute")
    expect(page.get_by_role("button", name="What Ann said")).to_have_count(0)
    about.press("Enter")
    expect(page.get_by_role("dialog", name="About this line")).to_contain_text("Bob something vile")
    page.get_by_label("What is wrong with it?").fill("He calls us names.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(visible=True)).to_contain_text("will look at it")
    page.get_by_role("button", name="Do not show me what they say").press("Enter")
    expect(page.get_by_role("status").filter(visible=True)).to_contain_text("You will not see what Bob says")
    expect(page.locator("#the-talk .said")).to_have_count(1)
    speak(bob.page, "and more of it")
    expect(bob.page.locator("#the-talk .said")).to_have_count(3)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#unread")).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Hear Bob again").click()
    expect(page.locator("#the-talk .said")).to_have_count(3)
    expect(page.get_by_role("button", name="Hear Bob again")).to_have_count(0)


def test_the_menu_of_a_table_stays_within_a_phone(chromium: Browser, server: Server, page: Page) -> None:
    ann = Sitting(page)
    ann.new_table("crude", "me", "open", name_0="Ann")
    context = new_context(chromium, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone = context.new_page()
    Sitting(phone).join(ann.invite_link(), "Bob with a rather long na")
    phone.get_by_role("button", name="Table", exact=True).tap()
    drawer = phone.get_by_role("dialog", name="Table")
    for group in ("This table", "Your seat", "People here", "Sight and sound", "Help"):
        expect(drawer.get_by_role("heading", name=group, exact=True)).to_have_count(1)
    assert drawer.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert drawer.evaluate("each => each.getBoundingClientRect().right <= innerWidth")
    for row in drawer.locator(".menu-list button").filter(visible=True).all():
        box = row.bounding_box()
        assert box and box["height"] >= 38 and box["x"] + box["width"] <= 390
    phone.get_by_role("button", name="Ann: report or mute").tap()
    expect(phone.get_by_role("dialog", name="About this name")).to_contain_text("Ann")
    phone.get_by_role("button", name="Report it").tap()
    expect(phone.get_by_role("status").filter(visible=True)).to_contain_text("will look at it")
    context.close()
