"""The data of a position of Gold."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.state import Setup, State

UNKNOWN: Final = -1  # the face of a card that nobody has seen
NOBODY: Final = -1
NOT_MINER: Final = -1
IDLE_TURNS: Final = 60  # GO-12

GOLD: Final = 0
MINER: Final = 1
DYNAMITE: Final = 2


class Cards:
    """The cards of the box by kind of face, and where the ids of the actions begin."""

    def __init__(self) -> None:
        self.suit = vec[i64]()  # by kind: GOLD, MINER or DYNAMITE
        self.points = vec[i64]()  # nuggets, or a miner's value
        self.colour = vec[i64]()  # a miner's colour, else NOT_MINER
        self.count = vec[i64]()  # cards of this kind in the box
        self.colours: list[str] = []
        self.kinds: i64 = 0
        self.total: i64 = 0
        self.rush_at: i64 = 0
        self.turn: i64 = 0
        self.start: i64 = 0
        self.face: i64 = 0

    def _add(self, suit: int, points: int, colour: int, count: int) -> None:
        self.suit = append(self.suit, suit)
        self.points = append(self.points, points)
        self.colour = append(self.colour, colour)
        self.count = append(self.count, count)
        self.kinds += 1
        self.total += count

    def add_gold(self, nuggets: int, count: int) -> None:
        self._add(GOLD, nuggets, NOT_MINER, count)

    def add_miner(self, colour: int, value: int, count: int) -> None:
        self._add(MINER, value, colour, count)

    def add_dynamite(self, count: int) -> None:
        self._add(DYNAMITE, 0, NOT_MINER, count)

    def could_change(self, left: vec[i64]) -> bool:
        """Whether some pair of these cards (a count for each kind) would take a card off the table (GO-12)."""
        least_gold: i64 = 1000
        miner: i64 = 0
        for kind in range(self.kinds):  # gold comes first, then miners, then dynamite
            if left[kind] == 0:
                continue
            suit, points = self.suit[kind], self.points[kind]
            if suit == GOLD:
                least_gold = min(least_gold, points)
            elif suit == DYNAMITE or points >= least_gold or (miner != 0 and miner != points):
                return True
            else:
                miner = points
        return False


def index_of(place: i64, table: vec[i64]) -> i64:
    """Where this place stands in the sorted list of places."""
    low: i64 = 0
    high = len(table)
    while low < high:
        middle = (low + high) // 2
        if table[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldState(State):
    """A position of Gold. Cards lie in places 0, 1, ...; what a card shows is its kind."""

    faces: vec[i64]  # by place: the kind of the card there, UNKNOWN if nobody has seen it
    seen: vec[i64]  # by place: the turn in which it was last up, 0 if never
    table: vec[i64]  # the places where a card still lies, sorted
    unseen: vec[i64]  # by kind: cards that nobody has seen
    left: vec[i64]  # by kind: cards still on the table, seen or not
    nuggets: vec[i64]
    cards_taken: vec[i64]
    blown_up: vec[i64]  # by kind: cards that dynamite took off the table
    series: vec[i64]  # points of the earlier games of a series
    game_number: i64
    first: i64  # the seat that began this game
    mover: i64
    turn: i64
    idle: i64  # turns in a row in which nothing left the table
    rush: i64

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.cards = cast(Cards, setup.content)

    def lay_out(self) -> None:
        """All cards face down, nothing taken (GO-1)."""
        cards = self.cards
        self.faces = vec[i64]([UNKNOWN] * cards.total)
        self.seen = vec[i64]([0] * cards.total)
        self.table = vec[i64](range(cards.total))
        self.unseen = cards.count[:]
        self.left = cards.count[:]
        self.nuggets = vec[i64]([0] * self.seats)
        self.cards_taken = vec[i64]([0] * self.seats)
        self.blown_up = vec[i64]([0] * cards.kinds)
        self.mover = self.first
        self.turn = 0
        self.idle = 0
        self.rush = 0

    def owner(self, colour: i64) -> i64:
        """The seat that owns this colour, or NOBODY (GO-2)."""
        if self.seats == 2:
            return colour % 2 if colour < 4 else NOBODY
        return colour if colour < self.seats else NOBODY

    def colours_of(self, seat: int) -> list[int]:
        return [colour for colour in range(len(self.cards.colours)) if self.owner(colour) == seat]

    def cards_up(self) -> list[int]:
        """The places of this turn's cards that lie face up; no card of an earlier turn does (GO-15)."""
        return [place for place in self.table if self.seen[place] == self.turn and self.faces[place] != UNKNOWN]

    def places(self) -> list[int]:
        """Where a card still lies."""
        return list(self.table)

    def face_of(self, place: i64) -> int:
        """The kind of the card that lies, or lay, in this place; UNKNOWN if nobody has seen it."""
        return self.faces[place]

    def gold_cards(self, seat: i64) -> int:
        """How many this seat has taken in this game."""
        return self.cards_taken[seat]

    def nuggets_of(self, seat: i64) -> int:
        """What is on them: nobody is told before the end (GO-10)."""
        return self.nuggets[seat]

    def earlier_points(self, seat: i64) -> int:
        """From the earlier games of a series (GO-14)."""
        return self.series[seat]

    def remove(self, place: i64) -> None:
        """The card in this place leaves the table."""
        self.table, _ = pop(self.table, index_of(place, self.table))
        self.left[self.faces[place]] -= 1
        self.idle = 0

    def take(self, seat: i64, place: i64) -> None:
        """The gold in this place goes under this seat's entrance."""
        self.nuggets[seat] += self.cards.points[self.faces[place]]
        self.cards_taken[seat] += 1
        self.remove(place)

    def blow_up(self, place: i64) -> None:
        """The card in this place leaves the table with the dynamite."""
        self.blown_up[self.faces[place]] += 1
        self.remove(place)

    @property
    def games(self) -> int:
        """How many games are played (GO-14)."""
        return self.seats if self.setup.options["series"] else 1

    def scores(self) -> list[int]:
        return [before + now for before, now in zip(self.series, self.nuggets, strict=True)]

    def winners(self) -> list[int]:
        """GO-13: most nuggets, then most gold cards. GO-14: most points, then most in the last game."""
        if self.stack:
            return []
        tie_break = self.nuggets if self.games > 1 else self.cards_taken
        results = list(zip(self.scores(), tie_break, strict=True))
        return [seat for seat in range(self.seats) if results[seat] == max(results)]

    def faults(self) -> list[str]:
        cards, faults = self.cards, []
        for name in ("faces", "seen"):
            if len(getattr(self, name)) != cards.total:
                faults.append(f"{name} needs one entry for each of the {cards.total} cards")
        for name in ("nuggets", "cards_taken", "series"):
            numbers = getattr(self, name)
            if len(numbers) != self.seats or min(numbers) < 0:
                faults.append(f"{name} needs one number from 0 up for each of the {self.seats} seats")
        for name in ("unseen", "left", "blown_up"):
            if len(getattr(self, name)) != cards.kinds:
                faults.append(f"{name} needs one entry for each of the {cards.kinds} kinds of card")
        if any(not UNKNOWN <= kind < cards.kinds for kind in self.faces):
            faults.append("faces holds a kind of card that does not exist")
        if list(self.table) != sorted({place for place in self.table if 0 <= place < cards.total}):
            faults.append("table must list places, sorted, none twice")
        if not 0 <= self.mover < self.seats or not 0 <= self.first < self.seats or self.rush not in (0, 1):
            faults.append("mover and first are seats, rush is 0 or 1")
        if not 0 <= self.game_number < self.games or self.turn < 0 or not 0 <= self.idle <= IDLE_TURNS:
            faults.append("game_number, turn or idle is out of range")
        return faults or self._cards_that_do_not_add_up()

    def _cards_that_do_not_add_up(self) -> list[str]:
        cards, faults = self.cards, []
        lying = set(self.table)
        taken = [0, 0]  # nuggets and gold cards that must be with the seats
        for kind in range(cards.kinds):
            places = [place for place in range(cards.total) if self.faces[place] == kind]
            gone = sum(place not in lying for place in places)
            if self.unseen[kind] < 0 or self.unseen[kind] + len(places) != cards.count[kind]:
                faults.append(f"cards of kind {kind}: seen and unseen ones are not the {cards.count[kind]} of the box")
            if self.left[kind] != cards.count[kind] - gone:
                faults.append(f"cards of kind {kind}: left says {self.left[kind]}, but {gone} are gone")
            if not 0 <= self.blown_up[kind] <= gone:
                faults.append(f"cards of kind {kind}: {self.blown_up[kind]} blown up, but {gone} are gone")
            if cards.suit[kind] == GOLD:
                taken[0] += (gone - self.blown_up[kind]) * cards.points[kind]
                taken[1] += gone - self.blown_up[kind]
        if any(self.faces[place] == UNKNOWN for place in range(cards.total) if place not in lying):
            faults.append("a card that nobody has seen has left the table")
        if [sum(self.nuggets), sum(self.cards_taken)] != taken:
            faults.append(f"the seats should have {taken[0]} nuggets on {taken[1]} gold cards")
        return faults
