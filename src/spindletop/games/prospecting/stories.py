"""What happened to the licences of each holder, as a view knows it, and the odds of what he may have drawn."""

from math import pow, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.hands import ENOUGH, FINE, SHORT, TWOS, takes
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


def split_odds(cards: i64, share: float) -> vec[float]:
    """The odds of 0, 1, ... twos among `cards`, if each is a two with this probability."""
    odds = binomials(cards)[cards][:]
    for x in range(cards + 1):
        odds[x] = odds[x] * pow(share, float(x)) * pow(1.0 - share, float(cards - x))
    return odds


def part_of(whole: float, rng: Rng) -> float:
    """Anything from nothing to the whole."""
    return whole * (float(rng.below(GRAINS)) / GRAINS)


def sharpness(odds: vec[float], first: i64, stop: i64) -> tuple[float, float]:
    """The best of these odds, and the root of their added squares, as parts of all of them."""
    whole = best = squares = 0.0
    for place in range(first, stop):
        whole += odds[place]
        best = max(best, odds[place])
        squares += odds[place] * odds[place]
    return (best / whole, sqrt(squares) / whole) if whole > 0.0 else (0.0, 0.0)


class Draw:
    """Cards that a holder drew unseen, and what was seen of his hand until he drew again."""

    def __init__(self, place: i64, shuffle: i64, cards: i64, held: i64) -> None:
        self.place = place  # where its note begins in the history
        self.shuffle = shuffle  # in which it was
        self.cards = cards
        self.held = held  # cards in hand before it
        self.gone: i64 = 0  # twos that left the hand until the next draw
        self.seen = vec[float]([1.0] * (held + cards + 1))  # by twos in hand after it: the odds of what was seen then
        self.odds = vec[float]()  # of 0, 1, ... twos, before anything else is known
        # The odds of all that comes: by twos in hand a row, in it by the twos drawn from there on in this shuffle
        self.totals = vec[float]()
        self.width: i64 = 0  # of such a row
        self.later = vec[float]()  # the sum of each
        self.coming = vec[float]()  # the same when the next draw comes
        self.behind: i64 = 1  # and the width of such a row

    def see(self, kind: i64, cards: i64, twos: i64, held: i64) -> None:
        """A note that is no draw, about a hand of so many cards."""
        for drawn in range(len(self.seen)):
            left = drawn - self.gone
            self.seen[drawn] *= odds_of(kind, cards, twos, left, held - left)
        if takes(kind):
            self.gone += twos

    def look_ahead(self, share: float, following: "Draw | None") -> None:
        """To be called from a holder's last draw to the first."""
        self.odds = split_odds(self.cards, share)
        if following is None:
            self.coming = vec[float]([1.0] * len(self.seen))
        elif following.shuffle != self.shuffle:
            self.coming = following.later
        else:
            self.coming, self.behind = following.totals, following.width
        coming, behind, width, rows = self.coming, self.behind, self.cards + self.behind, self.held + 1
        totals, later = vec[float]([0.0] * (rows * width)), vec[float]([0.0] * rows)
        for twos in range(rows):
            first = twos * width
            for drawn in range(self.cards + 1):
                likely = self.odds[drawn] * self.seen[twos + drawn]
                if likely > 0.0:
                    after = (twos + drawn - self.gone) * behind
                    for more in range(behind):
                        totals[first + drawn + more] += likely * coming[after + more]
            for place in range(first, first + width):
                later[twos] += totals[place]
        self.totals, self.width, self.later = totals, width, later

    def draw(self, twos: i64, total: i64, rng: Rng) -> i64:
        """How many of the total come with this draw, for a hand with so many twos before it."""
        ticket = part_of(self.totals[twos * self.width + total], rng)
        drawn: i64 = 0
        for x in range(max(0, total - self.behind + 1), min(total, self.cards) + 1):
            likely = self.odds[x] * self.seen[twos + x]
            if likely > 0.0:
                likely *= self.coming[(twos + x - self.gone) * self.behind + total - x]
            if likely > 0.0:
                drawn = x
                ticket -= likely
                if ticket < 0.0:
                    break
        return drawn

    def sharpness(self) -> tuple[float, float]:
        """Of the odds of a total, for the hand with which they are the sharpest."""
        best = root = 0.0
        for twos in range(self.held + 1):
            row_best, row_root = sharpness(self.totals, twos * self.width, (twos + 1) * self.width)
            best, root = max(best, row_best), max(root, row_root)
        return best, root


def odds_of(kind: i64, cards: i64, gone: i64, twos: i64, ones: i64) -> float:
    """The odds of a note that is no draw, for a hand with so many twos and ones."""
    if kind == ENOUGH:
        return 1.0 if ones + 2 * twos >= cards else 0.0
    if kind == SHORT:
        return 1.0 if ones + 2 * twos < cards else 0.0
    if twos < gone or ones < cards - gone:
        return 0.0
    if kind != FINE:
        return 1.0
    return binomials(twos)[twos][gone] * binomials(ones)[ones][cards - gone]


