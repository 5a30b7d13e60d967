"""Bots that people wrote themselves, by the name of their class."""

import os
import sys
from importlib import import_module

from spindletop.bots.bot import Bot


def own_bot(module: str, kind: str) -> Bot:
    """A class in a module of this folder, or in an installed one."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    made = getattr(import_module(module), kind, None)
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise ValueError(f"{module} has no class {kind} that is a Bot")
    return made()
