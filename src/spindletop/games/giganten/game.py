"""Giganten: seats, options and the way to the first question."""

from pathlib import Path
from typing import Any

from spindletop.games.giganten import content, steps
from spindletop.games.prospecting import auctions, cards, derricks, licences, prices, rounds, specials, transport
from spindletop.games.prospecting.box import Box, Land
from spindletop.games.prospecting.content import longest
from spindletop.games.prospecting.state import ProspectingState, Table
from spindletop.kernel import START, ContentFile, Game, Setup


class Giganten(Game[ProspectingState]):
    slug = "giganten"
    title = "Giganten"
    seats = content.SEATS
    options = (START,)
    frames = (
        rounds.StartingSeat,
        rounds.Round,
        prices.AdjustPrices,
        prices.PriceRoll,
        cards.DrawCards,
        cards.SpecialCard,
        cards.StandardCard,
        cards.TakeCard,
        cards.LeftOver,
        licences.DealLicences,
        licences.Deal,
        licences.DrawLicences,
        steps.MoveTrucksAndTrains,
        steps.Turn,
        steps.MoveTruckAndTrain,
        derricks.Survey,
        specials.MovePrice,
        specials.ExtraOil,
        cards.CardUsed,
        steps.BuildDerricks,
        steps.Build,
        derricks.Strike,
        transport.ExtractAndTransport,
        transport.Extract,
        transport.Transport,
        auctions.SellOil,
        auctions.Auction,
        auctions.Bid,
        auctions.Payment,
        auctions.Fine,
        auctions.Sell,
        rounds.CheckTanks,
        rounds.PassDie,
    )
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
        table = Table(self, plain.content, seats, plain.options)
        table.land = self.lands[seats]
        return table

    def begin(self, state: ProspectingState) -> None:
        start = state.setup.options["start"]
        state.set_out()
        state.lay_markers()
        state.first = 0 if isinstance(start, str) else start
        state.stack.append(rounds.Round())
        if start == "random":
            state.stack.append(rounds.StartingSeat())
