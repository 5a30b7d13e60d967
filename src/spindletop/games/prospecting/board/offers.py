"""Offers that several questions of the dock share: to decline, and what an answer costs and leaves."""

from spindletop.art.scene import Kind, Offer
from spindletop.games.prospecting.board.desk import Desk


def declining(desk: Desk, words: str) -> list[Offer]:
    return passing(desk, "decline", words)


def passing(desk: Desk, verb: str, words: str) -> list[Offer]:
    return [Offer(action, desk.say(words), kind=Kind.PASS) for action in desk.offered.get(verb, {}).values()]


def costs(desk: Desk, price: int) -> str:
    """What an answer costs, and what it leaves."""
    return desk.say("dock.costs", price=price, money=desk.view.money[desk.view.actor] - price)
