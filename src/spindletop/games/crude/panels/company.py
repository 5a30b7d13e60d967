"""Plates, goal line and phases."""

from spindletop.art.scene import Goal, Holding, Phases, Plate
from spindletop.games.crude.assets import Assets, Place, SpecialPurchase
from spindletop.games.crude.box import CRUDE, GASOLINE, NOTHING
from spindletop.games.crude.deck import NewsCard
from spindletop.games.crude.market import Market
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.estates import cash_words
from spindletop.games.crude.panels.kit import PRODUCTS, Crude, money, name_of
from spindletop.games.crude.panels.race import race, share_of
from spindletop.games.crude.production import Produce
from spindletop.games.crude.queries import asked_in, cash_of, dice_in, has_declared, seat_of, stock_of
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration, StartingSeat
from spindletop.games.crude.text import shows_cash
from spindletop.games.crude.words import say

STEPS = ("market", "roll", "hits", "neighbours", "assets")


def plates(moment: Crude, changed: Changes) -> list[Plate]:
    """On a phone, where estates are seen one at a time."""
    return [plate(moment, changed, seat) for seat in range(moment.view.seats)]


def plate(moment: Crude, changed: Changes, seat: int) -> Plate:
    view = moment.view
    holdings = []
    for product, icon in ((CRUDE, "i-crude"), (GASOLINE, "i-drop")):
        amounts = [stock_of(view, quadrant, product) for quadrant in view.quadrants_of(seat)]
        label = say("firm.barrels", product=PRODUCTS[product], barrels=sum(amounts))
        holdings.append(Holding(icon, "+".join(map(str, amounts)), label))
    return Plate(cash_words(moment, seat), tuple(holdings), plate_note(moment, changed, seat))


def plate_note(moment: Crude, changed: Changes, seat: int) -> str:
    view = moment.view
    own = view.quadrants_of(seat)
    if has_declared(view, seat):
        return say("firm.declared")
    if view.actor == seat and seat == moment.seat and moment.legal:
        return say("firm.your_turn")
    earned = sum(changed.earned.get(quadrant, 0) for quadrant in own)
    if earned:
        return say("firm.plus", amount=earned)
    if view.red and seat != view.mover:
        row, column = max(dice_in(view, quadrant) for quadrant in own)
        return say("firm.row", row=row) if row else say("firm.column", column=column) if column else say("firm.not_hit")
    return ""


def goal(moment: Crude) -> Goal:
    """Cash wins; how far it is, of one's own company or of the one that leads."""
    view = moment.view
    wins, track = say("goal.wins", goal=money(view.goal)), race(view)
    if view.final != NOTHING:
        name = name_of(moment, seat_of(view, view.final))
        return Goal(wins, "", say("goal.declared", name=name), 1.0, drawing=track)
    if moment.seat is not None:
        cash = cash_of(view, moment.seat)
        far = say("goal.need", more=view.goal - cash) if cash < view.goal else say("goal.reached")
        return Goal(wins, "", far, share_of(view, cash), drawing=track)
    seen = [seat for seat in range(view.seats) if shows_cash(view, seat)]
    if not seen:
        rounds = int(view.box.rounds)
        return Goal(wins, "", say("goal.round", round=view.round, rounds=rounds), int(view.round) / rounds)
    leader = max(seen, key=lambda seat: cash_of(view, seat))
    cash = cash_of(view, leader)
    far = say("goal.leads", name=name_of(moment, leader), cash=money(cash))
    return Goal(wins, "", far, share_of(view, cash), drawing=track)


def phases(moment: Crude) -> Phases:
    view = moment.view
    asked = view.question
    if asked is None:
        return Phases(say("phase.over"))
    if isinstance(asked, SpecialPurchase | StartingSeat) or (isinstance(asked, Place | NewsCard) and not view.red):
        return Phases(say("phase.opening"))
    return Phases(say("phase.round", round=view.round), tuple(say(f"phase.{step}") for step in STEPS), step_now(view))


def step_now(view: CrudeState) -> int:
    asked = view.question
    if isinstance(asked, Market):
        return 0
    if isinstance(asked, Produce):
        return 2 if asked_in(view) == [view.quadrant] else 3
    if isinstance(asked, Assets | Place | Declaration):
        return 4
    return 1
