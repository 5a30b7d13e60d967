"""The dock's left side: a section through the field while wells are drilled, slots for what burns, outcomes side by
side, what a card would bring."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from spindletop.art.svg import label, rect, tag
from spindletop.art.svg import path as shape
from spindletop.games.king_oil import terms
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.kit import KIT, html, money
from spindletop.games.king_oil.box import DRY
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
        KIT.use("strata", 0, 0, WIDTH, HEIGHT),
        *(stratum(state, depth) for depth in range(len(STRATA) - 1)),
        *shown,
        label(say("dock.wells", wells=len(state.drilled) + wells), 13, 24, "section-head"),
        label(say("dock.to_go", drilled=len(state.drilled), wells=wells), 13, 41, "section-text"),
        "" if standing.odds(state) else label(say("dock.found"), sum(BARS) - 4, 41, "section-found"),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMinYMin slice",
        class_="section",
        role="img",
        aria_label=words,
    )


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
    x, depth = RIGS[0] + RIGS[1] * nth, state.depths[hole]
    foot = (STRATA[depth] + STRATA[depth + 1]) / 2 + 2
    oil = tag("ellipse", cx=x, cy=foot, rx=20, ry=7.5, class_="oil") if depth != DRY else ""
    bore = shape(f"M{x} 50V{foot}", "bore-key") + shape(f"M{x} 50V{foot}", "bore")
    piece = (
        KIT.use("derrick", x - 15, 9, 30, 43)
        if standing.derrick_on(state, hole) is not None
        else KIT.use("cap", x - 14, 28, 28, 28)
    )
    return tag(
        "g", oil, bore, piece, label(terms.hole(state.box, hole), x + 14, 24, "rig-hole"), class_=f"seat-{state.mover}"
    )


def waiting_rig(nth: int, now: bool) -> str:
    x = RIGS[0] + RIGS[1] * nth
    bore = shape(f"M{x} 53V131", "bore-now") if now else ""
    return tag("g", bore, KIT.use("derrick", x - 15, 9, 30, 43), class_="rig-now" if now else "rig-then")


# Other hands


def burns(state: KingOilState, burnt: Sequence[int], left: int) -> str:
    """A slot for each derrick that burns in this fire."""
    gone = [slot("gone", terms.hole(state.box, hole)) for hole in burnt]
    to_come = [slot("later" if nth else "next", "" if nth else say("dock.burn_next")) for nth in range(left)]
    owned = say("dock.owned", derricks=state.derricks_of[state.mover] + len(burnt))
    head = tag("h3", html("dock.burn", derricks=len(burnt) + left), " ", tag("span", escape(owned)))
    return head + tag("ol", *gone, *to_come, class_="burns")


def slot(class_: str, words: str) -> str:
    return tag("li", KIT.icon("flame", "blaze"), tag("b", words) if words else "", class_=class_)


@dataclass(frozen=True)
class Outcome:
    when: str
    first: str  # what above all
    rest: str  # and what else
    loses: bool = False  # what above all is red


def fork(good: Outcome, *others: Outcome) -> str:
    """Outcomes side by side."""
    sides = [side(good, "good"), *(side(each, "bad") for each in others)]
    return tag("div", *sides, class_="fork" if len(sides) < 3 else "fork narrow")


def side(outcome: Outcome, class_: str) -> str:
    first = tag("b", escape(outcome.first), class_="loss" if outcome.loses else None)
    return tag("dl", tag("dt", escape(outcome.when)), tag("dd", first, escape(outcome.rest)), class_=class_)


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
