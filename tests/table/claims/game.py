"""Claims: a tiny game with secrets, for the tests of the table.

Everybody is dealt a card that only they see. In two rounds each seat stakes something and then raises or folds; low
cards can only fold, but nobody else may know that. Before staking a seat may look at its neighbour's card. The dearest
card wins.
"""

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel import Chance, ContentFile, Game, Question, Rng, State, Step, Verb, Verbs

UNKNOWN = 0
ROUNDS = 2
LOW = 3  # up to here a card can only fold


class ClaimsContent(msgspec.Struct, forbid_unknown_fields=True):
    cards: int


class ClaimsState(State):
    cards: list[int]
    seen: list[int]  # for each seat, the cards it knows, as bits
    worth: list[int]

    @property
    def highest(self) -> int:
        assert isinstance(self.setup.content, ClaimsContent)
        return self.setup.content.cards

    def erase(self, seat: int) -> None:
        known = self.seen[seat] if seat >= 0 else 0
        self.cards = [card if known >> owner & 1 else UNKNOWN for owner, card in enumerate(self.cards)]

    def redraw(self, rng: Rng) -> None:
        left = [card for card in range(1, self.highest + 1) if card not in self.cards]
        self.cards = [card or left.pop(rng.below(len(left))) for card in self.cards]

    def scores(self) -> list[int]:
        return [card * worth for card, worth in zip(self.cards, self.worth)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [] if self.stack else [seat for seat, score in enumerate(scores) if score == max(scores)]


class Deal(Chance):
    seat: i64

    def chances(self, state: ClaimsState) -> list[tuple[int, int]]:
        return [(card - 1, card) for card in range(1, state.highest + 1) if card not in state.cards]

    def answer(self, state: ClaimsState, action: int) -> None:
        state.cards[self.seat] = action + 1
        state.seen[self.seat] |= 1 << self.seat
        state.tell("dealt", self.seat)
        state.tell("card", self.seat, action + 1, audience=self.seat)


class Turn(Question):
    """What a seat is asked: everything below it belongs to it."""

    seat: i64

    def actor(self, state: ClaimsState) -> int:
        return self.seat


class Stake(Turn):
    def legal(self, state: ClaimsState) -> vec[i64]:
        base = state.setup.game.verbs.base("stake")
        peeked = state.seen[self.seat] != 1 << self.seat
        return vec[i64]([base + 1, base + 2, base + 3, *([] if peeked else [base + 4])])

    def answer(self, state: ClaimsState, action: int) -> None:
        stake = action - state.setup.game.verbs.base("stake")
        if stake <= 3:
            state.worth[self.seat] += stake
            state.tell("staked", self.seat, stake)
            state.put(Claim(self.seat))
            return
        other = (self.seat + 1) % state.seats
        state.seen[self.seat] |= 1 << other
        state.show()
        state.tell("peeked", self.seat)
        state.tell("card", other, state.cards[other], audience=self.seat)
        state.put(Stake(self.seat))


class Claim(Turn):
    def guarded(self, state: ClaimsState) -> bool:
        return True

    def legal(self, state: ClaimsState) -> vec[i64]:
        fold, more = state.setup.game.verbs.base("fold"), state.setup.game.verbs.base("raise")
        return vec[i64]([fold, more] if state.cards[self.seat] > LOW else [fold])

    def answer(self, state: ClaimsState, action: int) -> None:
        raised = action == state.setup.game.verbs.base("raise")
        state.worth[self.seat] += raised
        state.tell("raised" if raised else "folded", self.seat)


class Round(Step):
    def run(self, state: ClaimsState) -> None:
        state.put_all([Stake(seat) for seat in reversed(range(state.seats))])


class Claims(Game[ClaimsState]):
    slug = "claims"
    title = "Claims"
    seats = range(2, 5)
    frames = (Deal, Stake, Claim, Round)
    state = ClaimsState
    folder = Path(__file__).parent

    def read(self, source: ContentFile) -> object:
        content = source.convert(ClaimsContent)
        source.require(4 <= content.cards <= 20, "cards", "from 4 to 20")
        self.verbs = Verbs(
            Verb("card", range(1, content.cards + 1)),
            Verb("stake", range(1, 4)),
            Verb("peek"),
            Verb("fold"),
            Verb("raise"),
        )
        self.max_chances, self.longest = content.cards, 4 + 3 * 4 * ROUNDS
        return content

    def begin(self, state: ClaimsState) -> None:
        state.cards, state.seen, state.worth = [UNKNOWN] * state.seats, [0] * state.seats, [0] * state.seats
        state.put_all([Round()] * ROUNDS)
        state.put_all([Deal(seat) for seat in reversed(range(state.seats))])


class Remembered(Claims):
    """The same as a game of memory."""

    slug = "remembered"
    title = "Remembered Claims"
    memory = True
