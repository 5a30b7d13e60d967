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

from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.hands import (
    CARDS,
    CLEAR,
    DRAW,
    ENOUGH,
    FINE,
    HOLDER,
    KIND,
    SHORT,
    SHUFFLE,
    TWOS,
    takes,
)
from spindletop.kernel.nature import Rng

TRIES: Final = 2_000_000

CHOOSE: Final[list[list[float]]] = [[1.0]]  # Pascal's triangle, as far as it was needed


def binomials(size: int) -> list[list[float]]:
    """Pascal's triangle with a row for `size`, and perhaps more."""
    for n in range(len(CHOOSE), size + 1):
        above = CHOOSE[n - 1]
        CHOOSE.append([1.0] + [above[k - 1] + above[k] for k in range(1, n)] + [1.0])
    return CHOOSE


class Shuffle:
    """One time through the deck, as a view knows it."""

    def __init__(self, cards: int, twos: int) -> None:
        self.rest = cards  # what nobody drew
        self.unseen = cards  # the cards whose values are not known
        self.twos = twos  # the twos among those
        self.rest_odds: list[float] = []  # by twos in the rest: the odds, the likeliest as 1


class Story:
    """What happened to one holder whose draws were not all seen, and the odds of what he may have drawn."""

    def __init__(self, holder: int) -> None:
        self.holder = holder
        self.size = 0
        self.kinds: list[int] = []
        self.cards: list[int] = []
        self.twos: list[int] = []
        self.shuffles: list[int] = []  # by note: in which shuffle
        self.places: list[int] = []  # by note: where it stands in the history
        self.sizes: list[int] = []  # by note: cards in hand before it
        self.draws: list[list[float]] = []  # by note: for a draw, the odds of x twos before anything else is known
        self.later: list[list[float]] = []  # by note: the odds of all that comes from it on, by twos in hand before it

    def add(self, note: list[int], shuffle: int, place: int) -> None:
        self.kinds.append(note[KIND])
        self.cards.append(note[CARDS])
        self.twos.append(note[TWOS])
        self.shuffles.append(shuffle)
        self.places.append(place)
        self.sizes.append(self.size)
        if note[KIND] == DRAW:
            self.size += note[CARDS]
        elif takes(note[KIND]):
            self.size -= note[CARDS]

    def look_ahead(self, shuffles: list[Shuffle], choose: list[list[float]]) -> None:
        """Fill `draws` and `later`, from the last note to the first."""
        after = [1.0] * (self.size + 1)
        later = [after]
        draws: list[list[float]] = []
        for number in range(len(self.kinds) - 1, -1, -1):
            kind, cards = self.kinds[number], self.cards[number]
            odds: list[float] = []
            if kind == DRAW:
                shuffle = shuffles[self.shuffles[number]]
                odds = split_odds(cards, shuffle.twos, shuffle.unseen, choose)
            before = [0.0] * (self.sizes[number] + 1)
            for twos in range(self.sizes[number] + 1):
                before[twos] = self.odds_from(number, twos, odds, after, choose)
            later.append(before)
            draws.append(odds)
            after = before
        later.reverse()
        draws.reverse()
        self.later, self.draws = later, draws

    def odds_from(
        self, number: int, twos: int, odds: list[float], after: list[float], choose: list[list[float]]
    ) -> float:
        """The odds of this note and all later ones for a hand with so many twos, given those `after` it."""
        kind, cards = self.kinds[number], self.cards[number]
        ones = self.sizes[number] - twos
        if kind == DRAW:
            total = 0.0
            for drawn in range(cards + 1):
                total += odds[drawn] * after[twos + drawn]
            return total
        if kind == ENOUGH:
            return after[twos] if ones + 2 * twos >= cards else 0.0
        if kind == SHORT:
            return after[twos] if ones + 2 * twos < cards else 0.0
        gone = self.twos[number]
        if twos < gone or ones < cards - gone:
            return 0.0
        fined = choose[twos][gone] * choose[ones][cards - gone] if kind == FINE else 1.0
        return fined * after[twos - gone]


