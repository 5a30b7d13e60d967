"""What Giganten and Black Gold have in common, in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.prospecting import (
    auctions,
    cards,
    derricks,
    licences,
    prices,
    rounds,
    specials,
    transport,
    trucks,
)
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, NOWHERE, OIL, PRICE, WELL_SPRING
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Event
from spindletop.words import Words as Say

SPECIALS = {PRICE: "price", OIL: "oil", BACK: "back", WELL_SPRING: "spring", DRILL_DEEPER: "deeper"}  # their keys
TERRAIN = ("easy", "rough", "hard")  # by what it costs to enter: 1, 2, and more
HEADINGS = frozenset({"starts", "round", "turn", "auction", "result"})


def capital(words: str) -> str:
    """With a capital to begin with; the rest as it is."""
    return words[:1].upper() + words[1:]


class Words:
    """One of the two games in words: its own where it has them, else those that they share."""

    def __init__(self, say: Say) -> None:
        self.say = say

    # Things

    @property
    def unit(self) -> str:
        return self.say("unit")

    @property
    def marker(self) -> str:
        return self.say("marker")

    @property
    def black(self) -> str:
        """The train that belongs to nobody."""
        return self.say("black_train")

    def dollars(self, amount: int) -> str:
        return self.say("dollars", amount=amount)

    def ground(self, state: ProspectingState, square: int) -> str:
        return self.say(f"terrain.{TERRAIN[min(state.land.cost[square], len(TERRAIN)) - 1]}")

    def square(self, state: ProspectingState, square: int) -> str:
        return f"{square // state.land.width + 1}-{square % state.land.width + 1}"

    def company(self, state: ProspectingState, company: int) -> str:
        return state.box.companies[company] if company != auctions.ANYWHERE else self.say("any_company")

    def holder(self, state: ProspectingState, holder: int, names: Sequence[str]) -> str:
        if holder < state.seats:
            return names[holder]
        return self.say("baron_at", company=self.company(state, holder - state.seats))

    def card(self, state: ProspectingState, kind: int) -> str:
        """What a card gives, shortly."""
        box = state.box
        special = SPECIALS.get(box.card_action[kind])
        return self.say(
            f"card.{special}" if special else "card",
            licences=box.card_licences[kind],
            points=box.card_points[kind],
            amount=box.card_value[kind],
        )

    def special(self, action: int, amount: int) -> str:
        return self.say(f"special.{SPECIALS[action]}", amount=amount) if action in SPECIALS else ""

    def well(self, state: ProspectingState, square: int) -> str:
        """A site and what it may hold."""
        box = state.box
        rigs = state.land.rigs[state.land.site[square]]
        faces = range(box.kind_start[rigs], box.kind_start[rigs + 1])
        known = state.markers[state.land.site[square]]
        oil = [known] if known >= 0 else [face for face in faces if state.undecided[face]]
        amounts = self.say("or").join(str(amount) for amount in sorted({state.table.plumes[face] for face in oil}))
        return self.say("well", rigs=rigs + 1, amounts=amounts)

    # Questions

    def request(self, state: ProspectingState) -> str:
        """What is asked, without a name: the dock of who is asked shows it."""
        return self.asked(state, state.question) if state.question else self.say("question.over")

    def asks(self, state: ProspectingState, names: Sequence[str], question: str) -> str:
        """What is asked, of whom it is asked: nature has no name."""
        return self.say("asked", name=names[state.actor], question=question) if state.actor >= 0 else question

    def asked(self, state: ProspectingState, asked: object) -> str:
        say = self.say
        match asked:
            case rounds.StartingSeat():
                return say("question.begins")
            case prices.PriceRoll(company=company):
                return say("question.price_roll", company=self.company(state, company))
            case cards.SpecialCard():
                return say("question.special_card")
            case cards.StandardCard():
                return say("question.standard_card")
            case cards.TakeCard():
                return say("question.take")
            case licences.DrawLicences(cards=count):
                return say("question.dealt", licences=count)
            case trucks.Movement(seat=seat, points=points):
                return say("question.place" if state.trucks[seat] == NOWHERE else "question.move", points=points)
            case derricks.Marker(site=site):
                return say("question.marker", square=self.square(state, state.land.square[site]))
            case specials.MovePrice(amount=amount, optional=optional):
                return say("question.may_move_price" if optional else "question.move_price", amount=amount)
            case specials.ExtraOil(amount=amount):
                return say("question.extra_oil", oil=amount)
            case specials.SendBack(amount=amount):
                return say("question.send_back", amount=amount)
            case transport.Transport(line=line):
                return say("question.transport", line=line)
            case auctions.Bid(company=company, bid=0):
                return say("question.first_bid", company=self.company(state, company))
            case auctions.Bid(company=company, bid=bid):
                return say("question.bid", company=self.company(state, company), bid=bid)
            case auctions.Payment(bid=bid):
                return say("question.payment", bid=bid)
            case auctions.Fine():
                return say("question.fine")
            case auctions.Sell(company=company):
                return say("question.sell", company=self.company(state, company), price=state.price(company))
        raise ValueError(f"an unknown question: {asked!r}")

    # Ids

    def action(self, state: ProspectingState, action: int, names: Sequence[str]) -> str:
        """What an offered answer means."""
        verb, argument = state.setup.game.verb(action)
        say, key, box, asked = self.say, f"answer.{verb}", state.box, state.question
        match verb:
            case "start":
                return names[argument]
            case "take" | "reveal":
                return say(key, card=self.card(state, argument))
            case "place":
                return say(key, square=self.square(state, argument))
            case "drive":
                return say(key, square=self.square(state, argument), points=state.land.cost[argument])
            case "survey":
                return say(key, square=self.square(state, argument), well=self.well(state, argument))
            case "build":
                cost = box.build_cost[state.land.rigs[state.land.site[argument]]]
                return say(key, square=self.square(state, argument), price=cost, well=self.well(state, argument))
            case "train" if isinstance(asked, trucks.Movement):
                space = state.trains[asked.seat] + 1
                return say(key, space=space, points=box.enter_cost[space])
            case "raise" | "lower" if isinstance(asked, specials.MovePrice):
                spaces = asked.amount if verb == "raise" else -asked.amount
                to = box.prices[max(0, min(len(box.prices) - 1, state.prices[argument] + spaces))]
                return say(key, company=self.company(state, argument), **{"from": state.price(argument)}, to=to)
            case "oil" | "own" | "at":
                return say(key, company=self.company(state, argument), price=state.price(argument))
            case "black" | "rival":
                return say(key, company=self.company(state, argument), fee=box.hire_fee)
            case "bid" if isinstance(asked, auctions.Bid):
                return say("answer.bid_for", bid=argument, company=self.company(state, asked.company))
            case "bid":
                return say(key, bid=argument)
            case "pay" if isinstance(asked, auctions.Payment):
                return say(key, twos=argument, ones=max(0, asked.bid - 2 * argument))
            case "sell" if isinstance(asked, auctions.Sell):
                amount = argument * state.price(asked.company)
                return say(key, oil=argument, amount=amount) if argument else say("answer.sell_none")
            case "done" | "back" | "decline" | "lose" | "pass":
                return say(key)
        return state.setup.game.name(action)

    # Events

    def event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        """What happened; the numbers of an event are named as the words name them."""
        say, key, kind, numbers = self.say, f"event.{event.kind}", event.kind, event.numbers
        match kind, numbers:
            case (("starts" | "round" | "declined" | "passed" | "bluffed" | "lost"), (seat, *_)):
                return say(key, name=names[seat])
            case "rolled", (company, face, price):
                key = "event.rolled_blue" if state.box.face_blue[face] else "event.rolled_red"
                number = state.box.face_number[face]
                return say(key, company=self.company(state, company), number=number, price=price)
            case "turned_up", (card,):
                key = "event.turned_up_special" if card >= state.box.standard_kinds else key
                return say(key, card=self.card(state, card))
            case "black_train", (space,):
                return say(key, space=space)
            case "cards_shuffled", (special,):
                return say("event.specials_shuffled" if special else key)
            case "took", (seat, card):
                return say(key, name=names[seat], card=self.card(state, card))
            case "left_over", (card,):
                return say(key, card=self.card(state, card))
            case "licences_shuffled", (count, twos):
                return say(key, ones=count - twos, twos=twos)
            case "dealt", (holder, count):
                return say(key, holder=self.holder(state, holder, names), licences=count)
            case "drew", (_, count, twos):
                return say(key, ones=count - twos, twos=twos)
            case _:
                return self.later_event(state, event, names)

    def later_event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        """Actions 4 to 9."""
        say, key = self.say, f"event.{event.kind}"
        match event.kind, event.numbers:
            case "turn", (seat, points):
                return say(key, name=names[seat], points=points)
            case (("placed" | "drove" | "surveyed" | "dried_up"), (seat, square)):
                return say(key, name=names[seat], square=self.square(state, square))
            case "train", (seat, space):
                return say(key, name=names[seat], space=space)
            case "stopped", _:
                return ""
            case "found", (_, square, oil):
                return say(key, oil=oil, square=self.square(state, square))
            case "built", (seat, square, oil):
                return say(key, name=names[seat], square=self.square(state, square), oil=oil)
            case "moved_price", (seat, company, price):
                return say(key, name=names[seat], company=self.company(state, company), price=price)
            case "extra_oil", (seat, company, oil):
                return say(key, name=names[seat], company=self.company(state, company), oil=oil)
            case "sent_back", (seat, spaces):
                return say(key, name=names[seat], spaces=spaces)
            case "hired_black", (seat, fee):
                return say(key, name=names[seat], price=fee)
            case "hired", (seat, owner, share):
                return say(key, name=names[seat], owner=names[owner], price=share)
            case "carried", (seat, company, _):
                return say(key, name=names[seat], company=self.company(state, company))
            case _:
                return self.sale_event(state, event, names)

    def sale_event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        say, key = self.say, f"event.{event.kind}"
        match event.kind, event.numbers:
            case "auction", (company,):
                if company == auctions.ANYWHERE:
                    return say("event.auction_anywhere")
                return say(key, company=self.company(state, company))
            case "bid", (seat, bid):
                return say(key, name=names[seat], bid=bid)
            case "no_bid", (company,):
                return say(key, company=self.company(state, company))
            case (("paid" | "fined"), (seat, count, twos)):
                return say(key, name=names[seat], ones=count - twos, twos=twos)
            case (("sold" | "overflow"), (seat, company, oil, amount)):
                return say(key, name=names[seat], oil=oil, company=self.company(state, company), price=amount)
            case "result", (seat, score):
                return say(key, name=names[seat], price=score)
        raise ValueError(f"an unknown event: {event!r}")
