"""The dock: what the viewer holds, and all that may be answered, with what it costs and leaves."""

from collections.abc import Callable
from dataclasses import replace
from html import escape

from spindletop.art.scene import Dock, Offer, Stepper
from spindletop.art.svg import tag
from spindletop.games.folder import sentence
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.auction import bidding, fan, paying, prize, selling, tape
from spindletop.games.prospecting.board.cards import choice, open_cards
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.film import film
from spindletop.games.prospecting.board.offers import costs, declining, passing
from spindletop.games.prospecting.board.oil import HIRED, hiring, naming, storing
from spindletop.games.prospecting.board.ruler import ruler
from spindletop.games.prospecting.board.strip import strip
from spindletop.games.prospecting.box import NONE
from spindletop.games.prospecting.routes import stops


def dock(desk: Desk) -> Dock:
    """By the verbs of the answers: the first that is offered says what the question is about."""
    for verbs, make in QUESTIONS:
        if any(verb in desk.offered for verb in verbs):
            return replace(make(desk), question=escape(sentence(desk.dress.request(desk.view))))
    return watching(desk)


def watching(desk: Desk) -> Dock:
    """Somebody else is asked."""
    if "bid" in desk.asked and "company" in desk.asked:
        return Dock(hand=fan(desk), line=tape(desk) + ruler(desk), worth=prize(desk), phase="watch")
    hand = own_card(desk) or fan(desk)
    hand += strip(desk) if hand else ""
    if "points" in desk.asked or desk.view.offer:
        return Dock(hand=hand, line=order(desk), film=film(desk), worth=licences(desk), phase="look")
    return Dock(hand=hand, film=film(desk), worth=licences(desk), phase="watch")


def order(desk: Desk) -> str:
    """Who moves after whom, and who is at it."""
    at, places = desk.at_it, []
    for place, seat in enumerate(queries.order_of_play(desk.view)):
        class_ = "over" if place < at else "at-it" if place == at else None
        places.append(tag("li", desk.kit.pip(seat), tag("span", escape(desk.who(seat))), class_=class_))
    return tag("ol", *places, class_="order", aria_label=desk.say("panel.cards_order"))


def my_turn_comes(desk: Desk, seat: int) -> str:
    """When it is this seat's turn: in words."""
    before = queries.order_of_play(desk.view).index(seat) - desk.at_it - 1
    if desk.view.actor == seat or before == 0:
        return desk.html("dock.you_are_next")
    return desk.html("dock.before_you", seats=before) if before > 0 else desk.html("dock.ticket")


# Cards


def choosing(desk: Desk) -> Dock:
    held = queries.licences_of(desk.view, desk.view.actor)
    ones, twos = held if held is not None else (0, 0)
    line = desk.html("dock.you_hold", licences=ones + twos, worth=ones + 2 * twos)
    offers = [take(desk, letter, kind, ones + twos) for letter, kind in open_cards(desk)]
    return Dock(offers, hand=choice(desk), line=line, phase="cards")


def take(desk: Desk, letter: str, kind: int, held: int) -> Offer:
    """The card that is pointed at, and what it leads to."""
    licences, points = held + desk.box.card_licences[kind], desk.box.card_points[kind]
    then = desk.say("dock.then", licences=licences, points=points)
    words = desk.say("dock.take", letter=letter)
    return Offer(desk.offered["take"][kind], words, then, icon="i-check", when=f"card-{letter}")