def split_odds(cards: int, twos: int, unseen: int, choose: list[list[float]]) -> list[float]:
    """The odds of 0, 1, ... twos among `cards`, if each is a two as often as among the unseen ones."""
    share = twos / unseen if unseen else 0.0
    return [choose[cards][x] * share**x * (1.0 - share) ** (cards - x) for x in range(cards + 1)]


class Closing:
    """The holder who gets what the others leave of a shuffle that was drawn to its last card."""

    def __init__(self, story: Story, shuffle: int) -> None:
        self.first = 0
        while story.shuffles[self.first] < shuffle:
            self.first += 1
        self.stop = self.first
        self.cards = 0  # drawn from this shuffle
        while self.stop < len(story.kinds) and story.shuffles[self.stop] == shuffle:
            if story.kinds[self.stop] == DRAW:
                self.cards += story.cards[self.stop]
            self.stop += 1
        self.totals: list[list[list[float]]] = []  # by note, twos in hand and twos still to come: the odds
        self.highest = 0.0  # the best odds there are for any total

    def look_ahead(self, story: Story, choose: list[list[float]]) -> None:
        """Fill `totals`, from the last note to the first."""
        after = [[0.0] * (self.cards + 1) for _ in story.later[self.stop]]
        for twos in range(len(after)):
            after[twos][0] = story.later[self.stop][twos]
        totals = [after]
        for number in range(self.stop - 1, self.first - 1, -1):
            before: list[list[float]] = []
            for twos in range(story.sizes[number] + 1):
                row = [0.0] * (self.cards + 1)
                for total in range(self.cards + 1):
                    row[total] = self.odds_from(story, number, twos, total, after, choose)
                before.append(row)
            totals.append(before)
            after = before
        totals.reverse()
        self.totals = totals
        for twos in range(len(after)):
            ahead = story.later[self.first][twos]
            if ahead > 0.0:
                self.highest = max(self.highest, max(after[twos]) / ahead)

    def odds_from(
        self, story: Story, number: int, twos: int, total: int, after: list[list[float]], choose: list[list[float]]
    ) -> float:
        if story.kinds[number] != DRAW:
            return story.odds_from(number, twos, [], [row[total] for row in after], choose)
        odds = 0.0
        for drawn in range(min(total, story.cards[number]) + 1):
            odds += story.draws[number][drawn] * after[twos + drawn][total - drawn]
        return odds

    def accepts(self, story: Story, twos: int, total: int, rng: Rng) -> bool:
        """By the odds that a hand with so many twos gets just this total."""
        if not 0 <= total <= self.cards:
            return False
        return rng.chance(self.totals[0][twos][total] / story.later[self.first][twos] / self.highest)

    def draw(self, story: Story, note: int, twos: int, total: int, rng: Rng) -> int:
        """How many of the total come with this draw."""
        after = self.totals[note - self.first + 1]
        ticket = self.totals[note - self.first][twos][total] * (rng.below(1 << 30) / (1 << 30))
        likely = 0
        for drawn in range(min(total, story.cards[note]) + 1):
            part = story.draws[note][drawn] * after[twos + drawn][total - drawn]
            if part > 0.0:
                likely = drawn
                ticket -= part
                if ticket < 0.0:
                    break
        return likely


