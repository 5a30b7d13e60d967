"""The estates: the viewer's own, large, and the others in turn order; the seat plate is the head or foot of each."""

from spindletop.art.scene import Lamp
from spindletop.games.crude.box import CRUDE, GASOLINE, NOBODY, QUADRANTS, REFINERY, STATION, WELL
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.kit import KIT, PRODUCTS, Crude, html, money, owner_of, words
from spindletop.games.crude.panels.land import is_faded, large_land, small_land
from spindletop.games.crude.panels.lots import lots
from spindletop.games.crude.panels.pipes import are_laid, pipes
from spindletop.games.crude.queries import (
    asked_in,
    assets_in,
    cash_of,
    dice_in,
    has_declared,
    seat_of,
    stock_of,
    uses_of,
)
from spindletop.games.crude.text import shows_cash
from spindletop.games.crude.words import say

LONG = 12  # letters of a name with its quadrant that stand beside an amount
WORK = {WELL: "i-well", REFINERY: "i-refine", STATION: "i-pump"}


def shown_first(moment: Crude) -> int:
    """The quadrant that is shown large: of the viewer's own the one that is asked, or has its turn, or is next. Who
    watches sees who is asked, or has the next turn."""
    view = moment.view
    own = view.quadrants_of(moment.seat) if moment.seat is not None else []
    own = own or [quadrant for quadrant in range(QUADRANTS) if seat_of(view, quadrant) != NOBODY]
    asked = [quadrant for quadrant in asked_in(view) if quadrant in own]
    return asked[0] if asked else min(own, key=lambda quadrant: (quadrant - view.quadrant) % QUADRANTS)


def own_estate(moment: Crude, lamp: Lamp, changed: Changes, first: int) -> str:
    land = html("div", large_land(moment, first, changed), lots(moment, lamp, first), class_="land")
    return firm(moment, changed, first, first) + land


def other_estates(moment: Crude, lamp: Lamp, changed: Changes, first: int) -> str:
    """Clockwise, as the turns go; and the pipelines to those whom the same dice hit."""
    found = []
    for ahead in range(1, QUADRANTS):
        quadrant = (first + ahead) % QUADRANTS
        land = small_land(moment, quadrant, ahead, changed, are_laid(moment.view, first))
        mine = moment.seat is not None and seat_of(moment.view, quadrant) == moment.seat
        class_ = "estate own-too" if mine else "estate"
        over = html("div", land, lots(moment, lamp, quadrant), class_="land")
        found.append(html("article", over, firm(moment, changed, quadrant, first), class_=class_))
    return "".join(found) + pipes(moment.view, first)


# Seat plates


def firm(moment: Crude, changed: Changes, quadrant: int, first: int) -> str:
    """Whose estate it is: name, stock, cash. The cash of a seat with two quadrants stands at the first it shows."""
    view = moment.view
    seat = seat_of(view, quadrant)
    if seat == NOBODY:
        return html(
            "div", words("h3", say("firm.ghost")), words("p", say("firm.ghost_rolls"), "firm-note"), class_="firm"
        )
    asked = quadrant in asked_in(view) and view.actor == seat
    again = view.seats == 2 and (quadrant - first) % QUADRANTS >= view.seats
    cash = "" if again else cash_words(moment, seat)
    return html(
        "div",
        KIT.badge(seat),
        words("h3", owner_of(moment, quadrant), "long" if len(owner_of(moment, quadrant)) > LONG else None),
        stock(moment, quadrant),
        html("p", note(moment, changed, quadrant, asked), class_="firm-note"),
        words("p", cash, "firm-cash sum", id=f"firm-cash-{quadrant}") if cash else "",
        class_=f"firm seat-{seat}{' is-asked' if asked else ''}",
    )


def cash_words(moment: Crude, seat: int) -> str:
    view = moment.view
    return money(cash_of(view, seat)) if shows_cash(view, seat) else say("firm.secret")


def stock(moment: Crude, quadrant: int) -> str:
    items = []
    for product in (CRUDE, GASOLINE):
        name, barrels = PRODUCTS[product], stock_of(moment.view, quadrant, product)
        label = say("firm.barrels", product=name, barrels=barrels)
        drum = KIT.icon(f"drum-{name}", "drum")
        number = words("b", str(barrels), aria_hidden="true")
        items.append(html("li", words("span", label, "sr"), drum, number, title=label))
    return html("ul", *items, class_="firm-stock")


def note(moment: Crude, changed: Changes, quadrant: int, asked: bool) -> str:
    """What this estate is about to do, or just did."""
    view = moment.view
    seat = seat_of(view, quadrant)
    if asked:
        mine = seat == moment.seat and moment.legal
        return KIT.icon("hand", "pointing") + words("span", say("firm.your_move" if mine else "firm.asked"))
    if has_declared(view, seat):
        return words("span", say("firm.declared"), "declared")
    if quadrant in changed.earned:
        return words("span", say("firm.earned", amount=changed.earned[quadrant]))
    if not view.red or quadrant == view.quadrant or is_faded(view):
        return ""
    return hits(moment, quadrant)


def hits(moment: Crude, quadrant: int) -> str:
    """Which die hits it, and what works there."""
    view = moment.view
    row, column = dice_in(view, quadrant)
    if not row and not column:
        return words("span", say("firm.not_hit"))
    die = KIT.icon(f"die-red-{row}" if row else f"die-black-{column}", "little-die")
    standing = assets_in(view, quadrant)
    working = {kind for square, kind in standing if kind in WORK and uses_of(view, quadrant, square, kind)}
    if not working:
        return die + words("span", say("firm.nothing_hit"))
    label = say(
        "firm.hit", wells=int(WELL in working), refineries=int(REFINERY in working), stations=int(STATION in working)
    )
    icons = "".join(KIT.icon(icon) for kind, icon in WORK.items() if kind in working)
    return die + html("span", icons, role="img", aria_label=label, title=label)
