"""The companies: a certificate each, with its price, the ladder of prices and everybody's tanks."""

from functools import lru_cache
from html import escape

from spindletop.art.scene import Panel
from spindletop.art.svg import circle, label, path, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import DRAWN, Desk, Dress
from spindletop.words import once_a_language

VIGNETTES = ("v-hudson", "v-jet", "v-trust")
RUNG = 15  # units of the ladder to a price
FULLEST = 3  # plumes that a drawing of a tank shows
PAIR = 2  # companies that have room for larger certificates
STORES = ("own", "black", "rival", "oil", "at")  # answers that name a company


def panel(desk: Desk) -> Panel:
    certificates = [certificate(desk, company) for company in range(desk.view.table.companies)]
    html = tag("div", *certificates, class_="market pair" if len(certificates) == PAIR else "market")
    return Panel("market", desk.say("panel.market"), "i-coin", html=html, bare=True)


def certificate(desk: Desk, company: int) -> str:
    now = "bid" in desk.asked and desk.asked.get("company") == company
    inner = (
        desk.kit.icon("guilloche", "border")
        + desk.kit.icon(VIGNETTES[company], "vignette")
        + tag("header", tag("h3", escape(desk.company(company))), lot(desk, company, now))
        + tag("p", price(desk, company), class_="price")
        + ladder(desk, company)
        + tag("ul", *(tank(desk.dress, *each) for each in tanks(desk, company)), class_="tanks")
        + store(desk, company)
    )
    return tag("article", inner, class_=f"cert cert-{company}{' now' if now else ''}", id=f"panel-{panel_of(company)}")


def panel_of(company: int) -> str:
    """Its certificate is a panel within a panel: a phone turns to it."""
    return f"market-{company}"


def lot(desk: Desk, company: int, now: bool) -> str:
    """What is going on here: an auction, or where the die will push the price."""
    rolled = [desk.box.prices[place] for place in queries.places_rolled(desk.view, company)]
    words = desk.say("panel.next_roll", prices=desk.say("board.or").join(map(desk.dollars, rolled)))
    return tag("p", state(desk, company, now), class_="lot", title=words)


def state(desk: Desk, company: int, now: bool) -> str:
    """What is going on here: an auction, or where the die will push the price."""
    number, of = company + 1, desk.view.table.companies
    if now:
        return desk.kit.icon("i-gavel") + desk.html("panel.auction_now", number=number, of=of)
    if notes := desk.dress.notes(desk.view):
        return escape(notes[company])
    place = desk.view.prices[company]
    zone = "red" if place < desk.box.red_end else "blue" if place >= desk.box.blue_start else "white"
    return desk.html(f"panel.zone_{zone}")


def price(desk: Desk, company: int) -> str:
    now: int = desk.view.price(company)
    drawn = tag("b", desk.dollars(now), class_="sum", id=f"price-{company}")
    change = now - desk.lately.former_prices.get(company, now)
    if change:
        way = "up" if change > 0 else "down"
        words = desk.say(f"panel.price_{way}", amount=abs(change))
        drawn += tag("span", desk.kit.icon(f"i-{way}"), f"{abs(change):,}", class_="delta", title=words)
    return drawn


def ladder(desk: Desk, company: int) -> str:
    """All prices, where this company's is, and dots where the next roll may bring it."""
    prices, box = desk.box.prices, desk.box
    here: int = desk.view.prices[company]
    drawn = rungs(len(prices), box.red_end, box.blue_start) + pencil(desk, company, here)
    drawn += "".join(
        circle((place + 0.5) * RUNG, 26, 2.2, "rolled") for place in queries.places_rolled(desk.view, company)
    )
    drawn += marker((here + 0.5) * RUNG)
    ends = {0: "start", box.red_end: "middle", box.blue_start: "middle", len(prices) - 1: "end"}
    for place, anchor in ends.items():
        x = {"start": 0, "end": len(prices) * RUNG}.get(anchor, (place + 0.5) * RUNG)
        drawn += label(f"{prices[place]:,}", x, 38, "rung here" if place == here else "rung", text_anchor=anchor)
    return tag("svg", drawn, class_="ladder", viewBox=f"0 0 {len(prices) * RUNG} 40", aria_hidden="true")


@lru_cache
def rungs(prices: int, red_end: int, blue_start: int) -> str:
    """Red prices rise, blue ones fall, whatever the die shows."""
    zones = (("red", range(red_end)), ("white", range(red_end, blue_start)), ("blue", range(blue_start, prices)))
    drawn = ""
    for zone, places in zones:
        drawn += path("".join(f"M{place * RUNG + 0.8:g} 9h13.4v14h-13.4z" for place in places), f"rung-{zone}")
    pushes = "".join(f"M{place * RUNG + 4.5:g} 18l3-4 3 4" for place in range(red_end))
    pushes += "".join(f"M{place * RUNG + 4.5:g} 14l3 4 3-4" for place in range(blue_start, prices))
    return drawn + path(pushes, "push")


def pencil(desk: Desk, company: int, here: int) -> str:
    """From where the price was at the beginning of the round to where it is."""
    former = desk.lately.former_prices.get(company)
    if former is None or desk.box.prices[here] == former:
        return ""
    x, was = (here + 0.5) * RUNG, (list(desk.box.prices).index(former) + 0.5) * RUNG
    return path(f"M{was} 8.5C{was}-2 {x}-2 {x} 4.5", "pencil") + circle(was, 16, 4, "pencil")


def marker(x: float) -> str:
    return (
        path(f"M{x - 8.5} 6h17v17l-8.5 5-8.5-5z", "price-key")
        + path(f"M{x - 7.5} 7h15v15.5l-7.5 4-7.5-4z", "price-here")
        + path(f"M{x} 10c2.6 3.3 4 5 4 7a4 4 0 0 1-8 0c0-2 1.4-3.7 4-7z", "price-drop")
    )


def tanks(desk: Desk, company: int) -> list[tuple[int, str, int]]:
    """Seats with their names, and what they have stored here."""
    return [(seat, desk.name(seat), desk.view.tank(seat, company)) for seat in range(desk.view.seats)]


@once_a_language(DRAWN)
def tank(dress: Dress, seat: int, name: str, units: int) -> str:
    words = dress.say("panel.tank", name=name, oil=units)
    drawn = dress.kit.icon(f"tank-{min(units, FULLEST)}", "drum") + dress.kit.pip(seat) + tag("b", str(units))
    return tag(
        "li", drawn, tag("span", escape(words), class_="sr"), class_=f"tank seat-{seat}{' none' if not units else ''}"
    )


def store(desk: Desk, company: int) -> str:
    """The whole certificate takes the oil that is to be stored, by the first train that can carry it."""
    for verb in STORES:
        if company in desk.offered.get(verb, ()):
            words = desk.say(f"panel.{verb}", company=desk.company(company), fee=desk.box.hire_fee)
            return desk.lamp.html(desk.offered[verb][company], words, desk.kit.icon("drop"), class_="store")
    return ""
