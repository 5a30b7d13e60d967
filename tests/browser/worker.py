"""The worker beside the pages of a browser, and what is pushed to it.

Headless Chromium has no push service, so it cannot subscribe; what a service would deliver is delivered by the
browser's own tools, and what the worker shows and opens is kept.
"""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page
from tests.serving import until

SUBSCRIBED = """
    window.asked = 0;
    Notification.requestPermission = async () => { asked += 1; return "granted"; };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    PushManager.prototype.subscribe = async function (options) {
      window.key = options.applicationServerKey;
      return { toJSON: () => (SUBSCRIPTION) };
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


def let_subscribe(browser: BrowserContext, subscription: tuple[str, str, str]) -> None:
    """When it wants to be told by push, this browser says that it is reached so."""
    endpoint, p256dh, auth = subscription
    told = json.dumps({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
    browser.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", told))


class Worker:
    """That of the page's browser, which works for one site."""

    def __init__(self, page: Page) -> None:
        (self.worker,) = page.context.service_workers
        self.worker.evaluate(f"() => {{ {SPIES} }}")
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.registered: list[str] = []
        self.tools.on("ServiceWorker.workerRegistrationUpdated", self._know)
        self.tools.send("ServiceWorker.enable")

    def _know(self, told: dict[str, Any]) -> None:
        self.registered.extend(each["registrationId"] for each in told["registrations"])

    def is_pushed(self, site: str, message: object) -> dict[str, Any]:
        """The notice that it shows then."""
        until("the worker to be known", lambda: self.page.evaluate("1") and self.registered)
        told = {"origin": site, "registrationId": self.registered[-1], "data": json.dumps(message)}
        self.tools.send("ServiceWorker.deliverPushMessage", told)
        until("the notice", lambda: self.worker.evaluate("self.shown"))
        return dict(self.worker.evaluate("self.shown"))

    def click(self) -> None:
        """On the notice that it shows."""
        self.worker.evaluate(f"() => {{ {CLICKED} }}")

    @property
    def opened(self) -> str | None:
        """The address that it has opened."""
        found: str | None = self.worker.evaluate("self.opened")
        return found
