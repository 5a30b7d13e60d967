"""The dock: for each kind of question what the viewer holds, what may be answered, and what it is worth."""

from dataclasses import replace
from html import escape

from spindletop.art.scene import Answers, Dock, Kind, Offer, Stepper
from spindletop.games.crude import terms
from spindletop.games.crude.assets import Assets, Place, SpecialPurchase
from spindletop.games.crude.box import CRUDE, FOREIGN, GASOLINE, NOTHING, STATION
from spindletop.games.crude.market import Market
from spindletop.games.crude.news import ForcedSale, Refit
from spindletop.games.crude.panels.economy import priced
from spindletop.games.crude.panels.kit import MARKETS, PRODUCTS, Crude, html, money, words
from spindletop.games.crude.panels.land import place
from spindletop.games.crude.panels.tables import compared, ledger, sums, yard_of
from spindletop.games.crude.panels.toolbox import bill, is_opening, prospects, toolbox
from spindletop.games.crude.panels.trades import Trade, best_trades, trades
from spindletop.games.crude.production import Produce
from spindletop.games.crude.queries import cash_of, is_closed, rolls_that_hit, seat_of, stock_of
from spindletop.games.crude.squares import SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration
from spindletop.games.crude.terms import ASSETS, NEWS
from spindletop.games.crude.words import say


def dock(moment: Crude, first: int) -> Dock:
    if not moment.legal:
        return waiting(moment, first)
    panel = "markets" if isinstance(moment.view.question, Market) else "estate"
    return replace(asking(moment, first), question=escape(question(moment.view)), panel=panel)


def asking(moment: Crude, first: int) -> Dock:
    asked = moment.view.question
    if isinstance(asked, SpecialPurchase | Assets | Place):
        return building(moment)
    if isinstance(asked, Market):
        return trading(moment)
    if isinstance(asked, Produce):
        return producing(moment, asked.quadrant)
    if isinstance(asked, ForcedSale):
        return owing(moment, asked, first)
    if isinstance(asked, Refit):
        return refitting(moment, asked, first)
    assert isinstance(asked, Declaration)
    return declaring(moment, first)


def question(view: CrudeState) -> str:
    """In a few words: all figures are beside it."""
    match view.question:
        case SpecialPurchase():
            return say("asks.opening")
        case Market():
            return say("asks.trade_on" if view.market != NOTHING else "asks.trade")
        case Produce(quadrant=quadrant):
            return say("asks.produce", row=view.row_in(quadrant), column=view.column_in(quadrant))
        case Assets():
            return say("asks.assets")
        case Place(kind=kind):
            return say("asks.place", asset=terms.asset(kind))
        case ForcedSale(card=card, amount=amount):
            return say("asks.forced_sale", news=terms.news_name(card), amount=amount)
        case Refit(quadrant=quadrant, square=square):
            return say("asks.refit", square=terms.square(view, quadrant, square))
    return say("asks.declare", goal=view.goal)


def waiting(moment: Crude, first: int) -> Dock:
    """What one's own company is worth meanwhile."""
    if moment.seat is None:
        return Dock(phase="waiting")
    return Dock(hand=yard_of(moment, first), worth=ledger(moment, moment.seat), phase="waiting")


# Assets


def building(moment: Crude) -> Dock:
    """Tools on the left; squares are clicked on the estate."""
    opening = is_opening(moment)
    key = "dock.begin" if opening else "dock.end_turn"
    done = Offer(moment.view.box.ids.done, say(key), say(f"{key}_why"), Kind.PASS, "i-end")
    return Dock(
        [] if isinstance(moment.view.question, Place) else [done],
        hand=toolbox(moment),
        line=bill(moment),
        worth=prospects(moment),
        phase="opening" if opening else "build",
    )


# Market


