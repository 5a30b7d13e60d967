"""Imagining licences: the odds of hands that fit what everybody could note."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.giganten.build import GAME as GIGANTEN

from spindletop.games.prospecting.box import NONE, UNKNOWN
from spindletop.games.prospecting.hands import DRAW, ENOUGH, FINE, SHORT, SHOW, SHUFFLE, SPEND, TWOS, hide, left, notes
from spindletop.games.prospecting.imagining import Deals
from spindletop.kernel import Game, Rng

Notes = list[list[int]]


def row(history: Notes) -> vec[i64]:
    return vec[i64]([number for note in history for number in note])


def imagined(deals: Deals, history: Notes, rng: Rng) -> Notes:
    full, holders = row(history), max(note[1] for note in history) + 1
    twos = left(full, holders, TWOS)
    deck = deals.imagine(full, twos, rng)
    after = left(full, holders, TWOS)
    assert list(twos)[:holders] == list(after)[:holders] and deck == after[holders], "hands and deck are told as well"
    return notes(full)


def exact(history: Notes) -> dict[tuple[int, ...], Fraction]:
    """By the twos of every unknown draw: the probability, by trying all of them."""
    places = [place for place, note in enumerate(history) if note[0] == DRAW and note[3] == UNKNOWN]
    weights = {}
    for drawn in product(*(range(history[place][2] + 1) for place in places)):
        full = [note[:] for note in history]
        for place, twos in zip(places, drawn, strict=True):
            full[place][3] = twos
        weight = probability(full)
        if weight:
            weights[drawn] = weight
    total = sum(weights.values())
    return {drawn: weight / total for drawn, weight in weights.items()}


def probability(history: Notes) -> Fraction:
    """How likely nature is to deal and fine like this; 0 if something cannot be."""
    odds = Fraction(1)
    deck = twos_left = 0
    cards: Counter[int] = Counter()
    twos: Counter[int] = Counter()
    for kind, holder, number, x in history:
        if kind == SHUFFLE:
            deck, twos_left = number, x
        elif kind == DRAW:
            ways = comb(twos_left, x) * comb(deck - twos_left, number - x)
            odds *= Fraction(ways, comb(deck, number))
            deck, twos_left = deck - number, twos_left - x
            cards[holder] += number
            twos[holder] += x
        elif kind in (ENOUGH, SHORT):
            if (cards[holder] + twos[holder] >= number) != (kind == ENOUGH):
                return Fraction(0)
        else:
            ones = cards[holder] - twos[holder]
            if x > twos[holder] or number - x > ones:
                return Fraction(0)
            if kind == FINE:
                odds *= Fraction(comb(twos[holder], x) * comb(ones, number - x), comb(cards[holder], number))
            cards[holder] -= number
            twos[holder] -= x
        if odds == 0:
            return odds
    return odds


HISTORIES: dict[str, Notes] = {
    "a single deal": [[SHUFFLE, NONE, 10, 4], [DRAW, 0, 3, 2], [DRAW, 1, 4, UNKNOWN], [DRAW, 2, 2, UNKNOWN]],
    "a payment by choice": [
        [SHUFFLE, NONE, 12, 6],
        [DRAW, 0, 2, 1],
        [DRAW, 1, 4, UNKNOWN],
        [DRAW, 2, 3, UNKNOWN],
        [ENOUGH, 1, 3, 0],
        [SPEND, 1, 2, 1],
    ],
    "a caught bluff": [
        [SHUFFLE, NONE, 12, 6],
        [DRAW, 0, 2, 0],
        [DRAW, 1, 5, UNKNOWN],
        [DRAW, 2, 3, UNKNOWN],
        [SHORT, 1, 8, 0],
        [FINE, 1, 3, 1],
    ],
    "a shuffle of the discards": [
        [SHUFFLE, NONE, 8, 4],
        [DRAW, 0, 3, 1],
        [DRAW, 1, 4, UNKNOWN],
        [ENOUGH, 1, 3, 0],
        [SPEND, 1, 2, 1],
        [SPEND, 0, 2, 0],
        [DRAW, 2, 1, UNKNOWN],
        [SHUFFLE, NONE, 4, 1],
        [DRAW, 2, 1, UNKNOWN],
        [DRAW, 1, 2, UNKNOWN],
        [SHORT, 1, 7, 0],
        [FINE, 1, 2, 0],
    ],
    "two shuffles and a shown pile": [
        [SHUFFLE, NONE, 6, 3],
        [DRAW, 1, 3, UNKNOWN],
        [DRAW, 2, 2, UNKNOWN],
        [DRAW, 0, 1, 1],
        [SPEND, 1, 2, 1],
        [SPEND, 0, 1, 1],
        [SHUFFLE, NONE, 3, 2],
        [DRAW, 2, 2, UNKNOWN],
        [DRAW, 1, 1, UNKNOWN],
        [SHOW, 2, 4, 2],
        [SPEND, 1, 1, 0],
        [SHUFFLE, NONE, 1, 0],
    ],
}


@pytest.mark.rule("GI-41", "GI-42", "BG-37")
@pytest.mark.parametrize("name", HISTORIES)
def test_hands_are_imagined_by_their_exact_odds(name: str) -> None:
    history = HISTORIES[name]
    places = [place for place, note in enumerate(history) if note[0] == DRAW and note[3] == UNKNOWN]
    odds = exact(history)
    deals, rng, samples = Deals(), Rng(7), 6000
    found = Counter(
        tuple(full[place][3] for place in places) for full in (imagined(deals, history, rng) for _ in range(samples))
    )
    assert set(found) <= set(odds), "something was imagined that cannot be"
    distance = sum((found[drawn] - samples * float(p)) ** 2 / (samples * float(p)) for drawn, p in odds.items())
    freedom = max(1, len(odds) - 1)
    assert distance < freedom + 4 * (2 * freedom) ** 0.5 + 6, f"far from the odds: {distance} for {freedom}"


@pytest.mark.rule("GI-41")
def test_a_caught_bluffers_hand_was_below_the_bid() -> None:
    history = [[SHUFFLE, NONE, 20, 10], [DRAW, 1, 6, UNKNOWN], [SHORT, 1, 8, 0], [FINE, 1, 3, 1]]
    rng = Rng(1)
    for _ in range(200):
        twos = imagined(Deals(), history, rng)[1][3]
        assert 6 + twos < 8 and twos >= 1


def test_what_cannot_be_is_said() -> None:
    impossible = [[SHUFFLE, NONE, 4, 0], [DRAW, 1, 2, UNKNOWN], [ENOUGH, 1, 4, 0]]
    with pytest.raises(ValueError, match="no hands of holder 1 fit"):
        imagined(Deals(), impossible, Rng(0))


@pytest.mark.rule("GI-41")
def test_a_view_keeps_the_own_draws_only() -> None:
    history = [[SHUFFLE, NONE, 9, 4], [DRAW, 0, 2, 1], [DRAW, 1, 3, 2], [SPEND, 1, 1, 1]]
    seen, twos = row(history), vec[i64]([1, 1])
    assert hide(seen, twos, 0), "and so nobody knows what is left in the deck"
    assert notes(seen) == [[SHUFFLE, NONE, 9, 4], [DRAW, 0, 2, 1], [DRAW, 1, 3, UNKNOWN], [SPEND, 1, 1, 1]]
    assert list(twos) == [1, UNKNOWN]
    hide(seen, twos, -1)
    assert notes(seen)[1] == [DRAW, 0, 2, UNKNOWN] and list(twos) == [UNKNOWN, UNKNOWN]


@pytest.mark.parametrize("game", [GIGANTEN, BLACK_GOLD])
def test_notes_are_saved_one_by_one_and_damaged_ones_refused(game: Game[Any]) -> None:
    state = game.new(3, start=0)
    saved = state.to_json()
    box = state.box
    assert saved["position"]["history"] == [[SHUFFLE, NONE, box.licences, box.licence_twos]]
    assert game.from_json(saved).to_json() == saved
    for damaged, reason in (
        ([[SHUFFLE, NONE, 3]], "history: Expected .array. of length 4"),
        ([SHUFFLE, NONE, 3, 1], "history: Expected .array."),
        ([], "must begin with the shuffled deck"),
    ):
        with pytest.raises(ValueError, match=reason):
            game.from_json(saved | {"position": saved["position"] | {"history": damaged}})
    without = {name: datum for name, datum in saved["position"].items() if name != "history"}
    with pytest.raises(ValueError, match="missing or unknown: history"):
        game.from_json(saved | {"position": without})
