"""An auction at a table, without a server."""

from tests.recorded import RECORDS, played, seated

from spindletop.games import folder
from spindletop.kernel import Record
from spindletop.table.entries import Answered, AnyEntry, By
from spindletop.table.table import Due


class Sale:
    """An auction of a recorded game of Giganten, in which all four seats bid."""

    def __init__(self) -> None:
        record = Record.parse(RECORDS["giganten"].read_text(encoding="utf-8"), "four-seats")
        self.table = seated(record, ["Ann", "Ben", "Cid", "Dee"])
        auction = folder.orders(record.game).auctions[0]
        for _ in played(self.table, record):
            state = self.table.course.state
            if state.question and auction.asks(state.question) and state.question.numbers["inside"] == 0b1111:
                return

    def seat(self, after: int) -> int:
        """So many seats after the one that is asked."""
        return (self.table.turn + after) % 4

    def add(self, what: AnyEntry) -> None:
        self.table.apply(self.table.seq + 1, what, 0.0)

    def answer(self, action: str, by: By = By.PERSON) -> None:
        self.add(Answered(self.table.actor, action, by))

    def follow(self) -> str:
        """What was ordered is answered."""
        assert self.table.due is Due.ORDER and self.table.ordered is not None
        action = self.table.game.name(self.table.ordered)
        self.answer(action, By.ORDER)
        return action
