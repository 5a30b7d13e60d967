"""Moving truck and train, and looking at wells on the way."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import DERRICK, EMPTY, NONE, NOWHERE
from spindletop.games.prospecting.cards import CardUsed
from spindletop.games.prospecting.derricks import can_survey, survey
from spindletop.games.prospecting.frames import Asked, SeatStep
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import ASK

FAR: Final = 1 << 20
ANSWERS: Final = 14  # the most to a move: to drive, survey and build on four sides, the train, and the end


def stands(state: ProspectingState, seat: i64, square: i64) -> bool:
    """Whether the truck may end its move here: no site, no derrick, and no other truck unless they share (GI-12)."""
    if state.ground[square] != EMPTY:
        return False
    trucks = state.trucks
    if state.box.trucks_share or square not in trucks:
        return True
    return not any(trucks[other] == square and other != seat for other in range(len(trucks)))


def gets_away(state: ProspectingState, seat: i64, square: i64, points: i64, start: i64) -> bool:
    """Whether a truck on a square where it may not end can reach one where it may, with these points (GI-12)."""
    near, cost, ground = state.land.near, state.land.cost, state.ground
    further = False
    for place in range(4 * square, 4 * square + 4):
        beside = near[place]
        if beside != NOWHERE and cost[beside] <= points:
            if beside == start or stands(state, seat, beside):
                return True
            further = further or (cost[beside] < points and ground[beside] < DERRICK)
    return further and finds_way_out(state, seat, square, points, start)


def finds_way_out(state: ProspectingState, seat: i64, square: i64, points: i64, start: i64) -> bool:
    """Seldom asked: the neighbours are sites and trucks too, or too dear. Tries all paths over such squares."""
    near, cost, ground = state.land.near, state.land.cost, state.ground
    spent: dict[i64, i64] = {square: 0}
    open_squares: list[i64] = [square]
    while open_squares:
        here = open_squares.pop(0)
        for place in range(4 * here, 4 * here + 4):
            beside = near[place]
            if beside == NOWHERE or ground[beside] >= DERRICK:
                continue
            total = spent[here] + cost[beside]
            if total > points or total >= spent.get(beside, FAR):
                continue
            if beside == start or stands(state, seat, beside):
                return True
            spent[beside] = total
            open_squares.append(beside)
    return False


class TurnToMove(SeatStep):
    """One seat moves, then does what its card allows, and discards it (GI-9)."""

    def run(self, state: ProspectingState) -> None:
        seat = self.seat
        state.put(CardUsed(seat))
        points = state.box.card_points[state.cards[seat]]
        state.tell("turn", seat, points)
        state.put(self.move(points, state.trucks[seat]))

    def move(self, points: i64, truck: i64) -> "Movement":
        """The question how these points are spent."""
        raise NotImplementedError


class Movement(Asked):
    """How do you spend your movement points on truck and train, and what do you look at? (GI-9 to GI-14)

    `start` is where the truck was when the turn began; `built` whether a derrick was built in this turn.
    """

    points: i64
    start: i64
    built: i64

    def faults(self, state: ProspectingState) -> list[str]:
        faults = super().faults(state)
        if not 0 <= self.points <= 1000 or self.built not in (0, 1):
            faults.append("a move has points from 0 up, and built is 0 or 1")
        if not NOWHERE <= self.start < state.land.squares or len(state.ground) == 0:
            faults.append(f"the truck cannot have started from {self.start}")
        if faults:
            return faults
        truck = state.trucks[self.seat]
        if truck != NOWHERE and not self.ends_well(state, truck, self.points):
            return ["the truck cannot get to a place where it may end its move"]
        return [] if state.cards[self.seat] != NONE else [f"seat {self.seat} has no card"]

    def ends_well(self, state: ProspectingState, square: i64, points: i64) -> bool:
        """Whether the truck, here with so many points left, may end its move or reach a place where it may (GI-12)."""
        return self.may_end(state, square) or gets_away(state, self.seat, square, points, self.start)

    def may_end(self, state: ProspectingState, square: i64) -> bool:
        return square == self.start or stands(state, self.seat, square)

    def can_enter(self, state: ProspectingState, square: i64) -> bool:
        """A step that can be paid, not onto a derrick, and with a legal end still in reach (GI-11, GI-12)."""
        cost = state.land.cost[square]
        if cost > self.points or state.ground[square] >= DERRICK:
            return False
        return self.ends_well(state, square, self.points - cost)

    def can_advance(self, state: ProspectingState, ending: bool) -> bool:
        """Whether the train can enter its next space (GI-14) and the truck still end its move."""
        train = state.trains[self.seat]
        if train >= state.box.last:
            return False
        left = self.points - state.box.enter_cost[train + 1]
        if left < 0:
            return False
        return ending or gets_away(state, self.seat, state.trucks[self.seat], left, self.start)

    def can_place(self, state: ProspectingState, square: i64) -> bool:
        """Any square of the first line but a derrick's, for nothing (GI-10)."""
        if state.land.cost[square] == 0 or state.ground[square] >= DERRICK:
            return False
        return self.ends_well(state, square, self.points)

    def only(self, state: ProspectingState) -> i64:
        """If there is nothing left but to end the move, or a single way out of a square."""
        truck = state.trucks[self.seat]
        if truck == NOWHERE:
            return ASK
        if self.may_end(state, truck):
            return ASK if self.has_choice(state, truck) else state.box.ids.done
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else ASK

    def has_choice(self, state: ProspectingState, truck: i64) -> bool:
        """Whether there is more to do from a square where the move may end."""
        near = state.land.near
        for place in range(4 * truck, 4 * truck + 4):
            beside = near[place]
            if beside == NOWHERE:
                continue
            if self.built == 0 and self.points > 0 and self.can_enter(state, beside):
                return True
            if can_survey(state, self.seat, beside):
                return True
        if self.can_advance(state, True):
            return True
        return len(self.may_build(state)) > 0

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids, seat = state.box.ids, self.seat
        truck = state.trucks[seat]
        legal = vec[i64](capacity=ANSWERS)
        if truck == NOWHERE:
            for square in range(state.land.width):
                if self.can_place(state, square):
                    legal = append(legal, ids.place + square)
            if self.can_advance(state, True):
                legal = append(legal, ids.train)
            return legal
        near = state.land.near
        first = 4 * truck
        if self.built == 0 and self.points > 0:
            for place in range(first, first + 4):
                beside = near[place]
                if beside != NOWHERE and self.can_enter(state, beside):
                    legal = append(legal, ids.drive + beside)
        for place in range(first, first + 4):
            beside = near[place]
            if beside != NOWHERE and can_survey(state, seat, beside):
                legal = append(legal, ids.survey + beside)
        ending = self.may_end(state, truck)
        if ending:
            legal = extend(legal, self.may_build(state))
        if self.can_advance(state, ending):
            legal = append(legal, ids.train)
        if ending:
            legal = append(legal, ids.done)
        return legal

    def may_build(self, state: ProspectingState) -> vec[i64]:
        """In Giganten derricks are built later."""
        return vec[i64]()

    def answer(self, state: ProspectingState, action: i64) -> None:
        ids, seat = state.box.ids, self.seat
        state.look_anew()
        if action == ids.done:
            state.tell("stopped", seat)
            self.end(state)
        elif action == ids.train:
            train = state.trains[seat] + 1
            state.trains[seat] = train
            state.tell("train", seat, train)
            state.put(self.again(self.points - state.box.enter_cost[train], self.built))
        elif action >= ids.survey:
            state.put(self)
            survey(state, seat, action - ids.survey)
        elif action >= ids.drive:
            square = action - ids.drive
            state.trucks[seat] = square
            state.tell("drove", seat, square)
            state.put(self.again(self.points - state.land.cost[square], self.built))
        else:
            square = action - ids.place
            state.trucks[seat] = square
            state.tell("placed", seat, square)
            state.put(self)

    def again(self, points: i64, built: i64) -> "Movement":
        raise NotImplementedError

    def end(self, state: ProspectingState) -> None:
        raise NotImplementedError
