"""An auction's ruler: what is bid, how far the viewer's licences go, and where bluffing begins."""

from spindletop.art.svg import Number, label, path, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk

LONG, HIGH = 176, 26  # pixels
BAR = 8
BEYOND = 4  # at least so many bids that would be bluffs
COARSE = 40  # a longer scale has a mark for every fifth bid only


def ruler(desk: Desk) -> str:
    """Empty for who does not know what is in a hand."""
    held = queries.licences_of(desk.view, desk.seat) if desk.seat is not None else None
    if held is None:
        return ""
    bid, worth = desk.asked["bid"], held[0] + 2 * held[1]
    top = max(worth + max(BEYOND, worth // 4), bid + BEYOND)

    def at(amount: int) -> float:
        return LONG * amount / top

    marks = range(0, top + 1, 1 if top <= COARSE else 5)
    drawn = (
        bar(at(max(bid, worth)), LONG, "ruler-bluff")
        + bar(at(min(bid, worth)), at(worth), "ruler-own")
        + bar(0, at(bid), "ruler-bid")
        + path("".join(f"M{at(mark):.4g} {BAR}v3" for mark in marks), "ruler-marks")
    )
    if worth > bid:
        drawn += label(desk.say("dock.yours", worth=worth), at(worth), HIGH - 4, "ruler-words", text_anchor="end")
    drawn += label(desk.say("dock.bluffs"), LONG, HIGH - 4, "ruler-words bluffs", text_anchor="end")
    words = desk.say("dock.ruler", bid=bid, worth=worth)
    return tag("svg", drawn, class_="bid-ruler", viewBox=f"0 0 {LONG} {HIGH}", role="img", aria_label=words)


def bar(left: Number, right: Number, class_: str) -> str:
    return path(f"M{left:.4g} 1H{right:.4g}v{BAR}H{left:.4g}z", class_) if right > left else ""
