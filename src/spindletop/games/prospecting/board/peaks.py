"""Great moments of Giganten and Black Gold: oil, the hammer of an auction, a bluff, a train that comes in."""

from collections.abc import Iterator

from spindletop.art.peaks import GAVEL, GUSHER, STAMP, Peak, Spectacle, plate_of
from spindletop.games.prospecting.board.desk import Desk

TRAIN = Spectacle("train", ("peak-line", "peak-steam", "peak-train"), "whistle")


def great_moments(desk: Desk) -> Iterator[Peak]:
    for event in desk.moment.now:
        match event.kind, event.numbers:
            case (("built" | "spring" | "deepened"), (seat, square, _)):
                yield Peak(GUSHER, desk.plan.middle(square), seat=seat)
            case "paid", (seat, *_):
                yield Peak(GAVEL, plate_of(seat), desk.say("peak.won"), seat)
            case "baron_wins", (company,):
                yield Peak(GAVEL, f"price-{company}", desk.say("peak.baron"))
            case "passed", (seat,):
                yield Peak(STAMP, plate_of(seat), desk.say("board.passed"))
            case "bluffed", (seat,):
                yield Peak(STAMP, plate_of(seat), desk.say("peak.bluff"))
            case "black_train", _:
                yield Peak(TRAIN, f"train-{desk.view.seats}")
            case "train", (seat, space) if space == desk.box.last:
                yield Peak(TRAIN, f"train-{seat}", seat=seat)
