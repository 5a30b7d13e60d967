"""What may be answered in the dock, with what it costs and leaves."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape

from spindletop.art.scene import Answers, Dock, Kind, Moment, Offer, Stepper
from spindletop.games.king_oil import sales
from spindletop.games.king_oil.board import prices, standing
from spindletop.games.king_oil.board.asides import hand, line, question, why, worth
from spindletop.games.king_oil.board.county import county
from spindletop.games.king_oil.board.kit import money, who
from spindletop.games.king_oil.board.means import fire_means
from spindletop.games.king_oil.box import DRY, SHALLOW
from spindletop.games.king_oil.debts import Bid, BidRest, ShortOfCash
from spindletop.games.king_oil.drilling import Call, ForeignHole, Hole, SlipHole
from spindletop.games.king_oil.pipelines import LosePipeline
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.sales import Asked, DecisionPoint, OfferedBuyer, PriceRest, PriceTens
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Announce, Fire, FirstProperty
from spindletop.games.king_oil.words import say

FEW = 2  # pipelines that may be laid: more are a list to step through


def phase(state: KingOilState) -> str:
    """A word for the kind of question, by which the page arranges its panels."""
    match state.question:
        case Bid() | BidRest():
            return "auction"
        case OfferedBuyer() | PriceTens() | PriceRest():
            return "price"
        case sales.Offer():
            return "deal"
        case Fire() | LosePipeline():
            return "fire"
        case Hole() | ForeignHole() | SlipHole() | Announce():
            return "drill"
        case FirstProperty() | Purchase(buys=1):
            return "buy"
    return "turn"


def dock(moment: Moment[KingOilState]) -> Dock:
    offers, steppers = answers(moment) if moment.legal else ([], [])
    asked = escape(question(moment)) if moment.legal else ""  # who watches reads what has happened
    under = escape(line(moment)) + why(moment)
    return Dock(
        offers, steppers, hand(moment), question=asked, line=under, worth=worth(moment), phase=phase(moment.view)
    )


def first_answers(shown: Dock) -> set[int]:
    """With which runs of answers begin."""
    offers = [*shown.offers, *(offer for stepper in shown.steppers for offer in stepper.offers)]
    return {offer.answers[0] for offer in offers if not isinstance(offer.answers, int)}


def answers(moment: Moment[KingOilState]) -> tuple[list[Offer], list[Stepper]]:
    state = moment.view
    match state.question:
        case Bid() as asked:
            return bids(state, asked), [any_price(state, asked, asked.buyer)]
        case OfferedBuyer() as asked:
            return [to_buyer(state, action, moment.names) for action in moment.legal], []
        case (PriceTens() | PriceRest()) as asked:
            return [], [any_price(state, asked, asked.buyer)]
        case sales.Offer() as asked:
            return deal(state, asked), []
        case Fire():
            return list(fires(moment)), []
        case LosePipeline():
            return [lost_pipeline(state, action) for action in moment.legal], []
        case DecisionPoint() as asked:
            laid, steppers = pipelines(moment, asked)
            return [*turn(moment), *laid, *deals(moment), *slips(moment)], steppers
        case ShortOfCash(offers=made):
            left = say("dock.offers_left", offers=state.box.offers - made)
            sell = Offer(state.box.ids.offer, say("dock.sell"), left, icon="i-deal")
            return [sell, Offer(state.box.ids.give_up, say("dock.give_up"), say("dock.bankrupt"), Kind.PASS)], []
        case Call():
            fine = say("dock.fine", name=who(moment.names, state.mover), fine=state.box.fine_trespass)
            call = Offer(state.box.ids.call, say("dock.call"), fine, icon="i-talk")
            return [call, Offer(state.box.ids.say_nothing, say("dock.let_go"), kind=Kind.PASS)], []
    return [], []  # the map has it all


def leaves(state: KingOilState, cost: int) -> str:
    """An amount that the one who is asked would pay, and what is left then."""
    left = int(state.cash[state.actor]) - cost
    return say("dock.leaves" if left >= 0 else "dock.short", cost=cost, left=abs(left))


# A turn


def turn(moment: Moment[KingOilState]) -> Iterator[Offer]:
    """What the question itself is about."""
    state, box = moment.view, moment.view.box
    for action in moment.legal:
        verb, number = state.setup.game.verb(action)
        if verb == "draw":
            cards, fires = standing.cards_left(state), dict(standing.cards_by_wells(state))[0]
            yield Offer(action, say("dock.draw"), say("dock.pile", cards=cards, fires=fires), icon="i-card")
        elif verb == "announce":
            least, most = number * box.cost[SHALLOW], number * max(box.cost[SHALLOW : DRY + 1])
            costs = say("dock.announce", wells=number, least=least, most=most)
            yield Offer(action, str(number), costs, Kind.BID)
        elif verb == "pay fine":
            yield Offer(action, say("dock.pay"), leaves(state, box.fine_no_hole), icon="i-coin")
        elif verb == "end turn":
            yield Offer(action, say("dock.end"), kind=Kind.PASS, icon="i-end")


def pipelines(moment: Moment[KingOilState], asked: DecisionPoint) -> tuple[list[Offer], list[Stepper]]:
    """They are laid on the map; here with one click, at the end of a turn together with it."""
    state = moment.view
    borders = [action for action in moment.legal if state.setup.game.verb(action)[0] == "lay"]
    ends = isinstance(asked, Purchase)
    offers = [laid_pipeline(state, action, ends) for action in borders]
    if len(offers) <= FEW:
        return offers, []
    listed = [in_a_list(state, offer, action) for offer, action in zip(offers, borders, strict=True)]
    button = say("dock.lay_and_end" if ends else "dock.lay", price=state.box.pipeline_price)
    return [], [Stepper(listed, say("dock.which_pipeline"), button)]


def in_a_list(state: KingOilState, offer: Offer, action: int) -> Offer:
    """In fewer words: all cost the same."""
    border = action - state.box.ids.lay
    ends = county().borders[border]
    label = say("dock.pipeline_listed", source=ends.source + 1, target=ends.target + 1)
    brings = say("dock.pipeline_brings", more=standing.royalty_gained(state, border))
    return replace(offer, label=label, consequence=brings)


def laid_pipeline(state: KingOilState, action: int, ends: bool) -> Offer:
    box, border = state.box, action - state.box.ids.lay
    run: Answers = action
    if ends:
        after = state.copy()
        after.play(action)
        if box.ids.end_turn in after.legal() and after.actor == state.actor:  # else the turn is over by itself
            run = (action, box.ids.end_turn)
    source, target = county().borders[border].source + 1, county().borders[border].target + 1
    label = say("dock.pipeline_and_end" if ends else "dock.pipeline", source=source, target=target)
    left = state.cash[state.actor] - box.pipeline_price
    costs = say("dock.pipeline_costs", price=box.pipeline_price, more=standing.royalty_gained(state, border), left=left)
    return Offer(run, label, costs, icon="i-pipe")


def deals(moment: Moment[KingOilState]) -> Iterator[Offer]:
    state = moment.view
    if state.box.ids.offer in moment.legal:
        left = say("dock.offers_left", offers=state.box.offers - state.offers)
        yield Offer(state.box.ids.offer, say("dock.deal"), left, Kind.PASS, "i-deal")


def slips(moment: Moment[KingOilState]) -> Iterator[Offer]:
    """The mistakes that the rulebook fines, with what they cost."""
    state, box = moment.view, moment.view.box
    words = {
        box.ids.drill_before_drawing: say("dock.jump_costs", fine=box.fine_before_drawing),
        box.ids.trespass: say("dock.trespass_costs", fine=box.fine_trespass),
        box.ids.drill_too_many: say("dock.overdrill_costs", fine=box.fine_too_many * (len(state.drilled) + 1)),
    }
    keys = {
        box.ids.drill_before_drawing: "dock.jump",
        box.ids.trespass: "dock.trespass",
        box.ids.drill_too_many: "dock.overdrill",
    }
    for action in moment.legal:
        if action in words:
            yield Offer(action, say(keys[action]), words[action], Kind.PASS, "i-bit")


# Losses


def fires(moment: Moment[KingOilState]) -> Iterator[Offer]:
    """One derrick of each property: they are alike. The others are on the map."""
    state, seen = moment.view, set()
    for action in moment.legal:
        number = standing.lease_of(state, action - state.box.ids.lose_derrick)
        if number not in seen:
            seen.add(number)
            pipes, _ = fire_means(state, number, moment.names)
            yield Offer(action, say("dock.lose_on", number=number + 1), pipes, icon="i-fire")


def lost_pipeline(state: KingOilState, action: int) -> Offer:
    border = action - state.box.ids.lose_pipeline
    ends = county().borders[border]
    less = standing.royalty(state, border) - standing.royalty(state, border, -1)
    label = say("dock.pipeline", source=ends.source + 1, target=ends.target + 1)
    return Offer(action, label, say("dock.less", less=less), icon="i-pipe")


# Sales


def given(run: Sequence[int]) -> Answers:
    return run[0] if len(run) == 1 else tuple(run)


def bids(state: KingOilState, asked: Bid) -> list[Offer]:
    """A few raises, and to pass."""
    cash, beyond = state.cash[asked.buyer], prices.beyond(state, asked)
    found = []
    for bid in prices.raises(state, asked):
        run = given(prices.answers(state, asked, asked.buyer, bid))
        key = "dock.beyond" if bid == beyond else "dock.keep"
        found.append(Offer(run, money(bid), say(key, left=cash - bid), Kind.BID))
    return [*found, Offer(state.box.ids.pass_, say("dock.pass"), kind=Kind.PASS)]


def any_price(state: KingOilState, asked: PriceTens | PriceRest, buyer: int) -> Stepper:
    """Every price in steps of 500. It begins at the least that has a chance."""
    bidding, cash = isinstance(asked, Bid | BidRest), state.cash[buyer]
    found = prices.possible(state, asked, buyer)
    offers = [Offer(given(prices.answers(state, asked, buyer, price)), money(price)) for price in found]
    worth = standing.counts_for(state, asked.number)
    at = 0 if bidding else min(range(len(found)), key=lambda nth: abs(found[nth] - int(min(worth, cash))))
    return Stepper(offers, say("dock.price"), say("dock.bid" if bidding else "dock.offer"), at)


def to_buyer(state: KingOilState, action: int, names: Sequence[str]) -> Offer:
    buyer = action - state.box.ids.to
    return Offer(
        action, say("dock.to", name=who(names, buyer)), say("dock.any_price", cash=state.cash[buyer]), icon="i-deal"
    )


def deal(state: KingOilState, asked: sales.Offer) -> list[Offer]:
    if isinstance(asked, Asked):
        left = say("dock.gives", price=asked.price, left=state.cash[state.actor] + asked.price)
        yes = Offer(state.box.ids.accept, say("dock.sell_it"), left, icon="i-check")
    else:
        yes = Offer(state.box.ids.accept, say("dock.buy_it"), leaves(state, asked.price), icon="i-check")
    return [yes, Offer(state.box.ids.decline, say("dock.decline"), kind=Kind.PASS)]
