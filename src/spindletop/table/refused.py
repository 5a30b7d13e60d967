"""What a table refuses, and why."""

from enum import StrEnum

REASON = 300  # characters


class Why(StrEnum):
    """The kind of a refusal, for programs; people read its words."""

    UNKNOWN = "unknown"  # there is no such table, seat or code
    FORGED = "forged"  # the token does not hold this seat
    STALE = "stale"  # something has happened since the page was made
    REPEATED = "repeated"  # this very answer has arrived already: nothing is wrong
    ILLEGAL = "illegal"  # the rules do not allow it now, or it is not this seat's turn
    SECRET = "secret"  # refused while the game runs
    TAKEN = "taken"  # somebody was quicker
    EXPIRED = "expired"  # a code that is used up or too old
    LIMIT = "limit"  # too long, too many
    OFTEN = "often"  # too many in a short time: wait a moment
    SLOW = "slow"  # it did not arrive in time
    WRONG = "wrong"  # input that means nothing


class Refused(Exception):
    """Nothing was changed. The message speaks to the person."""

    def __init__(self, why: Why, words: str) -> None:
        super().__init__(words)
        self.why = why
        self.words = words


def reason(error: BaseException) -> str:
    """What the kernel says of something that a person wrote, which may be long."""
    return str(error)[:REASON]
