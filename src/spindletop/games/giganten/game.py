"""Giganten: seats, options and the way to the first question."""

from pathlib import Path
from typing import Any, ClassVar

from spindletop.games.giganten import content, steps
from spindletop.games.prospecting import auctions, cards, derricks, licences, prices, rounds, specials, transport
from spindletop.games.prospecting.box import Box, Land
from spindletop.games.prospecting.content import longest
from spindletop.games.prospecting.game import ProspectingGame
from spindletop.games.prospecting.state import ProspectingSetup, ProspectingState
from spindletop.kernel import START, ContentFile, Frame, Setup, frames_in


class Giganten(ProspectingGame[ProspectingState]):
    slug = "giganten"
    title = "Giganten"
    rules = 2
    seats = content.SEATS
    options = (START,)
    shared: ClassVar[dict[type[Frame], str]] = {
        rounds.StartingSeat: "GI-5",
        rounds.Round: "GI-6",
        prices.AdjustPrices: "GI-6",
        prices.PriceRoll: "GI-6",
        cards.DrawCards: "GI-7",
        cards.SpecialCard: "GI-7",
        cards.StandardCard: "GI-7",
        cards.TakeCard: "GI-7",
        cards.LeftOver: "GI-7",
        licences.DealLicences: "GI-8",
        licences.Deal: "GI-8",
        licences.DrawLicences: "GI-8",
        derricks.Survey: "GI-13",
        specials.MovePrice: "GI-15",
        specials.ExtraOil: "GI-16",
        cards.CardUsed: "GI-9",
        derricks.Strike: "GI-18",
        transport.ExtractAndTransport: "GI-19",
        transport.Extract: "GI-19",
        transport.Transport: "GI-20",
        auctions.SellOil: "GI-23",
        auctions.Auction: "GI-24",
        auctions.Bid: "GI-24",
        auctions.Payment: "GI-25",
        auctions.Fine: "GI-26",
        auctions.Sell: "GI-27",
        rounds.CheckTanks: "GI-28",
        rounds.PassDie: "GI-29",
    }
    frames = (*shared, *frames_in(steps))
    state = ProspectingState
    folder = Path(__file__).parent
    lands: dict[int, Land]

    def read(self, source: ContentFile) -> Box:
        box, self.verbs, self.lands = content.read(source)
        box.round = list(reversed(steps.ROUND))
        self.max_chances = max(box.card_kinds, box.licences + 1)
        self.longest = longest(box, self.seats[-1], self.lands[self.seats[-1]].squares)
        return box

    def setup(self, seats: int, options: dict[str, Any]) -> Setup:
        plain = super().setup(seats, options)
        table = ProspectingSetup(self, plain.content, seats, plain.options)
        table.land = self.lands[seats]
        return table

    def lay_out(self, state: ProspectingState) -> None:
        state.lay_markers()
