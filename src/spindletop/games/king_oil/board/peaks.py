"""King Oil's great moments: wells that gush, derricks that burn, what goes under the hammer, who is bankrupt."""

from collections.abc import Iterator

from spindletop.art.peaks import GAVEL, GUSHER, STAMP, Peak, Spectacle, plate_of
from spindletop.art.scene import Moment
from spindletop.games.king_oil.board.county import county, spots
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say

FIRE = Spectacle("fire", ("peak-glow", "peak-flames", "peak-flame", "peak-embers"), "crackle")


def peaks(moment: Moment[KingOilState]) -> Iterator[Peak]:
    for event in moment.now:
        match event.kind, event.numbers:
            case "drilled", (seat, hole, _, 1):
                yield Peak(GUSHER, spots()[hole], seat=seat)
            case "burnt", (_, hole):
                yield Peak(FIRE, spots()[hole])
            case "auctioned", (seat, number, price):
                yield Peak(GAVEL, county().leases[number].text.at, say("board.money", amount=price), seat)
            case "sold", (_, number, buyer, _):
                yield Peak(STAMP, county().leases[number].text.at, say("peak.sold"), buyer)
            case "passed", (seat, _):
                yield Peak(STAMP, plate_of(seat), say("board.passed"))
            case "bankrupt", (seat, *_):
                yield Peak(STAMP, plate_of(seat), say("board.bankrupt"))
