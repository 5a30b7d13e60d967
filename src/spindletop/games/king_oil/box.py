"""What is in the box of King Oil: the map, the discs, the cards, the prices; and where the ids of the actions begin."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SHALLOW: Final = 0
MEDIUM: Final = 1
DEEP: Final = 2
DRY: Final = 3
DEPTHS: Final = 4

SPOKES: Final = 48
DISCS: Final = 3  # the top one is number 0; what it blocks is shallow, and so on
CLICKS: Final = 12  # positions of a disc
ALL_CLICKS: Final = (1 << CLICKS) - 1
SETTINGS: Final = CLICKS**DISCS  # of the three discs together
HOW_MANY: Final = vec[i64]([clicks.bit_count() for clicks in range(ALL_CLICKS + 1)])  # there are in such a set

BILL: Final = 500  # the lowest one: the least price, and the step of prices and bids
TENS: Final = 10_000  # a price is asked as tens of thousands, then 500s (KO-14)


class ActionIds:
    """Where the ids of each verb begin. Properties count from 1 in notation, from 0 in the rules."""

    offer: i64 = 0
    draw: i64 = 0
    end_turn: i64 = 0
    pay_fine: i64 = 0
    drill_before_drawing: i64 = 0
    trespass: i64 = 0
    drill_too_many: i64 = 0
    announce: i64 = 0
    drill: i64 = 0
    buy: i64 = 0
    lay: i64 = 0
    lose_derrick: i64 = 0
    lose_pipeline: i64 = 0
    sell: i64 = 0
    want: i64 = 0
    to: i64 = 0
    accept: i64 = 0
    decline: i64 = 0
    give_up: i64 = 0
    pass_: i64 = 0
    for_: i64 = 0
    and_: i64 = 0
    call: i64 = 0
    say_nothing: i64 = 0
    start: i64 = 0
    card: i64 = 0
    depth: i64 = 0


class Box:
    """The components, shared by all states of a game. Properties, holes, borders and cards are numbered from 0."""

    def __init__(self) -> None:
        self.ids = ActionIds()
        self.stake: i64 = 0
        self.money: i64 = 0  # all that the box holds
        self.derricks: i64 = 0  # pieces of each colour
        self.caps: i64 = 0
        self.sheds: i64 = 0
        self.pipelines: i64 = 0
        self.cost = vec[i64]()  # of a well, by depth
        self.pipeline_price: i64 = 0
        self.support = vec[i64]()  # derricks needed for the first, second, third pipeline of a property
        self.royalty = vec[i64]()  # for each derrick, by pipelines from one property into another
        self.fine_no_hole: i64 = 0
        self.fine_trespass: i64 = 0
        self.fine_before_drawing: i64 = 0
        self.fine_too_many: i64 = 0
        self.derrick_worth: i64 = 0
        self.rounds: i64 = 0
        self.offers: i64 = 0  # free ones in a turn (KO-14), and as many for each debt (KO-27)
        # The map
        self.price = vec[i64]()  # by property
        self.first_hole = vec[i64]([0])  # by property, and one more for the end
        self.property_of = vec[i64]()  # by hole
        self.spoke = vec[i64]()
        self.ring = vec[i64]()
        self.ring_radius: list[float] = []
        self.first_border = vec[i64]()  # by property, and one more for the end
        self.source = vec[i64]()  # of each border, seen from one of its sides: where a pipeline would begin,
        self.target = vec[i64]()  # where it would lead,
        self.back = vec[i64]()  # and the same border from the other side
        # Discs
        self.blocking = vec[i64]()  # by hole and disc: the clicks at which the disc blocks the hole, as bits
        self.uncharted = vec[i64]()  # places blocked by the top, middle and bottom disc
        self.reachable: i64 = 0  # places of a disc that lie under a hole at some click
        # Wildcat cards by kind; a fire has no wells
        self.card_royalty = vec[i64]()  # for each derrick
        self.card_pays = vec[i64]()  # flat
        self.card_wells = vec[i64]()
        self.card_buys = vec[i64]()  # 1 where a property may be bought
        self.card_count = vec[i64]()
        self.card_total: i64 = 0
        self.mean_royalty = 0.0  # that a card brings for a derrick
        self.fire_loss = vec[i64]()  # by derricks owned

    @property
    def properties(self) -> i64:
        return len(self.price)

    @property
    def holes(self) -> i64:
        return len(self.property_of)

    def size(self, number: i64) -> i64:
        """How many holes this property has."""
        return self.first_hole[number + 1] - self.first_hole[number]

    def borders(self, number: i64) -> range:
        """The borders of this property, with it as the source."""
        return range(self.first_border[number], self.first_border[number + 1])

    def add_property(self, price: int, holes: list[list[int]]) -> None:
        number = self.properties
        self.price = append(self.price, price)
        for spoke, ring in holes:
            self.property_of = append(self.property_of, number)
            self.spoke = append(self.spoke, spoke)
            self.ring = append(self.ring, ring)
        self.first_hole = append(self.first_hole, self.holes)

    def add_border(self, source: int, target: int) -> None:
        """All borders are added sorted by source and target, then `join_borders` is called."""
        self.source = append(self.source, source)
        self.target = append(self.target, target)

    def join_borders(self) -> None:
        ends = list(zip(self.source, self.target))
        self.back = vec[i64]([ends.index((target, source)) for source, target in ends])
        before = [sum([source < number for source in self.source]) for number in range(self.properties + 1)]
        self.first_border = vec[i64](before)

    def add_card(self, royalty: int, pays: int, wells: int, buys: bool, count: int) -> None:
        self.card_royalty = append(self.card_royalty, royalty)
        self.card_pays = append(self.card_pays, pays)
        self.card_wells = append(self.card_wells, wells)
        self.card_buys = append(self.card_buys, 1 if buys else 0)
        self.card_count = append(self.card_count, count)
        before = self.mean_royalty * float(self.card_total)
        self.card_total += count
        self.mean_royalty = (before + royalty * count) / max(1.0, float(self.card_total))

    def set_discs(self, discs: list[list[list[int]]]) -> None:
        """Discs given as blocked spokes by ring, top disc first (KO-3)."""
        self.blocking = vec[i64]()
        for hole in range(self.holes):
            for disc in range(DISCS):
                blocked = discs[disc][self.ring[hole]]
                clicks = [click for click in range(CLICKS) if (self.spoke[hole] - 4 * click) % SPOKES in blocked]
                self.blocking = append(self.blocking, sum([1 << click for click in clicks]))
        places = {(self.spoke[hole] % 4, self.ring[hole]) for hole in range(self.holes)}
        self.reachable = len(places) * CLICKS

    def depth_at(self, hole: int, setting: int) -> int:
        """How deep the oil is in this hole when the discs stand like this."""
        for disc in range(DISCS):
            click = setting // CLICKS**disc % CLICKS
            if self.blocking[hole * DISCS + disc] >> click & 1:
                return disc
        return DRY
