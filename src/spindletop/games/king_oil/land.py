"""The land of King Oil: who owns which property, what stands on it, and what is known of the oil below."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import ALL_CLICKS, DEEP, DEPTHS, DISCS, DRY, HOW_MANY, MEDIUM, SHALLOW, Box
from spindletop.kernel.declare import Derived, Shared
from spindletop.kernel.state import Setup, State
from spindletop.parts.numbers import how_many, replaced

FREE: Final = -1  # the owner of a property that the bank still has
CLOSED: Final = -2  # and of one that nobody bought at an auction (KO-30)
NOBODY: Final = -1
UNSEEN: Final = -1  # the depth of a hole that was never drilled
NOTHING_KEPT: Final[list[object]] = []  # of outlooks; never filled

# What is on a hole: one of these, or a derrick or cap of some seat
EMPTY: Final = 0
SEALED: Final = 1  # closed without a cap, as none was left (KO-21)


def derrick_of(seat: i64) -> i64:
    """A hole with this seat's derrick on it."""
    return 2 + 2 * seat


def cap_of(seat: i64) -> i64:
    """A hole with this seat's cap on it."""
    return 3 + 2 * seat


def is_derrick(well: i64) -> bool:
    return well > SEALED and well & 1 == 0


def is_cap(well: i64) -> bool:
    return well > SEALED and well & 1 == 1


def seat_of(well: i64) -> i64:
    """Whose derrick or cap this is."""
    return (well >> 1) - 1


