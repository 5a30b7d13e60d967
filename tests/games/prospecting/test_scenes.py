"""Panels and dock of whole games: every answer can be given, runs lead where they promise, nothing secret is shown."""

import re
from dataclasses import replace
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.conformance.checks import walk
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.black_gold.build import board as black_gold_board
from tests.games.giganten.build import GAME as GIGANTEN
from tests.games.giganten.build import board as giganten_board
from tests.games.prospecting.showing import html, in_dock, layer, moment, offer, panel, runs, scene
from tests.games.prospecting.test_tables import CASES, answer, proper

from spindletop.art.scene import Kind, Scene
from spindletop.games import folder
from spindletop.games.giganten.steps import MoveTruckAndTrain
from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.auctions import Bid, Payment, Sell
from spindletop.games.prospecting.board.auction import left_after, payment
from spindletop.games.prospecting.board.lit import outline
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.prices import AdjustPrices, PriceRoll
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.transport import Extract
from spindletop.games.prospecting.trucks import Movement
from spindletop.kernel import Event, Game, Rng

WRITTEN = re.compile(r">([^<]+)<|aria-label=\"([^\"]*)\"|title=\"([^\"]*)\"")


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_answer_has_a_place_and_is_said_properly(game: Game[Any], seats: int, options: dict[str, object]) -> None:
    rng = Rng(seats)
    state: ProspectingState = game.new(seats, **options)
    events: list[Event] = []
    state.listen(events)
    while state.stack:
        if state.actor >= 0 and rng.below(16) == 0:
            shown = folder.scene(moment(state, state.actor, events[-400:]))
            check_answers(state, shown)
            check_words(shown)
        elif rng.below(40) == 0:
            check_words(folder.scene(moment(state, None, events[-400:])))
        state.answer(answer(state, rng))
    check_words(folder.scene(moment(state, 0, events[-400:])))


def check_answers(state: ProspectingState, shown: Scene) -> None:
    game = state.setup.game
    single = [each.answers for each in in_dock(shown.dock) if isinstance(each.answers, int)]
    assert len(set(single)) == len(single), "nothing stands in the dock twice"
    assert {*single, *shown.placed} == set(state.legal()), "each answer has a place, and nothing else has"
    several = [
        [game.name(each) for each in offer.answers]
        for offer in in_dock(shown.dock)
        if not isinstance(offer.answers, int)
    ]
    for run in [*several, *runs(html(shown))]:
        world = state.copy()
        for name in run:
            assert game.parse(name) in world.legal(), f"{run} cannot be gone"
            if name != run[-1]:
                world.play(game.parse(name))


def check_words(shown: Scene) -> None:
    drawn = html(shown)
    ElementTree.fromstring(f"<all>{drawn}</all>")
    assert "style=" not in drawn and "None" not in drawn
    words = [unescape("".join(found)) for found in WRITTEN.findall(drawn)]
    words += [f"{each.label}: {each.consequence}" for each in in_dock(shown.dock)]
    words += [shown.goal.far, shown.goal.when, shown.phases.title, *(plate.note for plate in shown.plates)]
    assert all(map(proper, words)), [each for each in words if not proper(each)]


def test_a_drive_and_a_ride_cost_what_they_say() -> None:
    rng, seen = Rng(3), 0
    state = GIGANTEN.new(4, start=0)
    while state.stack and seen < 6:
        asked = state.question
        if isinstance(asked, Movement) and state.trucks[asked.seat] >= 0 and asked.points > 2:
            seen += 1
            shown = folder.scene(moment(state, asked.seat))
            drawn = layer(shown, "lit") + panel(shown, "tracks")
            for run, cost, left in re.findall(
                r'data-action="([^"]*)"[^>]* aria-label="[^"]*: (\d+) points?, (\d+) left\."', drawn
            ):
                world = state.copy()
                for name in run.split("; "):
                    world.play(GIGANTEN.parse(name))
                if isinstance(world.question, Movement) and world.question.seat == asked.seat:
                    assert (int(cost), int(left)) == (asked.points - world.question.points, world.question.points)
        state.answer(answer(state, rng))
    assert seen == 6


