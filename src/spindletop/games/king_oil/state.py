"""The data of a position of King Oil."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.land import Land
from spindletop.kernel.declare import Derived, Shared

BANK: Final = -1  # as a creditor
NO_CARD: Final = -1


class KingOilState(Land):
    """A position of King Oil: the land, the money and the turn. Money is in dollars, cards have the box's numbers."""

    cash: vec[i64]
    bank: i64
    owed: i64  # what the bank could not pay to the mover (KO-33)
    card: i64  # the mover's card of this turn, or NO_CARD
    first: i64  # the seat that chose its property first, then the one that plays first
    mover: i64
    round: i64
    offers: i64  # free ones, made in this turn
    bankrupt: i64  # seats that are out, as bits
    lost_turns: i64  # seats that lose their next turn, as bits (KO-37)
    cards: Shared[vec[i64]]  # by kind: Wildcat cards still in the pile
    due: Shared[vec[i64]]  # by seat: pipeline royalties that the mover has still to pay
    drilled: Shared[vec[i64]]  # holes drilled in this turn
    declined: Shared[list[list[int]]]  # offers declined in this turn: property, buyer and price
    slips: Derived[bool]  # whether slips can be made, an option

    def set_up(self) -> None:
        """Everybody has a stake, and nobody anything else (KO-1, KO-2)."""
        box = self.box
        self.lay_out()
        self.cash = vec[i64]([box.stake] * self.seats)
        self.bank = box.money - box.stake * self.seats
        self.owed = 0
        self.cards = box.card_count
        self.card = NO_CARD
        self.due = vec[i64]([0] * self.seats)
        self.drilled = vec[i64]()
        self.first = 0
        self.mover = 0
        self.round = 1
        self.offers = 0
        self.declined = []
        self.bankrupt = 0
        self.lost_turns = 0
        self.recall()

    def recall(self) -> None:
        super().recall()
        self.slips = self.setup.options["slips"] is True

    # Seats

    def is_in(self, seat: int) -> bool:
        return self.bankrupt >> seat & 1 == 0

    def seats_left(self) -> i64:
        return self.seats - int(self.bankrupt).bit_count()

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise that is not bankrupt."""
        seat = (seat + 1) % self.seats
        while self.bankrupt >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def end_turn(self) -> None:
        """Nothing more of this turn is played: only the frame at the bottom stays, which ends it."""
        self.stack = self.stack[:1]

    # Money

    def bank_pays(self, amount: i64) -> bool:
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

    def pay(self, seat: i64, creditor: i64, amount: i64) -> None:
        """From a seat to another, or to the bank."""
        self.cash[seat] -= amount
        if creditor == BANK:
            self.bank += amount
        else:
            self.cash[creditor] += amount

    # The end

    def worths(self) -> vec[i64]:
        """By seat, of those that are not bankrupt (KO-33)."""
        box = self.box
        worths = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            if self.is_in(seat):
                pieces = self.derricks_of[seat] * box.derrick_worth + self.laid_of[seat] * box.pipeline_price
                owed = self.owed if seat == self.mover else 0
                worths[seat] = self.cash[seat] + pieces + self.paid_of[seat] + owed
        return worths

    def scores(self) -> list[int]:
        return list(self.worths())

    def winners(self) -> list[int]:
        """The last seat that is not bankrupt (KO-32), else the greatest worth (KO-33, KO-41)."""
        if len(self.stack):
            return []
        left = [seat for seat in range(self.seats) if self.is_in(seat)]
        worth = self.scores()
        most = max([worth[seat] for seat in left])
        return [seat for seat in left if worth[seat] == most]

    # What must always hold

    def faults(self) -> list[str]:
        from spindletop.games.king_oil.checks import faults  # which knows this class

        return faults(self)
