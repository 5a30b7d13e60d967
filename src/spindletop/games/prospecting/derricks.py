"""Markers and derricks: what a marker shows when somebody looks or drills, and building."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import DERRICK, EMPTY, MARKER, NONE, NOWHERE, TWO_RIGS, UNKNOWN
from spindletop.games.prospecting.frames import seat_faults
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.state import OPEN, Hidden
from spindletop.parts.bag import FromBag
from spindletop.parts.numbers import replaced


class Marker(FromBag):
    """What is on this marker? Any of its kind that nobody has seen (GI-42)."""

    seat: i64
    site: i64

    def faults(self, state: ProspectingState) -> list[str]:
        waiting = (
            0 <= self.site < len(state.markers)
            and state.markers[self.site] == UNKNOWN
            and state.ground[state.land.square[self.site]] == MARKER
        )
        return seat_faults(state, self.seat) or ([] if waiting else [f"site {self.site} has no undecided marker"])

    def first(self, state: ProspectingState) -> i64:
        return state.box.ids.marker + state.box.kind_start[state.land.rigs[self.site]]

    def bag(self, state: ProspectingState) -> vec[i64]:
        if state.viewer != OPEN:
            raise Hidden("somebody else may have seen some of these markers: imagine first")
        return state.unseen_of_kind(state.land.rigs[self.site])

    def decide(self, state: ProspectingState, action: i64) -> None:
        state.decide(self.site, action - state.box.ids.marker)


class Survey(Marker):
    """What does this seat see under the marker? (GI-13)"""

    def answer(self, state: ProspectingState, action: i64) -> None:
        self.decide(state, action)
        look(state, self.seat, self.site)


class Strike(Marker):
    """What does this seat strike where it drills? (GI-18)"""

    def answer(self, state: ProspectingState, action: i64) -> None:
        self.decide(state, action)
        strike(state, self.seat, self.site)


def can_survey(state: ProspectingState, seat: i64, square: i64) -> bool:
    """One rig or three, never two, and not looked at before (GI-13)."""
    if state.ground[square] != MARKER:
        return False
    site = state.land.site[square]
    return state.land.rigs[site] != TWO_RIGS and state.lookers[site] >> seat & 1 == 0


def survey(state: ProspectingState, seat: i64, square: i64) -> None:
    site = state.land.site[square]
    if state.markers[site] == UNKNOWN and state.lookers[site] == 0:
        state.put(Survey(seat, site))
    elif state.markers[site] == UNKNOWN:
        raise Hidden("somebody else has seen this marker: imagine first")
    else:
        state.show()
        look(state, seat, site)


def look(state: ProspectingState, seat: i64, site: i64) -> None:
    """Everybody sees who looks; only he sees what."""
    state.look_anew()
    state.lookers = replaced(state.lookers, site, state.lookers[site] | 1 << seat)
    square = state.land.square[site]
    state.tell("surveyed", seat, square)
    state.tell("found", seat, square, state.table.plumes[state.markers[site]], audience=seat)


def can_build(state: ProspectingState, seat: i64, square: i64) -> bool:
    """A site with its marker, and the money for it (GI-18). Whether a derrick is in hand is asked once before."""
    if state.ground[square] != MARKER:
        return False
    return state.money[seat] >= state.box.build_cost[state.land.rigs[state.land.site[square]]]


def buildings(state: ProspectingState, seat: i64) -> vec[i64]:
    """The answers that build a derrick beside the truck."""
    legal = vec[i64]()
    if has_derrick(state, seat):
        near, truck = state.land.near, state.trucks[seat]
        for place in range(4 * truck, 4 * truck + 4):
            if near[place] != NOWHERE and can_build(state, seat, near[place]):
                legal = append(legal, state.box.ids.build + near[place])
    return legal


def build(state: ProspectingState, seat: i64, square: i64) -> None:
    """Pay, then turn the marker over."""
    site = state.land.site[square]
    state.receive(seat, -state.box.build_cost[state.land.rigs[site]])
    if state.markers[site] == UNKNOWN and state.lookers[site] == 0:
        state.put(Strike(seat, site))
    elif state.markers[site] == UNKNOWN:
        raise Hidden("somebody else has seen this marker: imagine first")
    else:
        state.show()
        strike(state, seat, site)


def strike(state: ProspectingState, seat: i64, site: i64) -> None:
    square = state.land.square[site]
    raise_derrick(state, seat, square, state.table.plumes[state.markers[site]])


def raise_derrick(state: ProspectingState, seat: i64, square: i64, plumes: i64) -> None:
    """A derrick over so many units of oil."""
    slot = state.free_slot(seat)
    state.look_anew()
    state.derricks = replaced(state.derricks, slot, square)
    state.plumes[slot] = plumes
    state.supply -= plumes
    state.ground = replaced(state.ground, square, DERRICK + slot)
    state.tell("built", seat, square, plumes)


def pump(state: ProspectingState, slot: i64) -> None:
    """One unit comes out; an emptied derrick returns to its owner, and its square is free again (GI-19)."""
    state.plumes[slot] -= 1
    state.supply += 1
    if state.plumes[slot] == 0:
        state.look_anew()
        state.tell("dried_up", slot // state.box.derricks, state.derricks[slot])
        state.ground = replaced(state.ground, state.derricks[slot], EMPTY)
        state.derricks = replaced(state.derricks, slot, NOWHERE)


def has_derrick(state: ProspectingState, seat: i64) -> bool:
    return state.free_slot(seat) != NONE
