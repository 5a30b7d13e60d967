"""The dock's left side: a section through the field while wells are drilled, slots for what burns, two outcomes side by
side, what a card would bring."""

from collections.abc import Sequence
from functools import cache
from html import escape
from random import Random

from spindletop.art.svg import label, rect, tag
from spindletop.art.svg import path as shape
from spindletop.games.king_oil import standing, text
from spindletop.games.king_oil.box import DRY
from spindletop.games.king_oil.kit import KIT, html, money
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say

WIDTH, HEIGHT = 404, 137
STRATA = (50, 71, 93, 115, 137)  # where they begin, and the end
RIGS = (152, 49)  # where the first stands, and how far it is to the next
BARS = (342, 56)
MORE_RIGS = 4


# The section


def section(state: KingOilState, wells: int, now: bool) -> str:
    """So many wells are still to come, above the strata with their costs; those of this turn are drilled already. At
    the side the odds, where everybody can count them, else what was found so far."""
    drilled = state.drilled[-MORE_RIGS:]
    shown = [rig(state, nth, hole) for nth, hole in enumerate(drilled)]
    waiting = min(wells, MORE_RIGS + 1 - len(drilled))
    for nth in range(waiting):
        shown.append(waiting_rig(len(drilled) + nth, now and nth == 0))
    words = say("dock.section", drilled=len(state.drilled), wells=wells)
    return tag(
        "svg",
        strata(),
        *(stratum(state, depth) for depth in range(len(STRATA) - 1)),
        *shown,
        label(say("dock.wells", wells=len(state.drilled) + wells), 13, 20, "section-head"),
        label(say("dock.to_go", drilled=len(state.drilled), wells=wells), 13, 38, "section-text"),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMinYMin slice",
        class_="section",
        role="img",
        aria_label=words,
    )


@cache
def strata() -> str:
    """Sod, sand, shale and rock."""
    dice = Random(8)
    drawn = rect(0, 0, WIDTH, HEIGHT, "sky")
    for depth, (top, swell) in enumerate(((50, 1.6), (71, 2.6), (93, 3), (115, 2.2))):
        waves = "".join(f"q17{'-' if (nth + depth) % 2 else ' '}{swell} 34 0t34 0" for nth in range(6))
        drawn += shape(f"M0 {top}{waves}V140H0z", f"stratum-{depth}")
    sod = "".join(f"M{x} 50l-1.5-4m1.5 4v-5m0 5l2-4" for x in range(5, WIDTH, 11))
    sand = "".join(f"M{dice.randint(0, WIDTH)} {dice.randint(55, 68)}h1.5" for _ in range(100))
    loam = "".join(f"M{dice.randint(0, 390)} {dice.randint(76, 90)}h{dice.randint(6, 16)}" for _ in range(40))
    shale = "".join(f"M{x} {98 + 7 * row}h11m-5 0v7" for row in range(2) for x in range(3 + 8 * row, WIDTH, 22))
    rock = "".join(f"M{x} {y}l4-5 5 5" for x in range(0, WIDTH, 16) for y in (125, 135))
    return drawn + shape(sod, "sod") + shape(sand + loam + shale, "grain") + shape(rock, "rock")


def stratum(state: KingOilState, depth: int) -> str:
    """Its name, what a well there costs, and how likely it is."""
    y = (STRATA[depth] + STRATA[depth + 1]) / 2
    left, width = BARS
    odds, found = standing.odds(state), standing.found(state)
    share = odds[depth] if odds else found[depth] / max(1, sum(found))
    figure = say("dock.percent", share=round(100 * share)) if odds else str(found[depth])
    kind = "bar dry" if depth == DRY else "bar"
    return (
        label(say(f"dock.depth{depth}"), 13, y + 5.5, f"stratum-name deep-{depth}")
        + label(money(state.box.cost[depth]), 74, y + 5.5, f"stratum-cost deep-{depth}")
        + rect(left, y - 7.5, width, 16, "bar-back", rx=2)
        + rect(left, y - 7.5, round(width * share, 1), 16, kind, rx=2)
        + label(figure, left + width - 4, y + 5.5, "bar-text")
    )


def rig(state: KingOilState, nth: int, hole: int) -> str:
    """A well of this turn, down to its oil, or through to the rock."""
    x, depth = RIGS[0] + RIGS[1] * nth, state.depth_of(hole)
    foot = (STRATA[depth] + STRATA[depth + 1]) / 2 + 2
    oil = tag("ellipse", cx=x, cy=foot, rx=20, ry=7.5, class_="oil") if depth != DRY else ""
    bore = shape(f"M{x} 50V{foot}", "bore-key") + shape(f"M{x} 50V{foot}", "bore")
    piece = (
        KIT.use("derrick", x - 15, 9, 30, 43)
        if standing.derrick_on(state, hole) is not None
        else KIT.use("cap", x - 14, 28, 28, 28)
    )
    return tag(
        "g", oil, bore, piece, label(text.hole(state.box, hole), x + 14, 24, "rig-hole"), class_=f"seat-{state.mover}"
    )


def waiting_rig(nth: int, now: bool) -> str:
    x = RIGS[0] + RIGS[1] * nth
    bore = shape(f"M{x} 53V131", "bore-now") if now else ""
    return tag("g", bore, KIT.use("derrick", x - 15, 9, 30, 43), class_="rig-now" if now else "rig-then")


# Other hands


def burns(state: KingOilState, burnt: Sequence[int], left: int) -> str:
    """A slot for each derrick that burns in this fire."""
    gone = [slot("gone", text.hole(state.box, hole)) for hole in burnt]
    to_come = [slot("next" if nth == 0 else "later", "?") for nth in range(left)]
    owned = say("dock.owned", derricks=state.derricks_of[state.mover] + len(burnt))
    head = tag("h3", html("dock.burn", derricks=len(burnt) + left), " ", tag("span", escape(owned)))
    return head + tag("ol", *gone, *to_come, class_="burns")


def slot(class_: str, words: str) -> str:
    return tag("li", KIT.icon("flame", "blaze"), tag("b", words), class_=class_)


Outcome = tuple[str, str, str]  # when, what above all, and what else


def fork(good: Outcome, bad: Outcome) -> str:
    """Two outcomes side by side."""

    def side(outcome: Outcome, class_: str) -> str:
        when, first, rest = (escape(each) for each in outcome)
        return tag("dl", tag("dt", when), tag("dd", tag("b", first), rest), class_=class_)

    return tag("div", side(good, "good"), side(bad, "bad"), class_="fork")


def takings(state: KingOilState, seat: int) -> str:
    """What the cards that are left would bring a seat, by what they pay for a derrick."""
    derricks = state.derricks_of[seat]
    cards = [
        tag(
            "li",
            tag("span", money(pays), class_="mini"),
            tag("b", money(pays * derricks)),
            tag("small", html("dock.cards", cards=count)),
        )
        for pays, count in standing.royalties_in_pile(state)
    ]
    head = tag("h3", html("dock.takings", derricks=derricks))
    return head + tag("ul", *cards, class_="takings")


def reckoning(rows: Sequence[tuple[str, str]], head: str) -> str:
    """A few sums, the last of them under a line."""
    lines = [tag("div", tag("dt", escape(what)), tag("dd", escape(amount))) for what, amount in rows]
    return tag("h3", escape(head)) + tag("dl", *lines, class_="reckoning")
