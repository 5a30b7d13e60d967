"""Crude in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.crude.assets import Assets, Place, SpecialPurchase
from spindletop.games.crude.box import FOREIGN, NOTHING, REFINERY
from spindletop.games.crude.deck import NewsCard
from spindletop.games.crude.market import Market
from spindletop.games.crude.news import ForcedSale, Refit
from spindletop.games.crude.production import GreenDie, Produce, Roll
from spindletop.games.crude.squares import SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration, StartingSeat
from spindletop.games.crude.tale import doer, event, heading
from spindletop.games.crude.terms import GOODS, asset, economy, good, news_does, news_name, quadrant_name, square
from spindletop.games.crude.words import say
from spindletop.kernel import OPEN
from spindletop.words import Filling, plain

__all__ = ["HEADINGS", "action", "doer", "event", "heading", "question", "shows_cash", "step"]

DONE = {"Market": "market", "Produce": "hits", "Assets": "assets", "SpecialPurchase": "assets"}  # keys: with what
HEADINGS = frozenset({"starts", "news_card", "turn", "result", "declared"})


# Questions


def question(state: CrudeState, names: Sequence[str]) -> str:
    asked = state.question
    if asked is None:
        return say("question.over")
    if isinstance(asked, StartingSeat):
        return say("question.begins")
    if isinstance(asked, NewsCard):
        return say("question.news_card")
    if isinstance(asked, Roll):
        return say("asked", name=quadrant_name(state, state.quadrant, names), question=say("question.roll"))
    if isinstance(asked, GreenDie):
        return say("question.green_die", economy=economy(state, state.economy))
    return say("asked", name=names[state.actor], question=request(state))


def shows_cash(view: CrudeState, seat: int) -> bool:
    """Whether this view's page shows the cash of a seat (CR-24)."""
    return not view.secret_cash or not view.stack or view.viewer in (OPEN, seat)


def purse(state: CrudeState) -> dict[str, Filling]:
    """What who is asked has, as far as it may be shown."""
    shown = shows_cash(state, state.actor)
    return {"shown": "yes", "cash": state.cash[state.actor]} if shown else {"shown": "no"}


def request(state: CrudeState) -> str:
    """What is asked of a seat; others read it, too."""
    asked, cash = state.question, purse(state)
    inside = "ABCD"[state.quadrant] if state.seats == 2 else "none"
    if isinstance(asked, SpecialPurchase):
        return say("question.special_purchase", **cash)
    if isinstance(asked, Market):
        if state.market != NOTHING:
            foreign = state.market == FOREIGN
            return say("question.trade_on_foreign" if foreign else "question.trade_on_domestic", **cash)
        return say("question.trade", quadrant=inside, **cash)
    if isinstance(asked, Produce):
        return produce_request(state, asked.quadrant)
    if isinstance(asked, Assets):
        return say("question.assets", quadrant=inside, economy=economy(state, state.economy), **cash)
    if isinstance(asked, Place):
        key = "question.place_refinery" if asked.kind == REFINERY else "question.place"
        return say(key, asset=asset(asked.kind))
    if isinstance(asked, ForcedSale):
        return say("question.forced_sale", news=news_name(asked.card), amount=asked.amount, **cash)
    if isinstance(asked, Refit):
        return say("question.refit", square=square(state, asked.quadrant, asked.square), fit=state.box.fit, **cash)
    assert isinstance(asked, Declaration)
    # CR-24: asked of everybody, in words that tell nobody who has reached it
    return say("question.declare_secretly" if state.secret_cash else "question.declare", goal=state.goal, **cash)


def produce_request(state: CrudeState, quadrant: int) -> str:
    hits = [
        say(f"hits.{kind}", number=number)
        for kind, number in (
            ("wells", state.collects),
            ("refineries", state.refines),
            ("stations", state.pumps),
            ("strike", int(state.strike)),
        )
        if number
    ]
    row, column = state.row_in(quadrant), state.column_in(quadrant)
    return say(
        f"question.produce_{'both' if row and column else 'row' if row else 'column'}",
        row=row,
        column=column,
        hits=", ".join(hits),
        crude=state.crude[quadrant],
        gasoline=state.gasoline[quadrant],
    )


# Actions


def action(state: CrudeState, action: int, names: Sequence[str]) -> str:
    """The numbers that matter for an answer."""
    verb, argument = state.setup.game.verb(action)
    box, key = state.box, f"answer.{verb}"
    match verb:
        case "buy":
            return say(key, good=good(argument), price=box.price(argument, state.open[argument]))
        case "sell":
            return say(key, good=good(argument), price=box.price(argument, state.open[argument] - 1))
        case "fit":
            return say(key, square=square(state, *divmod(argument, SQUARES)), price=box.fit)
        case "collect" | "refine" | "leave" | "declare":
            return say(key)
        case "pump":
            return say(key, price=state.consumer_low - 1)
        case "strike":
            return say(key, price=state.well_price())
        case "purchase":
            return say(key, asset=asset(argument), price=state.purchase_price(argument))
        case "place":
            return say(key, square=square(state, *divmod(argument, SQUARES)))
        case "liquidate":
            kind = state.kind_at(*divmod(argument, SQUARES))
            where = square(state, *divmod(argument, SQUARES))
            return say(key, asset=asset(kind), square=where, price=state.liquidation_value(kind))
        case "done":
            return say("answer.play_on" if isinstance(state.question, Declaration) else "answer.done")
        case "start":
            return say(key, name=names[argument])
        case "roll":
            red, black = state.setup.game.name(action).removeprefix("roll ").split("-")
            return say(key, red=red, black=black)
        case "news":
            return say(key, news=news_name(argument), does=news_does(box, argument))
    return state.setup.game.name(action)


def step(state: CrudeState, chosen: int, names: Sequence[str]) -> str:
    asked, (verb, argument) = state.question, state.setup.game.verb(chosen)
    match verb:
        case "purchase":
            return ""
        case "place" if isinstance(asked, Place):
            return say("step.place", asset=asset(asked.kind), square=square(state, *divmod(argument, SQUARES)))
        case "buy" | "sell":
            return say(f"step.{verb}", traded=plain(say(f"traded.{GOODS[argument]}", barrels=1)))
        case "collect" | "refine" | "pump" | "strike":
            return say(f"step.{verb}")
        case "done":
            kind = type(asked).__name__
            return say(f"step.done_{DONE[kind]}") if kind in DONE else action(state, chosen, names)
    return action(state, chosen, names)