def own_card(desk: Desk) -> str:
    """The viewer's own card as a ticket, with a hole for each point that is spent."""
    kind = queries.card_of(desk.view, desk.seat) if desk.seat is not None else NONE
    if kind == NONE:
        return ""
    points = desk.box.card_points[kind]
    moving = "points" in desk.asked and desk.asked["seat"] == desk.seat and desk.moment.mover in (None, desk.seat)
    left = desk.asked["points"] if moving else points
    holes = "".join(tag("i", " ", class_="out" if hole < points - left else None) for hole in range(points))
    held = queries.licences_of(desk.view, desk.view.actor if moving else desk.seat or 0)
    heading = desk.html("dock.ticket") if moving else my_turn_comes(desk, desk.seat or 0)
    title = tag("h3", heading, tag("span", desk.html("dock.licences_in_hand", licences=sum(held or ()))))
    unit = desk.html("dock.points_left", points=left) if moving else desk.html("panel.points_of", number=points)
    stub = tag("span", tag("b", str(left)), tag("small", unit), class_="stub")
    foot = desk.html(
        "dock.card",
        licences=desk.box.card_licences[kind],
        points=points,
        special=desk.special(kind),
    )
    red = " red" if kind >= desk.box.standard_kinds else ""
    punched = tag("span", holes, class_="holes", aria_hidden="true")
    return title + tag("div", stub, punched, tag("span", foot, class_="foot"), class_=f"own-ticket{red}")


# Moving


def moving(desk: Desk) -> Dock:
    offers = [build(desk, square, action) for square, action in desk.offered.get("build", {}).items()]
    offers += [survey(desk, square, action) for square, action in desk.offered.get("survey", {}).items()]
    trains, steppers = ride(desk)
    offers += trains
    offers += passing(desk, "done", "dock.done")
    line = desk.html("dock.place_truck" if "place" in desk.offered else "dock.drive")
    if "drive" not in desk.offered and "place" not in desk.offered:
        line = desk.html("dock.stays")
    hand = own_card(desk) + stations(desk) + strip(desk)
    return Dock(offers, steppers, hand, line=line, worth=drilling(desk), phase="move")


def build(desk: Desk, square: int, action: int) -> Offer:
    price = costs(desk, queries.build_cost(desk.view, square))
    return Offer(action, desk.say("dock.build", square=desk.square(square)), price, icon="i-derrick")


def survey(desk: Desk, square: int, action: int) -> Offer:
    amounts = " / ".join(map(str, queries.oil_possible(desk.view, square)))
    words = desk.say("dock.may_hold", oil=amounts)
    return Offer(action, desk.say("dock.survey", square=desk.square(square)), words, icon="i-eye")


def ride(desk: Desk) -> tuple[list[Offer], list[Stepper]]:
    """The own train: to the next space, or to any other that it can get to, each in one go."""
    if "train" not in desk.offered:
        return [], []
    action, here = desk.offered["train"][0], queries.train_of(desk.view, desk.view.actor)
    near, *far = stops(desk.view).items()
    first = Offer(action, desk.say("dock.train", space=near[0]), spends(desk, near[1]), icon="i-train")
    farther = [Offer((action,) * (space - here), str(space), spends(desk, cost)) for space, cost in far]
    stepper = Stepper(farther, desk.say("dock.train_far"), desk.say("dock.ride"))
    return [first], [stepper] if farther else []


def spends(desk: Desk, points: int) -> str:
    return desk.say("dock.spends", points=points, left=desk.asked["points"] - points)


def stations(desk: Desk) -> str:
    """The same as a strip of spaces, for a phone: there the tracks themselves have no room."""
    if "train" not in desk.offered:
        return ""
    action, here = desk.offered["train"][0], queries.train_of(desk.view, desk.view.actor)
    spaces = []
    for space, cost in stops(desk.view).items():
        words = desk.say("board.train", space=space, points=cost, left=desk.asked["points"] - cost)
        inner = tag("b", str(space)) + tag("small", desk.html("dock.fare", points=cost))
        spaces.append(desk.lamp.html([action] * (space - here), words, inner, class_="station"))
    return tag("div", desk.kit.icon("i-train"), *spaces, class_="stations")


def drilling(desk: Desk) -> str:
    """What building at the first well beside the truck would bring and leave."""
    for square in desk.offered.get("build", {}):
        price, money = queries.build_cost(desk.view, square), desk.view.money[desk.view.actor]
        amounts = desk.say("board.or").join(map(str, queries.oil_possible(desk.view, square)))
        equation = desk.kit.icon("drop", "drop") + tag("span", desk.html("dock.oil_there", oil=amounts))
        change = tag("s", desk.dollars(money)) + " " + desk.dollars(money - price)
        title = tag("h3", desk.html("dock.if_you_build", square=desk.square(square)))
        return title + tag("p", equation, class_="equation") + tag("p", change, class_="worth-sum change")
    return licences(desk)


