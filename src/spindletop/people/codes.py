"""The recovery code: printed on paper, it signs in once and is then another one."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
GROUPS, LENGTH = 5, 5


def new_recovery() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def as_written(text: str) -> str:
    """As it was shown, however it was typed."""
    letters = "".join(letter for letter in text.lower() if letter.isascii() and letter.isalnum())
    return "-".join(letters[at : at + LENGTH] for at in range(0, len(letters), LENGTH))
