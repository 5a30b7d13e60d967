"""Every game at every number of seats, with every value of every option on its own, and some random mixes."""

from dataclasses import dataclass
from typing import Any

import spindletop
from spindletop.kernel import Game, OptionValue, Rng, State

MIXES = 3


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    slug: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def game(self) -> Game[State]:
        return GAMES[self.slug]

    def new(self) -> State:
        return self.game.new(self.seats, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


GAMES: dict[str, Game[Any]] = {slug: spindletop.game(slug) for slug in spindletop.games()}


def possible(case: Case) -> bool:
    """Some options exclude each other, or want a certain number of seats: the game says so."""
    try:
        case.new()
    except ValueError:
        return False
    return True


def plain_cases() -> list[Case]:
    """Every game and number of seats, options by default."""
    return [Case(slug, seats) for slug, game in GAMES.items() for seats in game.seats]


def all_cases() -> list[Case]:
    cases = plain_cases()
    for slug, game in GAMES.items():
        for seats in game.seats:
            single = [
                Case(slug, seats, ((option.name, value),))
                for option in game.options
                for value in option.allowed(seats)
                if value != option.default
            ]
            cases += filter(possible, single)
            cases += filter(possible, (mix(game, seats, Rng(number)) for number in range(MIXES)))
    return list(dict.fromkeys(cases))


def few_cases() -> list[Case]:
    """Every game and number of seats, and every value of every option at least once, in a mix if one has it."""
    cases, met = plain_cases(), set[tuple[str, str, OptionValue]]()
    for case in sorted(all_cases(), key=lambda case: -len(case.options)):
        values = {(case.slug, name, value) for name, value in case.options}
        if not values <= met:
            cases.append(case)
            met |= values
    return cases


def mix(game: Game[State], seats: int, rng: Rng) -> Case:
    """A random choice for every option."""
    choices = [(option.name, option.allowed(seats)) for option in game.options]
    return Case(game.slug, seats, tuple((name, allowed[rng.below(len(allowed))]) for name, allowed in choices))
