"""Actions are ints with names: each verb of a game has a run of ids, one for each of its arguments."""

from collections.abc import Sequence
from dataclasses import dataclass
from keyword import iskeyword
from typing import Any


@dataclass(frozen=True)
class Verb:
    """A kind of answer: `pass`, `turn 0..63`, or with words (`miner rust-2`, `miner rust-3`, ...)."""

    name: str
    arguments: range | tuple[str, ...] = ()

    @property
    def ids(self) -> int:
        return len(self.arguments) or 1

    @property
    def first(self) -> int:
        return self.arguments.start if isinstance(self.arguments, range) else 0

    def text(self, argument: int) -> str:
        if not self.arguments:
            return self.name
        return f"{self.name} {self.arguments[argument - self.first]}"

    @property
    def allowed(self) -> str:
        if isinstance(self.arguments, range):
            return f"{self.first} to {self.arguments[-1]}"
        return ", ".join(self.arguments) or "nothing"


class Verbs(Sequence[Verb]):
    """All verbs of a game. An action is its verb's base plus its argument, the same in every position."""

    def __init__(self, *verbs: Verb) -> None:
        self._verbs = verbs
        self._base: dict[str, int] = {}
        self._owner: list[Verb] = []
        for verb in verbs:
            if verb.name in self._base:
                raise ValueError(f"two verbs are called {verb.name}")
            self._base[verb.name] = len(self._owner) - verb.first
            self._owner += [verb] * verb.ids
        self._ids = {self.name(action): action for action in range(self.actions)}

    def __len__(self) -> int:
        return len(self._verbs)

    def __getitem__(self, index: Any) -> Any:
        return self._verbs[index]

    @property
    def actions(self) -> int:
        """How many ids there are."""
        return len(self._owner)

    def base(self, name: str) -> int:
        return self._base[name]

    def number(self, ids: object) -> None:
        """Write the base of each verb into the field that is called like it: `end_turn`, or `pass_`."""
        for verb in self:
            name = verb.name.replace(" ", "_")
            field = f"{name}_" if iskeyword(name) else name
            assert hasattr(ids, field), f"{type(ids).__name__} has no field {field}"
            setattr(ids, field, self.base(verb.name))

    def verb(self, action: int) -> tuple[str, int]:
        """The verb's name and its argument (the place in the list, where arguments are words)."""
        if not 0 <= action < self.actions:
            raise ValueError(f"there is no action {action}: they are 0 to {self.actions - 1}")
        verb = self._owner[action]
        return verb.name, action - self._base[verb.name]

    def name(self, action: int) -> str:
        _, argument = self.verb(action)
        return self._owner[action].text(argument)

    def parse(self, text: str) -> int:
        words = " ".join(text.lower().split())
        if words in self._ids:
            return self._ids[words]
        for verb in self._verbs:
            if words == verb.name or words.startswith(verb.name + " "):
                given = words[len(verb.name) :].strip() or "nothing"
                raise ValueError(f"'{verb.name}' takes {verb.allowed}; not {given}")
        raise ValueError(f"unknown answer '{text.strip()}'; answers begin with {', '.join(self._base)}")
