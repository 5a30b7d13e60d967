"""What happened to the licences of each holder, as a view knows it, and the odds of what he may have drawn."""

from math import pow
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from spindletop.games.prospecting.hands import CARDS, DRAW, ENOUGH, FINE, SHORT, TWOS, takes
from spindletop.kernel.nature import Rng

CHOOSE: Final[list[vec[float]]] = [vec[float]([1.0])]  # Pascal's triangle, as far as it was needed
GRAINS: Final = 1 << 30  # of chance


def binomials(size: i64) -> list[vec[float]]:
    """Pascal's triangle with a row for `size`, and perhaps more."""
    for n in range(len(CHOOSE), size + 1):
        above = CHOOSE[n - 1]
        row = vec[float]([1.0] * (n + 1))
        for k in range(1, n):
            row[k] = above[k - 1] + above[k]
        CHOOSE.append(row)
    return CHOOSE


def split_odds(cards: i64, twos: i64, unseen: i64, choose: list[vec[float]]) -> vec[float]:
    """The odds of 0, 1, ... twos among `cards`, if each is a two as often as among the unseen ones."""
    share = float(twos) / float(unseen) if unseen > 0 else 0.0
    odds = choose[cards][:]
    for x in range(cards + 1):
        odds[x] = odds[x] * pow(share, float(x)) * pow(1.0 - share, float(cards - x))
    return odds


def part_of(whole: float, rng: Rng) -> float:
    """Anything from nothing to the whole."""
    return whole * (float(rng.below(GRAINS)) / GRAINS)


class Shuffle:
    """One time through the deck."""

    def __init__(self, cards: i64, twos: i64) -> None:
        self.rest = cards  # what nobody drew
        self.unseen = cards  # the cards whose values are not known
        self.twos = twos  # the twos among those
        self.rest_odds = vec[float]()  # by twos in the rest: the odds, the likeliest as 1
        self.chapters: list[Chapter] = []  # of all who drew from it, but for who closes it
        self.closing: Closing | None = None

    def judge_rest(self, choose: list[vec[float]]) -> None:
        odds = split_odds(self.rest, self.twos, self.unseen, choose)
        best = max(odds)
        self.rest_odds = vec[float]([each / best for each in odds])


class Story:
    """What happened to one holder whose draws were not all seen."""

    def __init__(self, holder: i64) -> None:
        self.holder = holder
        self.size: i64 = 0
        self.kinds = vec[i64]()
        self.cards = vec[i64]()
        self.twos = vec[i64]()  # by note: those that left the hand
        self.shuffles = vec[i64]()  # by note: in which shuffle
        self.places = vec[i64]()  # by note: where it begins in the history
        self.sizes = vec[i64]()  # by note: cards in hand before it
        self.draws = vec[float]()  # from `draw_at` of a draw on: the odds of x twos before anything else is known
        self.draw_at = vec[i64]()
        self.later = vec[float]()  # from `later_at` of a note on: the odds of all that comes, by twos in hand before it
        self.later_at = vec[i64]([0])

    def add(self, history: vec[i64], place: i64, shuffle: i64) -> None:
        kind, cards = history[place], history[place + CARDS]
        self.kinds = append(self.kinds, kind)
        self.cards = append(self.cards, cards)
        self.twos = append(self.twos, history[place + TWOS] if takes(kind) else 0)
        self.shuffles = append(self.shuffles, shuffle)
        self.places = append(self.places, place)
        self.sizes = append(self.sizes, self.size)
        self.later_at = append(self.later_at, self.later_at[-1] + self.size + 1)
        if kind == DRAW:
            self.size += cards
        elif takes(kind):
            self.size -= cards

    def look_ahead(self, shuffles: list[Shuffle], choose: list[vec[float]]) -> None:
        """Fill `draws`; then `later`, from the last note to the first."""
        for note in range(len(self.kinds)):
            self.draw_at = append(self.draw_at, len(self.draws))
            if self.kinds[note] == DRAW:
                shuffle = shuffles[self.shuffles[note]]
                self.draws = extend(self.draws, split_odds(self.cards[note], shuffle.twos, shuffle.unseen, choose))
        self.later = vec[float]([1.0] * (self.later_at[-1] + self.size + 1))
        for note in range(len(self.kinds) - 1, -1, -1):
            for twos in range(self.sizes[note] + 1):
                self.later[self.later_at[note] + twos] = self.odds_from(note, twos, choose)

    def odds_from(self, note: i64, twos: i64, choose: list[vec[float]]) -> float:
        """The odds of this note and all later ones for a hand with so many twos."""
        later, after = self.later, self.later_at[note + 1] + twos
        if self.kinds[note] != DRAW:
            likely = self.odds_of(note, twos, choose)
            return likely * later[after - self.twos[note]] if likely > 0.0 else 0.0
        draws, first, odds = self.draws, self.draw_at[note], 0.0
        for drawn in range(self.cards[note] + 1):
            odds += draws[first + drawn] * later[after + drawn]
        return odds

    def odds_of(self, note: i64, twos: i64, choose: list[vec[float]]) -> float:
        """The odds of a note that is no draw, for a hand with so many twos."""
        kind, cards, gone = self.kinds[note], self.cards[note], self.twos[note]
        ones = self.sizes[note] - twos
        if kind == ENOUGH:
            return 1.0 if ones + 2 * twos >= cards else 0.0
        if kind == SHORT:
            return 1.0 if ones + 2 * twos < cards else 0.0
        if twos < gone or ones < cards - gone:
            return 0.0
        return choose[twos][gone] * choose[ones][cards - gone] if kind == FINE else 1.0


