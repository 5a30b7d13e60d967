"""A table of Giganten or Black Gold in any position: who stands where, holds what, and what is asked."""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting import licences
from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.derricks import raise_derrick
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import NATURE, Event, Frame, Game, Rng
from spindletop.parts.numbers import replaced

S = TypeVar("S", bound=ProspectingState)


class Board(Generic[S]):
    """Squares are written as in the notation: line (column or row of the railway), then the place in it."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        state.finish()
        self.events: list[Event] = []
        state.listen(self.events)

    # What stands where

    def square(self, name: str) -> int:
        return self.game.parse(f"drive {name}") - self.state.box.ids.drive

    def site(self, name: str) -> int:
        site = self.state.land.site[self.square(name)]
        assert site != NONE, f"{name} is no site"
        return site

    def truck(self, seat: int, name: str) -> "Board[S]":
        self.state.trucks[seat] = self.square(name)
        return self

    def trains(self, *spaces: int, black: int = 1) -> "Board[S]":
        self.state.trains = vec[i64](spaces)
        self.state.black = black
        return self

    def money(self, *amounts: int) -> "Board[S]":
        """What each seat has; the bank has the rest."""
        for seat, amount in enumerate(amounts):
            self.state.receive(seat, amount - self.state.money[seat])
        return self

    def marker(self, name: str, value: int, *lookers: int) -> "Board[S]":
        """These seats have looked at the marker there."""
        state, site = self.state, self.site(name)
        state.decide(site, self.face(site, value))
        state.lookers = replaced(state.lookers, site, sum(1 << seat for seat in lookers))
        return self

    def face(self, site: int, value: int) -> int:
        box = self.state.box
        rigs = self.state.land.rigs[site]
        faces = range(box.kind_start[rigs], box.kind_start[rigs + 1])
        return next(face for face in faces if box.marker_value[face] == value and self.state.undecided[face])

    def derrick(self, seat: int, name: str, plumes: int) -> "Board[S]":
        """A derrick, on a site or elsewhere, with so many units left under it."""
        state, square = self.state, self.square(name)
        site = state.land.site[square]
        if site != NONE and state.markers[site] == UNKNOWN:
            state.decide(site, next(face for face in range(*self.faces(site)) if state.undecided[face]))
        raise_derrick(state, seat, square, plumes)
        return self

    def faces(self, site: int) -> tuple[int, int]:
        rigs = self.state.land.rigs[site]
        return self.state.box.kind_start[rigs], self.state.box.kind_start[rigs + 1]

    def tank(self, seat: int, company: int, units: int) -> "Board[S]":
        self.state.fill(seat, company, units)
        return self

    def price(self, company: int, price: int) -> "Board[S]":
        place = list(self.state.box.prices).index(price)
        self.state.prices = replaced(self.state.prices, company, place)
        return self

    def run_out(self, kinds: range) -> "Board[S]":
        """All cards of these kinds are in the discards."""
        for kind in kinds:
            self.state.discarded = replaced(self.state.discarded, kind, self.state.deck[kind])
            self.state.deck = replaced(self.state.deck, kind, 0)
        return self

    def card(self, seat: int, name: str) -> "Board[S]":
        kind = self.kind(name)
        self.state.deck = replaced(self.state.deck, kind, self.state.deck[kind] - 1)
        self.state.cards[seat] = kind
        return self

    def kind(self, name: str) -> int:
        return self.game.parse(f"take {name}") - self.state.box.ids.take

    def hand(self, holder: int, ones: int, twos: int) -> "Board[S]":
        """These licences more, from the deck."""
        licences.give(self.state, holder, ones + twos, twos)
        return self

    # What is asked

    def ask(self, *frames: Frame) -> "Board[S]":
        """These frames, the first one next."""
        self.state.put_all(list(reversed(frames)))
        self.state.settle()
        return self

    def play(self, *names: str) -> "Board[S]":
        for name in names:
            self.state.play(self.game.parse(name))
            if self.state.stack:
                assert self.state.faults() == []
        return self

    def nature(self, seed: int = 0) -> "Board[S]":
        """Let nature answer until a seat is asked."""
        rng = Rng(seed)
        while self.state.actor == NATURE:
            self.state.play(self.state.top().draw(self.state, rng))
        return self

    @property
    def asked(self) -> str:
        return self.state.question.name if self.state.question else "over"

    def offered(self, verb: str = "") -> list[str]:
        """All legal answers, or the arguments of those with this verb."""
        names = [self.game.name(action) for action in self.state.legal()]
        if not verb:
            return names
        return [name.removeprefix(verb).strip() for name in names if name.split()[0] == verb]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [event.numbers for event in self.events if event.kind == kind]