class Land(State):
    """Properties, holes and borders have the numbers of the box."""

    wells: Shared[vec[i64]]  # by hole: EMPTY, SEALED, or whose derrick or cap is on it
    derricks: Shared[vec[i64]]  # by property
    empty: vec[i64]  # by property: holes that can still be drilled
    derricks_of: vec[i64]  # the same by seat, over all its properties
    empty_of: vec[i64]
    owner: Shared[vec[i64]]  # by property: a seat, FREE or CLOSED
    sheds: Shared[vec[i64]]  # by property: whose shed is on it, or NOBODY
    pipes: Shared[vec[i64]]  # by border and direction: pipelines
    laid: Shared[vec[i64]]  # by property: pipelines that begin there
    laid_of: Shared[vec[i64]]  # the same by seat
    properties_of: Shared[vec[i64]]  # by seat
    depths: Shared[vec[i64]]  # by hole: its depth, UNSEEN until it is drilled
    paid_of: Derived[vec[i64]]  # by seat: the prices of its properties
    found: Derived[vec[i64]]  # by depth: holes seen
    clicks: Derived[vec[i64]]  # by disc: those that agree with all depths seen, as bits (KO-38)
    outlooks: Derived[list[object]]  # by seat, once they were asked for: see `outlook`
    classic: Derived[bool]  # options: which discs,
    limits: Derived[bool]  # and whether pieces run out

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = cast(Box, setup.content)

    def lay_out(self) -> None:
        """Nothing bought, nothing drilled (KO-1)."""
        box, seats = self.box, self.seats
        self.owner = vec[i64]([FREE] * box.properties)
        self.wells = vec[i64]([EMPTY] * box.holes)
        self.derricks = vec[i64]([0] * box.properties)
        self.empty = vec[i64]([box.size(number) for number in range(box.properties)])
        self.pipes = vec[i64]([0] * len(box.source))
        self.laid = vec[i64]([0] * box.properties)
        self.properties_of = vec[i64]([0] * seats)
        self.derricks_of = vec[i64]([0] * seats)
        self.empty_of = vec[i64]([0] * seats)
        self.laid_of = vec[i64]([0] * seats)
        self.sheds = vec[i64]([NOBODY] * box.properties)
        self.depths = vec[i64]([UNSEEN] * box.holes)

    def recall(self) -> None:
        depths, options = self.depths, self.setup.options
        self.classic = options["discs"] == "classic"
        self.limits = options["box_limits"] is True
        if len(depths) != self.box.holes or not all(UNSEEN <= depth < DEPTHS for depth in depths):
            raise ValueError(f"depths needs for each of the {self.box.holes} holes {UNSEEN} (not drilled) to {DRY}")
        self.paid_of = vec[i64]([0] * self.seats)
        for number, owner in enumerate(self.owner):
            if 0 <= owner < self.seats:
                self.paid_of[owner] += self.box.price[number]
        self.found = vec[i64]([how_many(depths, depth) for depth in range(DEPTHS)])
        self.clicks = vec[i64]([ALL_CLICKS] * DISCS)
        self.look_anew()
        if self.classic:
            for hole, depth in enumerate(depths):
                if depth != UNSEEN:
                    self._rule_out(hole, depth)

    def look_anew(self) -> None:
        """What wells would bring has changed. Copies share what is worked out, so it is not struck out there."""
        self.outlooks = NOTHING_KEPT

    # The discs (KO-38)

    def see(self, hole: i64, depth: i64) -> None:
        """Everybody learns how deep this hole is."""
        self.depths = replaced(self.depths, hole, depth)
        self.found = replaced(self.found, depth, self.found[depth] + 1)
        self.look_anew()
        if self.classic:
            self._rule_out(hole, depth)

    def _rule_out(self, hole: i64, depth: i64) -> None:
        """The disc of this depth blocks the hole, and none above it does; of a dry hole, no disc."""
        clicks, blocking = self.clicks[:], self.box.blocking
        for disc in range(min(depth + 1, DISCS)):
            blocked = blocking[hole * DISCS + disc]
            clicks[disc] &= blocked if disc == depth else ~blocked
        self.clicks = clicks

    def settings(self) -> i64:
        """How many of the discs agree with all depths seen: what is known of one disc says nothing of another."""
        clicks = self.clicks
        return HOW_MANY[clicks[SHALLOW]] * HOW_MANY[clicks[MEDIUM]] * HOW_MANY[clicks[DEEP]]

    def dry_settings(self, hole: i64) -> i64:
        """In how many of them no disc blocks this hole."""
        clicks, blocking, first = self.clicks, self.box.blocking, hole * DISCS
        top, middle = clicks[SHALLOW] & ~blocking[first], clicks[MEDIUM] & ~blocking[first + MEDIUM]
        return HOW_MANY[top] * HOW_MANY[middle] * HOW_MANY[clicks[DEEP] & ~blocking[first + DEEP]]

    def depth_weights(self, hole: i64) -> vec[i64]:
        """Nature's odds for the depths of a hole that was never drilled: of the places of each disc that may lie over
        it, how many block it."""
        if self.classic:
            clicks, blocking, first = self.clicks, self.box.blocking, hole * DISCS
            at_top, at_middle = HOW_MANY[clicks[SHALLOW]], HOW_MANY[clicks[MEDIUM]]
            at_bottom = HOW_MANY[clicks[DEEP]]
            top = HOW_MANY[clicks[SHALLOW] & blocking[first]]
            middle = HOW_MANY[clicks[MEDIUM] & blocking[first + MEDIUM]]
            bottom = HOW_MANY[clicks[DEEP] & blocking[first + DEEP]]
        else:
            box, found = self.box, self.found
            at_bottom = box.reachable - found[DEEP] - found[DRY]  # places of the bottom disc that no hole has shown
            at_middle = at_bottom - found[MEDIUM]
            at_top = at_middle - found[SHALLOW]
            top = box.uncharted[SHALLOW] - found[SHALLOW]
            middle = box.uncharted[MEDIUM] - found[MEDIUM]
            bottom = box.uncharted[DEEP] - found[DEEP]
        no_top = at_top - top
        no_middle = no_top * (at_middle - middle)
        shallow, medium = top * at_middle * at_bottom, no_top * middle * at_bottom
        return vec[i64]([shallow, medium, no_middle * bottom, no_middle * (at_bottom - bottom)])

    # Properties

    def transfer(self, number: i64, seat: i64) -> None:
        """A property, with all that is on it, comes into the hands of this seat (or of nobody: CLOSED)."""
        before = self.owner[number]
        self.owner = replaced(self.owner, number, seat)
        self.look_anew()
        if before >= 0:
            self._count(before, -1, number)
        if seat >= 0:
            self._count(seat, 1, number)
            self._exchange(number, seat)

    def _exchange(self, number: i64, seat: i64) -> None:
        """The pieces on a property give way to those of its new owner, as far as these reach (KO-21)."""
        first_hole = self.box.first_hole
        for hole in range(first_hole[number], first_hole[number + 1]):
            if is_derrick(self.wells[hole]) and self.has_derrick(seat):
                self._set(hole, derrick_of(seat))
            elif is_cap(self.wells[hole]) and self.has_cap(seat):
                self._set(hole, cap_of(seat))
        if self.sheds[number] != NOBODY and self.has_shed(seat):
            self.set_shed(number, seat)

    def _count(self, seat: i64, sign: i64, number: i64) -> None:
        self.derricks_of[seat] += sign * self.derricks[number]
        self.empty_of[seat] += sign * self.empty[number]
        self.properties_of = replaced(self.properties_of, seat, self.properties_of[seat] + sign)
        self.paid_of = replaced(self.paid_of, seat, self.paid_of[seat] + sign * self.box.price[number])
        if self.laid[number]:
            self.laid_of = replaced(self.laid_of, seat, self.laid_of[seat] + sign * self.laid[number])

    def is_trespassed(self, number: i64) -> bool:
        """Whether the mover has drilled on this property, which is nobody's (KO-35)."""
        return self.owner[number] == FREE and self.empty[number] < self.box.size(number)

    def holes_of(self, seat: i64) -> vec[i64]:
        """The holes of this seat that can still be drilled."""
        first_hole, wells, owner = self.box.first_hole, self.wells, self.owner
        holes = vec[i64](capacity=self.empty_of[seat])
        for number in range(len(owner)):
            if owner[number] == seat and self.empty[number]:
                for hole in range(first_hole[number], first_hole[number + 1]):
                    if wells[hole] == EMPTY:
                        holes = append(holes, hole)
        return holes

    def supported(self, number: i64) -> i64:
        """How many pipelines the derricks of this property support (KO-18)."""
        return sum([self.derricks[number] >= needed for needed in self.box.support])

    def royalties(self, seat: i64) -> vec[i64]:
        """What this seat owes to each other one for pipelines into its properties (KO-25, KO-26)."""
        box, owner, pipes, laid = self.box, self.owner, self.pipes, self.laid
        due = vec[i64]([0] * self.seats)
        for source in range(len(laid)):
            if laid[source] == 0 or owner[source] == seat:
                continue
            for border in range(box.first_border[source], box.first_border[source + 1]):
                target = box.target[border]
                if pipes[border] and owner[target] == seat:
                    due[owner[source]] += box.royalty[pipes[border]] * self.derricks[target]
        return due

    # Pieces: without the option there is no end of them (KO-21)

    def has_derrick(self, seat: i64) -> bool:
        return not self.limits or how_many(self.wells, derrick_of(seat)) < self.box.derricks

    def has_cap(self, seat: i64) -> bool:
        return not self.limits or how_many(self.wells, cap_of(seat)) < self.box.caps

    def has_shed(self, seat: i64) -> bool:
        return not self.limits or how_many(self.sheds, seat) < self.box.sheds

    def _set(self, hole: i64, well: i64) -> None:
        self.wells = replaced(self.wells, hole, well)

    def set_derrick(self, hole: i64, seat: i64) -> None:
        """A derrick of this seat on an empty hole; a cap instead when it has none left (KO-21)."""
        if not self.has_derrick(seat):
            self.set_cap(hole, seat)
            return
        self._set(hole, derrick_of(seat))
        self._add_derricks(self.box.property_of[hole], 1)
        self._drilled(hole)

    def set_cap(self, hole: i64, seat: i64) -> None:
        """A cap of this seat on an empty hole; without a cap left it is closed all the same (KO-21)."""
        self._cap(hole, seat)
        self._drilled(hole)

    def _cap(self, hole: i64, seat: i64) -> None:
        self._set(hole, cap_of(seat) if self.has_cap(seat) else SEALED)

    def _drilled(self, hole: i64) -> None:
        self.look_anew()
        number = self.box.property_of[hole]
        self.empty[number] -= 1
        if self.owner[number] >= 0:
            self.empty_of[self.owner[number]] -= 1
        self.set_shed(number, NOBODY)

    def _add_derricks(self, number: i64, count: i64) -> None:
        self.derricks = replaced(self.derricks, number, self.derricks[number] + count)
        if self.owner[number] >= 0:
            self.derricks_of[self.owner[number]] += count

    def replace_derrick(self, hole: i64) -> None:
        """A derrick gives way to a cap of the property's owner, for the rest of the game (KO-12, KO-37)."""
        number = self.box.property_of[hole]
        owner = self.owner[number]
        self._add_derricks(number, -1)
        self._cap(hole, owner if owner >= 0 else seat_of(self.wells[hole]))

    def clear_property(self, number: i64) -> None:
        """All derricks and caps of a property without owner go back to the seats that set them (KO-30, KO-35)."""
        box = self.box
        for hole in range(box.first_hole[number], box.first_hole[number + 1]):
            self._set(hole, EMPTY)
        self.derricks = replaced(self.derricks, number, 0)
        self.empty[number] = box.size(number)
        self.look_anew()
        self.set_shed(number, NOBODY)

    def set_shed(self, number: i64, seat: i64) -> None:
        if self.sheds[number] != seat:
            self.sheds = replaced(self.sheds, number, seat)

    def add_pipelines(self, border: i64, count: i64) -> None:
        """Across this border; fewer, where the count is below 0."""
        source = self.box.source[border]
        self.pipes = replaced(self.pipes, border, self.pipes[border] + count)
        self.laid = replaced(self.laid, source, self.laid[source] + count)
        owner = self.owner[source]
        if owner >= 0:
            self.laid_of = replaced(self.laid_of, owner, self.laid_of[owner] + count)
