"""The dock in an auction: licences in a fan, the tape of bids, bids with what they leave, what winning is worth."""

from html import escape

from spindletop.art.scene import Dock, Kind, Offer, Stepper
from spindletop.art.svg import tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.auctions import ANYWHERE
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.lately import PASSED
from spindletop.games.prospecting.board.market import panel_of
from spindletop.games.prospecting.board.ruler import ruler
from spindletop.games.prospecting.box import NONE

FEW = 12  # licences that lie comfortably
ONE_BY_ONE = 18  # more of them lie on piles
PILE = 3  # cards of a pile that are drawn
RAISES = 3  # bids with a button of their own
SALES = 6  # so many different sales have one
DROPS = 6  # plumes that are drawn one by one


# Licences


def fan(desk: Desk, price: int = 0) -> str:
    """The viewer's licences; those raised that a bid of `price` would cost."""
    if desk.seat is None or not desk.view.stack:
        return ""
    held = queries.licences_of(desk.view, desk.seat)
    if held is None:
        return ""
    ones, twos = held
    if not ones + twos:
        return tag("h3", desk.html("dock.licences")) + tag("p", desk.html("dock.no_licences"), class_="no-licences")
    pay_ones, pay_twos = payment(ones, twos, price)
    raised = desk.html("dock.raised", bid=price) if pay_ones or pay_twos else ""
    if ones + twos > ONE_BY_ONE:
        raised, cards = "", pile(desk, 2, twos) + pile(desk, 1, ones)
    else:
        cards = "".join(licence(desk, 2, number < pay_twos) for number in range(twos))
        cards += "".join(licence(desk, 1, number >= ones - pay_ones) for number in range(ones))
    title = tag("h3", desk.html("dock.licences"), tag("span", raised) if raised else "")
    words = tag("p", desk.html("dock.hand", ones=ones, twos=twos), class_="sr")
    total = tag("p", tag("b", str(ones + 2 * twos)), tag("span", desk.html("dock.in_all")), class_="total")
    close = " close" if ones + twos > FEW else ""
    return title + words + tag("div", cards or " ", class_=f"fan{close}", aria_hidden="true") + total


def licence(desk: Desk, value: int, raised: bool = False) -> str:
    drawing = desk.kit.icon("lic2" if value == 2 else "lic", "rosette")
    return tag(
        "span", drawing, tag("b", str(value)), class_=f"licence{' two' if value == 2 else ''}{' pay' if raised else ''}"
    )


def pile(desk: Desk, value: int, cards: int) -> str:
    """More than can be told apart one by one."""
    if not cards:
        return ""
    drawn = "".join(licence(desk, value) for _ in range(min(cards, PILE)))
    return drawn + tag("span", f"× {cards}", class_="pile")


