"""The panels of a sale: the property that is on the block as a certificate, bids as a ladder, and prices to offer it
at."""

from collections.abc import Sequence
from html import escape

from spindletop.art.scene import Lamp, Moment
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import prices, standing
from spindletop.games.king_oil.board.kit import KIT, html, money, named, who
from spindletop.games.king_oil.board.ladder import Ladder
from spindletop.games.king_oil.board.panels import heading
from spindletop.games.king_oil.board.plat import plat
from spindletop.games.king_oil.debts import Bid, BidRest
from spindletop.games.king_oil.sales import Offer, OfferedBuyer, PriceRest, PriceTens
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say
from spindletop.kernel import Event

Sale = Offer | OfferedBuyer | PriceTens | PriceRest  # bids are prices, too


def sale_in(state: KingOilState) -> Sale | None:
    """The sale that is asked about."""
    asked = state.question
    return asked if isinstance(asked, Offer | OfferedBuyer | PriceTens | PriceRest) else None


def certificate(state: KingOilState, asked: Sale) -> str:
    """What is sold, and what it counts for at the end."""
    box, lot = state.box, asked.number
    derricks, laid = standing.derricks_on(state, lot), standing.laid_from(state, lot)
    rows = [
        ("i-lease", say("panel.land"), standing.price_of(state, lot)),
        ("i-derrick", say("panel.derricks", derricks=derricks), derricks * box.derrick_worth),
        ("i-pipe", say("panel.pipelines", pipelines=laid), laid * box.pipeline_price),
    ]
    lines = "".join(
        tag("div", tag("dt", KIT.icon(icon), escape(words)), tag("dd", money(amount))) for icon, words, amount in rows
    )
    total = tag("dt", html("panel.counts_for")) + tag("dd", money(standing.counts_for(state, lot)))
    holes = say("panel.open_and_dry", open=standing.open_on(state, lot), dry=standing.capped_on(state, lot))
    ribbon = say("panel.lot" if isinstance(asked, Bid | BidRest) else "panel.deal")
    return (
        tag("h2", tag("b", str(lot + 1)), " ", escape(named(lot)), tag("span", KIT.icon("i-gavel"), escape(ribbon)))
        + plat(state, lot, "plat big")
        + tag("dl", lines, tag("div", total, class_="total"), class_="inventory")
        + tag("p", escape(holes), class_="aside")
    )


def prices_panel(moment: Moment[KingOilState], asked: Sale, lamp: Lamp) -> str:
    match asked:
        case Bid() | BidRest():
            return bid_ladder(moment, asked)
        case Offer():
            return price_ladder(moment, asked)
    return price_list(moment, asked, lamp)


def bids_so_far(lately: Sequence[Event]) -> list[tuple[int, int]]:
    """Seats and their bids for the lot on the block."""
    begun = max((place for place, event in enumerate(lately) if event.kind == "auction"), default=0)
    return [(event.numbers[0], event.numbers[2]) for event in lately[begun:] if event.kind == "bid"]


def bid_ladder(moment: Moment[KingOilState], asked: Bid | BidRest) -> str:
    state = moment.view
    bids = bids_so_far(moment.lately)
    if isinstance(asked, Bid) and asked.bid and (asked.leader, asked.bid) not in bids:
        bids.append((asked.leader, asked.bid))
    purses = [(seat, state.cash[seat]) for seat in prices.bidders(state, asked)]
    raises, reach = list[int](), 0
    if isinstance(asked, Bid) and moment.legal:
        raises, reach = prices.raises(state, asked), int(state.cash[asked.buyer])
    drawn = Ladder(bids, purses, standing.counts_for(state, asked.number), moment.names, raises, reach).drawn()
    return heading(say("panel.bids"), say("panel.thousands")) + drawn


def price_ladder(moment: Moment[KingOilState], asked: Offer) -> str:
    """The one price that was named."""
    state, worth = moment.view, standing.counts_for(moment.view, asked.number)
    purses = [(asked.buyer, state.cash[asked.buyer])]
    drawn = Ladder([(asked.buyer, asked.price)], purses, worth, moment.names).drawn()
    return heading(say("panel.price"), say("panel.thousands")) + drawn


def price_list(moment: Moment[KingOilState], asked: prices.Naming, lamp: Lamp) -> str:
    """Round prices for everybody who may buy: one click names buyer and price."""
    state = moment.view
    rows = []
    for buyer in buyers(state, asked):
        name, cash = who(moment.names, buyer), state.cash[buyer]
        head = KIT.pip(buyer) + tag("b", escape(name)) + tag("span", html("panel.has", cash=cash))
        chips = [price_chip(moment, asked, buyer, price, lamp) for price in prices.named(state, asked, buyer)]
        rows.append(tag("li", tag("p", head), tag("div", *chips, class_="chips"), class_=f"buyer seat-{buyer}"))
    return heading(say("panel.price"), say("panel.round")) + tag("ol", *rows, class_="prices")


def buyers(state: KingOilState, asked: prices.Naming) -> list[int]:
    if isinstance(asked, OfferedBuyer):
        return [action - state.box.ids.to for action in asked.legal(state)]
    return [asked.buyer]


def price_chip(moment: Moment[KingOilState], asked: prices.Naming, buyer: int, price: int, lamp: Lamp) -> str:
    if not moment.legal:
        return tag("span", money(price), class_="chip")
    lot, name = asked.number + 1, who(moment.names, buyer)
    key = "dock.ask_at" if buyer == moment.view.mover else "dock.offer_at"
    words = say(key, number=lot, name=name, price=price)
    return lamp.html(prices.answers(moment.view, asked, buyer, price), words, money(price), class_="chip")