class Deals:
    """Imagines the draws that a view does not know. What it works out once serves until the history goes on."""

    def __init__(self) -> None:
        self.notes = NONE  # how long the history was when this was worked out
        self.shuffles: list[Shuffle] = []
        self.stories: list[Story] = []
        self.closers: list[int] = []  # by shuffle: the story that closes it, or NONE
        self.closings: list[Closing | None] = []

    def imagine(self, past: list[list[int]], rng: Rng) -> list[list[int]]:
        """The history with every unknown draw filled in, by the right odds."""
        if self.notes != len(past):
            self.work_out(past)
            self.notes = len(past)
        history = past[:]
        for _ in range(TRIES):
            if self.fits(history, rng):
                return history
        raise ValueError("no hands fit the history of licences")

    def work_out(self, history: list[list[int]]) -> None:
        self.shuffles = []
        stories: dict[int, Story] = {}
        largest = 0
        for place, note in enumerate(history):
            kind, holder, cards, twos = note[KIND], note[HOLDER], note[CARDS], note[TWOS]
            if kind == SHUFFLE:
                self.shuffles.append(Shuffle(cards, twos))
                largest = max(largest, cards)
                continue
            shuffle = self.shuffles[-1]
            if kind == DRAW:
                shuffle.rest -= cards
            if kind == DRAW and twos != UNKNOWN:  # seen: as if these cards had never been in the deck
                shuffle.unseen -= cards
                shuffle.twos -= twos
            if kind == DRAW and twos == UNKNOWN and holder not in stories:
                stories[holder] = Story(holder)
            if holder in stories and kind != CLEAR:
                stories[holder].add(note, len(self.shuffles) - 1, place)
        choose = binomials(largest)
        for shuffle in self.shuffles:
            odds = split_odds(shuffle.rest, shuffle.twos, shuffle.unseen, choose)
            best = max(odds)
            shuffle.rest_odds = [each / best for each in odds]
        self.stories = list(stories.values())
        for story in self.stories:
            story.look_ahead(self.shuffles, choose)
            if story.later[0][0] <= 0.0:
                raise ValueError(f"no hands of holder {story.holder} fit the history of licences")
        self.close(choose)

    def close(self, choose: list[list[float]]) -> None:
        """For each shuffle that was drawn to its last card, let the one who drew most of it be the last."""
        self.closers = []
        self.closings = []
        for number in range(len(self.shuffles)):
            best, closer = None, NONE
            for which in range(len(self.stories) if self.shuffles[number].rest == 0 else 0):
                if number in self.stories[which].shuffles:
                    closing = Closing(self.stories[which], number)
                    if closing.cards > 0 and (best is None or closing.cards > best.cards):
                        best, closer = closing, which
            if best is not None:
                best.look_ahead(self.stories[closer], choose)
            self.closings.append(best)
            self.closers.append(closer)

    def fits(self, history: list[list[int]], rng: Rng) -> bool:
        """Imagine all draws; whether they agree with the twos of every shuffle."""
        stories = self.stories
        reached = [0] * len(stories)
        in_hand = [0] * len(stories)
        for number in range(len(self.shuffles)):
            shuffle, closing, closer = self.shuffles[number], self.closings[number], self.closers[number]
            left = shuffle.twos
            for which in range(len(stories)):
                if which != closer:
                    left -= self.tell(stories[which], which, number, reached, in_hand, history, None, 0, rng)
            if closing is not None:
                story = stories[closer]
                if not closing.accepts(story, in_hand[closer], left, rng):
                    return False
                left -= self.tell(story, closer, number, reached, in_hand, history, closing, left, rng)
            if not 0 <= left <= shuffle.rest:
                return False
            odds = shuffle.rest_odds[left]
            if odds < 1.0 and not rng.chance(odds):
                return False
        return True

    def tell(
        self,
        story: Story,
        which: int,
        number: int,
        reached: list[int],
        in_hand: list[int],
        history: list[list[int]],
        closing: Closing | None,
        left: int,
        rng: Rng,
    ) -> int:
        """Imagine what this holder drew from one shuffle; returns the twos among it."""
        note, twos, all_drawn = reached[which], in_hand[which], 0
        while note < len(story.kinds) and story.shuffles[note] == number:
            kind = story.kinds[note]
            if kind == DRAW:
                if closing is None:
                    drawn = self.draw(story, note, twos, rng)
                else:
                    drawn = closing.draw(story, note, twos, left - all_drawn, rng)
                history[story.places[note]] = [DRAW, story.holder, story.cards[note], drawn]
                twos += drawn
                all_drawn += drawn
            elif takes(kind):
                twos -= story.twos[note]
            note += 1
        reached[which], in_hand[which] = note, twos
        return all_drawn

    def draw(self, story: Story, note: int, twos: int, rng: Rng) -> int:
        """How many twos are among these cards, given all that happens to this holder later."""
        odds, after = story.draws[note], story.later[note + 1]
        ticket = story.later[note][twos] * (rng.below(1 << 30) / (1 << 30))
        likely = 0
        for drawn in range(story.cards[note] + 1):
            part = odds[drawn] * after[twos + drawn]
            if part > 0.0:
                likely = drawn
                ticket -= part
                if ticket < 0.0:
                    return drawn
        return likely
