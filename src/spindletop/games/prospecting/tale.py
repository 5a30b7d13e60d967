"""What happened in Giganten and Black Gold, in words; whose doing it was, and under which heading it stands."""

from collections.abc import Sequence

from spindletop.games.prospecting import auctions, queries
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.terms import Terms
from spindletop.games.reader import Reader
from spindletop.kernel import Event

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


class Tale(Terms):
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
