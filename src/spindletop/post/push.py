"""Web Push: messages that only the browser can read for which they are meant."""

import asyncio
import base64
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from spindletop.post.outside import Outside
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import Way

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT = 2 * 86_400  # seconds that a push service keeps a message for a device that is off
VALID = 12 * 3600  # seconds for which we say who we are
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Keys(msgspec.Struct):
    """Of a subscription, as the browser makes them."""

    p256dh: str
    auth: str


class Pusher:
    """Signs with a key that stays the same as long as the database does: subscriptions are bound to it."""

    def __init__(self, secret: str, contact: str, outside: Outside) -> None:
        """`secret`: the store's own word, of which the key is made. `contact`: whom push services may ask."""
        self._secret = secret
        self.contact = contact
        self.outside = outside

    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = self._key().public_key()
        return unpadded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, way: Way, message: object, topic: str, now: float) -> None:
        """A later message with the same topic takes the place of one that was not shown yet."""
        body, headers = await asyncio.to_thread(self._sealed, way, msgspec.json.encode(message), now)
        known = re.sub(r"[^A-Za-z0-9_-]", "-", topic)[:32]
        await self.outside.post(way.address, body, {**headers, "ttl": str(KEPT), "topic": known, "urgency": "high"})

    def _sealed(self, way: Way, text: bytes, now: float) -> tuple[bytes, dict[str, str]]:
        from py_vapid import Vapid02, VapidException
        from pywebpush import WebPusher

        keys = msgspec.json.decode(way.keys, type=Keys)
        info = {"endpoint": way.address, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
        sealed: bytes = WebPusher(info).encode(text)["body"]
        parts = urlsplit(way.address)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID}
        try:
            signed: dict[str, str] = Vapid02(private_key=self._key()).sign(claims)
        except VapidException:
            raise Undelivered("address", final=True) from None
        return sealed, {**signed, "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}

    def _key(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(int(self._secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def fits(p256dh: str, auth: str) -> bool:
    """Whether messages can be sealed with these keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = (base64.urlsafe_b64decode(key.rstrip("=") + "===") for key in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == 16
