"""Whose turn it is: in the title of the tab, by the browser's notifications, by a sound."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting

SPIES = """
    window.away = false;
    window.noticed = [];
    window.tones = 0;
    Object.defineProperty(document, "hidden", { get: () => away });
    window.Notification = class {
      static permission = "default";
      static async requestPermission() { return (this.permission = "granted"); }
      constructor(title) { noticed.push(title); }
    };
    window.AudioContext = class extends AudioContext {
      createOscillator() { tones += 1; return super.createOscillator(); }
    };
"""


@pytest.fixture
def bob(page: Page, guest: BrowserContext) -> Sitting:
    """Somebody at Ann's table; it is her turn."""
    page.add_init_script(SPIES)
    ann, other = Sitting(page, 1), Sitting(guest.new_page(), 2)
    ann.new_table("gold", "me", "open", name_0="Ann", begins="0")
    other.join(ann.invite_link(), "Bob")
    ann.careless()
    other.careless()
    return other


def test_the_turn_is_told(page: Page, bob: Sitting) -> None:
    ann = Sitting(page, 3)

    def her_turn_comes() -> tuple[int, list[str]]:
        ann.play_turn()
        expect(page).to_have_title("Gold: Bob's turn")
        bob.play_turn()
        expect(page).to_have_title("● Gold: Your turn")
        told = page.evaluate("[tones, noticed]")
        page.evaluate("tones = 0; noticed = []")
        return told[0], told[1]

    assert her_turn_comes() == (0, []), "nobody asked for more than the title"
    page.evaluate("away = true")
    assert her_turn_comes() == (0, [])
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Sounds").check()
    assert page.evaluate("tones") == 2, "who switches them on hears one"
    page.evaluate("tones = 0")
    page.get_by_label("A notice while I look at another tab").check()
    page.keyboard.press("Escape")
    assert her_turn_comes() == (2, ["● Gold: Your turn"])
    page.evaluate("away = false")
    assert her_turn_comes() == (2, []), "who looks at the table needs no notification"
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_label("Sounds")).to_be_checked()
