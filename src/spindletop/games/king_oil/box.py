"""What is in the box of King Oil: the map, the discs, the cards, the prices; and where the ids of the actions begin."""

from typing import Final

SHALLOW: Final = 0
MEDIUM: Final = 1
DEEP: Final = 2
DRY: Final = 3
DEPTHS: Final = 4

SPOKES: Final = 48
CLICKS: Final = 12  # positions of a disc
SETTINGS: Final = CLICKS * CLICKS * CLICKS  # of the three discs together

BILL: Final = 500  # the lowest one: the least price, and the step of prices and bids
TENS: Final = 10_000  # a price is asked as tens of thousands, then 500s (KO-14)


class Box:
    """The components, shared by all states of a game. Properties, holes, borders and cards are numbered from 0."""

    def __init__(self) -> None:
        self.stake = 0
        self.money = 0  # all that the box holds
        self.derricks = 0  # pieces of each colour
        self.caps = 0
        self.sheds = 0
        self.pipelines = 0
        self.cost: list[int] = []  # of a well, by depth
        self.pipeline_price = 0
        self.support: list[int] = []  # derricks needed for the first, second, third pipeline of a property
        self.royalty: list[int] = []  # for each derrick, by pipelines from one property into another
        self.fine_no_hole = 0
        self.fine_trespass = 0
        self.fine_before_drawing = 0
        self.fine_too_many = 0
        self.derrick_worth = 0
        # The map
        self.price: list[int] = []  # by property
        self.first_hole: list[int] = [0]  # by property, and one more for the end
        self.property_of: list[int] = []  # by hole
        self.spoke: list[int] = []
        self.ring: list[int] = []
        self.ring_radius: list[float] = []
        self.source: list[int] = []  # of each border, seen from one of its sides: where a pipeline would begin,
        self.target: list[int] = []  # where it would lead,
        self.back: list[int] = []  # and the same border from the other side
        self.borders: list[list[int]] = []  # by property: its borders as a source
        # Discs
        self.masks: list[int] = []  # by hole and depth: the settings of the discs that give this depth, as bits
        self.uncharted: list[int] = []  # places blocked by the top, middle and bottom disc
        self.reachable = 0  # places of a disc that lie under a hole at some click
        # Wildcat cards by kind; a fire has no wells
        self.card_royalty: list[int] = []  # for each derrick
        self.card_pays: list[int] = []  # flat
        self.card_wells: list[int] = []
        self.card_buys: list[int] = []  # 1 where a property may be bought
        self.card_count: list[int] = []
        self.card_total = 0
        self.mean_royalty = 0.0  # that a card brings for a derrick
        self.fire_loss: list[int] = []  # by derricks owned
        # Actions
        self.offer = 0
        self.draw = 0
        self.end = 0
        self.pay = 0
        self.jump = 0
        self.trespass = 0
        self.overdrill = 0
        self.announce = 0
        self.drill = 0
        self.buy = 0
        self.lay = 0
        self.lose_derrick = 0
        self.lose_pipeline = 0
        self.sell = 0
        self.want = 0
        self.buyer = 0
        self.tens = 0
        self.rest = 0
        self.accept = 0
        self.decline = 0
        self.give_up = 0
        self.leave = 0
        self.call = 0
        self.let_go = 0
        self.start = 0
        self.card = 0
        self.depth = 0

    @property
    def properties(self) -> int:
        return len(self.price)

    @property
    def holes(self) -> int:
        return len(self.property_of)

    def add_property(self, price: int, holes: list[list[int]]) -> None:
        number = len(self.price)
        self.price.append(price)
        self.borders.append([])
        for spoke, ring in holes:
            self.property_of.append(number)
            self.spoke.append(spoke)
            self.ring.append(ring)
        self.first_hole.append(len(self.property_of))

    def add_border(self, source: int, target: int) -> None:
        """All borders are added sorted by source and target, then `join_borders` is called."""
        self.borders[source].append(len(self.source))
        self.source.append(source)
        self.target.append(target)

    def join_borders(self) -> None:
        ends = list(zip(self.source, self.target))
        self.back = [ends.index((target, source)) for source, target in ends]

    def add_card(self, royalty: int, pays: int, wells: int, buys: bool, count: int) -> None:
        self.card_royalty.append(royalty)
        self.card_pays.append(pays)
        self.card_wells.append(wells)
        self.card_buys.append(1 if buys else 0)
        self.card_count.append(count)
        before = self.mean_royalty * self.card_total
        self.card_total += count
        self.mean_royalty = (before + royalty * count) / max(1, self.card_total)

    def set_discs(self, discs: list[list[list[int]]]) -> None:
        """The masks for discs given as blocked spokes by ring, top disc first (KO-3)."""
        everywhere = (1 << SETTINGS) - 1
        at_click: list[list[int]] = []  # by disc and click: the settings in which the disc stands there
        for disc in range(3):
            weight = CLICKS**disc
            by_click = [0] * CLICKS
            for setting in range(SETTINGS):
                by_click[setting // weight % CLICKS] |= 1 << setting
            at_click.append(by_click)
        self.masks = []
        for hole in range(self.holes):
            open_so_far = everywhere
            for disc in range(3):
                blocked = 0
                for click in range(CLICKS):
                    if (self.spoke[hole] - 4 * click) % SPOKES in discs[disc][self.ring[hole]]:
                        blocked |= at_click[disc][click]
                self.masks.append(open_so_far & blocked)
                open_so_far &= ~blocked
            self.masks.append(open_so_far)
        places = {(self.spoke[hole] % 4, self.ring[hole]) for hole in range(self.holes)}
        self.reachable = len(places) * CLICKS

    def depth_at(self, hole: int, setting: int) -> int:
        """How deep the oil is in this hole when the discs stand like this."""
        depth = SHALLOW
        while self.masks[hole * DEPTHS + depth] >> setting & 1 == 0:
            depth += 1
        return depth
