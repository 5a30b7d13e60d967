"""Your page with a real passkey: made in one browser, used in another, and forgotten."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect
from tests.browser.sitting import Sitting
from tests.browser.test_home import too_small
from tests.browser.test_pages import serious
from tests.serving import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """The passkeys of a browser, kept by an authenticator that asks nobody."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        told = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(told["credentials"])

    def copy_from(self, other: "Keyring") -> None:
        """As a keychain does that several devices share."""
        for each in other.passkeys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": each})


def named(server: Server, path: str = "/me") -> str:
    return f"http://localhost:{server.port}{path}"


def make_account(page: Page) -> str:
    """The recovery code."""
    page.get_by_role("button", name="Make a passkey").click()
    code = page.locator(".recovery-code code").inner_text()
    page.get_by_role("link", name="I have it").click()
    expect(page.get_by_role("heading", name="Devices and passkeys")).to_be_visible()
    return code


def test_seats_are_kept_by_a_passkey_on_two_devices(page: Page, guest: BrowserContext, server: Server) -> None:
    keyring = Keyring(page)
    page.goto(named(server, "/new/gold"))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto(named(server))
    make_account(page)
    assert len(keyring.passkeys) == 1
    page.goto(table)
    expect(page.locator("#asked")).to_have_attribute("data-seat", "0")

    telephone = guest.new_page()
    Keyring(telephone).copy_from(keyring)
    telephone.goto(named(server))
    telephone.get_by_role("button", name="Sign in").click()
    expect(telephone.get_by_role("heading", name="Devices and passkeys")).to_be_visible()
    expect(telephone.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(2)
    telephone.goto(table)
    expect(telephone.locator("#asked")).to_have_attribute("data-seat", "0")

    telephone.goto(named(server))
    others = telephone.locator("li", has=telephone.get_by_role("button", name=re.compile("^Sign out: ")))
    others.filter(has_not_text="here, now").get_by_role("button").click()
    expect(telephone.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(1)
    page.goto(table)
    expect(page.locator("#asked")).to_have_attribute("data-seat", "")

    telephone.get_by_text("Delete my account").click()
    telephone.get_by_label("Yes, forget me").check()
    telephone.get_by_role("button", name="Delete everything").click()
    expect(telephone.get_by_role("heading", name="Forgotten")).to_be_visible()
    telephone.goto(table)
    expect(telephone.locator("#asked")).to_have_attribute("data-seat", "")


def test_the_code_on_paper_works_where_there_is_no_passkey(page: Page, guest: BrowserContext, server: Server) -> None:
    Keyring(page)
    page.goto(named(server))
    code = make_account(page)
    lost = guest.new_page()
    lost.goto(named(server))
    lost.get_by_text("Use a recovery code").click()
    lost.get_by_label("Recovery code").fill(code.replace("-", " "))
    lost.get_by_role("button", name="Use it").click()
    assert lost.locator(".recovery-code code").inner_text() != code


def test_a_passkey_that_is_not_made_is_told_in_words(page: Page, server: Server) -> None:
    keyring = Keyring(page)
    page.goto(named(server))
    make_account(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("has a passkey for your account already")
    assert len(keyring.passkeys) == 1


def test_an_address_leads_to_the_name_and_the_seats_come_along(page: Page, server: Server) -> None:
    Sitting(page).new_table("gold", "me", "open")
    table = page.url.replace("127.0.0.1", "localhost")
    page.goto("/me")
    page.get_by_role("button", name="Go on there").click()
    page.get_by_role("link", name="Go on there").click()
    page.wait_for_url(re.compile("^http://localhost:"))
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Make a passkey")).to_be_visible()
    page.goto(table)
    expect(page.locator("#the-plates input[data-link]").first).to_be_attached()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_your_page_fits_a_phone(phone: Page, server: Server, scheme: Any) -> None:
    Keyring(phone)
    phone.emulate_media(color_scheme=scheme)
    phone.goto(named(server))
    expect(phone.get_by_role("button", name="Make a passkey")).to_be_hidden()
    for fold in phone.locator("[data-fold] > summary").all():
        fold.click()
    assert too_small(phone) == []
    make_account(phone)
    assert too_small(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_nothing_on_your_page_keeps_people_out(page: Page, server: Server) -> None:
    Keyring(page)
    page.goto(named(server))
    assert serious(page) == []
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("link", name="I have it")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("link", name="I have it").click()
    expect(page.get_by_role("heading", name="Devices and passkeys")).to_be_visible()
    assert serious(page) == []