def trading(moment: Crude) -> Dock:
    """All of a product with one click; other numbers at the yards, or, on a phone, with the stepper."""
    view = moment.view
    offers = []
    for product in (GASOLINE, CRUDE):
        runs = best_trades(moment, product, sell=True)
        if runs:
            last = runs[-1]
            label = say("dock.sell_all", **last.named)
            why = say("dock.sell_why", **last.named, cash=cash_of(view, view.actor) + last.sum)
            offers.append(Offer(last.answers, label, why, icon="i-coin"))
    for square in range(SQUARES):
        answer = view.box.ids.fit + view.quadrant * SQUARES + square
        if answer in moment.legal:
            offers.append(fit_offer(moment, answer, square))
    offers.append(Offer(view.box.ids.done, say("dock.roll"), kind=Kind.PASS, icon="i-dice"))
    barrels = [
        each for sell in (True, False) for product in (GASOLINE, CRUDE) for each in best_trades(moment, product, sell)
    ]
    at_any = "home" if is_closed(view, FOREIGN) else "any"
    chosen = at_any if view.market == NOTHING else MARKETS[view.market]
    return Dock(
        offers,
        [any_trade(barrels)] if barrels else [],
        hand=yard_of(moment, view.quadrant),
        line=words("span", say("dock.trade", chosen=chosen)),
        worth=worth_of_gasoline(moment),
        phase="market",
    )


def any_trade(barrels: list[Trade]) -> Stepper:
    """So many of a product, sold or bought at the better market."""
    offers = [
        Offer(
            each.answers,
            say("dock.sell_all" if each.sell else "dock.buy_some", **each.named),
            say("dock.at", **each.named),
        )
        for each in barrels
    ]
    return Stepper(offers, say("dock.any_trade"), say("dock.trade_button"))


def worth_of_gasoline(moment: Crude) -> str:
    """The same barrels at home, abroad, and the chance that a station sells one."""
    view = moment.view
    barrels = stock_of(view, view.quadrant, GASOLINE)
    rows = []
    for market, name in enumerate(MARKETS):
        runs = trades(moment, 2 * market + GASOLINE, sell=True)
        if runs:
            rows.append((say("yard.title", market=name), say("dock.barrels", barrels=runs[-1].barrels), runs[-1].sum))
    rolls = rolls_that_hit(view, view.quadrant, STATION)
    if rolls and view.consumer_low > view.box.lowest:
        rows.append((say("dock.stations"), say("dock.rolls", rolls=rolls), view.consumer_low - 1))
    return sums(say("dock.gasoline_brings", barrels=barrels), rows) if rows else ""


# Hits


def producing(moment: Crude, quadrant: int) -> Dock:
    """Each kind of hit, and all of it in the best order."""
    view, box = moment.view, moment.view.box
    offers = []
    for answer, key, icon in (
        (box.ids.refine, "refine", "i-refine"),
        (box.ids.collect, "collect", "i-well"),
        (box.ids.pump, "pump", "i-pump"),
        (box.ids.strike, "strike", "i-derrick"),
    ):
        run = as_often_as_possible(view, [answer])
        if run:
            offers.append(Offer(one_or_many(run), *hit_words(moment, key, len(run)), icon=icon))
    everything = as_often_as_possible(view, [box.ids.refine, box.ids.collect, box.ids.pump, box.ids.strike])
    after = played(view, everything)
    if len(offers) > 1:
        offers.append(Offer(one_or_many(everything), say("dock.all"), say("dock.all_why"), icon="i-check"))
    offers.append(Offer(box.ids.done, say("dock.enough"), kind=Kind.PASS))
    refine_first = box.ids.refine in moment.legal and box.ids.collect in moment.legal
    return Dock(
        offers,
        hand=yard_of(moment, quadrant),
        line=words("span", say("dock.refine_first" if refine_first else "dock.any_order")),
        worth=before_and_after(view, after, quadrant),
        phase="hits",
    )


def hit_words(moment: Crude, key: str, hits: int) -> tuple[str, str]:
    view = moment.view
    sold = [view.consumer_low - 1 - each for each in range(hits)]
    price = {"pump": sum(sold), "strike": view.well_price()}.get(key, 0)
    figures = {"hits": hits, "barrels": hits * view.box.crude_a_hit, "price": price}
    return say(f"dock.{key}", **figures), say(f"dock.{key}_why", **figures)


