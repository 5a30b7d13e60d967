"""The dock when oil is stored or carried: into which tank, on whose train."""

from spindletop.art.scene import Dock, Offer
from spindletop.games.prospecting.board.auction import fan
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.offers import costs, declining, passing
from spindletop.games.prospecting.board.strip import strip

HIRED = ("black", "rival")


def storing(desk: Desk) -> Dock:
    """Extra oil, or oil that the own train carries, into a tank."""
    verb = "oil" if "oil" in desk.offered else "own"
    offers = [
        Offer(action, desk.short_company(company), tank(desk, company), icon="i-tank")
        for company, action in desk.offered[verb].items()
    ]
    hand = fan(desk) + strip(desk)
    return Dock([*offers, *losing(desk), *declining(desk, "dock.no_oil")], hand=hand, phase="store")


def tank(desk: Desk, company: int) -> str:
    units = desk.view.tank(desk.view.actor, company)
    return desk.say("dock.tank", price=desk.view.price(company), oil=units)


def hiring(desk: Desk) -> Dock:
    """Somebody else's train takes the oil, for a fee."""
    price = costs(desk, desk.box.hire_fee)
    offers = []
    for verb in HIRED:
        for company, action in desk.offered.get(verb, {}).items():
            words = desk.say(f"dock.{verb}", company=desk.short_company(company))
            offers.append(Offer(action, words, price, icon="i-train"))
    return Dock([*offers, *losing(desk)], hand=fan(desk) + strip(desk), phase="store")


def losing(desk: Desk) -> list[Offer]:
    return passing(desk, "lose", "dock.lose")


def naming(desk: Desk) -> Dock:
    """Where to sell after the liquidation auction."""
    offers = [
        Offer(action, desk.short_company(company), tank(desk, company), icon="i-gavel")
        for company, action in desk.offered["at"].items()
    ]
    return Dock(offers, hand=fan(desk), phase="store")
