"""What Giganten and Black Gold have in common, in words."""

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

RIGS = ("one rig", "two rigs", "three rigs")


def number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def dollars(amount: int) -> str:
    return f"${amount:,}"


def capital(words: str) -> str:
    """With a capital to begin with; the rest as it is."""
    return words[:1].upper() + words[1:]


def stop(words: str) -> str:
    """With a full stop at the end, unless a name brings its own: "Jet Oil, Inc."."""
    return words if words.endswith(".") else f"{words}."


class Words:
    """The words in which the two games differ."""

    def __init__(self, black: str, unit: str, marker: str, line: str, terrain: Sequence[str]) -> None:
        self.black = black  # the train that belongs to nobody
        self.unit = unit
        self.marker = marker
        self.line = line  # of the map, away from the companies: served by one space of the railway
        self.terrain = terrain  # by what it costs to enter: 1, 2, and more

    # Things

    def ground(self, state: ProspectingState, square: int) -> str:
        return self.terrain[min(state.land.cost[square], len(self.terrain)) - 1]

    def square(self, state: ProspectingState, square: int) -> str:
        return f"{square // state.land.width + 1}-{square % state.land.width + 1}"

    def company(self, state: ProspectingState, company: int) -> str:
        return state.box.companies[company] if company != auctions.ANYWHERE else "any one company"

    def holder(self, state: ProspectingState, holder: int, names: Sequence[str]) -> str:
        if holder < state.seats:
            return names[holder]
        return f"The Oil Baron at {self.company(state, holder - state.seats)}"

    def card(self, state: ProspectingState, kind: int) -> str:
        """What a card gives, shortly."""
        box = state.box
        words = f"{number(box.card_licences[kind], 'licence')}, {number(box.card_points[kind], 'point')}"
        return words + self.special(box.card_action[kind], box.card_value[kind])

    def special(self, action: int, amount: int) -> str:
        if action == PRICE:
            return f", a price by {amount}"
        if action == OIL:
            return f", {number(amount, self.unit)} of oil"
        if action == BACK:
            return f", others back {amount}"
        return {WELL_SPRING: ", well spring", DRILL_DEEPER: ", drill deeper"}.get(action, "")

    def well(self, state: ProspectingState, square: int) -> str:
        """A site and what it may hold."""
        box = state.box
        rigs = state.land.rigs[state.land.site[square]]
        faces = range(box.kind_start[rigs], box.kind_start[rigs + 1])
        known = state.markers[state.land.site[square]]
        oil = [known] if known >= 0 else [face for face in faces if state.undecided[face]]
        amounts = " or ".join(str(amount) for amount in sorted({state.table.plumes[face] for face in oil}))
        return f"{RIGS[rigs]}, {amounts} {self.unit}s"

    # Questions

    def question(self, state: ProspectingState, names: Sequence[str]) -> str:
        asked = state.question
        if asked is None:
            return "The game is over."
        actor = state.actor
        who = f"{names[actor]}: " if actor >= 0 else ""
        return who + self.asked(state, asked)

    def asked(self, state: ProspectingState, asked: object) -> str:
        box = state.box
        match asked:
            case rounds.StartingSeat():
                return "Who begins?"
            case prices.PriceRoll(company=company):
                return stop(f"The die is rolled for {self.company(state, company)}")
            case cards.SpecialCard():
                return "Which special card is turned up?"
            case cards.StandardCard():
                return "Which standard card is turned up?"
            case cards.TakeCard():
                return "take one of the open cards for its licences, movement points and special."
            case licences.DrawLicences(cards=count):
                return f"{number(count, 'licence')} {'is' if count == 1 else 'are'} dealt."
            case trucks.Move(seat=seat, points=points):
                if state.trucks[seat] == NOWHERE:
                    first = f"put your truck on the first {self.line} of the map"
                    return f"{first}; then you have {number(points, 'point')}."
                return f"you have {number(points, 'point')} for truck and train."
            case derricks.Marker(site=site):
                return f"What is on the {self.marker} at {self.square(state, state.land.square[site])}?"
            case specials.MovePrice(amount=amount, optional=optional):
                return f"{'you may ' if optional else ''}move the price at one company by {amount}."
            case specials.ExtraOil(amount=amount):
                return f"into which of your tanks do you put {number(amount, self.unit)}?"
            case specials.SendBack(amount=amount):
                return f"do you send all other trains back by {amount}?"
            case transport.Transport(line=line):
                return f"a {self.unit} from {self.line} {line} is out: which train takes it, and to which company?"
            case auctions.Bid(company=company, bid=0):
                return f"open the bidding for {self.company(state, company)}, or pass."
            case auctions.Bid(company=company, bid=bid):
                return f"the highest bid for {self.company(state, company)} is {bid}. Bid more, or pass."
            case auctions.Payment(bid=bid):
                return f"pay your bid of {bid}: with how many twos?"
            case auctions.Fine():
                return "Half of a bluffer's licences are lost."
            case auctions.Sell(company=company):
                price = dollars(state.price(company))
                return f"how many {self.unit}s do you sell at {self.company(state, company)} for {price} each?"
        return f"{type(asked).__name__} in {len(box.companies)} companies"

    # Answers

    def action(self, state: ProspectingState, action: int) -> str:
        """What an offered answer means."""
        verb, argument = state.setup.game.verb(action)
        box, asked = state.box, state.question
        match verb:
            case "take" | "reveal":
                return self.card(state, argument)
            case "drive":
                return f"costs {state.land.cost[argument]}"
            case "survey":
                return self.well(state, argument)
            case "build":
                cost = box.build_cost[state.land.rigs[state.land.site[argument]]]
                return f"{dollars(cost)}: {self.well(state, argument)}"
            case "train" if isinstance(asked, trucks.Move):
                space = state.trains[asked.seat] + 1
                return f"to space {space}, costs {box.enter_cost[space]}"
            case "raise" | "lower" if isinstance(asked, specials.MovePrice):
                spaces = asked.amount if verb == "raise" else -asked.amount
                place = max(0, min(len(box.prices) - 1, state.prices[argument] + spaces))
                return f"{dollars(state.price(argument))} to {dollars(box.prices[place])}"
            case "oil" | "own" | "at":
                return f"{self.company(state, argument)}, now {dollars(state.price(argument))}"
            case "black":
                return f"{self.company(state, argument)}; {dollars(box.hire_fee)} for {self.black}"
            case "rival":
                return f"{self.company(state, argument)}; {dollars(box.hire_fee)} to the leading rival"
            case "lose":
                return f"the {self.unit} is lost"
            case "pay" if isinstance(asked, auctions.Payment):
                ones = max(0, asked.bid - 2 * argument)
                return f"{number(argument, 'two')} and {number(ones, 'one')}"
            case "sell" if isinstance(asked, auctions.Sell):
                return dollars(argument * state.price(asked.company))
        return ""

    # Events

    def event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        match event.kind, event.numbers:
            case "starts", (seat,):
                return f"{names[seat]} begins."
            case "round", (seat,):
                return f"A new round; {names[seat]} has the die."
            case "rolled", (company, face, price):
                colour = ("red", "blue")[state.box.face_blue[face]]
                rolled = f"{colour} {state.box.face_number[face]}"
                return f"  {self.company(state, company)}: {rolled}, the price is now {dollars(price)}."
            case "turned_up", (kind,):
                special = "Special card" if kind >= state.box.standard_kinds else "Card"
                return f"  {special}: {self.card(state, kind)}."
            case "black_train", (space,):
                return f"  {capital(self.black)} is on {space}."
            case "cards_shuffled", (special,):
                return f"  The {('standard', 'special')[special]} cards are shuffled."
            case "took", (seat, kind):
                return f"  {names[seat]} takes {self.card(state, kind)}."
            case "left_over", (kind,):
                return f"  Nobody takes {self.card(state, kind)}."
            case "licences_shuffled", (count, twos):
                return f"  The discarded licences are shuffled: {number(count - twos, 'one')}, {number(twos, 'two')}."
            case "dealt", (holder, count):
                return f"  {self.holder(state, holder, names)} gets {number(count, 'licence')}."
            case "drew", (_, count, twos):
                return f"  You drew {number(count - twos, 'one')} and {number(twos, 'two')}."
            case _:
                return self.later_event(state, event, names)

    def later_event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        """Actions 4 to 9."""
        match event.kind, event.numbers:
            case "turn", (seat, points):
                return f"{names[seat]} has {number(points, 'point')}."
            case "placed", (seat, square):
                return f"  {names[seat]} puts a truck on {self.square(state, square)}."
            case "drove", (seat, square):
                return f"  {names[seat]} drives to {self.square(state, square)}."
            case "train", (seat, space):
                return f"  {names[seat]}'s train goes to {space}."
            case "stopped", _:
                return ""
            case "surveyed", (seat, square):
                return f"  {names[seat]} surveys {self.square(state, square)}."
            case "found", (_, square, oil):
                return f"  You see {number(oil, self.unit)} at {self.square(state, square)}."
            case "built", (seat, square, oil):
                return f"  {names[seat]} drills at {self.square(state, square)}: {number(oil, self.unit)}!"
            case "dried_up", (seat, square):
                return f"  {names[seat]}'s derrick at {self.square(state, square)} is empty."
            case "moved_price", (seat, company, price):
                return f"  {names[seat]} moves {self.company(state, company)} to {dollars(price)}."
            case "extra_oil", (seat, company, units):
                return stop(f"  {names[seat]} gets {number(units, self.unit)} at {self.company(state, company)}")
            case "sent_back", (seat, spaces):
                return f"  {names[seat]} sends all other trains back {spaces}."
            case "declined", (seat,):
                return f"  {names[seat]} declines."
            case "lost", (seat, _):
                return f"  {names[seat]} loses a {self.unit}."
            case "hired_black", (seat, fee):
                return f"  {names[seat]} pays {dollars(fee)} for {self.black}."
            case "hired", (seat, owner, share):
                return f"  {names[seat]} pays {dollars(share)} to {names[owner]} for the train."
            case "carried", (seat, company, _):
                return stop(f"  {names[seat]} stores a {self.unit} at {self.company(state, company)}")
            case _:
                return self.sale_event(state, event, names)

    def sale_event(self, state: ProspectingState, event: Event, names: Sequence[str]) -> str:
        match event.kind, event.numbers:
            case "auction", (company,):
                return stop(f"Auction: {self.company(state, company)}")
            case "passed", (seat,):
                return f"  {names[seat]} passes."
            case "bid", (seat, bid):
                return f"  {names[seat]} bids {bid}."
            case "no_bid", (company,):
                return stop(f"  Nobody bids for {self.company(state, company)}")
            case "paid", (seat, count, twos):
                return f"  {names[seat]} pays {number(count - twos, 'one')} and {number(twos, 'two')}."
            case "bluffed", (seat,):
                return f"  {names[seat]} was bluffing!"
            case "fined", (seat, count, twos):
                return f"  {names[seat]} loses {number(count - twos, 'one')} and {number(twos, 'two')}."
            case "sold", (seat, company, units, amount):
                return f"  {names[seat]} sells {units} at {self.company(state, company)} for {dollars(amount)}."
            case "overflow", (seat, company, units, amount):
                where = self.company(state, company)
                return f"  Overflow: {names[seat]} gives {units} away at {where} for {dollars(amount)}."
            case "result", (seat, score):
                return f"{names[seat]}: {dollars(score)}."
        raise ValueError(f"an unknown event: {event!r}")
