"""Black Gold: seats, options and the way to the first question."""

from pathlib import Path
from typing import Any, ClassVar

from spindletop.games.black_gold import baron, content, layout, prospect, steps
from spindletop.games.black_gold.state import BlackBox, BlackGoldSetup, BlackGoldState
from spindletop.games.prospecting import auctions, cards, derricks, licences, prices, rounds, specials, transport
from spindletop.games.prospecting.content import longest
from spindletop.games.prospecting.game import ProspectingGame
from spindletop.kernel import START, ContentFile, Frame, Option, Setup, frames_in


class BlackGold(ProspectingGame[BlackGoldState]):
    slug = "black_gold"
    title = "Black Gold"
    rules = 2
    seats = content.SEATS
    options = (
        START,
        Option("length", ("normal", "shorter", "longer"), "normal"),
        Option("map", content.MAPS, "normal"),
        Option("tiles", ("random", "chosen"), "random"),
        Option("deeper_wells", (False, True), False),
        Option("even_distribution", (False, True), False),
        Option("greedy_baron", (False, True), False),
    )
    shared: ClassVar[dict[type[Frame], str]] = {
        rounds.StartingSeat: "BG-5",
        rounds.Round: "BG-6",
        prices.AdjustPrices: "BG-6",
        prices.PriceRoll: "BG-6",
        cards.DrawCards: "BG-7",
        cards.SpecialCard: "BG-7",
        cards.StandardCard: "BG-7",
        cards.TakeCard: "BG-7",
        cards.LeftOver: "BG-7",
        licences.Deal: "BG-8",
        licences.DrawLicences: "BG-8",
        derricks.Survey: "BG-13",
        derricks.Strike: "BG-14",
        specials.MovePrice: "BG-16",
        specials.ExtraOil: "BG-16",
        specials.SendBack: "BG-16",
        cards.CardUsed: "BG-9",
        transport.ExtractAndTransport: "BG-19",
        transport.Extract: "BG-19",
        transport.Transport: "BG-38",
        auctions.Auction: "BG-41",
        auctions.Bid: "BG-41",
        auctions.Payment: "BG-42",
        auctions.Fine: "BG-43",
        auctions.Sell: "BG-44",
        rounds.CheckTanks: "BG-22",
        rounds.PassDie: "BG-23",
    }
    frames = (*shared, *frames_in(layout, steps, prospect, baron))
    state = BlackGoldState
    folder = Path(__file__).parent
    plans: content.Plans

    def read(self, source: ContentFile) -> BlackBox:
        box, self.verbs, self.plans = content.read(source)
        box.round = list(reversed(steps.ROUND))
        box.trucks_share = True  # BG-12
        squares = box.blank[0].squares
        self.max_chances = max(box.card_kinds, box.licences + 1, box.tile_size**2)
        self.longest = longest(box, self.seats[-1], squares)
        return box

    def setup(self, seats: int, options: dict[str, Any]) -> Setup:
        plain = super().setup(seats, options)
        chosen = plain.options
        if chosen["greedy_baron"] and seats != 2:
            raise ValueError("the greedy Oil Baron is for two players")
        table = BlackGoldSetup(self, plain.content, seats, chosen)
        box = table.box
        assert isinstance(box, BlackBox)
        tiers = self.plans.maps[str(chosen["map"])][seats]
        table.places = [place for tier in tiers for place in tier]
        table.columns = len(tiers[0])
        table.land = box.blank[table.columns]
        table.by_choice = chosen["tiles"] == "chosen"
        table.extra_wells = content.has_extra_wells(str(chosen["map"]), seats)
        table.companies = self.plans.companies[seats]  # BG-4
        table.piles = table.companies if seats == 2 else 0
        table.liquidation = seats == self.seats[-1]
        table.greedy = chosen["greedy_baron"] is True
        if chosen["length"] == "shorter":
            table.end = box.short_end
        elif chosen["length"] == "longer":  # BG-32: the Baron's arrival does not matter
            table.end = box.last + 1
            table.specials_return = False
        if chosen["deeper_wells"]:
            table.plumes = box.marker_deeper
        if chosen["even_distribution"]:
            table.even = box.even[seats]
        return table

    def lay_out(self, state: BlackGoldState) -> None:
        state.put(layout.LayTiles())
