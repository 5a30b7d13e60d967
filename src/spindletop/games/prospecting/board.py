"""Giganten and Black Gold as a picture: companies, the map with its railway, seats and cards."""

from collections.abc import Sequence

from spindletop.art import svg as draw
from spindletop.games.prospecting.box import DERRICK, MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.games.prospecting.routes import routes
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words

CELL = 44
MARGIN = 24
SIDE = 216  # companies on the left, seats on the right
TRACK = 24  # a line of the railway
CARD = (132, 78)
ON_SQUARES = ("place", "drive", "survey", "build", "spring", "deepen", "well")
TERRAIN = {1: "", 2: " hill", 3: " mountain"}  # by what it costs to enter, as a class


@draw.kept
def ground(x: float, y: float, terrain: str, name: str, words: str) -> str:
    """A square of the map around this point; most stay as they are all game long."""
    left, top = x - CELL / 2, y - CELL / 2
    class_, id = f"square{terrain}", f"square-{name}"
    return draw.tag("rect", draw.title(words), x=left, y=top, width=CELL, height=CELL, class_=class_, id=id)


def number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


class Picture:
    """One picture of one view, and where things are on it."""

    def __init__(
        self,
        view: ProspectingState,
        legal: Sequence[int],
        words: Words,
        lanes_up: bool,
        notes: Sequence[str],
        names: Sequence[str],
    ) -> None:
        self.view = view
        self.notes = notes
        self.names = names
        self.words = words
        self.lanes_up = lanes_up
        self.legal = legal
        self.width = view.land.width
        cost = view.land.cost
        self.lanes = 1 + max((square % self.width for square in range(len(cost)) if cost[square]), default=5)
        self.left = MARGIN + SIDE
        self.top = MARGIN
        self.across = view.land.lines * CELL
        self.down = self.lanes * CELL
        self.tracks = self.top + self.down + 14

    def square(self, square: int) -> tuple[float, float]:
        """The middle of a square."""
        line, lane = divmod(square, self.width)
        if self.lanes_up:
            lane = self.lanes - 1 - lane
        return self.left + (line + 0.5) * CELL, self.top + (lane + 0.5) * CELL

    def space(self, space: int, track: int) -> tuple[float, float]:
        """The middle of a space of the railway."""
        return self.left + (space - 0.5) * CELL, self.tracks + 22 + (track + 0.5) * TRACK

    def name(self, seat: int) -> str:
        return draw.seat_name(self.names, seat, 11)

    def svg(self) -> str:
        view = self.view
        railway = 22 + (view.seats + 1) * TRACK + 14
        cards = self.tracks + railway
        height = max(cards + CARD[1], MARGIN + 190 * view.table.companies, MARGIN + 104 * view.seats) + MARGIN
        width = 2 * (MARGIN + SIDE) + self.across
        return draw.svg(
            width,
            height,
            f"{view.setup.game.title}: the map, the railway and {view.table.companies} companies",
            draw.rect(0, 0, width, height, "paper"),
            self.companies(),
            self.land(),
            self.railway(),
            self.offered(),
            draw.group(*self.pieces(), id="pieces"),
            self.cards(cards),
            self.seats(),
        )

    # The map

    def land(self) -> str:
        view = self.view
        squares, rough = [], {2: "", 3: ""}
        for square, cost in enumerate(view.land.cost):
            if cost == 0:
                continue
            x, y = self.square(square)
            name, terrain = self.words.square(view, square), TERRAIN[min(cost, 3)]
            squares.append(ground(x, y, terrain, name, self.describe(square)))
            if cost == 2:
                rough[2] += "".join(f"M{x + d - 8:.0f} {y + 14:.0f}l14 -14" for d in (-9, 1, 11))
            elif cost >= 3:
                rough[3] += f"M{x - 17:.0f} {y + 13:.0f}l10 -18l7 12l6 -9l10 15"
        hatching = [draw.path(rough[2], "hatching"), draw.path(rough[3], "ridge")]
        numbers = [
            draw.label(lane + 1, self.left - 8, self.square(lane)[1] + 4, "small end") for lane in range(self.lanes)
        ]
        return draw.group(*squares, *hatching, *numbers, id="land")

    def describe(self, square: int) -> str:
        """A square in words."""
        view, words = self.view, self.words
        name = f"{words.square(view, square)}, {words.ground(view, square)}"
        what = view.ground[square] if view.ground else 0
        if what == MARKER:
            return f"{name}, {words.well(view, square)}"
        if what >= DERRICK:
            slot = what - DERRICK
            oil = number(view.plumes[slot], words.unit)
            return f"{name}, derrick of {self.name(slot // view.box.derricks)}, {oil}"
        return name

    def offered(self) -> str:
        """Squares that may be chosen glow."""
        game, glowing = self.view.setup.game, []
        on_square: dict[int, list[int]] = {}
        for action in self.legal:
            verb, square = game.verb(action)
            if verb in ON_SQUARES:
                on_square.setdefault(square, []).append(action)
        for square, actions in on_square.items():
            height = (CELL - 4) / len(actions)  # several answers share a square, in strips
            for strip, action in enumerate(actions):
                name = self.words.action(self.view, action, self.names)
                top = 2 - CELL / 2 + strip * height
                edge = draw.rect(2 - CELL / 2, top, CELL - 4, height, "offer", rx=3)
                at = draw.move(*self.square(square))
                glowing.append(draw.target(self.view, action, name, edge, transform=at, id=f"offer-{action}"))
        return draw.group(*glowing, *self.far_goals(), id="offered")

    def far_goals(self) -> list[str]:
        """Squares that a truck reaches in several steps: one click goes all the way."""
        ways = routes(self.view) if self.legal else {}
        goals = []
        for goal, steps in ways.items():
            if len(steps) > 1:
                words = f"drive to {self.words.square(self.view, goal)} in {len(steps)} steps"
                edge = draw.rect(6 - CELL / 2, 6 - CELL / 2, CELL - 12, CELL - 12, "offer", rx=3)
                at = draw.move(*self.square(goal))
                goals.append(draw.target(self.view, steps, words, edge, transform=at, id=f"goal-{goal}"))
        return goals

    # Pieces

    def pieces(self) -> list[str]:
        view = self.view
        pieces = [self.marker(site) for site, square in enumerate(view.land.square) if self.waits(square)]
        pieces += [self.derrick(slot) for slot, square in enumerate(view.derricks) if square != NOWHERE]
        pieces += [self.truck(seat) for seat, square in enumerate(view.trucks) if square != NOWHERE]
        pieces += [self.train(seat) for seat in range(view.seats)]
        x, y = self.space(view.black, view.seats)
        engine = draw.path("M-14 6v-9h5v-5h7v5h11v9z", "engine")
        pieces.append(draw.group(draw.title(self.words.black), engine, id="train-black", transform=draw.move(x, y)))
        return pieces

    def waits(self, square: int) -> bool:
        return bool(self.view.ground) and self.view.ground[square] == MARKER

    def marker(self, site: int) -> str:
        """A face-down marker with its rigs; with its value, if this seat knows it."""
        view = self.view
        rigs = view.land.rigs[site] + 1
        x, y = self.square(view.land.square[site])
        known = view.markers[site]
        signs = [
            draw.path(
                f"M{10 * (rig - (rigs - 1) / 2) - 4:.0f} 8l4 -17l4 17M{10 * (rig - (rigs - 1) / 2) - 3:.0f} 1h6", "rig"
            )
            for rig in range(rigs)
        ]
        value = ""
        if known != UNKNOWN:
            value = draw.circle(14, -11, 8, "plumes") + draw.label(view.table.plumes[known], 14, -7, "count middle")
        face = draw.rect(-18, -15, 36, 30, "tile danger" if rigs == 2 else "tile", rx=4)
        return draw.group(face, *signs, value, id=f"marker-{site}", transform=draw.move(x, y))

    def derrick(self, slot: int) -> str:
        view = self.view
        seat = slot // view.box.derricks
        x, y = self.square(view.derricks[slot])
        return draw.group(
            draw.title(f"derrick of {self.name(seat)}, {number(view.plumes[slot], self.words.unit)}"),
            draw.path("M-12 17L-4 -16H4L12 17M-9 5H9M-6 -6H6M-9 5L6 -6M9 5L-6 -6", f"tower line-{seat}"),
            draw.seat_mark(seat, 0, -15, 5),
            draw.circle(10, 9, 9, "plumes"),
            draw.label(view.plumes[slot], 10, 13, "count middle"),
            id=f"derrick-{slot}",
            transform=draw.move(x, y),
        )

    def truck(self, seat: int) -> str:
        view = self.view
        x, y = self.square(view.trucks[seat])
        others = [other for other in range(seat) if view.trucks[other] == view.trucks[seat]]
        return draw.group(
            draw.title(f"truck of {self.name(seat)}"),
            draw.path("M-14 6v-11h16v4h6l5 5v2z", f"truck seat-{seat}"),
            draw.circle(-8, 7, 3.5, "wheel"),
            draw.circle(7, 7, 3.5, "wheel"),
            draw.seat_mark(seat, -6, -6, 4.5),
            id=f"truck-{seat}",
            transform=draw.move(x + 4 * len(others), y + 10 - 9 * len(others)),
        )

    def train(self, seat: int) -> str:
        x, y = self.space(self.view.trains[seat], seat)
        return draw.group(
            draw.title(f"train of {self.name(seat)}"),
            draw.path("M-14 6v-9h5v-5h7v5h11v9z", f"train seat-{seat}"),
            draw.seat_mark(seat, 2, 0, 4),
            id=f"train-{seat}",
            transform=draw.move(x, y),
        )

    # The railway

    def railway(self) -> str:
        view, box = self.view, self.view.box
        rails = []
        for track in range(view.seats + 1):
            y = self.space(1, track)[1] + 7
            rails.append(draw.line(self.left, y, self.left + self.across, y, "rail"))
        signs = []
        for space in range(1, box.last + 1):
            x = self.space(space, 0)[0]
            signs.append(draw.label(space, x, self.tracks + 4, "small middle"))
            if space > 1 and box.enter_cost[space] != box.enter_cost[space - 1]:
                edge = x - CELL / 2
                signs.append(draw.line(edge, self.tracks + 8, edge, self.space(1, view.seats)[1] + 12, "border"))
                signs.append(draw.circle(edge, self.tracks + 12, 9, "sign"))
                signs.append(draw.label(box.enter_cost[space], edge, self.tracks + 16, "count middle"))
        x, y = self.space(view.table.end if view.table.end <= box.last else box.last, view.seats)
        goal = draw.star(x, y, 9, "mustard")
        return draw.group(*rails, *signs, goal, id="railway")

    # Companies

    def companies(self) -> str:
        return draw.group(*(self.company(each) for each in range(self.view.table.companies)), id="companies")

    def company(self, company: int) -> str:
        view, box = self.view, self.view.box
        top, left = self.top + 190 * company, MARGIN
        steps = []
        step = (SIDE - 44) / len(box.prices)
        for place in range(len(box.prices)):
            zone = " low" if place < box.red_end else " high" if place >= box.blue_start else ""
            here = " here" if place == view.prices[company] else ""
            steps.append(draw.rect(left + 10 + place * step, top + 52, step, 14, f"price{zone}{here}"))
        tanks = []
        for seat in range(view.seats):
            x = left + 24 + seat * (SIDE - 44) / view.seats
            units = view.tank(seat, company)
            barrels = [draw.circle(x, top + 128 - 13 * unit, 6, "plumes") for unit in range(min(units, 4))]
            tanks.append(draw.rect(x - 10, top + 82, 20, 56, "tank", rx=4))
            tanks += barrels
            if units > view.box.tank_limit:
                tanks.append(draw.label(units, x, top + 80, "count middle"))
            tanks.append(draw.seat_mark(seat, x, top + 152, 6))
        return draw.group(
            draw.rect(left, top, SIDE - 24, 172, "sheet", rx=4),
            draw.label(box.companies[company], left + 10, top + 20, "figure name"),
            draw.label(self.words.dollars(view.price(company)), left + 10, top + 44, "head sum", id=f"price-{company}"),
            draw.label(self.notes[company], left + SIDE - 34, top + 42, "end") if self.notes else "",
            *steps,
            *tanks,
            id=f"company-{company}",
        )

    # Seats and cards

    def seats(self) -> str:
        view = self.view
        left = self.left + self.across + 24
        sheets = []
        for seat in range(view.seats):
            top = self.top + 104 * seat
            moving = seat == view.actor
            in_hand = f"{number(view.own_derricks(seat).count(NOWHERE), 'derrick')} in hand"
            first = ", has the die" if seat == view.first else ""
            lines = [self.words.dollars(view.money[seat]), f"{in_hand}{first}"]
            if seat == view.viewer or not view.stack:  # how many the others hold is not shown (GI-41)
                lines[1] = f"{view.hands[seat] - view.twos[seat]} × 1 and {view.twos[seat]} × 2"
                lines.append(f"{in_hand}{first}")
            if view.cards[seat] != NONE:
                lines.append(self.words.card(view, view.cards[seat]))
            sheets.append(
                draw.group(
                    draw.rect(left, top, SIDE - 24, 92, "sheet legal" if moving else "sheet", rx=4),
                    draw.seat_mark(seat, left + 20, top + 20, 10),
                    draw.label(self.name(seat), left + 40, top + 26, "figure"),
                    draw.label(lines[0], left + SIDE - 36, top + 26, "figure end sum", id=f"cash-{seat}"),
                    *(draw.label(line, left + 12, top + 46 + 16 * row) for row, line in enumerate(lines[1:])),
                    id=f"seat-{seat}",
                )
            )
        return draw.group(*sheets, id="seats")

    def cards(self, top: float) -> str:
        view, box = self.view, self.view.box
        offered = {action - box.ids.take for action in self.legal}
        cards = []
        for place, kind in enumerate(view.offer):
            left = self.left + place * (CARD[0] + 10)
            special = kind >= box.standard_kinds
            words = self.words.special(box.card_action[kind], box.card_value[kind])
            shown = [
                draw.rect(left, top, *CARD, "action-card", rx=6),
                draw.rect(left, top, CARD[0], 8, "rust" if special else "sage", rx=4),
                draw.label(box.card_licences[kind], left + 22, top + 36, "head middle"),
                draw.label("licences", left + 36, top + 34),
                draw.label(box.card_points[kind], left + 22, top + 58, "head middle"),
                draw.label("points", left + 36, top + 56),
                draw.label(words, left + 10, top + 72, "label"),
            ]
            name = self.words.card(view, kind)
            if kind in offered:
                cards.append(draw.target(view, box.ids.take + kind, f"take {name}", *shown, id=f"card-{place}"))
            else:
                cards.append(draw.group(*shown, draw.title(name), id=f"card-{place}"))
        return draw.group(*cards, id="cards")


def svg(
    view: ProspectingState,
    legal: Sequence[int],
    words: Words,
    names: Sequence[str],
    lanes_up: bool = False,
    notes: Sequence[str] = (),
) -> str:
    """With `lanes_up` the first lane is at the bottom, so that a tile is turned and not mirrored.

    `notes` are a few words for each company.
    """
    return Picture(view, legal, words, lanes_up, notes, names).svg()