def test_a_derrick_has_the_sign_and_the_colour_of_its_owner() -> None:
    for seat, make, sign in ((2, giganten_board, "s-star"), (4, black_gold_board, "s-cross")):
        table = make(seat + 1).derrick(seat, "4-8", 2)
        drawn = re.findall(r"<g class=.*?</g>", layer(scene(table.ask(DrawCards())), "pieces"))
        assert len(drawn) == 1 and f'"piece seat-{seat}"' in drawn[0] and f"#{sign}" in drawn[0]


@pytest.mark.rule("GI-41", "BG-37")
def test_no_scene_shows_what_licences_others_hold() -> None:
    for make in (giganten_board, black_gold_board):
        few = make(3).hand(0, 2, 1).hand(1, 1, 1).ask(DrawCards())
        many = make(3).hand(0, 2, 1).hand(1, 14, 13).ask(DrawCards())
        for seat in (0, None):
            assert scene(few, seat) == scene(many, seat)
        assert "14 worth one, 13 worth two" in scene(many, 1).dock.hand


def test_what_one_saw_under_a_marker_is_shown_to_nobody_else() -> None:
    table = black_gold_board().marker("1-2", 3, 1).ask(DrawCards())
    assert "You saw 3 plumes." in layer(scene(table, 1), "wells")
    for seat in (0, None):
        wells = layer(scene(table, seat), "wells")
        assert "You saw" not in wells and "Bob has looked." in wells


# Auctions


def bidding(bid: int, ones: int, twos: int) -> Scene:
    """Ann may bid after Bob."""
    table = black_gold_board().hand(0, ones, twos).hand(1, 4, 4).tank(0, 0, 2).tank(1, 0, 1).price(0, 8500)
    table.state.tell("auction", 0)
    table.state.tell("bid", 1, bid)
    table.state.tell("passed", 2)
    return scene(table.ask(Bid(0, 0b11, 1, bid, 0)))


def test_a_bid_says_what_it_leaves_and_where_bluffing_begins() -> None:
    shown = bidding(14, 6, 5)
    bids = [(each.label, each.consequence, each.kind) for each in shown.dock.offers[:3]]
    assert bids == [
        ("15", "+1\nleaves you 1", Kind.BID),
        ("16", "+2\nall you hold", Kind.BID),
        ("17", "+3\nbluff: 1 short", Kind.BLUFF),
    ]
    assert shown.dock.offers[3].label == "Pass" and shown.dock.offers[3].kind is Kind.PASS
    assert [each.label for each in shown.dock.steppers[0].offers[:2]] == ["18", "19"]
    assert "2 plumes × $8,500" in shown.dock.worth and "$17,000" in shown.dock.worth
    assert re.findall("<b>(.*?)</b>", shown.dock.line) == ["14", "passed"]


def test_plates_say_who_bid_and_who_passed() -> None:
    plates = bidding(14, 6, 5).plates
    assert [(plate.note, plate.out) for plate in plates] == [
        ("", False),
        ("Bids 14", False),
        ("Passed", True),
        ("", False),
    ]


def test_cards_that_a_bid_costs_are_raised() -> None:
    hand = bidding(14, 6, 5).dock.hand
    assert hand.count("licence two pay") == 5 and hand.count("licence pay") == 5
    assert "what 15 would cost you" in hand


@pytest.mark.parametrize(("ones", "twos"), [(6, 5), (0, 4), (1, 3), (5, 0)])
def test_what_a_bid_leaves_is_the_best_that_the_rules_allow(ones: int, twos: int) -> None:
    for bid in range(1, ones + 2 * twos + 1):
        table = black_gold_board().hand(0, ones, twos)
        question = Payment(0, bid)
        left = []
        for action in question.legal(table.state):
            paid_twos = action - table.state.box.ids.pay
            left.append(ones + 2 * twos - 2 * paid_twos - max(0, bid - 2 * paid_twos))
        assert left_after(ones, twos, bid) == max(left)
        pay_ones, pay_twos = payment(ones, twos, bid)
        assert table.state.box.ids.pay + pay_twos in question.legal(table.state) and pay_ones == max(
            0, bid - 2 * pay_twos
        )


