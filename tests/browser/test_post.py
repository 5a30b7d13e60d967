"""Notices in a real browser: leave is asked for when somebody wants them, and the worker shows what is pushed.

Headless Chromium has no push service, so it cannot subscribe; what a service would deliver is delivered to the worker
by the browser's own tools.
"""

import json

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting
from tests.post.receivers import Browser
from tests.serving import Server, until

NOTICE = {"title": "Your turn in Gold", "body": "Bob waits for you.", "tag": "gold", "path": "/t/gold"}
SUBSCRIBED = """
    window.asked = 0;
    Notification.requestPermission = async () => { asked += 1; return "granted"; };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    PushManager.prototype.subscribe = async function (options) {
      window.key = options.applicationServerKey;
      return { toJSON: () => ({ endpoint: "https://push.example.org/one", keys: KEYS }) };
    };
"""
SPIES = """
    self.shown = self.opened = null;
    self.registration.showNotification = async (title, options) => { self.shown = { title, ...options }; };
    self.clients.openWindow = async (address) => { self.opened = address; };
"""
CLICKED = """
    const click = new Event("notificationclick");
    click.notification = { close() {}, data: self.shown.data };
    click.waitUntil = () => {};
    self.dispatchEvent(click);
"""


def keys() -> str:
    _, p256dh, auth = Browser("").subscription
    return json.dumps({"p256dh": p256dh, "auth": auth})


def test_push_is_asked_for_with_a_click_and_shown_by_the_worker(
    page: Page, context: BrowserContext, server: Server
) -> None:
    context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED.replace("KEYS", keys()))
    page.goto("/post")
    button = page.get_by_role("switch", name="Push in this browser")
    expect(button).to_be_visible()
    assert page.evaluate("asked") == 0, "nobody is asked before they want it"
    button.click()
    expect(page.get_by_text("push.example.org")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("It is on from your next turn")

    (worker,) = context.service_workers
    worker.evaluate(f"() => {{ {SPIES} }}")
    tools = context.new_cdp_session(page)
    registered: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    until("the worker to be known", lambda: page.evaluate("1") and registered)
    message = {"origin": server.address, "registrationId": registered[-1], "data": json.dumps(NOTICE)}
    tools.send("ServiceWorker.deliverPushMessage", message)
    until("the notice", lambda: worker.evaluate("self.shown"))
    shown = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"], shown["tag"]) == (NOTICE["title"], NOTICE["body"], NOTICE["tag"])
    worker.evaluate(f"() => {{ {CLICKED} }}")
    until("the table to open", lambda: worker.evaluate("self.opened") == f"{server.address}{NOTICE['path']}")


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
