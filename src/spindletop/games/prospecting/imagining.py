"""Imagining the licences that a view does not know, by the right odds.

The odds. Within a shuffle every order of the deck is equally likely, so a holder who draws s of its cards gets x
twos with weight C(s, x), and the twos that all draws leave are in the rest of the deck. A payment or a fine shows
cards that were there; a fine is random, so it also has its odds; a bid that was paid, or could not be, says on
which side of it the hand was. All of this but the deck concerns one holder at a time. So of each holder's draws in a
shuffle the odds of every total are worked out, given all that happens to this holder later; the twos of the shuffle
are divided by them, and each holder's part among his draws. How likely it was that the twos come out right depends on
what the holders had in hand when a shuffle began: by these odds the whole is kept, or all is imagined anew. In the
first shuffle nobody had any.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.hands import CARDS, CLEAR, DRAW, HOLDER, NOTE, SHUFFLE, TWOS
from spindletop.games.prospecting.stories import Chapter, Draw, Shuffle, Story
from spindletop.kernel.nature import Rng

TRIES: Final = 2_000_000
IMPOSSIBLE: Final = "no hands fit the history of licences"


class Deals:
    """Imagines the draws that a view does not know. What it works out once serves until the history goes on."""

    def __init__(self) -> None:
        self.notes: i64 = NONE  # how long the history was when this was worked out
        self.shuffles: list[Shuffle] = []
        self.stories: list[Story] = []
        self.first: list[vec[float]] = []  # how the twos of the first shuffle are divided

    def imagine(self, history: vec[i64], twos: vec[i64], rng: Rng) -> i64:
        """Fill in every unknown draw of the history, by the right odds, and the twos that are in hand then. Returns
        those that are left in the deck."""
        if self.notes != len(history):
            self.work_out(history)
            self.notes = len(history)
        in_hand = vec[i64]([0] * len(self.stories))
        for _ in range(TRIES):
            left = self.fits(history, in_hand, rng)
            if left != NONE:
                for which in range(len(in_hand)):
                    twos[self.stories[which].holder] = in_hand[which]
                return left
        raise ValueError(IMPOSSIBLE)

    def work_out(self, history: vec[i64]) -> None:
        self.read(history)
        for which in range(len(self.stories)):
            story = self.stories[which]
            following: Draw | None = None
            for draw in reversed(story.draws):
                draw.look_ahead(self.shuffles[draw.shuffle].share(), following)
                following = draw
            if story.draws[0].later[0] <= 0.0:
                raise ValueError(f"no hands of holder {story.holder} fit the history of licences")
            for number in range(len(self.shuffles)):
                draws = [draw for draw in story.draws if draw.shuffle == number]
                if draws:
                    self.shuffles[number].chapters.append(Chapter(which, draws))
        for shuffle in self.shuffles:
            shuffle.look_ahead()
        self.first = self.shuffles[0].divisions(vec[i64]([0] * len(self.stories)))
        if self.shuffles[0].fit(self.first) <= 0.0:
            raise ValueError(IMPOSSIBLE)

    def read(self, history: vec[i64]) -> None:
        """Into shuffles, and a story for each holder whose draws were not seen."""
        self.shuffles = []
        stories: dict[i64, Story] = {}
        for place in range(0, len(history), NOTE):
            kind, holder = history[place], history[place + HOLDER]
            cards, twos = history[place + CARDS], history[place + TWOS]
            if kind == SHUFFLE:
                self.shuffles.append(Shuffle(cards, twos))
            elif kind == DRAW:
                shuffle = self.shuffles[-1]
                shuffle.rest -= cards
                if twos != UNKNOWN:  # as if these cards had never been in the deck
                    shuffle.unseen -= cards
                    shuffle.twos -= twos
                    continue
                if holder not in stories:
                    stories[holder] = Story(holder)
                stories[holder].draw(place, len(self.shuffles) - 1, cards)
            elif holder in stories and kind != CLEAR:
                stories[holder].see(kind, cards, twos)
        self.stories = list(stories.values())

    def fits(self, history: vec[i64], in_hand: vec[i64], rng: Rng) -> i64:
        """Imagine all draws. Returns the twos that are left in the deck, or NONE if it is not to be kept."""
        for which in range(len(in_hand)):
            in_hand[which] = 0
        left = self.shuffles[0].tell(history, in_hand, self.first, rng)
        for shuffle in self.shuffles[1:]:
            odds = shuffle.divisions(in_hand)
            if not rng.chance(shuffle.fit(odds) / shuffle.most):
                return NONE
            left = shuffle.tell(history, in_hand, odds, rng)
        return left
