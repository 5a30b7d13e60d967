"""Black Gold: seats, options and the way to the first question."""

from pathlib import Path
from typing import Any

from spindletop.games.black_gold import baron, content, layout, prospect, steps
from spindletop.games.black_gold.state import BlackBox, BlackGoldState, BlackTable
from spindletop.games.prospecting import auctions, cards, derricks, licences, prices, rounds, specials, transport
from spindletop.games.prospecting.content import longest
from spindletop.kernel import START, ContentFile, Game, Option, Setup


class BlackGold(Game[BlackGoldState]):
    slug = "black_gold"
    title = "Black Gold"
    seats = content.SEATS
    options = (
        START,
        Option("length", ("normal", "shorter", "longer"), "normal", "Where the Oil Baron's arrival ends the game."),
        Option("map", content.MAPS, "normal", "How many wells there are for each player."),
        Option("tiles", ("random", "chosen"), "random", "Who lays and turns the map tiles: chance, or the first seat."),
        Option("deeper_wells", (False, True), False, "Two-rig wells of 2 hold 3."),
        Option("even_distribution", (False, True), False, "Each kind of well has its values in equal numbers."),
        Option("greedy_baron", (False, True), False, "Two players: the Oil Baron keeps licences that did not win."),
    )
    frames = (
        rounds.StartingSeat,
        layout.LayTiles,
        layout.DrawTile,
        layout.DrawTurn,
        layout.ChooseTile,
        layout.ChooseTurn,
        layout.ExtraWell,
        layout.WellPlace,
        layout.LayMarkers,
        rounds.Round,
        prices.AdjustPrices,
        prices.PriceRoll,
        cards.DrawCards,
        cards.SpecialCard,
        cards.StandardCard,
        cards.TakeCard,
        cards.LeftOver,
        steps.DealSalesLicences,
        licences.Deal,
        licences.DrawLicences,
        prospect.ProspectAndDrill,
        prospect.Turn,
        prospect.Prospect,
        derricks.Survey,
        derricks.Strike,
        specials.MovePrice,
        specials.ExtraOil,
        specials.SendBack,
        prospect.WellSpring,
        prospect.SpringRoll,
        prospect.DrillDeeper,
        cards.CardUsed,
        transport.ExtractAndTransport,
        transport.Extract,
        transport.Transport,
        steps.SellOil,
        auctions.Auction,
        auctions.Bid,
        auctions.Payment,
        auctions.Fine,
        auctions.Sell,
        baron.BaronAuction,
        baron.BaronBid,
        baron.FinalBid,
        baron.GreedyBid,
        steps.Liquidation,
        steps.LiquidationBid,
        steps.NameCompany,
        rounds.CheckTanks,
        rounds.PassDie,
    )
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
        table = BlackTable(self, plain.content, seats, chosen)
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
        if chosen["length"] != "normal":  # BG-31; BG-32: the Baron's arrival does not matter
            table.end = box.short_end if chosen["length"] == "shorter" else box.last + 1
        if chosen["deeper_wells"]:
            table.plumes = box.marker_deeper
        if chosen["even_distribution"]:
            table.even = box.even[seats]
        return table

    def begin(self, state: BlackGoldState) -> None:
        start = state.setup.options["start"]
        state.set_out()
        state.first = 0 if isinstance(start, str) else start
        state.stack.append(rounds.Round())
        state.stack.append(layout.LayTiles())
        if start == "random":
            state.stack.append(rounds.StartingSeat())