def licences(desk: Desk) -> str:
    """What the viewer's licences are worth."""
    held = queries.licences_of(desk.view, desk.seat) if desk.seat is not None else None
    if held is None or not sum(held):
        return ""
    ones, twos = held
    equation = tag("span", desk.html("dock.hand", ones=ones, twos=twos))
    return (
        tag("h3", desk.html("dock.licences_worth"))
        + tag("p", equation, class_="equation")
        + tag("p", str(ones + 2 * twos), class_="worth-sum")
    )


def building(desk: Desk) -> Dock:
    """When all have moved (Giganten)."""
    offers = [build(desk, square, action) for square, action in desk.offered.get("build", {}).items()]
    hand = fan(desk) + strip(desk)
    return Dock([*offers, *declining(desk, "dock.no_build")], hand=hand, worth=drilling(desk), phase="build")


# Specials


def springing(desk: Desk) -> Dock:
    price = costs(desk, desk.box.spring_cost)
    offers = [
        Offer(action, desk.say("dock.spring", square=desk.square(square)), price, icon="i-drop")
        for square, action in desk.offered["spring"].items()
    ]
    return Dock([*offers, *declining(desk, "dock.no_spring")], hand=fan(desk), phase="spring")


def deepening(desk: Desk) -> Dock:
    price = costs(desk, desk.box.deeper_cost)
    offers = [
        Offer(action, desk.say("dock.deepen", square=desk.square(square)), price, icon="i-derrick")
        for square, action in desk.offered["deepen"].items()
    ]
    return Dock([*offers, *declining(desk, "dock.enough")], hand=fan(desk), phase="deepen")


def pricing(desk: Desk) -> Dock:
    offers = []
    for company in range(desk.view.table.companies):
        for verb, sign, icon in (("raise", 1, "i-up"), ("lower", -1, "i-down")):
            place = desk.view.prices[company] + sign * desk.asked["amount"]
            price = desk.box.prices[max(0, min(len(desk.box.prices) - 1, place))]
            to = desk.say("dock.to_price", price=price)
            offers.append(Offer(desk.offered[verb][company], desk.short_company(company), to, icon=icon))
    return Dock([*offers, *declining(desk, "dock.no_price")], hand=fan(desk), phase="price")


def sending_back(desk: Desk) -> Dock:
    others = [seat for seat in range(desk.view.seats) if seat != desk.view.actor]
    amount = desk.asked["amount"]
    moved = [
        desk.say("dock.train_back", name=desk.name(seat), space=max(1, queries.train_of(desk.view, seat) - amount))
        for seat in others
    ]
    send = Offer(desk.offered["back"][0], desk.say("dock.back", amount=amount), ", ".join(moved), icon="i-train")
    return Dock([send, *declining(desk, "dock.no_back")], hand=fan(desk) + strip(desk), phase="back")


# The map


def laying(desk: Desk) -> Dock:
    game = desk.view.setup.game
    tiles = [
        Offer(action, desk.say("dock.tile", name=game.name(action).split()[-1].upper()))
        for action in desk.offered.get("tile", {}).values()
    ]
    turns = [
        Offer(action, desk.say("dock.turned", degrees=90 * turn))
        for turn, action in desk.offered.get("rotate", {}).items()
    ]
    return Dock([*tiles, *turns], line=escape(desk.say("dock.laying")), phase="lay")


QUESTIONS: tuple[tuple[tuple[str, ...], Callable[[Desk], Dock]], ...] = (
    (("take",), choosing),
    (("bid", "pass"), bidding),
    (("pay",), paying),
    (("sell",), selling),
    (("place", "drive", "survey", "train", "done"), moving),
    (("spring",), springing),
    (("deepen",), deepening),
    (("build",), building),
    (("raise",), pricing),
    (("back",), sending_back),
    (("oil", "own"), storing),
    (HIRED, hiring),
    (("at",), naming),
    (("tile", "rotate"), laying),
)
