"""Imagining the licences that a view does not know, by the right odds.

The odds. Within a shuffle every order of the deck is equally likely, so a holder who draws s of its cards gets x
twos with weight C(s, x), and the twos that all draws leave are in the rest of the deck. A payment or a fine shows
cards that were there; a fine is random, so it also has its odds; a bid that was paid, or could not be, says on
which side of it the hand was. All of this but the deck concerns one holder at a time. So each holder's draws are
imagined by themselves, by the exact odds of all that happens to this holder later, and the whole is kept if the twos
of every shuffle come out right, and by the odds of the rest of the deck; if not, all is imagined anew. Where a deck
was drawn to its last card, one holder must have got the twos that the others leave: he is imagined last, and the whole
is kept by the odds that he gets just these.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.hands import CARDS, CLEAR, DRAW, HOLDER, NOTE, SHUFFLE, TWOS
from spindletop.games.prospecting.stories import Chapter, Closing, Shuffle, Story, binomials
from spindletop.kernel.nature import Rng

TRIES: Final = 2_000_000


class Deals:
    """Imagines the draws that a view does not know. What it works out once serves until the history goes on."""

    def __init__(self) -> None:
        self.notes: i64 = NONE  # how long the history was when this was worked out
        self.shuffles: list[Shuffle] = []
        self.stories: list[Story] = []

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
        raise ValueError("no hands fit the history of licences")

    def work_out(self, history: vec[i64]) -> None:
        self.read(history)
        largest: i64 = 0
        for place in range(0, len(history), NOTE):
            if history[place] == SHUFFLE:
                largest = max(largest, history[place + CARDS])
        choose = binomials(largest)
        for story in self.stories:
            story.look_ahead(self.shuffles, choose)
            if story.later[0] <= 0.0:
                raise ValueError(f"no hands of holder {story.holder} fit the history of licences")
        for number in range(len(self.shuffles)):
            self.shuffles[number].judge_rest(choose)
            self.divide(number, choose)

    def read(self, history: vec[i64]) -> None:
        """Into shuffles, and a story for each holder whose draws were not all seen."""
        self.shuffles = []
        stories: dict[i64, Story] = {}
        for place in range(0, len(history), NOTE):
            kind, holder = history[place], history[place + HOLDER]
            cards, twos = history[place + CARDS], history[place + TWOS]
            if kind == SHUFFLE:
                self.shuffles.append(Shuffle(cards, twos))
                continue
            shuffle = self.shuffles[-1]
            if kind == DRAW:
                shuffle.rest -= cards
                if twos != UNKNOWN:  # as if these cards had never been in the deck
                    shuffle.unseen -= cards
                    shuffle.twos -= twos
                elif holder not in stories:
                    stories[holder] = Story(holder)
            if holder in stories and kind != CLEAR:
                stories[holder].add(history, place, len(self.shuffles) - 1)
        self.stories = list(stories.values())

    def divide(self, number: i64, choose: list[vec[float]]) -> None:
        """The stories have a chapter each in a shuffle. If it was drawn to its last card, who drew most closes it."""
        shuffle = self.shuffles[number]
        closer: i64 = NONE
        most: i64 = 0
        chapters = [Chapter(self.stories[which], which, number) for which in range(len(self.stories))]
        for chapter in chapters:
            if shuffle.rest == 0 and chapter.cards > most:
                closer, most = chapter.which, chapter.cards
        shuffle.chapters = [chapter for chapter in chapters if chapter.which != closer]
        if closer != NONE:
            shuffle.closing = Closing(self.stories[closer], closer, number)
            shuffle.closing.look_ahead(choose)

    def fits(self, history: vec[i64], in_hand: vec[i64], rng: Rng) -> i64:
        """Imagine all draws. If they agree with the twos of every shuffle: how many are left in the deck, else NONE."""
        left: i64 = NONE
        for which in range(len(in_hand)):
            in_hand[which] = 0
        for shuffle in self.shuffles:
            left = shuffle.twos
            for chapter in shuffle.chapters:
                left -= chapter.tell(history, in_hand, left, rng)
            closing = shuffle.closing
            if closing is not None:
                if not closing.accepts(in_hand, left, rng):
                    return NONE
                left -= closing.tell(history, in_hand, left, rng)
            if not 0 <= left <= shuffle.rest:
                return NONE
            odds = shuffle.rest_odds[left]
            if odds < 1.0 and not rng.chance(odds):
                return NONE
        return left