def test_selling_says_what_it_brings() -> None:
    table = black_gold_board().tank(0, 1, 3).price(1, 4500).money(10000).ask(Sell(0, 1))
    assert [(each.label, each.consequence) for each in scene(table).dock.offers] == [
        ("Sell 3", "$13,500, then $23,500"),
        ("Sell 2", "$9,000, then $19,000"),
        ("Sell 1", "$4,500, then $14,500"),
        ("Sell none", ""),
    ]
    table.play("sell 2")
    assert table.state.money[0] == 19000


# Oil, prices, cards


def test_hiring_a_train_says_what_is_left() -> None:
    table = black_gold_board().derrick(0, "4-8", 2).trains(3, 9, 9, 9, black=9).money(5000).ask(Extract(0))
    shown = scene(table)
    assert offer(shown, "Hudson, by the Baron").consequence == "$3,000, leaves $2,000"
    assert offer(shown, "Jet, by a rival’s train").consequence == "$3,000, leaves $2,000"
    assert offer(shown, "Let it go").kind is Kind.PASS
    certificates = panel(shown, "market")
    assert [run[0] for run in runs(certificates)] == ["black hudson", "black jet", "black us"]


def test_a_price_shows_from_where_it_was_moved() -> None:
    table = black_gold_board().ask(AdjustPrices(), DrawCards())
    table.state.tell("round", 0)
    table.play("roll blue-3", "roll red-2", "roll blue-4")
    deltas = re.findall('class="delta" title="(.*?)"', panel(scene(table), "market"))
    assert deltas == [
        "$1,500 more than before this round",
        "$1,000 less than before this round",
        "$2,000 more than before this round",
    ]
    table.state.tell("round", 1)
    assert "delta" not in panel(scene(table), "market"), "in a new round nothing was moved yet"
    table.ask(PriceRoll(0)).play("roll red-2")
    assert "$1,000 less than before this round" in panel(scene(table), "market")


def test_a_card_to_choose_says_what_comes_within_reach() -> None:
    table = giganten_board(3).truck(0, "2-2").truck(1, "20-1").truck(2, "20-2").trains(9, 6, 6)
    table.ask(DrawCards()).play("reveal s2-l2-m6-back4", "reveal l4-m5-p4", "reveal l3-m12", "reveal l8-m3")
    shown = scene(table)
    cards = re.findall(r'aria-label="(Take card.*?)"', shown.dock.hand)
    assert [words.split(":")[0] for words in cards] == ["Take card A", "Take card B", "Take card C", "Take card D"]
    short = next(words for words in cards if "3 points" in words)
    assert "8 licences, 3 points. No special." in short
    assert short.endswith("Wells in reach: 2 with one rig, 0 with two, 0 with three. Or your train to 11.")
    assert all('class="seat-0" data-when="wells-3"' in layer(shown, sheet) for sheet in ("glow", "lit"))
    button = offer(shown, f"Take card {short[10]}")
    assert button.when == f"card-{short[10]}" and button.consequence == "then 8 licences, 3 points"
    assert f'data-shows="{button.when} wells-3 reach-3"' in shown.dock.hand and f'data-when="{button.when}"' in panel(
        shown, "tracks"
    )
    table.play("take l8-m3")
    assert "Ann took it" in scene(table, 1).dock.hand
    assert scene(table, 1).plates[0].note == "Took 8 and 3"


def test_while_a_step_is_looked_at_all_marks_are_of_who_took_it() -> None:
    table = giganten_board(3).truck(0, "2-2").truck(1, "20-1").truck(2, "20-2").trains(9, 6, 6)
    table.ask(DrawCards()).play("reveal s2-l2-m6-back4", "reveal l4-m5-p4", "reveal l3-m12", "reveal l8-m3")
    table.play("take l8-m3")
    now = moment(table.state, 2, table.events)
    asked, step = folder.scene(now), folder.scene(replace(now, mover=0))
    assert "choosing now" in panel(asked, "cards") and "chooses next" not in panel(asked, "cards")
    assert "chooses next" in panel(step, "cards") and "choosing now" not in panel(step, "cards")
    names = ["Ann", "Bob", "You"]
    assert re.findall(r"<span>([^<]*)</span>", step.dock.line) == names
    assert [re.findall(r'class="at-it">.*?<span>(.*?)</span>', each.dock.line) for each in (step, asked)] == [
        names[:1],
        names[1:2],
    ]


