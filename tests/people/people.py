"""A small builder for tests: accounts on tables of their own, and passkeys without a browser."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

from spindletop.people import Accounts, Site
from spindletop.people.passkeys import to_bytes, to_text
from spindletop.table import Tables

SITE = Site("http", "localhost:1922")
TIME_LIMIT = 120
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Clock:
    """Goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def run(test: Callable[[Accounts], Awaitable[None]], database: str | Path, **settings: Any) -> None:
    """Run a test with accounts of its own."""

    async def main() -> None:
        given = {"pace": 0, "pause": (60, 60), **settings}
        async with asyncio.timeout(TIME_LIMIT), Tables(database, **given) as tables:
            await test(Accounts(tables))

    asyncio.run(main())


class Authenticator:
    """Makes a passkey and shows it, as a telephone would."""

    def __init__(self, site: Site = SITE) -> None:
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.person = b""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: str) -> str:
        given = json.loads(options)
        self.person = to_bytes(given["user"]["id"])
        client = self._client("webauthn.create", given["challenge"])
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._sent({"clientDataJSON": to_text(client), "attestationObject": to_text(attestation)})

    def show(self, options: str) -> str:
        self.count += 1
        client = self._client("webauthn.get", json.loads(options)["challenge"])
        data = self._data()
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._sent(
            {
                "clientDataJSON": to_text(client),
                "authenticatorData": to_text(data),
                "signature": to_text(signature),
                "userHandle": to_text(self.person),
            }
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.site.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        name = hashlib.sha256(self.site.name.encode()).digest()
        return name + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        return encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})

    def _sent(self, response: dict[str, str]) -> str:
        own = to_text(self.id)
        return json.dumps({"id": own, "rawId": own, "type": "public-key", "response": response})


async def made(accounts: Accounts, browser: str, name: str = "Ann") -> tuple[Authenticator, str, str]:
    """Somebody with an account: their authenticator, the word of their device, and the recovery code."""
    device = Authenticator()
    options = await accounts.begin_passkey(SITE, browser, name, None)
    entered = await accounts.make_passkey(SITE, browser, device.make(options), "Telephone", None)
    return device, entered.device, entered.recovery
