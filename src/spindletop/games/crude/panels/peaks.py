"""Crude's great moments: a well, another economy, news, and who has reached the goal."""

from collections.abc import Iterator

from spindletop.art.peaks import GUSHER, STAMP, Peak, Spectacle
from spindletop.games.crude.panels.economy import economy_title
from spindletop.games.crude.panels.kit import Crude, money
from spindletop.games.crude.panels.land import ring_id
from spindletop.games.crude.queries import seat_of
from spindletop.games.crude.words import say

RISE = Spectacle("swing", ("peak-tape", "peak-rise"), "bell")
FALL = Spectacle("swing", ("peak-tape", "peak-fall"), "bell")


def peaks(moment: Crude) -> Iterator[Peak]:
    view = moment.view
    for event in moment.now:
        match event.kind, event.numbers:
            case "struck", (quadrant, square, _):
                yield Peak(GUSHER, ring_id(quadrant, square), seat=seat_of(view, quadrant))
            case "economy", (card, _):
                better = view.box.demand[card] * len(view.box.demand) > sum(view.box.demand)
                yield Peak(RISE if better else FALL, "panel-economy", economy_title(view))
            case "news", _:
                yield Peak(STAMP, "panel-news", say("peak.extra"))
            case "declared", (seat, cash):
                yield Peak(STAMP, "main", money(cash), seat)
