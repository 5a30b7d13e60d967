"""The data of a position of King Oil."""

from typing import Final, cast

from spindletop.games.king_oil.box import BILL, DEEP, DEPTHS, DRY, MEDIUM, SETTINGS, SHALLOW, Box
from spindletop.kernel.declare import Derived, Shared
from spindletop.kernel.state import Setup, State

ROUNDS: Final = 100  # KO-41
OFFERS: Final = 3  # free ones in a turn (KO-14), and as many for each debt (KO-27)

FREE: Final = -1  # the owner of a property that the bank still has
CLOSED: Final = -2  # and of one that nobody bought at an auction (KO-30)
NOBODY: Final = -1
BANK: Final = -1  # as a creditor
UNSEEN: Final = -1  # the depth of a hole that was never drilled
NO_CARD: Final = -1

EMPTY: Final = 0
SEALED: Final = 1  # closed without a cap, as none was left (KO-21)


def derrick_of(seat: int) -> int:
    """A hole with this seat's derrick on it."""
    return 2 + 2 * seat


def cap_of(seat: int) -> int:
    """A hole with this seat's cap on it."""
    return 3 + 2 * seat


def is_derrick(well: int) -> bool:
    return well > SEALED and well & 1 == 0


def is_cap(well: int) -> bool:
    return well > SEALED and well & 1 == 1


def seat_of(well: int) -> int:
    """Whose derrick or cap this is."""
    return (well >> 1) - 1


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """A list with one number changed; the old one stays as it was."""
    changed = numbers[:]
    changed[place] = number
    return changed


