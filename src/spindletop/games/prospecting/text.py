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
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.tale import Tale, doer

__all__ = ["HEADINGS", "Words", "doer"]

HEADINGS = frozenset({"starts", "round", "turn", "auction", "result"})


class Words(Tale):
    """One of the two games in words: its own where it has them, else those that they share."""

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
            case "raise" | "lower":
                to = self.moved_to(state, verb, argument)
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

    def moved_to(self, state: ProspectingState, verb: str, company: int) -> int:
        """What a price is after it was moved."""
        asked, prices = state.question, state.box.prices
        spaces = asked.amount if isinstance(asked, specials.MovePrice) else 0
        to = state.prices[company] + (spaces if verb == "raise" else -spaces)
        return prices[max(0, min(len(prices) - 1, to))]

    def step(self, state: ProspectingState, action: int, names: Sequence[str]) -> str:
        """The same as part of a plan."""
        verb, argument = state.setup.game.verb(action)
        say, key = self.say, f"step.{verb}"
        match verb:
            case "place" | "drive" | "survey" | "build":
                return say(key, square=self.square(state, argument))
            case "train" if isinstance(state.question, trucks.Movement):
                return say(key, space=state.trains[state.question.seat] + 1)
            case "oil" | "own":
                return say("step.store", company=self.short_company(state, argument))
            case "raise" | "lower":
                to = self.moved_to(state, verb, argument)
                return say(key, company=self.short_company(state, argument), to=to)
            case "done":
                return say(key)
        return self.action(state, action, names)
