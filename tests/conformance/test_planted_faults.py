"""Gold, broken on purpose in five ways: the suite catches each."""

from typing import Any, ClassVar

import pytest
from mypy_extensions import i64
from tests.conformance.checks import check_chances, check_copies, check_game, check_illegal, check_views

from spindletop.games.gold.game import Gold
from spindletop.games.gold.state import UNKNOWN, GoldState
from spindletop.games.gold.steps import Face
from spindletop.kernel import NATURE, OPEN, Chance, Frame, Rng, State

SEATS = 3


def broken(kind: type[GoldState]) -> GoldState:
    """A new game of Gold with states of this kind."""

    class BrokenGold(Gold):
        state = kind
        frames: ClassVar[tuple[type[Frame], ...]] = (*Gold.frames, DealtFace, CrookedFace)

    return BrokenGold().new(SEATS, start=0)


class PlainGold(GoldState):
    """Gold with states of a class in plain Python; nothing is broken yet."""


class DealtFace(Chance):
    """Tells the one card that was dealt to this place."""

    rule: ClassVar[str] = "GO-16"
    place: i64

    def chances(self, state: Any) -> list[tuple[int, int]]:
        return [(state.box.ids.gold + state.deal[self.place], 1)]

    def answer(self, state: Any, action: int) -> None:
        Face(self.place).answer(state, action)


class DealtGold(PlainGold):
    """Gold with all cards dealt at the start and hidden, as at a real table. This is sound: the suite passes it."""

    deal: list[int]

    def lay_out(self) -> None:
        super().lay_out()
        self.deal = [UNKNOWN] * self.box.total
        self.redraw(Rng(1))

    def settle(self) -> None:
        super().settle()
        if self.stack and isinstance(self.stack[-1], Face):
            self.stack[-1] = DealtFace(self.stack[-1].place)

    def erase(self, seat: int) -> None:
        self.deal = [UNKNOWN] * self.box.total

    def redraw(self, rng: Rng) -> None:
        """Deal the cards that nobody has seen anew."""
        pile = [kind for kind, count in enumerate(self.unseen) for _ in range(count)]
        for place, seen in enumerate(self.faces):
            self.deal[place] = pile.pop(rng.below(len(pile))) if seen == UNKNOWN else seen


def test_cards_dealt_at_the_start_are_sound() -> None:
    for check in (check_game, check_copies, check_illegal, check_chances, check_views):
        check(broken(PlainGold), 1)
    check_game(broken(DealtGold), 1)
    check_views(broken(DealtGold), 1)


class LeakyGold(DealtGold):
    """Forgets to hide one of the cards."""

    def erase(self, seat: int) -> None:
        corner = self.deal[63]
        super().erase(seat)
        self.deal[63] = corner


def test_a_leaked_card_is_caught() -> None:
    with pytest.raises(AssertionError, match="sees what it may not know"):
        check_views(broken(LeakyGold), 1)


class WhisperingGold(DealtGold):
    """Tells everybody what is on a card that is still face down."""

    def answer(self, action: int) -> None:
        if self.viewer == OPEN:
            self.tell("whisper", self.deal[63])
        super().answer(action)


def test_a_leaking_event_is_caught() -> None:
    with pytest.raises(AssertionError, match="hears what it may not know"):
        check_views(broken(WhisperingGold), 1)


class AliasingGold(PlainGold):
    """Shares a list between copies."""

    def copy(self) -> Any:
        twin = super().copy()
        twin.seen = self.seen
        return twin


def test_a_list_shared_by_copies_is_caught() -> None:
    with pytest.raises(AssertionError, match="changed"):
        check_copies(broken(AliasingGold), 1)


class CarelessGold(PlainGold):
    """Lets a seat turn up a card that has left the table."""

    def play(self, action: int) -> None:
        if action in self.legal() or 0 <= action < self.box.total:
            self.answer(action)
        else:
            super().play(action)


def test_an_accepted_illegal_turn_is_caught() -> None:
    with pytest.raises((pytest.fail.Exception, AssertionError, IndexError)):
        check_illegal(broken(CarelessGold), 1)


class ThievingGold(PlainGold):
    """Takes a nugget from nowhere with every gold card."""

    def take(self, seat: int, place: int) -> None:
        super().take(seat, place)
        self.nuggets[seat] += 1


class LosingGold(PlainGold):
    """Loses the nuggets of the cards that a miner brings."""

    def take(self, seat: int, place: int) -> None:
        super().take(seat, place)
        self.nuggets[seat] -= 1


@pytest.mark.parametrize("kind", [ThievingGold, LosingGold])
def test_a_nugget_out_of_nowhere_or_lost_is_caught(kind: type[GoldState]) -> None:
    with pytest.raises(AssertionError):
        check_game(broken(kind), 1)


class CrookedFace(DealtFace):
    """Says that cards come by their number, and draws every kind alike."""

    def chances(self, state: Any) -> list[tuple[int, int]]:
        return Face(self.place).chances(state)

    def draw(self, state: State, rng: Rng) -> int:
        return self.legal(state)[rng.below(len(self.legal(state)))]


class CrookedGold(PlainGold):
    """Draws with other odds than it tells."""

    def settle(self) -> None:
        super().settle()
        if self.stack and isinstance(self.stack[-1], Face):
            self.stack[-1] = CrookedFace(self.stack[-1].place)


def test_wrong_odds_are_caught() -> None:
    with pytest.raises(AssertionError, match="is not drawn by its odds"):
        check_chances(broken(CrookedGold), 1)


def test_nature_is_asked_in_every_game_above() -> None:
    for kind in (PlainGold, DealtGold, CrookedGold):
        state = broken(kind)
        state.play(0)
        assert state.actor == NATURE
