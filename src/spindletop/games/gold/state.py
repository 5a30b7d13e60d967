"""The data of a position of Gold."""

from typing import Final, cast

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from spindletop.games.gold.box import Box
from spindletop.kernel.state import Setup, State

UNKNOWN: Final = -1  # the face of a card that nobody has seen
NOBODY: Final = -1


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
    """A position of Gold. Box lie in places 0, 1, ...; what a card shows is its kind."""

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
        self.box = cast(Box, setup.content)

    def lay_out(self) -> None:
        """All cards face down, nothing taken (GO-1)."""
        box = self.box
        self.faces = vec[i64]([UNKNOWN] * box.total)
        self.seen = vec[i64]([0] * box.total)
        self.table = vec[i64](range(box.total))
        self.unseen = box.count[:]
        self.left = box.count[:]
        self.nuggets = vec[i64]([0] * self.seats)
        self.cards_taken = vec[i64]([0] * self.seats)
        self.blown_up = vec[i64]([0] * box.kinds)
        self.mover = self.first
        self.turn = 0
        self.idle = 0
        self.rush = 0

    def owner(self, colour: i64) -> i64:
        """The seat that owns this colour, or NOBODY (GO-2)."""
        owned = len(self.box.colours) // self.seats * self.seats  # each seat has as many
        return colour % self.seats if colour < owned else NOBODY

    def colours_of(self, seat: int) -> list[int]:
        return [colour for colour in range(len(self.box.colours)) if self.owner(colour) == seat]

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
        self.nuggets[seat] += self.box.points[self.faces[place]]
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

    def points(self, seat: i64) -> i64:
        return self.series[seat] + self.nuggets[seat]

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """GO-13: most nuggets, then most gold cards. GO-14: most points, then most in the last game."""
        if self.stack:
            return []
        tie_break = self.nuggets if self.games > 1 else self.cards_taken
        results = list(zip(self.scores(), tie_break, strict=True))
        return [seat for seat in range(self.seats) if results[seat] == max(results)]

    def faults(self) -> list[str]:
        from spindletop.games.gold.checks import faults  # which knows this class

        return faults(self)
