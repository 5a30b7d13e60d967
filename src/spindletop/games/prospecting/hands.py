"""Licences: what everybody could note about them, and which hands fit it.

The history is a list of notes, each [kind, holder, cards, twos]. A licence is worth 1 or 2, so cards and twos say
all. What a seat did not see is UNKNOWN in its view; `Deals` imagines it.

The odds. Within a shuffle every order of the deck is equally likely, so a holder who draws s of its cards gets x
twos with weight C(s, x), and the twos that all draws leave are in the rest of the deck. A payment or a fine shows
cards that were there; a fine is random, so it also has its odds; a bid that was paid, or could not be, says on
which side of it the hand was. All of this but the deck concerns one holder at a time. So each holder's draws are
imagined by themselves, by the exact odds of all that happens to this holder later, and the whole is kept if the twos
of every shuffle come out right, and by the odds of the rest of the deck; if not, all is imagined anew.
"""

from typing import Final

from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.kernel.nature import Rng

SHUFFLE: Final = 0  # the discards become the deck: so many cards, so many of them twos
DRAW: Final = 1  # known to the holder only
SPEND: Final = 2  # paid or shown, and discarded
FINE: Final = 3  # half the hand, at random (GI-26)
ENOUGH: Final = 4  # could pay a bid (in place of the cards)
SHORT: Final = 5  # could not pay a bid
SHOW: Final = 6  # turned up, but not discarded yet (BG-28, BG-34)
CLEAR: Final = 7  # shown cards go to the discards

KIND: Final = 0
HOLDER: Final = 1
CARDS: Final = 2
TWOS: Final = 3

TRIES: Final = 2_000_000


def takes(kind: int) -> bool:
    """Whether cards leave their place for all to see."""
    return kind in (SPEND, FINE, SHOW, CLEAR)


def shown(history: list[list[int]], holder: int) -> tuple[int, int]:
    """A holder's cards that lie face up, and the twos among them."""
    cards = twos = 0
    for note in history:
        if note[HOLDER] == holder and note[KIND] in (SHOW, CLEAR):
            sign = 1 if note[KIND] == SHOW else -1
            cards += sign * note[CARDS]
            twos += sign * note[TWOS]
    return cards, twos


def seen_by(history: list[list[int]], seat: int) -> list[list[int]]:
    """The history without what others drew."""
    seen = []
    for note in history:
        if note[KIND] == DRAW and note[HOLDER] != seat:
            seen.append([DRAW, note[HOLDER], note[CARDS], UNKNOWN])
        else:
            seen.append(note)
    return seen


def sizes(history: list[list[int]], holders: int) -> list[int]:
    """How many licences each holder has, the deck and the discards."""
    sizes = [0] * (holders + 2)
    for note in history:
        kind, cards = note[KIND], note[CARDS]
        if kind == SHUFFLE:
            sizes[holders] = cards
            sizes[holders + 1] = 0
        elif kind == DRAW:
            sizes[note[HOLDER]] += cards
            sizes[holders] -= cards
        elif kind != CLEAR and takes(kind):
            sizes[note[HOLDER]] -= cards
        if kind != SHOW and takes(kind):
            sizes[holders + 1] += cards
    return sizes


def holdings(history: list[list[int]], holders: int) -> list[int]:
    """How many twos each holder has, the deck and the discards; UNKNOWN where a draw was not seen."""
    twos = [0] * (holders + 2)
    hidden = [False] * (holders + 2)
    for note in history:
        kind, holder = note[KIND], note[HOLDER]
        if kind == SHUFFLE:
            twos[holders] = note[TWOS]
            hidden[holders] = False
            twos[holders + 1] = 0
        elif kind == DRAW:
            if note[TWOS] == UNKNOWN:
                hidden[holder] = hidden[holders] = True
            twos[holder] += note[TWOS]
            twos[holders] -= note[TWOS]
        elif kind != CLEAR and takes(kind):
            twos[holder] -= note[TWOS]
        if kind != SHOW and takes(kind):
            twos[holders + 1] += note[TWOS]
    return [UNKNOWN if hidden[holder] else twos[holder] for holder in range(holders + 2)]


def wrong_history(history: list[list[int]], holders: int) -> list[str]:
    """What cannot have happened, in words."""
    if not history or len(history[0]) != 4 or history[0][KIND] != SHUFFLE:
        return ["licences: their history must begin with the shuffled deck"]
    for number, note in enumerate(history):
        if len(note) != 4:
            return [f"licences: note {number} needs four numbers"]
        kind, holder, cards, twos = note
        if not SHUFFLE <= kind <= CLEAR or not (holder == NONE if kind == SHUFFLE else 0 <= holder < holders):
            return [f"licences: note {number} has no such kind or holder"]
        least = UNKNOWN if kind == DRAW else 0
        if cards < 1 or not least <= twos <= cards:
            return [f"licences: note {number} says {twos} twos among {cards} cards"]
        before = sizes(history[:number], holders) if kind == SHUFFLE and number else []
        if before and (before[holders] != 0 or before[holders + 1] != cards):
            return [f"licences: note {number} shuffles other cards than the discards"]
        if before and holdings(history[:number], holders)[holders + 1] != twos:
            return [f"licences: note {number} shuffles other cards than the discards"]
    return _wrong_hands(history, holders)


def _wrong_hands(history: list[list[int]], holders: int) -> list[str]:
    """Hands, deck and discards never hold less than nothing."""
    left = [0] * (holders + 1)
    for number, (kind, holder, cards, _) in enumerate(history):
        if kind == SHUFFLE:
            left[holders] = cards
        elif kind == DRAW:
            left[holder] += cards
            left[holders] -= cards
        elif kind != CLEAR and takes(kind):
            left[holder] -= cards
        if min(left) < 0:
            return [f"licences: note {number} takes cards that are not there"]
    return []


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


class Deals:
    """Imagines the draws that a view does not know. What it works out once serves until the history goes on."""

    def __init__(self) -> None:
        self.notes = NONE  # how long the history was when this was worked out
        self.shuffles: list[Shuffle] = []
        self.stories: list[Story] = []

    def imagine(self, past: list[list[int]], notes: int, rng: Rng) -> list[list[int]]:
        """The first so many notes with every unknown draw filled in, by the right odds."""
        if self.notes != notes:
            self.work_out(past[:notes])
            self.notes = notes
        history = past[:notes]
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

    def fits(self, history: list[list[int]], rng: Rng) -> bool:
        """Imagine all draws; whether they agree with the twos of every shuffle."""
        stories = self.stories
        reached = [0] * len(stories)
        in_hand = [0] * len(stories)
        for number in range(len(self.shuffles)):
            shuffle = self.shuffles[number]
            left = shuffle.twos
            for which in range(len(stories)):
                story = stories[which]
                note, twos = reached[which], in_hand[which]
                while note < len(story.kinds) and story.shuffles[note] == number:
                    kind = story.kinds[note]
                    if kind == DRAW:
                        drawn = self.draw(story, note, twos, rng)
                        history[story.places[note]] = [DRAW, story.holder, story.cards[note], drawn]
                        twos += drawn
                        left -= drawn
                    elif takes(kind):
                        twos -= story.twos[note]
                    note += 1
                reached[which], in_hand[which] = note, twos
            if not 0 <= left <= shuffle.rest:
                return False
            odds = shuffle.rest_odds[left]
            if odds < 1.0 and not rng.chance(odds):
                return False
        return True

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
