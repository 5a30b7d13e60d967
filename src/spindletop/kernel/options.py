"""The options of a game: what a table may choose before it begins."""

from collections.abc import Mapping
from dataclasses import dataclass

from spindletop.kernel.state import OptionValue


@dataclass(frozen=True)
class Option:
    """One choice of the table. `choices` lists what is allowed (or is a range of numbers)."""

    name: str
    choices: tuple[OptionValue, ...] | range
    default: OptionValue
    seat: bool = False  # numbers among the choices are seats, and must be at the table

    def allowed(self, seats: int) -> list[OptionValue]:
        return [choice for choice in self.choices if not (self.seat and isinstance(choice, int) and choice >= seats)]

    def check(self, value: object, seats: int) -> OptionValue:
        """The allowed choice that this value means: itself, or its text as typed on a command line."""
        allowed = self.allowed(seats)
        for choice in allowed:
            if type(choice) is type(value) and choice == value:
                return choice
        if isinstance(value, str):
            typed = value.strip().lower()
            for choice in allowed:
                if typed in spellings(choice):
                    return choice
        words = ", ".join(spellings(choice)[0] for choice in allowed)
        raise ValueError(f"option {self.name} cannot be {value!r}; allowed: {words}")


def spellings(choice: OptionValue) -> list[str]:
    """How a choice may be typed; the first is how it is shown."""
    if isinstance(choice, bool):
        return ["yes", "true", "on"] if choice else ["no", "false", "off"]
    return [str(choice)]


def choose(options: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
    """All options with their values: the given ones checked, the others by default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise ValueError(f"there is no option {name!r}; options: {', '.join(names) or 'none'}")
    return {option.name: option.check(given.get(option.name, option.default), seats) for option in options}


START = Option("start", ("random", 0, 1, 2, 3, 4), "random", seat=True)
