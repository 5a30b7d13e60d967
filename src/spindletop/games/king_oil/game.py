"""King Oil: seats, options and the way to the first question."""

from pathlib import Path

from spindletop.games.king_oil import content, debts, drilling, pipelines, purchases, sales, steps
from spindletop.games.king_oil.box import BILL, Box
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import ContentFile, Game, Option, frames_in


class KingOil(Game[KingOilState]):
    slug = "king_oil"
    title = "King Oil"
    rules = 2
    seats = range(2, 5)
    options = (
        Option("start", ("random", 0, 1, 2, 3), "random", seat=True),
        Option("discs", ("classic", "uncharted"), "classic"),
        Option("box_limits", (False, True), False),
        Option("slips", (False, True), False),
    )
    frames = frames_in(steps, purchases, drilling, pipelines, sales, debts)
    state = KingOilState
    folder = Path(__file__).parent

    def read(self, source: ContentFile) -> Box:
        box, self.verbs = content.read(source)
        seats = self.seats[-1]
        self.max_chances = max(len(box.card_count), seats)
        self.longest = 1 + seats + box.rounds * seats * answers_in_a_turn(box, seats) + answers_in_auctions(box, seats)
        return box

    def begin(self, state: KingOilState) -> None:
        start = state.setup.options["start"]
        state.set_up()
        state.put(steps.FirstProperty())
        if start == "random":
            state.put(steps.FirstChooser())
        elif isinstance(start, int):
            state.first = state.mover = start


def answers_in_a_turn(box: Box, seats: int) -> int:
    """No turn has more answers, auctions aside: each kind of question is counted as often as it can come."""
    wells = max(box.card_wells) + 2  # announced, before drawing, and one too many
    debts = seats - 1 + 2 * wells + 1  # royalties, wells and the fines that they can bring, no hole
    offers = box.offers * (1 + debts)
    lost_pipelines = 2 * len(box.support) * box.properties  # after a fire, and after a well too many
    laid = box.pipelines + offers * len(box.support) + lost_pipelines  # nine, and for each that goes another
    calls = (wells + box.properties) * (seats - 1)
    plain = 2 + 2 + 2  # draw and card; announce or pay, give up; buy and end the turn
    deals = offers * 6  # the wish to, property, buyer, two for the price, the reply
    return plain + wells * 3 + deals + lost_pipelines + laid + calls + max(box.fire_loss)


def answers_in_auctions(box: Box, seats: int) -> int:
    """A property is auctioned once for each bankruptcy at most; every bid is higher, every pass final."""
    bids = box.money // BILL * 2 + seats  # the tens of each bid, and the rest
    return (seats - 2) * box.properties * bids
