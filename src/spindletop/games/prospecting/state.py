"""The data of a position of Giganten or Black Gold."""

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import mypyc_attr

from spindletop.games.prospecting import accounts, hands
from spindletop.games.prospecting.box import EMPTY, MARKER, NONE, NOWHERE, UNKNOWN, Box, Land
from spindletop.games.prospecting.imagining import Deals
from spindletop.kernel.declare import Derived, Shared
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import Hidden, Setup, State, Value

if TYPE_CHECKING:
    from spindletop.kernel.game import Game


def change(numbers: list[int], place: int, number: int) -> list[int]:
    """The list with one number changed; the list itself stays as it is, for those who share it."""
    numbers = numbers[:]
    numbers[place] = number
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Setup):
    """What stays the same all game: the box, and what the number of seats and the options make of it."""

    def __init__(self, game: "Game[Any]", content: object, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, content, seats, options)
        box = cast(Box, content)
        self.box = box
        self.land = Land(1, 1)  # where the map is the same in every game
        self.companies = len(box.companies)  # the first so many are open
        self.piles = 0  # companies at which licences are dealt to the Oil Baron (BG-26)
        self.end = box.last  # the game is over when the black train gets here (GI-36)
        self.specials_return = True  # their discards are used again when they run out (GI-40)
        self.plumes: list[int] = box.marker_value  # by face of a marker
        self.greedy = False  # BG-34


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectingState(State):
    """A position. Whoever may hold licences is a holder: the seats, then the Oil Baron at each company.

    `ground`, `markers`, `lookers` and `undecided` are large and change seldom. So copies share them, and who changes
    one puts a new list in its place: see `change`.
    """

    first: int  # the seat that holds the die
    money: list[int]
    bank: int  # what the bank took in, less what it paid
    supply: int  # oil units left; below zero, substitutes are used (GI-22)
    prices: list[int]  # by company: the place on the price track
    tanks: list[int]  # by seat, then company: oil units
    trucks: list[int]  # by seat: square, or NOWHERE
    trains: list[int]  # by seat: space of the railway
    black: int  # the black train
    ground: Shared[list[int]]  # by square: EMPTY, MARKER or DERRICK + slot
    markers: Shared[list[int]]  # by site: the face of its marker, UNKNOWN until somebody looks or drills
    lookers: Shared[list[int]]  # by site: the seats that have looked, as a bitmask
    undecided: Shared[list[int]]  # by face: markers nobody has seen, on the map or out of the game
    derricks: list[int]  # by slot (seat, then which of its derricks): square, or NOWHERE
    plumes: list[int]  # by slot: oil units under the derrick
    deck: list[int]  # by kind of card
    discarded: list[int]  # by kind of card
    offer: list[int]  # the kinds of the open cards, sorted
    cards: list[int]  # by seat: the kind of its card, or NONE
    hands: list[int]  # by holder: how many licences
    twos: list[int]  # by holder: how many of them are worth 2, UNKNOWN if not known
    licences: int  # in the deck
    licence_twos: int
    spent: int  # licences in the discards, face up
    spent_twos: int
    history: Shared[list[list[int]]]  # what everybody could note about licences: see `hands`
    _deals: Derived[Deals | None]  # how a view imagines what it does not know of them
    land: Derived[Land]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.table = cast(Table, setup)
        self.box = self.table.box
        self.land = self.table.land
        self._deals = None

    # What everybody could note about licences: which were dealt, paid and fined, in order

    def note(self, kind: int, holder: int, cards: int, twos: int) -> None:
        self.history = [*self.history, [kind, holder, cards, twos]]

    def decide(self, site: int, face: int) -> None:
        """Nature has said what is on this marker."""
        self.markers = change(self.markers, site, face)
        self.undecided = change(self.undecided, face, self.undecided[face] - 1)

    # Setup

    def set_out(self) -> None:
        """All components as at the start; the map and its markers are laid out by `lay_markers`."""
        box, seats = self.box, self.seats
        companies = len(box.companies)
        holders = seats + self.table.piles
        self.first = 0
        self.money = [box.start_money] * seats  # GI-2
        self.bank = 0
        self.supply = box.oil_supply
        self.prices = [box.price_start] * companies  # GI-4
        self.tanks = [0] * (seats * companies)
        self.trucks = [NOWHERE] * seats
        self.trains = [box.player_start] * seats
        self.black = box.black_start
        self.ground = []
        self.markers = []
        self.lookers = []
        self.undecided = box.marker_count[:]
        self.derricks = [NOWHERE] * (seats * box.derricks)
        self.plumes = [0] * (seats * box.derricks)
        self.deck = box.card_count[:]
        self.discarded = [0] * box.card_kinds
        self.offer = []
        self.cards = [NONE] * seats
        self.hands = [0] * holders
        self.twos = [0] * holders
        self.licences = box.licences
        self.licence_twos = box.licence_twos
        self.spent = 0
        self.spent_twos = 0
        self.history = []
        self.note(hands.SHUFFLE, NONE, box.licences, box.licence_twos)

    def lay_markers(self) -> None:
        """A marker face down on every site (GI-3)."""
        land = self.land
        self.ground = [EMPTY] * land.squares
        for square in land.square:
            self.ground[square] = MARKER  # not shared yet
        self.markers = [UNKNOWN] * len(land.square)
        self.lookers = [0] * len(land.square)

    # Questions that several steps ask

    def last_to_first(self) -> list[int]:
        """The seats against the order of play, as their turns are stacked."""
        return [(self.first + step) % self.seats for step in range(self.seats - 1, -1, -1)]

    def receive(self, seat: int, amount: int) -> None:
        """From the bank; a negative amount is paid to it."""
        self.money[seat] += amount
        self.bank -= amount

    def free_slot(self, seat: int) -> int:
        """One of the seat's derricks in hand, or NONE."""
        size = self.box.derricks
        for slot in range(seat * size, (seat + 1) * size):
            if self.derricks[slot] == NOWHERE:
                return slot
        return NONE

    def tank(self, seat: int, company: int) -> int:
        return self.tanks[seat * len(self.box.companies) + company]

    def fill(self, seat: int, company: int, units: int) -> None:
        """Units from the supply into a tank; a negative number goes back."""
        self.tanks[seat * len(self.box.companies) + company] += units
        self.supply -= units

    def price(self, company: int) -> int:
        return self.box.prices[self.prices[company]]

    def line(self, square: int) -> int:
        """Which space of the railway serves this square (GI-20)."""
        return square // self.land.width + 1

    def worth(self, holder: int) -> int:
        """The value of a holder's licences: each is worth 1, or 2."""
        twos = self.twos[holder]
        if twos == UNKNOWN:
            raise Hidden("the value of these licences is known to their holder only: imagine first")
        return self.hands[holder] + twos

    def own_derricks(self, seat: int) -> list[int]:
        """Where the seat's derricks are: squares, or NOWHERE for those in hand."""
        size = self.box.derricks
        return self.derricks[seat * size : (seat + 1) * size]

    # The end

    def ranking(self) -> list[int]:
        """The seats by their trains, the leader first (GI-38). Licences are compared at the end only."""
        over = not self.stack
        ranks = []
        for seat in range(self.seats):
            worth = self.worth(seat) if over else 0
            ranks.append((-self.trains[seat], -worth, (seat - self.first) % self.seats, seat))
        ranks.sort()
        return [rank[3] for rank in ranks]

    def scores(self) -> list[int]:
        """Money, and what oil and derricks bring if the game ends here (GI-37)."""
        box = self.box
        scores = self.money[:]
        companies = len(box.companies)
        for rank, seat in enumerate(self.ranking()):
            for company in range(companies):
                scores[seat] += box.unit_bonus * self.tanks[seat * companies + company]
            for slot in range(seat * box.derricks, (seat + 1) * box.derricks):
                if self.derricks[slot] != NOWHERE:
                    scores[seat] += box.derrick_bonus[rank] + box.unit_bonus * self.plumes[slot]
        return scores

    def winners(self) -> list[int]:
        """Most money wins, equal money shares (GI-39)."""
        if self.stack:
            return []
        scores = self.scores()
        most = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == most]

    # What is hidden (GI-41)

    def erase(self, seat: int) -> None:
        if not self.stack:
            return  # when the game is over, hands are compared and nothing is secret any more
        self.history = hands.seen_by(self.history, seat)
        self.count_licences()
        self.markers, self.undecided = self.markers[:], self.undecided[:]
        for site in range(len(self.markers)):
            hidden = self.ground[self.land.square[site]] == MARKER and not self.has_looked(seat, site)
            if hidden and self.markers[site] != UNKNOWN:
                self.undecided[self.markers[site]] += 1
                self.markers[site] = UNKNOWN
        self._deals = Deals()

    def has_looked(self, seat: int, site: int) -> bool:
        return seat >= 0 and self.lookers[site] >> seat & 1 == 1

    def redraw(self, rng: Rng) -> None:
        if not self.stack:
            return
        self.redraw_markers(rng)
        deals = self._deals or Deals()
        self.history = deals.imagine(self.history, rng)
        self._deals = None
        self.count_licences()

    def count_licences(self) -> None:
        """What is left in hands and deck of all that the history tells."""
        holdings = hands.holdings(self.history, len(self.hands))
        self.twos = holdings[: len(self.hands)]
        self.licence_twos = holdings[len(self.hands)]

    def redraw_markers(self, rng: Rng) -> None:
        """A marker that somebody else has looked at may be any that this seat has not seen (GI-42)."""
        self.markers, self.undecided = self.markers[:], self.undecided[:]
        for site in range(len(self.markers)):
            if self.markers[site] == UNKNOWN and self.lookers[site] != 0:
                face = self.draw_marker(self.land.rigs[site], rng)
                self.undecided[face] -= 1
                self.markers[site] = face

    def draw_marker(self, rigs: int, rng: Rng) -> int:
        """A face of this kind of rig by its odds. The stack stays as it was."""
        start, stop = self.box.kind_start[rigs], self.box.kind_start[rigs + 1]
        total = 0
        for face in range(start, stop):
            total += self.undecided[face]
        ticket = rng.below(total)
        face = start
        while ticket >= self.undecided[face]:
            ticket -= self.undecided[face]
            face += 1
        return face

    # What must always hold

    def faults(self) -> list[str]:
        return accounts.faults(self)

    def marker_counts(self) -> list[int]:
        """By face: the markers this game is played with."""
        return self.box.marker_count
