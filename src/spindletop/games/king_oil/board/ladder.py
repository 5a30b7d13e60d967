"""Bids as the rungs of a derrick; beside it how far each purse reaches, and what the lot counts for at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.art.kit import SHAPES
from spindletop.art.svg import circle, group, label, rect, seat_name, tag
from spindletop.art.svg import path as shape
from spindletop.games.king_oil.board.kit import KIT, money, who
from spindletop.games.king_oil.words import say

TOP, FOOT, MIDDLE = 30, 336, 116  # in the units of the drawing
LEGS = (18, 56)  # how far they are from the middle, at the top and at the foot
RUNGS = (5_000, 10_000, 20_000, 50_000, 100_000)
MOST_RUNGS = 7
NAME = 13  # letters of a name
APART = 42  # marks beside it, at least
REACH = 46  # where the bracket stands


@dataclass(frozen=True)
class Ladder:
    """Seats with their bids, seats with their cash, and what the lot counts for."""

    bids: Sequence[tuple[int, int]]
    purses: Sequence[tuple[int, int]]
    worth: int
    names: Sequence[str]
    raises: Sequence[int] = ()  # what the viewer may bid with one click
    reach: int = 0  # and at most

    @property
    def rung(self) -> int:
        most = max(self.worth, *(amount for _, amount in (*self.bids, *self.purses)))
        return next((each for each in RUNGS if most <= MOST_RUNGS * each), RUNGS[-1])

    @property
    def height(self) -> int:
        most = max(self.worth, *(amount for _, amount in (*self.bids, *self.purses)))
        return -(-most // self.rung) * self.rung

    def y(self, amount: int) -> float:
        return round(FOOT - (FOOT - TOP) * amount / self.height, 1)

    def half(self, amount: int) -> float:
        """How far the legs are from the middle at this height."""
        return round(LEGS[1] - (LEGS[1] - LEGS[0]) * amount / self.height, 1)

    def drawn(self) -> str:
        told = ", ".join(f"{who(self.names, seat)} {money(amount)}" for seat, amount in self.bids)
        words = say("panel.ladder", bids=told) if told else say("panel.ladder_empty")
        parts = self._tower(), *self._raises(), *self._bids(), *self._marks()
        return tag(
            "svg",
            *parts,
            viewBox="0 0 284 360",
            preserveAspectRatio="xMidYMin",
            class_="ladder",
            role="img",
            aria_label=words,
        )

    def _tower(self) -> str:
        steps = range(0, self.height + 1, self.rung)
        rungs, braces, scale = "", "", ""
        for low, high in zip(steps, [*steps[1:], None]):
            here, foot = self.half(low), self.y(low)
            rungs += f"M{MIDDLE - here:g} {foot:g}h{2 * here:g}"
            scale += label(low // 1000, 38, foot + 4.5, "ladder-scale")
            if high is not None:
                there, top = self.half(high), self.y(high)
                braces += f"M{MIDDLE - here:g} {foot:g}L{MIDDLE + there:g} {top:g}"
                braces += f"M{MIDDLE + here:g} {foot:g}L{MIDDLE - there:g} {top:g}"
        narrow, wide = LEGS
        legs = f"M{MIDDLE - wide} {FOOT}L{MIDDLE - narrow} {TOP}M{MIDDLE + wide} {FOOT}L{MIDDLE + narrow} {TOP}"
        return (
            shape(f"M20 {FOOT + 12}h184", "ladder-ground")
            + shape(braces, "ladder-brace")
            + shape(rungs, "ladder-rung")
            + shape(legs, "ladder-leg")
            + rect(MIDDLE - 24, TOP - 9, 48, 9, "ladder-crown")
            + scale
        )

    def _raises(self) -> list[str]:
        """Rungs in lamplight for the bids in the dock, and a bracket as far as one's own cash reaches."""
        rungs = "".join(f"M{MIDDLE - self.half(bid):g} {self.y(bid):g}h{2 * self.half(bid):g}" for bid in self.raises)
        if not rungs:
            return []
        low, high = self.y(min(self.raises)), self.y(self.reach)
        bracket = shape(f"M{REACH + 7} {low:g}H{REACH}V{high:g}h7", "ladder-reach")
        return [bracket, shape(rungs, "ladder-raise")]

    def _bids(self) -> list[str]:
        found = []
        for seat, amount in sorted(self.bids, key=lambda bid: bid[1]):
            reach, y = self.half(amount) + 4, self.y(amount)
            sign = KIT.use(f"s-{SHAPES[seat]}", MIDDLE - 9, y - 9, 18, 18, "sign")
            bar = shape(f"M{MIDDLE - reach:g} {y:g}h{2 * reach:g}", "ladder-bid")
            found.append(group(bar, circle(MIDDLE, y, 13, "ladder-disc"), sign, class_=f"seat-{seat}"))
        return found

    def _marks(self) -> list[str]:
        """The highest bid as a flag, purses and worth as marks; they keep apart from each other."""
        marks = [(amount, seat) for seat, amount in self.purses] + [(self.worth, -1)]
        top = max((amount for _, amount in self.bids), default=0)
        if top:
            marks.append((top, -2))
        found = []
        for (amount, seat), y in zip(
            sorted(marks, reverse=True), spread([self.y(a) for a, _ in sorted(marks, reverse=True)])
        ):
            edge = MIDDLE + self.half(amount) + 4
            if seat == -2:
                flag = shape(f"M{edge:g} {self.y(amount):g}L190 {y - 14:g}h88v28h-88z", "ladder-now")
                found.append(flag + label(money(amount), 234, y + 6, "ladder-top"))
                continue
            words = say("panel.counts_for") if seat < 0 else seat_name(self.names, seat, NAME)
            line = shape(f"M{edge:g} {self.y(amount):g}L168 {y:g}", "ladder-worth" if seat < 0 else "ladder-purse")
            sign = "" if seat < 0 else KIT.use(f"s-{SHAPES[seat]}", 170, y - 8, 16, 16, "sign")
            written = label(words, 190, y - 2, "ladder-words") + label(money(amount), 190, y + 14, "ladder-amount")
            found.append(group(line, sign, written, class_=None if seat < 0 else f"seat-{seat}"))
        return found


def spread(heights: Sequence[float]) -> list[float]:
    """From the top down, each at least so far below the one before; all of them on the sheet."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + APART) if placed else max(height, 18.0))
    low = 340.0
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], low)
        low = placed[place] - APART
    return placed
