"""The turns of Gold, in the order of the rulebook."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.gold.box import DYNAMITE, GOLD, MINER
from spindletop.games.gold.state import NOBODY, UNKNOWN, GoldState
from spindletop.kernel.frame import ASK, Question, Step
from spindletop.kernel.nature import Rng
from spindletop.parts.bag import FromBag
from spindletop.parts.starting import WhoBegins

# Setup


class StartingSeat(WhoBegins):
    """Who begins? (GO-3, if the table did not choose)"""

    rule: ClassVar[str] = "GO-3"

    def answer(self, state: GoldState, action: i64) -> None:
        state.first = state.mover = action - state.box.ids.start
        state.tell("starts", state.first)


# A turn


class Turn(Step):
    """A seat's turn begins, as an ordinary one or in Gold Rush; without cards the game is over."""

    rule: ClassVar[str] = "GO-5"

    def run(self, state: GoldState) -> None:
        cards_down = len(state.table)
        if cards_down == 0:
            state.put(GameEnd())
            return
        state.turn += 1
        state.tell("turn", state.mover, state.turn, state.game_number)
        if not state.rush and self.rush_begins(state, cards_down):
            state.rush = 1
            state.tell("rush", cards_down)
        state.put(RushCard() if state.rush else FirstCard())

    def rush_begins(self, state: GoldState, cards_down: i64) -> bool:
        if cards_down <= state.box.rush_at or state.idle >= state.box.idle_turns:  # GO-11, GO-12
            return True
        return state.idle == 0 and not state.box.could_change(state.left)  # GO-12


class TurnUp(Question):
    """The mover is asked for a card that still lies."""

    def actor(self, state: GoldState) -> i64:
        return state.mover

    def legal(self, state: GoldState) -> vec[i64]:
        turn: i64 = state.box.ids.turn
        return vec[i64]([turn + place for place in state.table])

    def draw(self, state: GoldState, rng: Rng) -> i64:
        return state.box.ids.turn + state.table[rng.below(len(state.table))]


class FirstCard(TurnUp):
    """Which card do you turn up first? (GO-5)"""

    rule: ClassVar[str] = "GO-5"

    def answer(self, state: GoldState, action: i64) -> None:
        place = action - state.box.ids.turn
        state.put(SecondCard(place))
        turn_up(state, place)


class SecondCard(TurnUp):
    """Which other card do you turn up? (GO-5)"""

    rule: ClassVar[str] = "GO-5"
    first: i64

    def faults(self, state: GoldState) -> list[str]:
        return [] if self.first in state.table else [f"the first card, {self.first}, is not on the table"]

    def only(self, state: GoldState) -> i64:
        return self.legal(state)[0] if len(state.table) == 2 else ASK

    def legal(self, state: GoldState) -> vec[i64]:
        turn: i64 = state.box.ids.turn
        return vec[i64]([turn + place for place in state.table if place != self.first])

    def draw(self, state: GoldState, rng: Rng) -> i64:
        at = rng.below(len(state.table) - 1)
        return state.box.ids.turn + state.table[at if state.table[at] < self.first else at + 1]

    def answer(self, state: GoldState, action: i64) -> None:
        place = action - state.box.ids.turn
        state.put(Outcome(self.first, place))
        turn_up(state, place)


def turn_up(state: GoldState, place: i64) -> None:
    """Everybody sees the card; nature decides what it is if nobody saw it before (GO-16)."""
    state.seen[place] = state.turn
    if state.faces[place] == UNKNOWN:
        state.put(Face(place))
    else:
        state.show()
        state.tell("turned_up", state.mover, place, state.faces[place])


class Face(FromBag):
    """What is on this card? Any card that nobody has seen, by its number (GO-16)."""

    rule: ClassVar[str] = "GO-16"
    place: i64

    def faults(self, state: GoldState) -> list[str]:
        hidden = self.place in state.table and state.faces[self.place] == UNKNOWN
        return [] if hidden else [f"the card {self.place} has been seen or is gone"]

    def first(self, state: GoldState) -> i64:
        return state.box.ids.gold

    def bag(self, state: GoldState) -> vec[i64]:
        return state.unseen

    def answer(self, state: GoldState, action: i64) -> None:
        kind = action - state.box.ids.gold
        state.faces[self.place] = kind
        state.unseen[kind] -= 1
        state.tell("turned_up", state.mover, self.place, kind)


