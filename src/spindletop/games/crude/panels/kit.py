"""What all panels of Crude are made with: drawings, words, and names for what the rules number."""

from html import escape
from pathlib import Path

from spindletop.art.kit import Kit
from spindletop.art.scene import Moment
from spindletop.art.svg import Number, kept, tag
from spindletop.games.crude.box import CRUDE, GASOLINE, NOBODY
from spindletop.games.crude.queries import seat_of
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say

FOLDER = Path(__file__).parent.parent
KIT = Kit("crude", FOLDER)

# In words and drawings
PRODUCTS = {CRUDE: "crude", GASOLINE: "gasoline"}
MARKETS = ("domestic", "foreign")
LETTERS = "ABCD"  # of the quadrants

Crude = Moment[CrudeState]


def html(name: str, *children: str, **attributes: str | Number | None) -> str:
    """An element of HTML, which is closed also when it is empty."""
    return tag(name, "".join(children) or " ", **attributes)


@kept
def words(name: str, text: str, class_: str | None = None, **attributes: str | Number | None) -> str:
    """An element that holds nothing but words."""
    return html(name, escape(text), class_=class_, **attributes)


def name_of(moment: Crude, seat: int) -> str:
    return moment.names[seat] if seat < len(moment.names) else say("firm.seat", number=seat + 1)


def owner_of(moment: Crude, quadrant: int) -> str:
    """Whose quadrant it is; with two seats, also which of the two."""
    view = moment.view
    owner = seat_of(view, quadrant)
    if owner == NOBODY:
        return say("firm.ghost")
    name = name_of(moment, owner)
    return say("firm.one_of_two", name=name, letter=LETTERS[quadrant]) if view.seats == 2 else name


def money(amount: int) -> str:
    """Millions, as the markets write them."""
    return say("firm.money", amount=amount)
