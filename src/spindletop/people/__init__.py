"""People who keep their seats: accounts without passwords, devices, ratings, friends; no web in it."""

from spindletop.people.accounts import Accounts, Signed
from spindletop.people.passkeys import Site

__all__ = ["Accounts", "Signed", "Site"]
