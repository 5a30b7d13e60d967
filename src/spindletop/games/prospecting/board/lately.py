"""What has happened lately: of this round, of this auction, of each truck's last drive."""

from collections.abc import Sequence
from functools import cached_property

from spindletop.games.prospecting import queries
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Event

PASSED = 0  # in place of a bid


class Lately:
    """Questions to the last events that a viewer heard of."""

    def __init__(self, view: ProspectingState, events: Sequence[Event]) -> None:
        self.view = view
        self.events = events

    @cached_property
    def this_round(self) -> Sequence[Event]:
        return self._since("round")

    def _since(self, kind: str) -> Sequence[Event]:
        """What came after the last event of this kind; all, if there was none."""
        for at in range(len(self.events) - 1, -1, -1):
            if self.events[at].kind == kind:
                return self.events[at + 1 :]
        return self.events

    def turn_of(self, seat: int) -> Sequence[Event]:
        """What this seat has done in this round since its turn to move began, beginning with that."""
        done = [event for event in self.this_round if event.numbers[:1] == (seat,)]
        begun = [at for at, event in enumerate(done) if event.kind == "turn"]
        return done[begun[-1] :] if begun else ()

    @cached_property
    def former_prices(self) -> dict[int, int]:
        """By company whose price was moved in this round: what it was before, if that is known."""
        start = self.view.box.prices[self.view.box.price_start]
        first = queries.round_number(self.view) == 1
        now = dict.fromkeys(range(self.view.table.companies), start) if first else {}
        before: dict[int, int] = {}
        for event in self.events:
            if event.kind == "round":
                before = {}
            if event.kind in ("rolled", "moved_price"):
                company, price = event.numbers[-3 if event.kind == "rolled" else -2], event.numbers[-1]
                if company in now:
                    before.setdefault(company, now[company])
                now[company] = price
        return before

    @cached_property
    def bids(self) -> list[tuple[int, int]]:
        """Seats and their bids in the auction that goes on, in order."""
        found = []
        for event in self._since("auction"):
            if event.kind == "bid":
                found.append((event.numbers[0], event.numbers[1]))
            elif event.kind == "passed":
                found.append((event.numbers[0], PASSED))
        return found

    @cached_property
    def drilled(self) -> set[int]:
        """Squares on which a derrick was built in this round."""
        return {event.numbers[1] for event in self.this_round if event.kind == "built"}

    @cached_property
    def taken(self) -> dict[int, int]:
        """By seat: the kind of the card that it took in this round."""
        return {event.numbers[0]: event.numbers[1] for event in self.this_round if event.kind == "took"}

    @cached_property
    def drives(self) -> dict[int, list[int]]:
        """By seat: the squares of its truck's last drive, from where it began."""
        found: dict[int, list[int]] = {}
        for event in self.events:
            if event.kind == "turn" and event.numbers[0] in found:
                found[event.numbers[0]] = found[event.numbers[0]][-1:]
            elif event.kind in ("drove", "placed"):
                found.setdefault(event.numbers[0], []).append(event.numbers[1])
        return {seat: squares for seat, squares in found.items() if len(squares) > 1}

    @cached_property
    def rides(self) -> dict[int, int]:
        """By seat, and after all seats for the black train: the space from which its last ride began."""
        found: dict[int, int] = {}
        black: int | None = None
        for event in self.events:
            match event.kind, event.numbers:
                case "turn", (seat, _):
                    found.pop(seat, None)
                case "train", (seat, space):
                    found.setdefault(seat, space - 1)
                case "sent_back", (sender, _):
                    found = {seat: space for seat, space in found.items() if seat in (sender, self.view.seats)}
                case "black_train", (space,):
                    if black is not None:
                        found[self.view.seats] = black
                    black = space
        return found
