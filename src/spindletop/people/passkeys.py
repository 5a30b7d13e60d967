"""Passkeys: made and shown by a browser, checked here. What is kept of one opens nothing."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

import msgspec

from spindletop.people.words import say
from spindletop.table import Refused, Why

LONGEST = 8_000  # characters of what a browser sends
LOCAL = "localhost"


@dataclass(frozen=True)
class Site:
    """Where somebody reaches this server: passkeys belong to a name, and links in mails lead there."""

    scheme: str
    host: str  # with the port, as the browser names it

    @property
    def name(self) -> str:
        return self.host.rpartition(":")[0] if self.host.rpartition(":")[2].isdecimal() else self.host

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def is_named(self) -> bool:
        """Not by an address: anybody can send us any address for our own, and a link in a mail must not lead there."""
        try:
            ip_address(self.name.strip("[]"))
        except ValueError:
            return True
        return False

    @property
    def is_local(self) -> bool:
        """By an address of this machine, which has a name, too."""
        return not self.is_named and ip_address(self.name.strip("[]")).is_loopback

    @property
    def has_passkeys(self) -> bool:
        """Browsers make them for names only, and only where nobody can listen."""
        return self.is_named and (self.scheme == "https" or self.name == LOCAL)


@dataclass(frozen=True)
class Passkey:
    """One that was made here."""

    credential: str
    public_key: str
    counter: int


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def registration_options(site: Site, word: str, person: str, name: str, known: list[str]) -> str:
    """What a browser needs to make one, as JSON. `word`: the challenge; `known`: passkeys that the person has."""
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=say("pass.site"),
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=word.encode(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=to_bytes(each)) for each in known],
    )
    return str(webauthn.options_to_json(made))


def sign_in_options(site: Site, word: str) -> str:
    """What a browser needs to show one: it knows which it has, so nobody types a name."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    required = UserVerificationRequirement.REQUIRED
    made = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=word.encode(), user_verification=required
    )
    return str(webauthn.options_to_json(made))


@dataclass(frozen=True)
class Shown:
    """What a browser sends, as far as it can be read before anything is believed."""

    text: str
    credential: str
    word: str  # the challenge that it answers
    person: str  # whom it claims to belong to

    @classmethod
    def parse(cls, text: str) -> "Shown":
        try:
            if len(text) > LONGEST:
                raise ValueError
            found: Any = msgspec.json.decode(text)
            answered: Any = msgspec.json.decode(to_bytes(found["response"]["clientDataJSON"]))
            word, person = to_bytes(answered["challenge"]).decode(), found["response"].get("userHandle") or ""
            return cls(text, to_text(to_bytes(found["id"])), word, to_bytes(person).decode())
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Refused(Why.WRONG, say("pass.unreadable")) from None


def check_made(site: Site, shown: Shown) -> Passkey:
    """Of one that was made now; its challenge was ours and not used before."""
    import webauthn

    try:
        made = webauthn.verify_registration_response(
            credential=shown.text,
            expected_challenge=shown.word.encode(),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # the library says so in many ways; none of them is for the person
        raise Refused(Why.FORGED, say("pass.not_made")) from None
    return Passkey(to_text(made.credential_id), to_text(made.credential_public_key), made.sign_count)


def check_shown(site: Site, shown: Shown, passkey: Passkey) -> int:
    """How often it was shown by now. A count that does not grow is that of a copy."""
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=shown.text,
            expected_challenge=shown.word.encode(),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
            require_user_verification=True,
        )
    except Exception:
        raise Refused(Why.FORGED, say("pass.not_known")) from None
    return int(found.new_sign_count)
