"""A bot that looks through its own answers up to the next answer of nature or another seat, and takes the best."""

from collections.abc import Callable
from typing import Any, Final

from spindletop.bots.bot import Bot
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

MANY: Final = 80  # more answers are amounts, such as bids: the lowest ones count, and the last, mostly a pass
LOW: Final = 12
EVERY: Final = 4  # one in so many answers is looked at where they are much alike
ABSURD: Final = -1e8  # what looks worse than this is not done even by a slip
SEATS: Final = 3  # bits for the number of a seat
WORDS: Final = 1 << 32

Valuation = Callable[[Any, int], float]


def blurred(value: Valuation, most: float) -> Valuation:
    """A value as somebody sees it who is wrong by up to so much, either way. A position is misjudged in the same way
    whenever it is looked at, so plans are followed to their end."""

    def seen(state: Any, seat: int) -> float:
        worth = value(state, seat)
        return worth + most * error(worth, seat)

    return seen


def error(worth: float, seat: int) -> float:
    """From -1 to 1, always the same one for this worth."""
    return 2.0 * int(Rng(abs(hash(worth)) << SEATS | seat).word()) / WORDS - 1.0


class Foresight:
    """A run of own answers, where it leads, and how good that looks."""

    def __init__(self, actions: list[int], state: State, worth: float) -> None:
        self.actions = actions
        self.state = state
        self.worth = worth


def by_worth(foresight: Foresight) -> float:
    return -foresight.worth


def worth_a_look(state: State, alike: tuple[type, ...]) -> list[int]:
    legal = state.legal()
    if len(legal) > MANY:
        legal = legal[:LOW] + legal[-1:]
    return legal[::EVERY] if isinstance(state.top(), alike) else legal


def look_ahead(world: State, value: Valuation, beam: int, depth: int, alike: tuple[type, ...] = ()) -> list[Foresight]:
    """The foresights from here up to the next answer of nature or another seat, in the order in which they were found;
    of the open ones the best `beam` are followed, to `depth`. Only some answers to the questions `alike` are looked
    at."""
    seat = world.actor
    found: list[Foresight] = []
    going_on = [Foresight([], world, 0.0)]
    for _ in range(depth):
        going_on.sort(key=by_worth)
        followed, going_on = going_on[:beam], []
        for foresight in followed:
            for action in worth_a_look(foresight.state, alike):
                state = foresight.state.copy()
                state.answer(action)
                longer = Foresight([*foresight.actions, action], state, value(state, seat))
                if state.actor == seat:
                    going_on.append(longer)
                else:
                    found.append(longer)
        if not going_on:
            return found
    return found + going_on


def best_foresight(foresights: list[Foresight]) -> Foresight:
    """The first of the most promising."""
    best = foresights[0]
    for foresight in foresights:
        if foresight.worth > best.worth:
            best = foresight
    return best


class Temper:
    """How a bot chooses where several ways look alike: a careful one keeps its money together, a bold one puts it to
    work. Nothing is done for it that looks worse than the best by more than a trifle."""

    def __init__(self, reserve: Valuation, liking: float, alike: float) -> None:
        self.reserve = reserve
        self.liking = liking  # for a reserve: 1 or -1
        self.alike = alike  # a trifle, in worth

    def liked(self, foresight: Foresight, seat: int) -> float:
        return self.liking * self.reserve(foresight.state, seat)

    def pick(self, foresights: list[Foresight], seat: int) -> Foresight:
        """Of those that look as good as the best, the one that suits it most; the best, if that suits it as well."""
        chosen = best_foresight(foresights)
        least = chosen.worth - self.alike
        for foresight in foresights:
            if foresight.worth >= least and self.liked(foresight, seat) > self.liked(chosen, seat):
                chosen = foresight
        return chosen


def fitting(foresights: list[Foresight], temper: Temper | None, seat: int) -> Foresight:
    """The best foresight; with a temper, the one of the best that suits it most."""
    return best_foresight(foresights) if temper is None else temper.pick(foresights, seat)


class GreedyBot(Bot):
    """Judges positions with a game's `value`. One in so many answers may be a slip: any that is not absurd."""

    def __init__(
        self, value: Valuation, beam: int, depth: int, temper: Temper | None = None, slips: float = 0.0
    ) -> None:
        self.value = value
        self.beam = beam
        self.depth = depth
        self.temper = temper
        self.slips = slips

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if self.slips > 0.0 and rng.chance(self.slips):
            return self.slip(legal, view.imagine(rng), rng)
        foresights = look_ahead(view.imagine(rng), self.value, self.beam, self.depth)
        return fitting(foresights, self.temper, view.actor).actions[0]

    def slip(self, legal: list[int], world: State, rng: Rng) -> int:
        foresights = look_ahead(world, self.value, beam=1, depth=1)
        absurd = {foresight.actions[0] for foresight in foresights if foresight.worth < ABSURD}
        sane = [action for action in legal if action not in absurd]
        return sane[rng.below(len(sane))] if sane else foresights[0].actions[0]