class Story:
    """What happened to one holder whose draws were not all seen."""

    def __init__(self, holder: i64) -> None:
        self.holder = holder
        self.held: i64 = 0
        self.draws: list[Draw] = []

    def draw(self, place: i64, shuffle: i64, cards: i64) -> None:
        self.draws.append(Draw(place, shuffle, cards, self.held))
        self.held += cards

    def see(self, kind: i64, cards: i64, twos: i64) -> None:
        self.draws[-1].see(kind, cards, twos, self.held)
        if takes(kind):
            self.held -= cards


class Shuffle:
    """One time through the deck. The twos are divided among those who drew, and the rest that nobody drew."""

    def __init__(self, cards: i64, twos: i64) -> None:
        self.rest = cards
        self.unseen = cards  # the cards whose values are not known
        self.twos = twos  # the twos among those
        self.chapters: list[Chapter] = []  # of all who drew from it
        self.rest_odds = vec[float]()  # of 0, 1, ... twos in the rest
        self.most = 0.0  # the odds that the twos come out right are never better

    def share(self) -> float:
        """How often one of the unseen cards is a two."""
        return float(self.twos) / float(self.unseen) if self.unseen > 0 else 0.0

    def look_ahead(self) -> None:
        """A sum of independent numbers is never likelier than the likeliest of one of them, and than the root of the
        added squares of the odds of one times that of another (Cauchy and Schwarz)."""
        self.rest_odds = split_odds(self.rest, self.share())
        best, root = sharpness(self.rest_odds, 0, self.rest + 1)
        roots = [1.0, root]
        for chapter in self.chapters:
            chapter_best, root = chapter.draws[0].sharpness()
            best = min(best, chapter_best)
            roots.append(root)
        roots.sort()
        self.most = min(best, roots[0] * roots[1])

    def divisions(self, in_hand: vec[i64]) -> list[vec[float]]:
        """By chapter, and last for the rest: the odds of 0, 1, ... twos in it and all behind it."""
        odds = self.rest_odds
        found = [odds]
        for chapter in reversed(self.chapters):
            odds = chapter.added(in_hand, odds, self.twos)
            found.append(odds)
        found.reverse()
        return found

    def fit(self, odds: list[vec[float]]) -> float:
        """The odds that the twos come out right, by these divisions."""
        return odds[0][self.twos] if 0 <= self.twos < len(odds[0]) else 0.0

    def tell(self, history: vec[i64], in_hand: vec[i64], odds: list[vec[float]], rng: Rng) -> i64:
        """Imagine what everybody drew, by these divisions; returns the twos of the rest."""
        left = self.twos
        for number in range(len(self.chapters)):
            chapter = self.chapters[number]
            total = chapter.total(in_hand, odds[number + 1], left, rng)
            chapter.tell(history, in_hand, total, rng)
            left -= total
        return left


class Chapter:
    """A holder's story while the deck is gone through once."""

    def __init__(self, which: i64, draws: list[Draw]) -> None:
        self.which = which  # the number of the story
        self.draws = draws

    def added(self, in_hand: vec[i64], behind: vec[float], most: i64) -> vec[float]:
        """The odds of the sum of what this holder draws and what is behind."""
        first = self.draws[0]
        row = in_hand[self.which] * first.width
        later = first.later[in_hand[self.which]]
        both = vec[float]([0.0] * min(most + 1, first.width + len(behind) - 1))
        for total in range(min(first.width, len(both))):
            odds = first.totals[row + total] / later
            if odds > 0.0:
                for more in range(min(len(behind), len(both) - total)):
                    both[total + more] += odds * behind[more]
        return both

    def total(self, in_hand: vec[i64], behind: vec[float], left: i64, rng: Rng) -> i64:
        """How many of the twos that are left this holder draws."""
        first = self.draws[0]
        row = in_hand[self.which] * first.width
        parts = vec[float]([0.0] * min(first.width, left + 1))
        whole = 0.0
        for total in range(max(0, left - len(behind) + 1), len(parts)):
            parts[total] = first.totals[row + total] * behind[left - total]
            whole += parts[total]
        ticket = part_of(whole, rng)
        drawn: i64 = 0
        for total in range(len(parts)):
            if parts[total] > 0.0:
                drawn = total
                ticket -= parts[total]
                if ticket < 0.0:
                    break
        return drawn

    def tell(self, history: vec[i64], in_hand: vec[i64], total: i64, rng: Rng) -> None:
        """Imagine what this holder drew, so many twos in all, and write it into the history."""
        twos = in_hand[self.which]
        for draw in self.draws:
            drawn = draw.draw(twos, total, rng)
            history[draw.place + TWOS] = drawn
            twos += drawn - draw.gone
            total -= drawn
        in_hand[self.which] = twos
