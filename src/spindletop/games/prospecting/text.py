"""What Giganten and Black Gold have in common, in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.prospecting import (
    auctions,
    cards,
    derricks,
    licences,
    prices,
    queries,
    rounds,
    specials,
    transport,
    trucks,
)
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, NOWHERE, OIL, PRICE, WELL_SPRING
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.reader import Reader
from spindletop.kernel import Event
from spindletop.words import Words as Say

SPECIALS = {PRICE: "price", OIL: "oil", BACK: "back", WELL_SPRING: "spring", DRILL_DEEPER: "deeper"}  # their keys
TERRAIN = ("easy", "rough", "hard")  # by what it costs to enter: 1, 2, and more
HEADINGS = frozenset({"starts", "round", "turn", "auction", "result"})
STEPS = {  # of a round: the key of each for the kinds of events that belong there and nowhere else
    "tile": "layout",
    "extra_well": "layout",
    "rolled": "prices",
    "turned_up": "cards",
    "took": "cards",
    "left_over": "cards",
    "dealt": "licences",
    "drew": "licences",
    "turn": "moving",
    "placed": "moving",
    "drove": "moving",
    "train": "moving",
    "built": "building",
    "hired": "transport",
    "hired_black": "transport",
    "carried": "transport",
    "lost": "transport",
    "auction": "selling",
    "bid": "selling",
    "no_bid": "selling",
    "paid": "selling",
    "sold": "selling",
    "overflow": "overflow",
    "result": "end",
}
NOBODYS = {  # doing: the first number of these is no seat
    *("rolled", "turned_up", "black_train", "cards_shuffled", "left_over", "licences_shuffled", "auction", "no_bid"),
    *("tile", "extra_well", "baron_shows", "baron_wins"),
}


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

    def short_company(self, state: ProspectingState, company: int) -> str:
        """One word of its name, where it is told again and again."""
        return self.say("short_company", company=company) if company != auctions.ANYWHERE else self.say("any_company")

    def holder(self, state: ProspectingState, holder: int, reader: Reader) -> dict[str, str]:
        """Who draws licences: a seat, or the Oil Baron."""
        if holder < state.seats:
            return reader.who(holder)
        return {"name": self.say("baron_at", company=self.company(state, holder - state.seats)), "name_is": "other"}

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

    # Events

    def event(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        """What happened; the numbers of an event are named as the words name them."""
        say, key, kind, numbers = self.say, f"event.{event.kind}", event.kind, event.numbers
        match kind, numbers:
            case (("starts" | "round" | "declined" | "passed" | "bluffed"), (seat, *_)):
                return say(key, **reader.who(seat))
            case "rolled", _:
                return self.rolled(state, event, reader)
            case "turned_up", (card,):
                number = len(reader.run(event))
                key = "event.turned_up_special" if card >= state.box.standard_kinds else key
                return (
                    say("event.turned_up_all", number=number) if number > 1 else say(key, card=self.card(state, card))
                )
            case "black_train", (space,):
                return say(key, space=space)
            case "cards_shuffled", (special,):
                return say("event.specials_shuffled" if special else key)
            case "took", (seat, card):
                return say(key, card=self.card(state, card), **reader.who(seat))
            case "left_over", (card,):
                return say(key, card=self.card(state, card))
            case "licences_shuffled", (count, twos):
                return say(key, ones=count - twos, twos=twos)
            case "dealt", (holder, count):
                return say(key, licences=count, **self.holder(state, holder, reader))
            case "drew", (_, count, twos):
                return say(key, ones=count - twos, twos=twos)
            case _:
                return self.later_event(state, event, reader)

    def rolled(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        """A price; of several in a row what they are now."""
        rolls = reader.run(event)
        if len(rolls) > 1:
            prices = [(self.short_company(state, each.numbers[0]), each.numbers[2]) for each in reversed(rolls)]
            told = [self.say("event.rolled_one", company=company, price=price) for company, price in prices]
            return self.say("event.rolled_all", prices=self.say("comma").join(told))
        company, face, price = event.numbers
        key, number = "blue" if state.box.face_blue[face] else "red", state.box.face_number[face]
        return self.say(f"event.rolled_{key}", company=self.company(state, company), number=number, price=price)

    def later_event(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        """Actions 4 to 9."""
        say, key = self.say, f"event.{event.kind}"
        match event.kind, event.numbers:
            case "turn", (seat, points):
                return say(key, points=points, **reader.who(seat))
            case (("placed" | "surveyed" | "dried_up"), (seat, square)):
                return say(key, square=self.square(state, square), **reader.who(seat))
            case "drove", (seat, square):
                points = sum(state.land.cost[each.numbers[1]] for each in reader.run(event))
                return say(key, square=self.square(state, square), points=points, **reader.who(seat))
            case "train", (seat, space):
                return say(key, space=space, **reader.who(seat))
            case "stopped", _:
                return ""
            case "found", (_, square, oil):
                return say(key, oil=oil, square=self.square(state, square))
            case "built", (seat, square, oil):
                return say(key, square=self.square(state, square), oil=oil, **reader.who(seat))
            case "moved_price", (seat, company, price):
                return say(key, company=self.company(state, company), price=price, **reader.who(seat))
            case "extra_oil", (seat, company, oil):
                return say(key, company=self.company(state, company), oil=oil, **reader.who(seat))
            case "sent_back", (seat, spaces):
                return say(key, spaces=spaces, **reader.who(seat))
            case "hired_black", (seat, fee):
                return say(key, price=fee, **reader.who(seat))
            case "hired", (seat, owner, share):
                return say(key, price=share, **reader.who(seat), **reader.who(owner, "other"))
            case "carried", _:
                return self.carried(state, event, reader)
            case "lost", (seat, _):
                return say(key, oil=len(reader.run(event)), **reader.who(seat))
            case _:
                return self.sale_event(state, event, reader)

    def carried(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        """Oil that came to a company, and what was paid for the trains."""
        seat, company, _ = event.numbers
        run = reader.run(event)
        paid = sum(each.numbers[-1] for each in run if each.kind != "carried")
        owners = {each.numbers[1] if each.kind == "hired" else NOWHERE for each in run if each.kind != "carried"}
        whom = reader.who(owners.pop(), "other") if len(owners) == 1 and NOWHERE not in owners else {}
        key = "event.carried_for" if whom else "event.carried_at_cost" if paid else "event.carried"
        oil = sum(each.kind == "carried" for each in run)
        return self.say(
            key, oil=oil, company=self.short_company(state, company), price=paid, **whom, **reader.who(seat)
        )

    def sale_event(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        say, key = self.say, f"event.{event.kind}"
        match event.kind, event.numbers:
            case "auction", (company,):
                if company == auctions.ANYWHERE:
                    return say("event.auction_anywhere")
                return say(key, company=self.company(state, company))
            case "bid", (seat, bid):
                return say(key, bid=bid, **reader.who(seat))
            case "no_bid", (company,):
                return say(key, company=self.company(state, company))
            case (("paid" | "fined"), (seat, count, twos)):
                return say(key, worth=count + twos, ones=count - twos, twos=twos, **reader.who(seat))
            case (("sold" | "overflow"), (seat, company, oil, amount)):
                where = self.short_company(state, company)
                return say(key, oil=oil, company=where, price=amount, **reader.who(seat))
            case "result", (seat, score):
                return say(key, price=score, **reader.who(seat))
        raise ValueError(f"an unknown event: {event!r}")

    def heading(self, state: ProspectingState, event: Event, reader: Reader) -> str:
        """The step of the round; the first one says which round it is."""
        if event.kind == "rolled" and [each.kind for each in reader.before[:1]] == ["named"]:
            return ""  # the price of the company at which one sells
        step = STEPS.get(event.kind)
        number = queries.round_number(state) if step == "prices" else 0
        return self.say("heading.prices_of", round=number) if number else self.say(f"heading.{step}") if step else ""


def doer(state: ProspectingState, event: Event, before: Sequence[Event]) -> int | None:
    if event.kind in NOBODYS:
        return None
    return event.numbers[0] if event.numbers[0] < state.seats else None