def payment(ones: int, twos: int, price: int) -> tuple[int, int]:
    """Ones and twos that pay so much with as few cards as possible, and none too many; no cards if it is too much."""
    if not 0 < price <= ones + 2 * twos:
        return 0, 0
    pay_twos = min(twos, price // 2)
    pay_ones = price - 2 * pay_twos
    if pay_ones > ones:  # only twos are left: one more of them is too much by one
        return 0, pay_twos + 1
    return pay_ones, pay_twos


def left_after(ones: int, twos: int, price: int) -> int:
    """What the licences are worth that stay in hand; below zero, so much is missing."""
    pay_ones, pay_twos = payment(ones, twos, price)
    worth = ones + 2 * twos
    return worth - price if price > worth else worth - pay_ones - 2 * pay_twos


# Bids


def bidding(desk: Desk) -> Dock:
    bids = sorted(desk.offered.get("bid", {}).items())
    now = desk.asked["bid"]
    offers = [bid(desk, amount, action, now) for amount, action in bids]
    steppers = []
    if offers[RAISES:]:
        rest = [Offer(each.answers, each.label) for each in offers[RAISES:]]
        steppers.append(Stepper(rest, desk.say("dock.other_bid"), desk.say("dock.bid")))
    passing = [Offer(action, desk.say("dock.pass"), kind=Kind.PASS) for action in desk.offered.get("pass", {}).values()]
    lowest = bids[0][0] if bids else 0
    hand, answers = fan(desk, lowest), [*offers[:RAISES], *passing]
    line, block = tape(desk) + ruler(desk), on_the_block(desk)
    return Dock(answers, steppers, hand, line=line, worth=prize(desk), phase="auction", panel=block)


def on_the_block(desk: Desk) -> str:
    """The panel of the company at which one bids, pays or sells."""
    company = desk.asked.get("company", ANYWHERE)
    return panel_of(company) if company != ANYWHERE else "market"


def bid(desk: Desk, amount: int, action: int, now: int) -> Offer:
    held = queries.licences_of(desk.view, desk.view.actor)
    assert held is not None  # it is the viewer who bids
    left = left_after(*held, amount)
    if left < 0:
        leaves = desk.say("dock.bluff", short=-left)
    else:
        leaves = desk.say("dock.leaves", left=left) if left else desk.say("dock.all_you_hold")
    more = f"+{amount - now}\n" if now and amount > now else ""
    return Offer(action, str(amount), f"{more}{leaves}", Kind.BID if left >= 0 else Kind.BLUFF)


def tape(desk: Desk) -> str:
    """All bids of this auction so far."""
    bids = desk.lately.bids
    if not bids:
        return escape(desk.say("dock.no_bids"))
    items, highest = [], max((at for at, (_, amount) in enumerate(bids) if amount != PASSED), default=NONE)
    for number, (seat, amount) in enumerate(bids):
        last = " last" if number == highest else ""
        said = tag("b", str(amount) if amount != PASSED else desk.html("dock.passed"))
        words = tag("span", escape(desk.name(seat)), class_="sr")
        items.append(
            tag("li", desk.kit.pip(seat), words, said, class_=f"bid{' out' if amount == PASSED else ''}{last}")
        )
    return tag("ol", *items, class_="tape", aria_label=desk.say("dock.tape"))


def prize(desk: Desk) -> str:
    """What the viewer's oil there would bring."""
    company, seat = desk.asked.get("company", ANYWHERE), desk.seat
    if seat is None:
        return ""
    if company == ANYWHERE:
        at = max(range(desk.view.table.companies), key=lambda each: sale(desk, seat, each))
        return worth(desk, "dock.worth_at_most", desk.view.tank(seat, at), desk.view.price(at))
    return worth(desk, "dock.worth", desk.view.tank(seat, company), desk.view.price(company))


def sale(desk: Desk, seat: int, company: int) -> int:
    return desk.view.tank(seat, company) * desk.view.price(company)


def worth(desk: Desk, title: str, units: int, price: int) -> str:
    drops = "".join(desk.kit.icon("drop", "drop") for _ in range(min(units, DROPS)))
    sum_ = tag("p", drops, tag("span", desk.html("dock.times", oil=units, price=price)), class_="equation")
    return tag("h3", desk.html(title)) + sum_ + tag("p", desk.dollars(units * price), class_="worth-sum")


# After the hammer


def paying(desk: Desk) -> Dock:
    price = desk.asked["bid"]
    held = queries.licences_of(desk.view, desk.view.actor)
    assert held is not None
    offers = []
    for twos, action in sorted(desk.offered["pay"].items(), reverse=True):
        ones = max(0, price - 2 * twos)
        leaves = desk.say("dock.leaves_licences", ones=held[0] - ones, twos=held[1] - twos)
        offers.append(Offer(action, desk.say("dock.pay", ones=ones, twos=twos), leaves, icon="i-lic"))
    return Dock(offers, hand=fan(desk), worth=prize(desk), phase="pay", panel=on_the_block(desk))


def selling(desk: Desk) -> Dock:
    company = desk.asked["company"]
    price, money = desk.view.price(company), desk.view.money[desk.view.actor]
    offers = [
        Offer(
            action,
            desk.say("dock.sell", oil=units),
            desk.say("dock.brings", amount=units * price, money=money + units * price),
            icon="i-coin",
        )
        if units
        else Offer(action, desk.say("dock.sell_none"), kind=Kind.PASS)
        for units, action in sorted(desk.offered["sell"].items(), reverse=True)
    ]
    if len(offers) <= SALES:
        return Dock(offers, hand=fan(desk), worth=prize(desk), phase="sell", panel=on_the_block(desk))
    stepper = Stepper(offers[1:-1], desk.say("dock.how_many"), desk.say("dock.sell_button"))
    few = [offers[0], offers[-1]]
    return Dock(few, [stepper], fan(desk), worth=prize(desk), phase="sell", panel=on_the_block(desk))
