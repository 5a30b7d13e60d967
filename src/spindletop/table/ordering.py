"""What giving, withdrawing and following an order adds to a table, or why it is refused."""

from spindletop.games import folder
from spindletop.table import entries as entry
from spindletop.table.chronicle import Status
from spindletop.table.drafts import ANSWER_LENGTH, Draft, unhurried
from spindletop.table.entries import By
from spindletop.table.orders import Always, Next, Order, UpTo
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.table import Due, Table
from spindletop.table.words import say

ORDERS = 500  # that a seat can give at one table,
ORDERS_AT_ONCE = 8  # within a few seconds,
STANDING = 12  # and have at a time
ANSWERS = 60  # among which one order chooses
MOST = 10_000_000  # that anybody bids


def give(table: Table, seat: int, token: str, order: Order, now: float) -> Draft:
    """What is refused here is refused by what the seat itself can see."""
    desk = table.orders(seat, token)
    if table.status is not Status.RUNNING:
        raise Refused(Why.ILLEGAL, say(f"table.{table.status}"))
    if table.chapter:
        raise Refused(Why.ILLEGAL, say("order.lesson"))
    if table.seats[seat].bot:
        raise Refused(Why.ILLEGAL, say("answer.bot_plays"))
    if isinstance(order, UpTo):
        check_bid(table, seat, order)
    else:
        check_choice(table, seat, order)
    if any(each.order == order for each in desk.standing):
        return []  # it was sent again
    if len(desk.given) >= ORDERS or len(desk.standing) >= STANDING:
        raise Refused(Why.LIMIT, say("order.many", most=STANDING))
    unhurried(desk.given, ORDERS_AT_ONCE, now)
    return [entry.Ordered(seat, order)]


def check_bid(table: Table, seat: int, order: UpTo) -> None:
    view = table.view(seat)
    auction = folder.orders(table.game).auction(view.question)
    if auction is None or not auction.is_in(view, seat):
        raise Refused(Why.ILLEGAL, say("order.no_auction"))
    if not 0 <= order.most <= MOST:
        raise Refused(Why.WRONG, say("order.bid"))


def check_choice(table: Table, seat: int, order: Always | Next) -> None:
    """Only the question is the game's affair: what cannot be answered when it is asked is told then."""
    choices = folder.orders(table.game).choices
    if not any(order.question == each.question and (each.always or isinstance(order, Next)) for each in choices):
        raise Refused(Why.ILLEGAL, say("order.no_question"))
    if isinstance(order, Next) and table.turn == seat:
        raise Refused(Why.ILLEGAL, say("order.asked_now"))
    if not 1 <= len(order.answers) <= ANSWERS or any(len(each) > ANSWER_LENGTH for each in order.answers):
        raise Refused(Why.LIMIT, say("order.answers", most=ANSWERS))
    try:
        for each in order.answers:
            table.game.parse(each)
    except ValueError as error:
        raise Refused(Why.ILLEGAL, say("answer.unknown", reason=reason(error))) from None


def withdraw(table: Table, seat: int, token: str, number: int) -> Draft:
    """What has ended meanwhile, or is withdrawn already, is no mistake."""
    desk = table.orders(seat, token)
    if not 1 <= number <= len(desk.given):
        raise Refused(Why.UNKNOWN, say("order.unknown"))
    return [entry.Withdrawn(seat, number)] if any(each.number == number for each in desk.standing) else []


def follow(table: Table, seat: int, asked: int) -> Draft:
    """The answer that was ordered; STALE if that is not wanted any more."""
    action = table.ordered
    if table.asked != asked or table.due is not Due.ORDER or action is None:
        raise Refused(Why.STALE, say("table.meanwhile"))
    return [entry.Answered(seat, table.game.name(action), By.ORDER)]