class Chapter:
    """A holder's story while the deck is gone through once: its notes from `first` up to, not including, `stop`."""

    def __init__(self, story: Story, which: i64, shuffle: i64) -> None:
        self.story = story
        self.which = which  # the number of the story
        self.first: i64 = 0
        while self.first < len(story.kinds) and story.shuffles[self.first] < shuffle:
            self.first += 1
        self.stop = self.first
        self.cards: i64 = 0  # drawn
        self.draws = vec[i64]()  # the notes that are draws
        self.gone = vec[i64]([0])  # before each of them and after the last: twos that left the hand meanwhile
        while self.stop < len(story.kinds) and story.shuffles[self.stop] == shuffle:
            if story.kinds[self.stop] == DRAW:
                self.cards += story.cards[self.stop]
                self.draws = append(self.draws, self.stop)
                self.gone = append(self.gone, 0)
            else:
                self.gone[len(self.draws)] += story.twos[self.stop]
            self.stop += 1

    def tell(self, history: vec[i64], in_hand: vec[i64], total: i64, rng: Rng) -> i64:
        """Imagine what this holder drew, and write it into the history; returns the twos among it."""
        draws, gone, places = self.draws, self.gone, self.story.places
        twos = in_hand[self.which]
        all_drawn: i64 = 0
        for number in range(len(draws)):
            twos -= gone[number]
            drawn = self.draw(draws[number], twos, total - all_drawn, rng)
            history[places[draws[number]] + TWOS] = drawn
            twos += drawn
            all_drawn += drawn
        in_hand[self.which] = twos - gone[len(draws)]
        return all_drawn

    def draw(self, note: i64, twos: i64, total: i64, rng: Rng) -> i64:
        """How many twos are among these cards, given all that happens to this holder later."""
        story = self.story
        odds, first, later, after = story.draws, story.draw_at[note], story.later, story.later_at[note + 1] + twos
        ticket = part_of(later[story.later_at[note] + twos], rng)
        likely: i64 = 0
        for drawn in range(story.cards[note] + 1):
            part = odds[first + drawn] * later[after + drawn]
            if part > 0.0:
                likely = drawn
                ticket -= part
                if ticket < 0.0:
                    break
        return likely


class Closing(Chapter):
    """The chapter of the holder who gets what the others leave of a shuffle that was drawn to its last card."""

    def __init__(self, story: Story, which: i64, shuffle: i64) -> None:
        super().__init__(story, which, shuffle)
        self.width = self.cards + 1
        self.totals: list[vec[float]] = []  # by note: the odds, by twos in hand and (`width`) twos still to come
        self.highest = 0.0  # the best odds there are for any total

    def look_ahead(self, choose: list[vec[float]]) -> None:
        """Fill `totals`, from the last note to the first."""
        story, width = self.story, self.width
        end = story.later_at[self.stop]
        hands = (story.sizes[self.stop] if self.stop < len(story.sizes) else story.size) + 1
        after = vec[float]([0.0] * (hands * width))
        for twos in range(hands):
            after[twos * width] = story.later[end + twos]
        totals = [after]
        for note in range(self.stop - 1, self.first - 1, -1):
            before = vec[float]([0.0] * ((story.sizes[note] + 1) * width))
            for place in range(len(before)):
                before[place] = self.odds_from(note, place // width, place % width, after, choose)
            totals.append(before)
            after = before
        totals.reverse()
        self.totals = totals
        for place in range(len(after)):
            ahead = story.later[story.later_at[self.first] + place // width]
            if ahead > 0.0:
                self.highest = max(self.highest, after[place] / ahead)

    def odds_from(self, note: i64, twos: i64, total: i64, after: vec[float], choose: list[vec[float]]) -> float:
        """The odds that a hand with so many twos gets just this total from this note on."""
        story, width = self.story, self.width
        if story.kinds[note] != DRAW:
            likely = story.odds_of(note, twos, choose)
            return likely * after[(twos - story.twos[note]) * width + total] if likely > 0.0 else 0.0
        draws, first, odds = story.draws, story.draw_at[note], 0.0
        for drawn in range(min(total, story.cards[note]) + 1):
            odds += draws[first + drawn] * after[(twos + drawn) * width + total - drawn]
        return odds

    def accepts(self, in_hand: vec[i64], total: i64, rng: Rng) -> bool:
        """By the odds that the hand gets just this total."""
        if not 0 <= total <= self.cards:
            return False
        story, twos = self.story, in_hand[self.which]
        odds = self.totals[0][twos * self.width + total]
        return rng.chance(odds / story.later[story.later_at[self.first] + twos] / self.highest)

    def draw(self, note: i64, twos: i64, total: i64, rng: Rng) -> i64:
        """How many of the total come with this draw."""
        story, width, after = self.story, self.width, self.totals[note - self.first + 1]
        odds, first = story.draws, story.draw_at[note]
        ticket = part_of(self.totals[note - self.first][twos * width + total], rng)
        likely: i64 = 0
        for drawn in range(min(total, story.cards[note]) + 1):
            part = odds[first + drawn] * after[(twos + drawn) * width + total - drawn]
            if part > 0.0:
                likely = drawn
                ticket -= part
                if ticket < 0.0:
                    break
        return likely
