"""What is in the box: cards, markers, prices, railway and map, as the rules use them. Filled from a content file."""

from typing import Final

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


class Answers:
    """Where the ids of each verb begin. A legal list is built in this order, so that it comes out sorted."""

    def __init__(self) -> None:
        self.start = 0
        self.roll = 0
        self.reveal = 0
        self.twos = 0
        self.marker = 0
        self.take = 0
        self.place = 0
        self.drive = 0
        self.survey = 0
        self.build = 0
        self.train = 0
        self.done = 0
        self.upward = 0  # the verb `raise`
        self.lower = 0
        self.oil = 0
        self.back = 0
        self.spring = 0
        self.deepen = 0
        self.decline = 0
        self.own = 0
        self.black = 0
        self.rival = 0
        self.lose = 0
        self.bid = 0
        self.no_bid = 0  # the verb `pass`
        self.pay = 0
        self.sell = 0
        self.at = 0
        self.tile = 0
        self.rotate = 0
        self.well = 0


class Land:
    """A map: squares in lines that count away from the companies, `width` squares to a line (also past its edge).

    A square is `(line - 1) * width + lane`. Sites are numbered in the order of their squares.
    """

    def __init__(self, lines: int, width: int) -> None:
        self.lines = lines
        self.width = width
        self.squares = lines * width
        self.cost: list[int] = [0] * self.squares  # to enter; 0 is off the map
        self.site: list[int] = [NONE] * self.squares  # by square: its site
        self.square: list[int] = []  # by site
        self.rigs: list[int] = []  # by site: ONE_RIG, TWO_RIGS or THREE_RIGS
        self.around: dict[int, list[int]] = {}  # by square: the sites around it, once they were asked for
        self.near: list[int] = []  # by square: its neighbours in rising order, four entries, NOWHERE where the map ends

    def add_site(self, square: int, rigs: int) -> None:
        """Sites must come in the order of their squares."""
        self.site[square] = len(self.square)
        self.square.append(square)
        self.rigs.append(rigs)

    def find_neighbours(self) -> None:
        """To be called once the costs stand."""
        width, cost = self.width, self.cost
        near = [NOWHERE] * (4 * self.squares)
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

    def sites_around(self, square: int, sight: int) -> list[int]:
        """Every site not further away than this, and how far, one after the other. Worked out once for a square."""
        found = self.around.get(square)
        if found is None:
            found = []
            for site, other in enumerate(self.square):
                ahead = other // self.width - square // self.width
                aside = other % self.width - square % self.width
                distance = max(ahead, -ahead) + max(aside, -aside)
                if distance <= sight:
                    found.append(site)
                    found.append(distance)
            self.around[square] = found
        return found


class Box:
    """The components of Giganten or Black Gold, the round of the game, and the ids of its answers."""

    def __init__(self) -> None:
        self.ids = Answers()
        self.round: list[Frame] = []  # the steps of a round, the last one first
        # Money and oil
        self.start_money = 0
        self.derricks = 0  # of each seat
        self.oil_supply = 0
        self.hire_fee = 0
        self.tank_limit = 0
        self.overflow_price = 0
        self.unit_bonus = 0
        self.derrick_bonus: list[int] = []  # by rank of the train
        self.spring_cost = 0
        self.deeper_cost = 0
        # Companies, prices and the die
        self.companies: list[str] = []
        self.prices: list[int] = []
        self.red_end = 0  # prices below this place of the track are red
        self.blue_start = 0  # and from this one on, blue
        self.price_start = 0
        self.face_blue: list[int] = []  # by face of the die
        self.face_number: list[int] = []
        self.face_count: list[int] = []
        # Markers: each face is a kind of rig with a value; the faces of a kind stand together
        self.build_cost: list[int] = []  # by kind of rig
        self.marker_rigs: list[int] = []  # by face
        self.marker_value: list[int] = []
        self.marker_deeper: list[int] = []  # the value with deeper wells (BG-33)
        self.marker_count: list[int] = []
        self.kind_start: list[int] = []  # by kind of rig, and one more: its first face
        # Licences
        self.bids: list[int] = []  # the ids of all bids in rising order, then that of a pass
        self.licences = 0
        self.licence_twos = 0
        # The railway: entering space n costs enter_cost[n]
        self.enter_cost: list[int] = []
        self.player_start = 0
        self.black_start = 0
        self.last = 0
        # Cards by kind: standard ones, then special ones
        self.card_licences: list[int] = []
        self.card_points: list[int] = []
        self.card_action: list[int] = []
        self.card_value: list[int] = []
        self.card_train: list[int] = []  # steps of the black train
        self.card_count: list[int] = []
        self.standard_kinds = 0
        self.card_kinds = 0
        # Rules in which the two games differ
        self.trucks_share = False  # a truck may end on another's square

    @property
    def most(self) -> int:
        """The value of all licences: the highest bid (GI-24)."""
        return self.licences + self.licence_twos