class KingOilState(State):
    """A position of King Oil. Money is in dollars; properties, holes, borders and cards have the numbers of the box."""

    cash: list[int]
    wells: list[int]  # by hole: EMPTY, SEALED, or whose derrick or cap is on it
    derricks: list[int]  # by property
    empty: list[int]  # by property: holes that can still be drilled
    derricks_of: list[int]  # the same by seat, over all its properties
    empty_of: list[int]
    bank: int
    owed: int  # what the bank could not pay to the mover (KO-33)
    card: int  # the mover's card of this turn, or NO_CARD
    first: int  # the seat that chose its property first, then the one that plays first
    mover: int
    round: int
    offers: int  # free ones, made in this turn
    bankrupt: int  # seats that are out, as bits
    lost_turns: int  # seats that lose their next turn, as bits (KO-37)
    possible: Derived[int]  # settings of the discs that agree with all depths seen, as bits (KO-38)
    owner: Shared[list[int]]  # by property: a seat, FREE or CLOSED
    sheds: Shared[list[int]]  # by property: whose shed is on it, or NOBODY
    pipes: Shared[list[int]]  # by border and direction: pipelines
    laid: Shared[list[int]]  # by property: pipelines that begin there
    laid_of: Shared[list[int]]  # the same by seat
    properties_of: Shared[list[int]]  # by seat
    cards: Shared[list[int]]  # by kind: Wildcat cards still in the pile
    due: Shared[list[int]]  # by seat: pipeline royalties that the mover has still to pay
    drilled: Shared[list[int]]  # holes drilled in this turn
    depths: Shared[list[int]]  # by hole: its depth, UNSEEN until it is drilled
    found: Derived[list[int]]  # by depth: holes seen
    declined: Shared[list[list[int]]]  # offers declined in this turn: property, buyer and price

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = cast(Box, setup.content)
        self.classic = setup.options["discs"] == "classic"
        self.limits = setup.options["box_limits"] is True
        self.slips = setup.options["slips"] is True

    def set_up(self) -> None:
        """Nothing bought, nothing drilled (KO-1, KO-2)."""
        box = self.box
        self.cash = [box.stake] * self.seats
        self.bank = box.money - box.stake * self.seats
        self.owed = 0
        self.owner = [FREE] * box.properties
        self.wells = [EMPTY] * box.holes
        self.derricks = [0] * box.properties
        self.empty = [box.first_hole[number + 1] - box.first_hole[number] for number in range(box.properties)]
        self.pipes = [0] * len(box.source)
        self.laid = [0] * box.properties
        self.properties_of = [0] * self.seats
        self.derricks_of = [0] * self.seats
        self.empty_of = [0] * self.seats
        self.laid_of = [0] * self.seats
        self.sheds = [NOBODY] * box.properties
        self.cards = box.card_count
        self.card = NO_CARD
        self.due = [0] * self.seats
        self.drilled = []
        self.first = 0
        self.mover = 0
        self.round = 1
        self.offers = 0
        self.declined = []
        self.bankrupt = 0
        self.lost_turns = 0
        self.depths = [UNSEEN] * box.holes
        self.recall()

    # The discs (KO-38)

    def recall(self) -> None:
        depths = self.depths
        if len(depths) != self.box.holes or not all(UNSEEN <= depth < DEPTHS for depth in depths):
            raise ValueError(f"depths needs for each of the {self.box.holes} holes {UNSEEN} (not drilled) to {DRY}")
        self.found = [depths.count(depth) for depth in range(DEPTHS)]
        self.possible = (1 << SETTINGS) - 1
        if self.classic:
            for hole, depth in enumerate(depths):
                if depth != UNSEEN:
                    self.possible &= self.box.masks[hole * DEPTHS + depth]

    def depth_of(self, hole: int) -> int:
        """The depth of a hole, or UNSEEN."""
        return self.depths[hole]

    def found_of(self, depth: int) -> int:
        """How many holes of this depth were seen."""
        return self.found[depth]

    def see(self, hole: int, depth: int) -> None:
        """Everybody learns how deep this hole is."""
        self.depths = replaced(self.depths, hole, depth)
        self.found = replaced(self.found, depth, self.found[depth] + 1)
        if self.classic:
            self.possible &= self.box.masks[hole * DEPTHS + depth]

    def depth_weights(self, hole: int) -> list[int]:
        """Nature's odds for the depths of a hole that was never drilled."""
        box = self.box
        if self.classic:
            place = hole * DEPTHS
            possible, masks = self.possible, box.masks
            return [(possible & masks[place + depth]).bit_count() for depth in range(DEPTHS)]
        shallow, medium, deep = self.found_of(SHALLOW), self.found_of(MEDIUM), self.found_of(DEEP)
        at_bottom = box.reachable - deep - self.found_of(DRY)  # places of the bottom disc that no hole has shown
        at_middle = at_bottom - medium
        at_top = at_middle - shallow
        top = box.uncharted[SHALLOW] - shallow
        middle = box.uncharted[MEDIUM] - medium
        bottom = box.uncharted[DEEP] - deep
        no_top = at_top - top
        no_middle = no_top * (at_middle - middle)
        return [
            top * at_middle * at_bottom,
            no_top * middle * at_bottom,
            no_middle * bottom,
            no_middle * (at_bottom - bottom),
        ]

    # Seats and what they own

    def is_in(self, seat: int) -> bool:
        return self.bankrupt >> seat & 1 == 0

    def seats_left(self) -> int:
        return self.seats - self.bankrupt.bit_count()

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is not bankrupt."""
        seat = (seat + 1) % self.seats
        while self.bankrupt >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def transfer(self, number: int, seat: int) -> None:
        """A property, with all that is on it, comes into the hands of this seat (or of nobody: CLOSED)."""
        before = self.owner[number]
        self.owner = replaced(self.owner, number, seat)
        if before >= 0:
            self._count(before, -1, number)
        if seat >= 0:
            self._count(seat, 1, number)
            self._exchange(number, seat)

    def _exchange(self, number: int, seat: int) -> None:
        """The pieces on a property give way to those of its new owner, as far as these reach (KO-21)."""
        first_hole = self.box.first_hole
        for hole in range(first_hole[number], first_hole[number + 1]):
            if is_derrick(self.wells[hole]) and self.has_derrick(seat):
                self.wells[hole] = derrick_of(seat)
            elif is_cap(self.wells[hole]) and self.has_cap(seat):
                self.wells[hole] = cap_of(seat)
        if self.sheds[number] != NOBODY and self.has_shed(seat):
            self.set_shed(number, seat)

    def _count(self, seat: int, sign: int, number: int) -> None:
        self.derricks_of[seat] += sign * self.derricks[number]
        self.empty_of[seat] += sign * self.empty[number]
        self.properties_of = replaced(self.properties_of, seat, self.properties_of[seat] + sign)
        if self.laid[number]:
            self.laid_of = replaced(self.laid_of, seat, self.laid_of[seat] + sign * self.laid[number])

    def is_trespassed(self, number: int) -> bool:
        """Whether the mover has drilled on this property, which is nobody's (KO-35)."""
        box = self.box
        return self.owner[number] == FREE and self.empty[number] < box.first_hole[number + 1] - box.first_hole[number]

    def supported(self, number: int) -> int:
        """How many pipelines the derricks of this property support (KO-18)."""
        derricks, pipelines = self.derricks[number], 0
        for needed in self.box.support:
            if derricks >= needed:
                pipelines += 1
        return pipelines

    def royalties(self, seat: int) -> list[int]:
        """What this seat owes to each other one for pipelines into its properties (KO-25, KO-26)."""
        box, owner, pipes, laid = self.box, self.owner, self.pipes, self.laid
        due = [0] * self.seats
        for source in range(len(laid)):
            if laid[source] == 0 or owner[source] == seat:
                continue
            for border in box.borders[source]:
                target = box.target[border]
                if pipes[border] and owner[target] == seat:
                    due[owner[source]] += box.royalty[pipes[border]] * self.derricks[target]
        return due

    def may_offer(self, wells: int) -> bool:
        """Whether the mover can still make a free offer, with this many wells still to drill (KO-14, KO-42)."""
        return self.offers < OFFERS and (self.may_ask() or self.may_sell(wells))

    def may_ask(self) -> bool:
        """Whether the mover could pay something for a property of another seat (KO-42)."""
        mover, properties_of = self.mover, self.properties_of
        return self.cash[mover] >= BILL and any(properties_of[seat] and seat != mover for seat in range(self.seats))

    def may_sell(self, wells: int) -> bool:
        """Whether the mover has a property that somebody could buy, with this many wells still to drill (KO-14)."""
        mover, cash = self.mover, self.cash
        if self.properties_of[mover] == 0:
            return False
        if not any(cash[seat] >= BILL and seat != mover for seat in range(self.seats)):
            return False
        if wells == 0:
            return True
        owner, empty, spare = self.owner, self.empty, self.empty_of[mover] - wells
        return any(owner[number] == mover and empty[number] <= spare for number in range(len(owner)))

    def end_turn(self) -> None:
        """Nothing more of this turn is played: only the frame at the bottom stays, which ends it."""
        self.stack = self.stack[:1]

    # Money

    def bank_pays(self, amount: int) -> bool:
        """Pay this to the mover, as far as it goes. Returns whether the game goes on: the last bill ends it (KO-33)."""
        paid = min(amount, self.bank)
        self.bank -= paid
        self.cash[self.mover] += paid
        self.tell("royalty", self.mover, paid)
        if amount == 0 or self.bank > 0:
            return True
        self.owed = amount - paid
        self.tell("bank_empty", self.mover, self.owed)
        self.finish()
        return False

    def pay(self, seat: int, creditor: int, amount: int) -> None:
        """From a seat to another, or to the bank."""
        self.cash[seat] -= amount
        if creditor == BANK:
            self.bank += amount
        else:
            self.cash[creditor] += amount

    # Pieces: without the option there is no end of them (KO-21)

    def has_derrick(self, seat: int) -> bool:
        return not self.limits or self.wells.count(derrick_of(seat)) < self.box.derricks

    def has_cap(self, seat: int) -> bool:
        return not self.limits or self.wells.count(cap_of(seat)) < self.box.caps

    def has_shed(self, seat: int) -> bool:
        return not self.limits or self.sheds.count(seat) < self.box.sheds

    def set_derrick(self, hole: int, seat: int) -> None:
        """A derrick of this seat on an empty hole; a cap instead when it has none left (KO-21)."""
        if not self.has_derrick(seat):
            self.set_cap(hole, seat)
            return
        self.wells[hole] = derrick_of(seat)
        self._add_derricks(self.box.property_of[hole], 1)
        self._drilled(hole)

    def set_cap(self, hole: int, seat: int) -> None:
        """A cap of this seat on an empty hole; without a cap left it is closed all the same (KO-21)."""
        self._cap(hole, seat)
        self._drilled(hole)

    def _cap(self, hole: int, seat: int) -> None:
        self.wells[hole] = cap_of(seat) if self.has_cap(seat) else SEALED

    def _drilled(self, hole: int) -> None:
        number = self.box.property_of[hole]
        self.empty[number] -= 1
        if self.owner[number] >= 0:
            self.empty_of[self.owner[number]] -= 1
        self.set_shed(number, NOBODY)

    def _add_derricks(self, number: int, count: int) -> None:
        self.derricks[number] += count
        if self.owner[number] >= 0:
            self.derricks_of[self.owner[number]] += count

    def replace_derrick(self, hole: int) -> None:
        """A derrick gives way to a cap of the property's owner, for the rest of the game (KO-12, KO-37)."""
        number = self.box.property_of[hole]
        owner = self.owner[number]
        self._add_derricks(number, -1)
        self._cap(hole, owner if owner >= 0 else seat_of(self.wells[hole]))

    def clear_property(self, number: int) -> None:
        """All derricks and caps of a property without owner go back to the seats that set them (KO-30, KO-35)."""
        box = self.box
        for hole in range(box.first_hole[number], box.first_hole[number + 1]):
            self.wells[hole] = EMPTY
        self.derricks[number] = 0
        self.empty[number] = box.first_hole[number + 1] - box.first_hole[number]
        self.set_shed(number, NOBODY)

    def set_shed(self, number: int, seat: int) -> None:
        if self.sheds[number] != seat:
            self.sheds = replaced(self.sheds, number, seat)

    def add_pipelines(self, border: int, count: int) -> None:
        """Across this border; fewer, where the count is below 0."""
        source = self.box.source[border]
        self.pipes = replaced(self.pipes, border, self.pipes[border] + count)
        self.laid = replaced(self.laid, source, self.laid[source] + count)
        owner = self.owner[source]
        if owner >= 0:
            self.laid_of = replaced(self.laid_of, owner, self.laid_of[owner] + count)

    # The end

    def worth(self, seat: int) -> int:
        """KO-33"""
        box = self.box
        worth = self.cash[seat] + self.derricks_of[seat] * box.derrick_worth + self.laid_of[seat] * box.pipeline_price
        if seat == self.mover:
            worth += self.owed
        for number in range(len(self.owner)):
            if self.owner[number] == seat:
                worth += box.price[number]
        return worth

    def scores(self) -> list[int]:
        return [self.worth(seat) if self.is_in(seat) else 0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The last seat that is not bankrupt (KO-32), else the greatest worth (KO-33, KO-41)."""
        if self.stack:
            return []
        left = [seat for seat in range(self.seats) if self.is_in(seat)]
        worth = self.scores()
        most = max([worth[seat] for seat in left])
        return [seat for seat in left if worth[seat] == most]

    # What must always hold

    def faults(self) -> list[str]:
        from spindletop.games.king_oil.checks import faults  # which knows this class

        return faults(self)
