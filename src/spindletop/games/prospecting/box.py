"""What is in the box: cards, markers, prices, railway and map, as the rules use them. Filled from a content file."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.kernel.frame import Frame

UNKNOWN: Final = -1  # a marker's face or a licence's value that nobody (or not this seat) has seen
NOWHERE: Final = -1  # off the map: a truck not placed yet, a derrick in hand
NONE: Final = -1

# What stands on a square
EMPTY: Final = 0
MARKER: Final = 1
DERRICK: Final = 2  # and above: DERRICK + its slot

ONE_RIG: Final = 0
TWO_RIGS: Final = 1  # never surveyed (GI-13)
THREE_RIGS: Final = 2

# What a card lets its owner do when he has moved
NOTHING: Final = 0
PRICE: Final = 1
OIL: Final = 2
BACK: Final = 3
WELL_SPRING: Final = 4
DRILL_DEEPER: Final = 5


class ActionIds:
    """Where the ids of each verb begin. A legal list is built in this order, so that it comes out sorted."""

    start: i64 = 0
    roll: i64 = 0
    reveal: i64 = 0
    twos: i64 = 0
    marker: i64 = 0
    take: i64 = 0
    place: i64 = 0
    drive: i64 = 0
    survey: i64 = 0
    build: i64 = 0
    train: i64 = 0
    done: i64 = 0
    raise_: i64 = 0
    lower: i64 = 0
    oil: i64 = 0
    back: i64 = 0
    spring: i64 = 0
    deepen: i64 = 0
    decline: i64 = 0
    own: i64 = 0
    black: i64 = 0
    rival: i64 = 0
    lose: i64 = 0
    bid: i64 = 0
    pass_: i64 = 0
    pay: i64 = 0
    sell: i64 = 0
    at: i64 = 0
    tile: i64 = 0
    rotate: i64 = 0
    well: i64 = 0


class Land:
    """A map: squares in lines that count away from the companies, `width` squares to a line (also past its edge).

    A square is `(line - 1) * width + lane`. Sites are numbered in the order of their squares.
    """

    def __init__(self, lines: i64, width: i64) -> None:
        self.lines = lines
        self.width = width
        self.squares = lines * width
        self.cost = vec[i64]([0] * self.squares)  # to enter; 0 is off the map
        self.site = vec[i64]([NONE] * self.squares)  # by square: its site
        self.square = vec[i64]()  # by site
        self.rigs = vec[i64]()  # by site: ONE_RIG, TWO_RIGS or THREE_RIGS
        self.line = vec[i64]()  # by site: its square, taken apart; lines count from 0 here
        self.lane = vec[i64]()
        self.around = vec[vec[i64]]([vec[i64]() for _ in range(self.squares)])  # by square, once they were asked for
        self.near = vec[i64]()  # by square: its neighbours in rising order, four entries, NOWHERE where the map ends

    def add_site(self, square: i64, rigs: i64) -> None:
        """Sites must come in the order of their squares."""
        self.site[square] = len(self.square)
        self.square = append(self.square, square)
        self.rigs = append(self.rigs, rigs)
        self.line = append(self.line, square // self.width)
        self.lane = append(self.lane, square % self.width)

    def find_neighbours(self) -> None:
        """To be called once the costs stand."""
        width, cost = self.width, self.cost
        near = vec[i64]([NOWHERE] * (4 * self.squares))
        for square in range(self.squares):
            if cost[square] == 0:
                continue
            if square >= width and cost[square - width] > 0:
                near[4 * square] = square - width
            if square % width > 0 and cost[square - 1] > 0:
                near[4 * square + 1] = square - 1
            if square % width < width - 1 and cost[square + 1] > 0:
                near[4 * square + 2] = square + 1
            if square + width < self.squares and cost[square + width] > 0:
                near[4 * square + 3] = square + width
        self.near = near

    def sites_around(self, square: i64, sight: i64) -> vec[i64]:
        """Every site not further away than this, and how far, one after the other. Worked out once for a square."""
        found = self.around[square]
        if len(found) == 0:
            lines, lanes, line, lane = self.line, self.lane, square // self.width, square % self.width
            found = vec[i64](capacity=2 * len(lines))
            for site in range(len(lines)):
                ahead, aside = lines[site] - line, lanes[site] - lane
                distance = max(ahead, -ahead) + max(aside, -aside)
                if distance <= sight:
                    found = append(append(found, site), distance)
            self.around[square] = found
        return found


class Box:
    """The components of Giganten or Black Gold, the round of the game, and the ids of its answers."""

    def __init__(self) -> None:
        self.ids = ActionIds()
        self.round: list[Frame] = []  # the steps of a round, the last one first
        # Money and oil
        self.start_money: i64 = 0
        self.derricks: i64 = 0  # of each seat
        self.oil_supply: i64 = 0
        self.hire_fee: i64 = 0
        self.tank_limit: i64 = 0
        self.overflow_price: i64 = 0
        self.unit_bonus: i64 = 0
        self.derrick_bonus = vec[i64]()  # by rank of the train
        self.spring_cost: i64 = 0
        self.deeper_cost: i64 = 0
        # Companies, prices and the die
        self.companies: list[str] = []
        self.prices = vec[i64]()
        self.red_end: i64 = 0  # prices below this place of the track are red
        self.blue_start: i64 = 0  # and from this one on, blue
        self.price_start: i64 = 0
        self.face_blue = vec[i64]()  # by face of the die
        self.face_number = vec[i64]()
        self.face_count = vec[i64]()
        # Markers: each face is a kind of rig with a value; the faces of a kind stand together
        self.build_cost = vec[i64]()  # by kind of rig
        self.marker_rigs = vec[i64]()  # by face
        self.marker_value = vec[i64]()
        self.marker_deeper = vec[i64]()  # the value with deeper wells (BG-33)
        self.marker_count = vec[i64]()
        self.kind_start = vec[i64]()  # by kind of rig, and one more: its first face
        # Licences
        self.bids = vec[i64]()  # the ids of all bids in rising order, then that of a pass
        self.licences: i64 = 0
        self.licence_twos: i64 = 0
        # The railway: entering space n costs enter_cost[n]
        self.enter_cost = vec[i64]()
        self.way_cost = vec[float]()  # and from space 1 to space n it takes way_cost[n]
        self.player_start: i64 = 0
        self.black_start: i64 = 0
        self.last: i64 = 0
        # Cards by kind: standard ones, then special ones
        self.card_licences = vec[i64]()
        self.card_points = vec[i64]()
        self.card_action = vec[i64]()
        self.card_value = vec[i64]()
        self.card_train = vec[i64]()  # steps of the black train
        self.card_count = vec[i64]()
        self.standard_kinds: i64 = 0
        self.card_kinds: i64 = 0
        # Rules in which the two games differ
        self.trucks_share = False  # a truck may end on another's square

    @property
    def most(self) -> i64:
        """The value of all licences: the highest bid (GI-24)."""
        return self.licences + self.licence_twos