class Outcome(Step):
    """What the two cards do to each other; then the next seat (GO-6 to GO-10)."""

    rule: ClassVar[str] = "GO-6"
    first: i64
    second: i64

    def faults(self, state: GoldState) -> list[str]:
        two = self.first != self.second and self.first in state.table and self.second in state.table
        return [] if two else ["the two cards turned up are not on the table"]

    def run(self, state: GoldState) -> None:
        state.idle += 1
        first, second = self.first, self.second
        suit = state.box.suit
        one, other = suit[state.faces[first]], suit[state.faces[second]]
        if one == DYNAMITE or other == DYNAMITE:
            dynamite(state, first, second)
        elif one == MINER and other == GOLD:
            strike(state, first, second)
        elif one == GOLD and other == MINER:
            strike(state, second, first)
        elif one == MINER and other == MINER:
            duel(state, first, second)
        else:
            state.tell("search", first, second)  # GO-9
        next_turn(state)


def dynamite(state: GoldState, first: i64, second: i64) -> None:
    """Both leave the game (GO-6)."""
    state.blow_up(first)
    state.blow_up(second)
    state.tell("dynamite", first, second)


def strike(state: GoldState, miner: i64, gold: i64) -> None:
    """A miner strong enough brings the gold to his owner, and leaves the game (GO-7); else GO-9."""
    box = state.box
    kind = state.faces[miner]
    if box.points[kind] < box.points[state.faces[gold]]:
        state.tell("search", miner, gold)
        return
    owner = state.owner(box.colour[kind])
    winner = state.mover if owner == NOBODY else owner
    state.remove(miner)
    state.take(winner, gold)
    state.tell("strike", winner, miner, gold)


def duel(state: GoldState, first: i64, second: i64) -> None:
    """The lower of two miners leaves the game (GO-8); equal ones stay (GO-9)."""
    points = state.box.points
    one, other = points[state.faces[first]], points[state.faces[second]]
    if one == other:
        state.tell("search", first, second)
        return
    loser = first if one < other else second
    state.remove(loser)
    state.tell("duel", first + second - loser, loser)


def next_turn(state: GoldState) -> None:
    """Clockwise (GO-10)."""
    state.mover = (state.mover + 1) % state.seats
    state.put(Turn())


# Gold Rush


class RushCard(TurnUp):
    """Gold Rush: which single card do you turn up? (GO-11)"""

    rule: ClassVar[str] = "GO-11"

    def only(self, state: GoldState) -> i64:
        return self.legal(state)[0] if len(state.table) == 1 else ASK

    def answer(self, state: GoldState, action: i64) -> None:
        place = action - state.box.ids.turn
        state.put(RushOutcome(place))
        turn_up(state, place)


class RushOutcome(Step):
    """Gold goes to the seat that found it; anything else leaves the game (GO-11)."""

    rule: ClassVar[str] = "GO-11"
    place: i64

    def faults(self, state: GoldState) -> list[str]:
        return [] if self.place in state.table else ["the card turned up is not on the table"]

    def run(self, state: GoldState) -> None:
        if state.box.suit[state.faces[self.place]] == GOLD:
            state.take(state.mover, self.place)
            state.tell("rush_gold", state.mover, self.place)
        else:
            state.remove(self.place)
            state.tell("rush_nothing", state.mover, self.place)
        next_turn(state)


# End


class GameEnd(Step):
    """The last card is gone (GO-13); a series goes on with the next starting seat (GO-14)."""

    rule: ClassVar[str] = "GO-13"

    def run(self, state: GoldState) -> None:
        for seat in range(state.seats):
            state.tell("result", seat, state.nuggets[seat], state.cards_taken[seat])
        if state.game_number + 1 < state.games:
            state.series = vec[i64](state.scores())
            state.game_number += 1
            state.first = (state.first + 1) % state.seats
            state.lay_out()
            state.put(Turn())
