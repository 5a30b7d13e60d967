"""One moment of the game on the desk of one viewer: what all panels are drawn from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from spindletop.art.kit import Kit
from spindletop.art.scene import Lamp, Moment
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.auctions import ANYWHERE
from spindletop.games.prospecting.board.lately import Lately
from spindletop.games.prospecting.board.plan import Grid
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, OIL, PRICE, WELL_SPRING
from spindletop.games.prospecting.state import ProspectingState
from spindletop.words import Filling, Words

DRAWN = 5000  # of each kind of drawing, kept: most look in the next moment as in the last

SPECIALS = {PRICE: "price", OIL: "oil", BACK: "back", WELL_SPRING: "spring", DRILL_DEEPER: "deeper"}


@dataclass(frozen=True, eq=False)
class Dress:
    """What Giganten and Black Gold do not have in common: drawings, words, the shape of the map."""

    kit: Kit
    say: Words
    request: Callable[[Any], str]  # what is asked, in a few words
    plan: Callable[[Any], Grid]
    engine: str  # the drawing of a train
    verge: int = 3  # units below the tracks
    notes: Callable[[Any], Sequence[str]] = lambda view: ()  # a few words for each company
    scenery: Callable[[Grid], str] = lambda plan: ""  # on the map, over its ground
    station: Callable[[Grid, float], str] = lambda plan, height: ""  # under the tracks of the railway, so high
    beyond: Callable[[Grid], str] = lambda plan: ""  # over them, after the last number


class Desk:
    """A position, who looks at it, and what they may answer."""

    def __init__(self, moment: Moment[Any], dress: Dress) -> None:
        self.moment = moment
        self.dress = dress
        self.view: ProspectingState = moment.view
        self.box = self.view.box
        self.seat = moment.seat
        self.kit = dress.kit
        self.say = dress.say
        self.plan = dress.plan(moment.view)
        self.lamp = Lamp(moment)
        self.lately = Lately(moment.view, moment.lately)

    @cached_property
    def offered(self) -> dict[str, dict[int, int]]:
        """The answers, by verb and argument."""
        found: dict[str, dict[int, int]] = {}
        for action in self.moment.legal:
            verb, argument = self.view.setup.game.verb(action)
            found.setdefault(verb, {})[argument] = action
        return found

    @cached_property
    def asked(self) -> dict[str, int]:
        """The numbers of the question: who, at which company, how many points ..."""
        question = self.view.question
        return question.numbers if question is not None else {}

    @property
    def mover(self) -> int:
        """Whose turn is shown: while a step is looked at, that of who took it."""
        return self.view.actor if self.moment.mover is None else self.moment.mover

    @property
    def at_it(self) -> int:
        """The place of the mover in the order of play; -1 before the first."""
        order = queries.order_of_play(self.view)
        return order.index(self.mover) if self.mover in order else -1

    # Words

    def html(self, key: str, /, **values: Filling) -> str:
        """Words between tags."""
        return escape(self.say(key, **values))

    def name(self, seat: int) -> str:
        return self.moment.names[seat] if seat < len(self.moment.names) else self.say("board.seat", number=seat + 1)

    def who(self, seat: int) -> str:
        """In a list, where people look for themselves."""
        return self.say("board.you") if seat == self.seat else self.name(seat)

    def dollars(self, amount: int) -> str:
        return self.say("board.dollars", amount=amount)

    def square(self, square: int) -> str:
        line, lane = divmod(square, self.view.land.width)
        return f"{line + 1}-{lane + 1}"

    def company(self, company: int) -> str:
        return self.box.companies[company] if company != ANYWHERE else self.say("board.any_company")

    def short_company(self, company: int) -> str:
        """One word of its name, where there is no room for more."""
        return self.say("short_company", company=company) if company != ANYWHERE else self.company(company)

    def special(self, kind: int, words: str = "card_special") -> str:
        """What a card allows beside licences and points."""
        action = self.box.card_action[kind]
        return self.say(f"{words}.{SPECIALS.get(action, 'none')}", amount=self.box.card_value[kind])

    def has_special(self, kind: int) -> bool:
        return self.box.card_action[kind] in SPECIALS
