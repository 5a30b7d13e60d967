"""Properties as a list: one's own with what a well or a fire would do there, and those that may change hands. What may
be clicked on the map may be clicked here, too."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from spindletop.art.scene import Lamp, Moment
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.kit import KIT, html, money, named, who
from spindletop.games.king_oil.board.lamplight import Light
from spindletop.games.king_oil.board.means import fire_means, oil_means
from spindletop.games.king_oil.board.panels import heading, listed
from spindletop.games.king_oil.board.plan import of_lease
from spindletop.games.king_oil.board.plat import plat
from spindletop.games.king_oil.drilling import Hole
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.sales import OfferedProperty
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Announce, Fire, FirstProperty
from spindletop.games.king_oil.words import say


@dataclass(frozen=True)
class Entry:
    """A property with two lines about it, and the answer that a click on it gives."""

    lease: int
    first: str
    second: str
    action: int | None = None
    words: str = ""  # of the answer, as a sentence


def land(moment: Moment[KingOilState], light: Light, lamp: Lamp) -> str:
    """What the question is about; for spectators, of the seat that moves."""
    state = moment.view
    seat = state.mover if moment.seat is None else moment.seat
    match state.question:
        case FirstProperty() | Purchase(buys=1):
            entries = list(for_sale(state, light, seat))
            title, aside = say("panel.for_sale"), say("panel.leases", leases=len(entries))
        case OfferedProperty() if moment.legal:
            entries = list(for_deals(moment, light))
            title, aside = say("panel.for_deals"), say("panel.leases", leases=len(entries))
        case Fire() if seat == state.mover:
            entries = list(burning(moment, light))
            derricks = sum(standing.derricks_on(state, each.lease) for each in entries)
            title, aside = say("panel.burn"), say("panel.derricks", derricks=derricks)
        case _:
            entries = list(own(moment, seat))
            if isinstance(state.question, Announce | Hole):  # where nothing can be drilled comes last
                entries.sort(key=lambda each: not standing.open_on(state, each.lease))
            title = say("panel.land_of", name=who(moment.names, seat))
            if moment.seat is not None:
                title = say("panel.drill" if isinstance(state.question, Announce | Hole) else "panel.own")
            aside = say("panel.open_holes", holes=sum(standing.open_on(state, each.lease) for each in entries))
    rows = [row(state, each, lamp) for each in entries]
    return (
        heading(title, aside)
        + listed(rows, "leases")
        + ("" if rows else tag("p", html("panel.no_land"), class_="empty"))
    )


# Which


def own(moment: Moment[KingOilState], seat: int) -> Iterator[Entry]:
    for lease in standing.by_derricks(moment.view, seat):
        yield Entry(lease, *oil_means(moment.view, lease, moment.names))


def burning(moment: Moment[KingOilState], light: Light) -> Iterator[Entry]:
    """The derricks of a property are alike: a click burns its first."""
    state = moment.view
    for lease in standing.by_derricks(state, state.mover):
        if standing.derricks_on(state, lease):
            hole = next((hole for hole in light.derricks if standing.lease_of(state, hole) == lease), None)
            means = fire_means(state, lease, moment.names)
            yield (
                Entry(lease, *means) if hole is None else Entry(lease, *means, light.derricks[hole], light.burns(hole))
            )


def for_sale(state: KingOilState, light: Light, seat: int) -> Iterator[Entry]:
    """What the bank still has, cheapest first."""
    for lease in sorted(standing.free_leases(state), key=lambda each: (standing.price_of(state, each), each)):
        price = money(standing.price_of(state, lease))
        yield Entry(lease, price, beside(state, lease, seat), *light.on_land.get(lease, ()))


def for_deals(moment: Moment[KingOilState], light: Light) -> Iterator[Entry]:
    """One's own first, then those of the rivals."""
    state = moment.view
    for lease in sorted(light.on_land, key=lambda each: (standing.owner_of(state, each) != state.mover, each)):
        owner = standing.owner_of(state, lease)
        yield Entry(
            lease,
            whose(moment, owner),
            say("panel.counts", worth=standing.counts_for(state, lease)),
            *light.on_land[lease],
        )


def whose(moment: Moment[KingOilState], owner: int | None) -> str:
    if owner is None or owner == moment.seat:
        return say("panel.sell")
    return say("panel.want", name=who(moment.names, owner))


def beside(state: KingOilState, lease: int, seat: int) -> str:
    """Whether it lies at one's own land, from where pipelines could come."""
    box = state.box
    own = [
        box.target[border] + 1 for border in box.borders(lease) if standing.owner_of(state, box.target[border]) == seat
    ]
    if own:
        return say("panel.beside", numbers=", ".join(map(str, own)), count=len(own))
    rivals = sum(standing.owner_of(state, box.target[border]) is not None for border in box.borders(lease))
    return say("panel.neighbours", rivals=rivals)


# How they look


def row(state: KingOilState, entry: Entry, lamp: Lamp) -> str:
    lease, owner = entry.lease, standing.owner_of(state, entry.lease)
    counts = (
        ("i-derrick", standing.derricks_on(state, lease), "panel.derricks_there"),
        ("i-cap", standing.capped_on(state, lease), "panel.dry_there"),
        ("i-hole", standing.open_on(state, lease), "panel.open_there"),
    )
    tally = "".join(
        tag("span", tag("span", html(key), class_="sr"), KIT.icon(icon), tag("b", str(count)), title=say(key))
        for icon, count, key in counts
        if owner is not None or count
    )
    second = tag("small", escape(entry.second)) if entry.second else ""
    if owner is not None:
        second += tag("small", html("panel.counts", worth=standing.counts_for(state, lease)), class_="worth-at-end")
    inner = (
        plat(state, lease)
        + tag("span", tag("b", str(lease + 1)), " ", escape(named(lease)), class_="lease-title")
        + tag("span", tally, class_="tally")
        + tag("span", tag("b", escape(entry.first)), second, class_="means")
    )
    looks = f"lease {of_lease(lease)}" + ("" if owner is None else f" seat-{owner}")
    if entry.action is None:
        return tag("li", tag("div", inner, class_=looks))
    said = tag("span", f"{escape(entry.words)}. ", class_="sr")  # beside what is seen, so that both are its name
    return tag("li", lamp.html(entry.action, "", said + inner, class_=looks))
