"""Standing orders on the page of who gives them: what there is to order, what stands, and what became of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.datastructures import FormData

from spindletop.games import folder
from spindletop.games.orders import Auction, Choice, Way
from spindletop.kernel import NATURE, State
from spindletop.table import Refused, Status, Table, Why
from spindletop.table.orders import Always, Desk, Next, Order, UpTo
from spindletop.web.pages import field, number, render
from spindletop.web.sight import Sight
from spindletop.web.words import say

THEN = ";"  # between the answers among which an order chooses
FEW = 6  # ways that are shown one under the other


@dataclass(frozen=True)
class Shown:
    """What a seat can order, and has ordered."""

    seat: int
    asked: bool  # this seat is, now
    pending: bool  # an order is about to answer
    desk: Desk
    view: State
    auction: Auction | None  # that it is in

    @property
    def limits(self) -> Sequence[int]:
        return self.auction.limits(self.view, self.seat) if self.auction else ()

    @property
    def choices(self) -> list[tuple[Choice, Sequence[Way]]]:
        """With what to answer. Only the next time: what is asked now is answered, not ordered."""
        declared = folder.orders(self.view.setup.game).choices
        found = [(each, each.ways(self.view, self.seat)) for each in declared if each.always or not self.asked]
        return [(choice, ways) for choice, ways in found if ways]

    def ordered(self, question: str) -> Always | Next | None:
        """What stands for it."""
        orders = [each.order for each in self.desk.standing]
        return next((each for each in orders if isinstance(each, Always | Next) and each.question == question), None)

    @staticmethod
    def kind(order: Order) -> str:
        return "always" if isinstance(order, Always) else "next"

    @property
    def standing(self) -> list[tuple[int, str]]:
        """By their numbers, in words."""
        return [(each.number, self.words(each.order)) for each in self.desk.standing]

    @property
    def ended(self) -> list[str]:
        """What the owner is to know of those that ended by themselves."""
        return [say(f"order.ended_{each.why}", order=self.words(each.order)) for each in self.desk.ended]

    def words(self, order: Order) -> str:
        declared = folder.orders(self.view.setup.game)
        if isinstance(order, UpTo):
            amount = declared.auctions[0].amount(order.most)
            return say("order.up_to", amount=amount) if order.most else say("order.pass")
        choice = declared.choice(order.question)
        ways = choice.ways(self.view, self.seat) if choice else ()
        meant = next((way.words for way in ways if way.answers == order.answers), ", ".join(order.answers))
        when = choice.words() if choice else order.question
        return say("order.always" if isinstance(order, Always) else "order.next", when=when, answer=meant)


def shown(table: Table, seen: Sight, token: str) -> Shown | None:
    """As things stand, for who sits there and plays with others; None for all others, and where nothing can be ordered:
    bots wait for nobody."""
    seat = seen.seat
    if seat is None or seat not in table.seats_of(token) or table.status is not Status.RUNNING:
        return None
    declared = folder.orders(table.game)
    if table.chapter or table.seats[seat].bot or table.against_bots(seat):
        return None
    if not (declared.auctions or declared.choices):
        return None
    view, asked = table.view(seat), table.turn == seat
    auction = declared.auction(view.question)
    inside = auction if auction and auction.is_in(view, seat) else None
    return Shown(seat, asked, asked and table.ordered is not None, table.orders(seat, token), view, inside)


def told_by_order(table: Table, orders: Shown | None) -> set[int]:
    """How many answers stood after what orders led to: an answer that tells nothing itself is told by nature's."""
    moves, found = table.course.moves, set[int]()
    for at in orders.desk.followed if orders else ():
        silent = not moves[at - 1].events and at < len(moves) and moves[at].actor == NATURE
        found.add(at + 1 if silent else at)
    return found


def orders_html(table: Table, orders: Shown | None) -> str:
    if orders is None:
        return ""
    kit = folder.kit(table.game)
    return render("orders.html", table=table, orders=orders, then=f"{THEN} ", few=FEW, kit=kit)


def order_of(form: FormData) -> Order:
    """What the page's forms send."""
    kind = field(form, "kind")
    if kind == "up_to":
        return UpTo(number(form, "action"))
    if kind not in ("always", "next"):
        raise Refused(Why.WRONG, say("refused.order"))
    answers = tuple(each.strip() for each in field(form, "action").split(THEN))
    return (Always if kind == "always" else Next)(field(form, "question"), answers)
