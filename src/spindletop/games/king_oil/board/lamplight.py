"""What may be clicked on the map: lit pegs, derricks, land and borders; the rest of the county lies in the dark."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from spindletop.art.scene import Lamp, Moment
from spindletop.art.svg import circle, group, tag
from spindletop.games.king_oil import terms
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.county import county, outline, path, spots
from spindletop.games.king_oil.board.kit import money, named, who
from spindletop.games.king_oil.board.means import fire_means, oil_means
from spindletop.games.king_oil.board.pieces import arrow, ghost, hanging, route
from spindletop.games.king_oil.board.plan import lease_id, of_lease, use
from spindletop.games.king_oil.box import DRY
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say

PEG = 21.5  # what a finger hits
ARC = 14.5


def dimmed(lit: Iterable[int], class_: str) -> str:
    """All but these properties, and the field office, in the dark."""
    lit = list(lit)
    if not lit:
        return ""
    width, height = county().size
    bright = "".join(outline(number) for number in lit) + path(county().office, closed=True)
    dark = tag("path", d=f"M0 0H{width}V{height}H0z{bright}", fill_rule="evenodd", class_="dim")
    seek = "" if class_ == "block" else None  # nothing is lit there, but it is asked about
    edges = "".join(
        use(lease_id(number), class_=f"{class_}-halo {of_lease(number)}")
        + tag("use", href=f"#{lease_id(number)}", class_=f"{class_}-edge {of_lease(number)}", data_seek=seek)
        for number in lit
    )
    return dark + edges


def sought(number: int) -> str:
    """A property that is brought into sight, though nothing on it is lit."""
    return tag("use", href=f"#{lease_id(number)}", class_="sought", data_seek="")


class Light:
    """The lit places of a question, by what they are."""

    def __init__(self, moment: Moment[KingOilState], lamp: Lamp) -> None:
        self.state, self.names, self.lamp = moment.view, moment.names, lamp
        self.holes: dict[int, int] = {}  # places, and the answers that they give
        self.derricks: dict[int, int] = {}
        self.bought: dict[int, int] = {}
        self.sold: dict[int, int] = {}
        self.wanted: dict[int, int] = {}
        self.laid: dict[int, int] = {}
        self.lost: dict[int, int] = {}
        box = moment.view.box
        kinds = {
            "drill": (self.holes, box.ids.drill),
            "lose derrick": (self.derricks, box.ids.lose_derrick),
            "buy": (self.bought, box.ids.buy),
            "sell": (self.sold, box.ids.sell),
            "want": (self.wanted, box.ids.want),
            "lay": (self.laid, box.ids.lay),
            "lose pipeline": (self.lost, box.ids.lose_pipeline),
        }
        for action in moment.legal:
            verb, _ = moment.view.setup.game.verb(action)
            if verb in kinds:
                places, first = kinds[verb]
                places[action - first] = action

    @property
    def land(self) -> list[int]:
        """The properties with lit places."""
        holes = {standing.lease_of(self.state, hole) for hole in (*self.holes, *self.derricks)}
        return sorted({*holes, *self.bought, *self.sold, *self.wanted})

    @property
    def is_out(self) -> bool:
        """Whether nothing on the map may be clicked."""
        return not (self.land or self.laid or self.lost)

    def drawn(self) -> str:
        """Holes lie over the price tags of borders: who drills does not lay a pipeline by mistake."""
        return "".join([*self._land(), *self._borders(), *self._pegs(), *self._derricks()])

    @cached_property
    def on_land(self) -> dict[int, tuple[int, str]]:
        """Properties that may be bought, sold or asked for: the answers, and what they do."""
        state = self.state
        found = {}
        for number, action in self.bought.items():
            price, holes = standing.price_of(state, number), standing.open_on(state, number)
            left = state.cash[state.actor] - price
            words = say("board.buy_lease", **self._lease(number), price=price, left=left, holes=holes)
            found[number] = action, words
        for number, action in self.sold.items():
            found[number] = action, say("board.sell_lease", **self._lease(number))
        for number, action in self.wanted.items():
            owner = standing.owner_of(state, number)
            assert owner is not None
            found[number] = action, say("board.want_lease", **self._lease(number), owner=who(self.names, owner))
        return found

    def burns(self, hole: int) -> str:
        """What it means to lose the derrick there."""
        first, second = fire_means(self.state, standing.lease_of(self.state, hole), self.names)
        return say("board.lose_derrick", hole=terms.hole(self.state.box, hole), first=first, second=second)

    def _land(self) -> list[str]:
        return [
            self.lamp.svg(action, words, use(lease_id(number)), pointed=False, class_=f"can-land {of_lease(number)}")
            for number, (action, words) in self.on_land.items()
        ]

    def _lease(self, number: int) -> dict[str, str | int]:
        return {"number": number + 1, "name": named(number)}

    def _pegs(self) -> list[str]:
        if not self.holes:
            return []
        found = [lit_peg(standing.odds(self.state))]
        for hole, action in self.holes.items():
            number = standing.lease_of(self.state, hole)
            oil, _ = oil_means(self.state, number, self.names)
            words = say("board.drill", hole=terms.hole(self.state.box, hole), oil=oil, **self._lease(number))
            peg = use("lit-peg", *spots()[hole])
            found.append(self.lamp.svg(action, words, peg, pointed=False, class_=of_lease(number)))
        return found

    def _derricks(self) -> list[str]:
        found = []
        for hole, action in self.derricks.items():
            x, y = spots()[hole]
            seat = standing.derrick_on(self.state, hole)
            assert seat is not None
            shapes = circle(x, y - 13, 29, "can-derrick"), ghost(hole, seat)
            lease = of_lease(standing.lease_of(self.state, hole))
            found.append(self.lamp.svg(action, self.burns(hole), *shapes, pointed=False, class_=lease))
        return found

    def _borders(self) -> list[str]:
        """An arrow on each border across which a pipeline may be laid, or lost, with what it would change."""
        state, found = self.state, []
        for border, action in self.laid.items():
            found.append(self._arrow(border, action, "board.lay", standing.royalty_gained(state, border), "+"))
        for border, action in self.lost.items():
            less = standing.royalty(state, border) - standing.royalty(state, border, -1)
            found.append(self._arrow(border, action, "board.lose_pipeline", less, "−"))
        return found

    def _arrow(self, border: int, action: int, key: str, change: int, sign: str) -> str:
        ends = county().borders[border]
        payer = standing.owner_of(self.state, ends.target)
        words = say(
            key,
            source=ends.source + 1,
            target=ends.target + 1,
            price=self.state.box.pipeline_price,
            payer=who(self.names, payer) if payer is not None else "",
            change=change,
        )
        x, y = ends.at
        shapes = (
            circle(x, y, 24, "can-border"),
            group(arrow(route(self.state, border, 1), 1)),
            hanging(border, f"{sign}{money(change)}", "promise"),
        )
        return self.lamp.svg(action, words, *shapes, pointed=False)


def lit_peg(odds: Sequence[float] | None) -> str:
    """A peg in lamplight; an arc round it shows how likely oil is, where everybody can count that."""
    arc = ""
    if odds is not None:
        oil = round(100 * sum(odds[:DRY]))
        arc = tag(
            "circle", r=ARC, pathLength=100, stroke_dasharray=f"{oil} 100", transform="rotate(-90)", class_="odds"
        )
    peg = circle(0, 0, PEG, "hit") + circle(0, 0, ARC, "can-peg") + arc + use("peg")
    return tag("defs", group(peg, id="lit-peg"))