def as_often_as_possible(view: CrudeState, answers: list[int]) -> list[int]:
    """Of these answers the first as often as the rules allow, then the second, and so on: tried on a copy."""
    trial, given = view.copy(), list[int]()
    for answer in answers:
        while trial.question == view.question and answer in trial.legal():
            trial.play(answer)
            given.append(answer)
    return given


def played(view: CrudeState, answers: list[int]) -> CrudeState:
    after = view.copy()
    for answer in answers:
        after.play(answer)
    return after


def one_or_many(answers: list[int]) -> Answers:
    return answers[0] if len(answers) == 1 else tuple(answers)


def before_and_after(view: CrudeState, after: CrudeState, quadrant: int) -> str:
    seat = seat_of(view, quadrant)
    rows = [(say("dock.cash"), cash_of(view, seat), cash_of(after, seat))]
    for product in (CRUDE, GASOLINE):
        title = say("yard.product", product=PRODUCTS[product])
        rows.append((title, stock_of(view, quadrant, product), stock_of(after, quadrant, product)))
    return compared(say("dock.all_makes"), rows)


# News, and the end


def owing(moment: Crude, asked: ForcedSale, first: int) -> Dock:
    """What is sold is clicked on the estate."""
    cash = cash_of(moment.view, asked.seat)
    short = asked.amount - cash
    rows = [
        (say("dock.owed", news=say(f"news.{NEWS[asked.card]}")), "", asked.amount),
        (say("dock.cash"), "", cash),
        (say("dock.short"), "", short),
    ]
    line = words("span", say("dock.sell_to_pay", short=short)) + pawned(moment, short)
    return Dock(hand=yard_of(moment, first), line=line, worth=sums(say("dock.bill"), rows), phase="owing")


def pawned(moment: Crude, short: int) -> str:
    """What each kind of asset that may be sold brings, and how much is missing after it."""
    view = moment.view
    kinds = {view.kind_at(*divmod(answer - view.box.ids.liquidate, SQUARES)) for answer in moment.legal}
    lines = []
    for kind in sorted(kinds):
        value = view.liquidation_value(kind)
        name = words("b", say("economy.kind", kind=ASSETS[kind]))
        after = words("small", say("dock.after_sale", missing=max(0, short - value)))
        lines.append(html("li", priced(kind, view.actor), name, words("span", money(value)), after))
    return html("ul", *lines, class_="pawned")


def fit_offer(moment: Crude, answer: int, square: int) -> Offer:
    left = cash_of(moment.view, moment.view.actor) - moment.view.box.fit
    label = say("dock.fit", price=moment.view.box.fit, **place(square))
    return Offer(answer, label, say("dock.leaves", left=left), icon="i-refine")


def refitting(moment: Crude, asked: Refit, first: int) -> Dock:
    view, box = moment.view, moment.view.box
    number = asked.quadrant * SQUARES + asked.square
    offers = [fit_offer(moment, box.ids.fit + number, asked.square)] if box.ids.fit + number in moment.legal else []
    value = view.liquidation_value(view.kind_at(asked.quadrant, asked.square))
    leaves = say("dock.leaves", left=cash_of(view, view.actor) + value)
    offers.append(Offer(box.ids.liquidate + number, say("dock.sell_refinery", value=value), leaves, icon="i-coin"))
    offers.append(Offer(box.ids.leave, say("dock.leave"), say("dock.leave_why"), Kind.PASS))
    return Dock(
        offers,
        hand=yard_of(moment, first),
        line=words("span", say("dock.refit", fit=box.fit)),
        worth=ledger(moment, view.actor),
        phase="refit",
    )


def declaring(moment: Crude, first: int) -> Dock:
    view, box = moment.view, moment.view.box
    offers = []
    if box.ids.declare in moment.legal:
        offers.append(Offer(box.ids.declare, say("dock.declare"), say("dock.declare_why"), icon="i-flag"))
    offers.append(Offer(box.ids.done, say("dock.play_on"), say("dock.play_on_why"), Kind.PASS))
    return Dock(
        offers,
        hand=yard_of(moment, first),
        line=words("span", say("dock.goal", goal=money(view.goal))),
        worth=ledger(moment, view.actor),
        phase="declare",
    )