def test_who_waits_is_told_when_the_own_turn_comes() -> None:
    table = giganten_board(3).truck(0, "2-2").truck(1, "20-1").truck(2, "20-2").trains(9, 6, 6)
    table.ask(DrawCards()).play("reveal s2-l2-m6-back4", "reveal l4-m5-p4", "reveal l3-m12", "reveal l8-m3")
    table.play("take l8-m3", "take l3-m12", "take l4-m5-p4")
    table.ask(MoveTruckAndTrain(0, 3, table.square("2-2"), 0))
    assert "You are next" in scene(table, 1).dock.hand and "1 before you" in scene(table, 2).dock.hand
    assert scene(table, 1).plates[1].note == "Next"
    left = folder.scene(replace(moment(table.state, 1, table.events), mover=2))
    assert [plate.note for plate in left.plates] == ["Next", "", ""], "what led to the first move is still shown"


# The round


def test_rounds_and_their_steps_are_counted() -> None:
    for game in (GIGANTEN, BLACK_GOLD):
        rng = Rng(2)
        state = game.new(3, start=0)
        rounds = 1 if game is GIGANTEN else 0  # in Black Gold the map is laid first
        events: list[Event] = []
        state.listen(events)
        steps = {"PriceRoll": 0, "TakeCard": 1, "DrawLicences": 2, "Prospect": 3, "MoveTruckAndTrain": 3}
        while state.stack:
            rounds += sum(event.kind == "round" for event in events)
            events.clear()
            step = queries.step_of_round(state)
            asked = state.top().name
            assert queries.round_number(state) == max(1, rounds)
            assert (step == queries.SETUP) == (rounds == 0)
            assert step == steps.get(asked, step)
            state.answer(answer(state, rng))
        assert queries.round_number(state) == rounds


def test_the_goal_line_counts_down() -> None:
    table = black_gold_board().ask(DrawCards())
    first = scene(table).goal
    table.play("reveal s3-l2-m4-back5")
    second = scene(table).goal
    assert first.far == "Oil Baron on 1 of 18: about 8 rounds" and first.share == 0
    assert second.far.startswith("Oil Baron on 4 of 18") and second.share == pytest.approx(3 / 17)


def test_the_outline_of_squares_runs_around_them() -> None:
    assert outline({(0, 0), (1, 0)}) == "M0 0h2M0 1h2M0 0v1M2 0v1"
    assert outline({(0, 0), (1, 1)}) == "M0 0h1M0 1h2M1 2h1M0 0v1M1 0v2M2 1v1"


def test_what_drives_across_a_well_is_not_covered_by_what_builds_there() -> None:
    met = 0
    for seed in range(6):
        state = BLACK_GOLD.new(3)
        for _ in walk(state, Rng(seed)):
            legal = state.legal() if state.actor >= 0 else []
            offered = {BLACK_GOLD.verb(action): BLACK_GOLD.name(action) for action in legal}
            for place in [place for verb, place in offered if verb == "build" and ("drive", place) in offered]:
                clicked = runs(layer(folder.scene(moment(state, state.actor)), "lit"))
                assert clicked.index([offered["drive", place]]) > clicked.index([offered["build", place]])
                met += 1
    assert met


NAMED = re.compile(r'<text x="([^"]*)" y="[^"]*" class="lane-name">(.*?)</text>')


def test_a_name_on_the_railway_stands_before_a_train_that_would_hide_it() -> None:
    table = black_gold_board().trains(1, 6, 3, 3, black=2).ask(DrawCards())
    names = ["Ida", "Marmaduke", "Maximilienne Bartholomew", "Ruth"]
    shown = folder.scene(replace(moment(table.state, None, table.events), names=names))
    placed = [(name, float(x)) for x, name in NAMED.findall(panel(shown, "tracks"))]
    assert placed == [("Ida", 51), ("Marmaduke", 7), ("Maximilienne Bartholomew", 139), ("Ruth", 7), ("Oil Baron", 95)]


def test_a_company_in_one_word() -> None:
    state = giganten_board().state
    assert [WORDS.short_company(state, company) for company in range(3)] == ["Hudson", "Jet", "Trust"]
