"""What things of Giganten and Black Gold are called."""

from spindletop.games.prospecting import auctions
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, OIL, PRICE, WELL_SPRING
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.reader import Reader
from spindletop.words import Words as Say

SPECIALS = {PRICE: "price", OIL: "oil", BACK: "back", WELL_SPRING: "spring", DRILL_DEEPER: "deeper"}  # their keys
TERRAIN = ("easy", "rough", "hard")  # by what it costs to enter: 1, 2, and more


def capital(words: str) -> str:
    """With a capital to begin with; the rest as it is."""
    return words[:1].upper() + words[1:]


class Terms:
    """In the words of one of the two games, where it has its own; else in those that they share."""

    def __init__(self, say: Say) -> None:
        self.say = say

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
