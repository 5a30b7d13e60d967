"""The data of a position of Giganten or Black Gold."""

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spindletop.games.prospecting import checks, hands
from spindletop.games.prospecting.box import EMPTY, MARKER, NONE, NOWHERE, UNKNOWN, Box, Land
from spindletop.games.prospecting.imagining import Deals
from spindletop.kernel.declare import Derived, Shared
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import Hidden, OptionValue, Setup, State
from spindletop.parts.bag import drawn
from spindletop.parts.numbers import replaced

if TYPE_CHECKING:
    from spindletop.kernel.game import Game

NOTHING_SEEN: Final[list[vec[float]]] = []  # never filled


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectingSetup(Setup):
    """What stays the same all game: the box, and what the number of seats and the options make of it."""

    def __init__(self, game: "Game[Any]", content: object, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, content, seats, options)
        box = cast(Box, content)
        self.box = box
        self.land = Land(1, 1)  # where the map is the same in every game
        self.companies: i64 = len(box.companies)  # the first so many are open
        self.piles: i64 = 0  # companies at which licences are dealt to the Oil Baron (BG-26)
        self.end = box.last  # the game is over when the black train gets here (GI-36)
        self.specials_return = True  # their discards are used again when they run out (GI-40)
        self.plumes = box.marker_value  # by face of a marker
        self.greedy = False  # BG-34


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectingState(State):
    """A position. Whoever may hold licences is a holder: the seats, then the Oil Baron at each company.

    What is large or changes seldom is shared by copies, and who changes it puts a new list in its place: see
    `replaced`.
    """

    first: i64  # the seat that holds the die
    money: vec[i64]
    bank: i64  # what the bank took in, less what it paid
    supply: i64  # oil units left; below zero, substitutes are used (GI-22)
    prices: Shared[vec[i64]]  # by company: the place on the price track
    tanks: vec[i64]  # by seat, then company: oil units
    trucks: vec[i64]  # by seat: square, or NOWHERE
    trains: vec[i64]  # by seat: space of the railway
    black: i64  # the black train
    ground: Shared[vec[i64]]  # by square: EMPTY, MARKER or DERRICK + slot
    markers: Shared[vec[i64]]  # by site: the face of its marker, UNKNOWN until somebody looks or drills
    lookers: Shared[vec[i64]]  # by site: the seats that have looked, as a bitmask
    undecided: Shared[vec[i64]]  # by face: markers nobody has seen, on the map or out of the game
    derricks: Shared[vec[i64]]  # by slot (seat, then which of its derricks): square, or NOWHERE
    plumes: vec[i64]  # by slot: oil units under the derrick
    deck: Shared[vec[i64]]  # by kind of card
    discarded: Shared[vec[i64]]  # by kind of card
    offer: vec[i64]  # the kinds of the open cards, sorted
    cards: vec[i64]  # by seat: the kind of its card, or NONE
    hands: vec[i64]  # by holder: how many licences
    twos: vec[i64]  # by holder: how many of them are worth 2, UNKNOWN if not known
    licences: i64  # in the deck
    licence_twos: i64
    spent: i64  # licences in the discards, face up
    spent_twos: i64
    history: vec[i64]  # what everybody could note about licences: see `hands`
    sights: Derived[list[vec[float]]]  # by seat, once it was asked for: see `features`
    _deals: Derived[Deals | None]  # how a view imagines what it does not know of them
    land: Derived[Land]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.table = cast(ProspectingSetup, setup)
        self.box = self.table.box
        self.land = self.table.land
        self.sights = NOTHING_SEEN
        self._deals = None

    # What everybody could note about licences: which were dealt, paid and fined, in order

    def note(self, kind: i64, holder: i64, cards: i64, twos: i64) -> None:
        self.history = append(append(append(append(self.history, kind), holder), cards), twos)

    def decide(self, site: i64, face: i64) -> None:
        """Nature has said what is on this marker."""
        self.markers = replaced(self.markers, site, face)
        self.undecided = replaced(self.undecided, face, self.undecided[face] - 1)
        self.look_anew()

    def look_anew(self) -> None:
        """The map, a truck, a train, a price, a deck or the money has changed: what seats see of them is forgotten.
        Copies share what is kept, so it is not struck out."""
        self.sights = NOTHING_SEEN

    # Setup

    def set_out(self) -> None:
        """All components as at the start; the map and its markers are laid out by `lay_markers`."""
        box, seats = self.box, self.seats
        companies = len(box.companies)
        holders = seats + self.table.piles
        self.first = 0
        self.money = vec[i64]([box.start_money] * seats)  # GI-2
        self.bank = 0
        self.supply = box.oil_supply
        self.prices = vec[i64]([box.price_start] * companies)  # GI-4
        self.tanks = vec[i64]([0] * (seats * companies))
        self.trucks = vec[i64]([NOWHERE] * seats)
        self.trains = vec[i64]([box.player_start] * seats)
        self.black = box.black_start
        self.ground = vec[i64]()
        self.markers = vec[i64]()
        self.lookers = vec[i64]()
        self.undecided = box.marker_count[:]
        self.derricks = vec[i64]([NOWHERE] * (seats * box.derricks))
        self.plumes = vec[i64]([0] * (seats * box.derricks))
        self.deck = box.card_count[:]
        self.discarded = vec[i64]([0] * box.card_kinds)
        self.offer = vec[i64]()
        self.cards = vec[i64]([NONE] * seats)
        self.hands = vec[i64]([0] * holders)
        self.twos = vec[i64]([0] * holders)
        self.licences = box.licences
        self.licence_twos = box.licence_twos
        self.spent = 0
        self.spent_twos = 0
        self.history = vec[i64]()
        self.note(hands.SHUFFLE, NONE, box.licences, box.licence_twos)

    def lay_markers(self) -> None:
        """A marker face down on every site (GI-3)."""
        land = self.land
        self.ground = vec[i64]([EMPTY] * land.squares)
        for square in land.square:
            self.ground[square] = MARKER  # not shared yet
        self.markers = vec[i64]([UNKNOWN] * len(land.square))
        self.lookers = vec[i64]([0] * len(land.square))
        self.look_anew()

    # Questions that several steps ask

    def last_to_first(self) -> vec[i64]:
        """The seats against the order of play, as their turns are stacked."""
        return vec[i64]([(self.first + step) % self.seats for step in range(self.seats - 1, -1, -1)])

    def receive(self, seat: i64, amount: i64) -> None:
        """From the bank; a negative amount is paid to it."""
        self.look_anew()
        self.money[seat] += amount
        self.bank -= amount

    def free_slot(self, seat: i64) -> i64:
        """One of the seat's derricks in hand, or NONE."""
        size = self.box.derricks
        for slot in range(seat * size, (seat + 1) * size):
            if self.derricks[slot] == NOWHERE:
                return slot
        return NONE

    def tank(self, seat: i64, company: i64) -> i64:
        return self.tanks[seat * len(self.box.companies) + company]

    def fill(self, seat: i64, company: i64, units: i64) -> None:
        """Units from the supply into a tank; a negative number goes back."""
        self.tanks[seat * len(self.box.companies) + company] += units
        self.supply -= units

    def price(self, company: i64) -> i64:
        return self.box.prices[self.prices[company]]

    def line(self, square: i64) -> i64:
        """Which space of the railway serves this square (GI-20)."""
        return square // self.land.width + 1

    def worth(self, holder: i64) -> i64:
        """The value of a holder's licences: each is worth 1, or 2."""
        twos = self.twos[holder]
        if twos == UNKNOWN:
            raise Hidden("the value of these licences is known to their holder only: imagine first")
        return self.hands[holder] + twos

    def own_derricks(self, seat: i64) -> list[int]:
        """Where the seat's derricks are: squares, or NOWHERE for those in hand."""
        size = self.box.derricks
        return list(self.derricks[seat * size : (seat + 1) * size])

    # The end

    def ranking(self) -> list[int]:
        """The seats by their trains, the leader first (GI-38). Licences are compared at the end only."""
        over = len(self.stack) == 0
        ranks = []
        for seat in range(self.seats):
            worth = self.worth(seat) if over else 0
            ranks.append((-self.trains[seat], -worth, (seat - self.first) % self.seats, seat))
        ranks.sort()
        return [rank[3] for rank in ranks]

    def scores(self) -> list[int]:
        """Money, and what oil and derricks bring if the game ends here (GI-37)."""
        box = self.box
        scores = list(self.money)
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
        if len(self.stack):
            return []
        scores = self.scores()
        most = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == most]

    # What is hidden (GI-41)

    def erase(self, seat: int) -> None:
        if len(self.stack) == 0:
            return  # when the game is over, hands are compared and nothing is secret any more
        if hands.hide(self.history, self.twos, seat):
            self.licence_twos = UNKNOWN
        self.undecided = self.unseen_by(seat)
        markers, lookers = self.markers[:], self.lookers
        for site in range(len(lookers)):
            if lookers[site] != 0 and self.is_secret(seat, site):
                markers[site] = UNKNOWN
        self.markers = markers
        self.look_anew()
        self._deals = Deals()

    def unseen_by(self, seat: i64) -> vec[i64]:
        """By face: markers that this seat has not seen, on the map or out of the game."""
        unseen, lookers, markers = self.undecided[:], self.lookers, self.markers
        for site in range(len(lookers)):
            if lookers[site] != 0 and self.is_secret(seat, site):
                unseen[markers[site]] += 1
        return unseen

    def is_secret(self, seat: i64, site: i64) -> bool:
        """Whether the marker there has been seen, but not by this seat."""
        if self.has_looked(seat, site) or self.markers[site] == UNKNOWN:
            return False
        return self.ground[self.land.square[site]] == MARKER

    def has_looked(self, seat: i64, site: i64) -> bool:
        return seat >= 0 and self.lookers[site] >> seat & 1 == 1

    def redraw(self, rng: Rng) -> None:
        if len(self.stack) == 0:
            return
        self.redraw_markers(rng)
        deals = self._deals or Deals()
        self.licence_twos = deals.imagine(self.history, self.twos, rng)
        self._deals = None

    def redraw_markers(self, rng: Rng) -> None:
        """A marker that somebody else has looked at may be any that this seat has not seen (GI-42)."""
        self.look_anew()
        self.markers, self.undecided = self.markers[:], self.undecided[:]
        for site in range(len(self.markers)):
            if self.markers[site] == UNKNOWN and self.lookers[site] != 0:
                rigs = self.land.rigs[site]
                face = self.box.kind_start[rigs] + drawn(self.unseen_of_kind(rigs), rng)
                self.undecided[face] -= 1
                self.markers[site] = face

    def unseen_of_kind(self, rigs: i64) -> vec[i64]:
        """The undecided markers for sites with so many rigs, by face."""
        return self.undecided[self.box.kind_start[rigs] : self.box.kind_start[rigs + 1]]

    # What must always hold

    def faults(self) -> list[str]:
        return checks.faults(self)

    def marker_counts(self) -> vec[i64]:
        """By face: the markers this game is played with."""
        return self.box.marker_count
