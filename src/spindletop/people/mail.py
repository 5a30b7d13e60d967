"""Letters of an account, and who carries them."""

import re
from typing import Protocol

from spindletop.people.words import say
from spindletop.table import Refused, Why

LONGEST = 254  # characters of an address
ADDRESS = re.compile(r"[^\s@,;:<>\"()\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,63}")


class Mailer(Protocol):
    """Whatever an operator's server sends mail with."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


def check_address(text: str) -> str:
    """An address of mail as it is kept: the same one is always written in the same way."""
    address = text.strip().lower()
    if len(address) > LONGEST or not address.isprintable() or not ADDRESS.fullmatch(address):
        raise Refused(Why.WRONG, say("mail.wrong"))
    return address
