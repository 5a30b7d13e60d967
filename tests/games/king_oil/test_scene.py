"""What people see of a position, and what they may click."""

import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.checks import walk
from tests.games.king_oil.build import GAME, Table
from tests.games.king_oil.showing import NAMES, clicks, drawings, in_dock, layer, moment, panel, playable, shown

from spindletop.art.scene import Moment, notation
from spindletop.games.king_oil import board
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import Record, Rng

TESTS = Path(__file__).resolve().parents[2]
RECORDS = [*sorted(TESTS.glob("games/king_oil/records/*.record")), TESTS / "browser" / "king_oil.record"]


def everything_has_a_place(state: KingOilState) -> None:
    """Each answer can be given: by itself or as the first of a run, and what can be clicked can be given."""
    scene, names = board.scene(moment(state)), [GAME.name(action) for action in state.legal()]
    shown_answers = clicks(scene)
    firsts = {run.split("; ")[0] for run in shown_answers}
    assert firsts == set(names), f"{state.question}"
    alone = set(scene.placed) | {offer.answers for offer in scene.dock.offers}
    alone |= {offer.answers for stepper in scene.dock.steppers for offer in stepper.offers}
    assert alone >= set(state.legal()), "the page would add what is there already"
    playable(state, shown_answers[:: max(1, len(shown_answers) // 12)])


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_in_recorded_games_everything_that_may_be_answered_can_be_clicked(record: Path) -> None:
    game, asked = Record.load(record), dict.fromkeys((frame.__name__ for frame in GAME.frames), 0)
    state = game.replay(0)
    assert isinstance(state, KingOilState)
    for action in game.answers():
        name = type(state.top()).__name__
        asked[name] += 1
        if state.actor >= 0 and (asked[name] <= 4 or asked[name] % 20 == 0):
            everything_has_a_place(state)
        state.answer(action)
    assert board.scene(moment(state)).dock.offers == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_and_with_slips_and_limits_in_random_games(seats: int) -> None:
    state = GAME.new(seats, slips=True, box_limits=True)
    for number, _ in enumerate(walk(state, Rng(seats), 300)):
        if state.actor >= 0 and number % 3 == 0:
            everything_has_a_place(state)


def test_others_see_all_but_may_click_nothing() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 4).turn(0)
    for seat in (1, 2):
        assert clicks(shown(table, seat)) == []
    spectator = board.scene(Moment(table.state.view(None), (), NAMES))
    assert clicks(spectator) == [] and spectator.dock.worth == ""


# The map


def test_pieces_have_names_and_ids_and_nothing_has_a_style() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 5).caps(7, 1).derricks(3, 1).pipeline("7-3", 2)
    scene = shown(table.turn(0))
    derricks, caps, tubes = (layer(scene, name) for name in ("derricks", "caps", "pipes"))
    assert derricks.count("derrick of Ann") == 5 and derricks.count("derrick of Bob") == 1
    assert "Shed of Cid on 18, Long Furrow" in derricks and caps.count(": dry.") == 1
    assert "2 pipelines of Ann from 7 into 3." in tubes
    ids = re.findall(r' id="([^"]*)"', drawings(scene))
    assert len(ids) == len(set(ids)) and " style=" not in drawings(scene)


def test_a_tag_says_what_is_due_for_pipelines() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4).pipeline("7-3", 2).turn(0)
    assert "$12,000" in layer(shown(table), "marks")
    assert "Bob pays Ann $12,000." in panel(shown(table), "dues")


def test_pieces_have_the_colour_of_the_seat_that_they_count_for() -> None:
    """KO-21: what could not be exchanged stays, and counts for the player who set it."""
    table = Table(box_limits=True).owns(0, 1, 17).owns(1, 3, 4, 5, 6, 7, 8, 9, 18).derricks(1, 2)
    table.derricks(3, 9).derricks(18, 11).turn(0)
    table.play("offer", "sell 1", "for 0", "and 500", "accept", "offer", "sell 17", "for 0")
    table.play("and 500", "accept")
    drawn, (first, second) = layer(shown(table), "derricks"), table.holes(1)[:2]
    assert f'id="well-{first}" href="#derrick-1"' in drawn, "the last derrick of the new owner"
    assert f'id="well-{second}" href="#derrick-0"' in drawn, "it has no more, so the old owner's stays"
    assert 'id="shed-16" class="seat-0"' in drawn
    assert 'href="#lease-17" class="wash seat-1"' in layer(shown(table), "owners")


def test_the_tag_of_a_lot_stands_on_the_land() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).cash(0, 80_000, 80_000).caps(1, 12).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up")
    (left,) = re.findall(r'class="lot now" transform="translate\((\d+)', layer(shown(table), "marks"))
    (half,) = re.findall(r'<rect x="-([\d.]+)"', layer(shown(table), "marks"))
    assert int(left) >= float(half), "the frame would cut it off"
    assert "data-seek" in layer(shown(table), "dark"), "a phone moves the map to it"


def test_closed_properties_are_shown_as_such() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).caps(1, 12).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up", "pass", "pass")
    (left,) = re.findall(r"translate\((\d+) \d+\) rotate\(-7\)", layer(shown(table), "names"))
    assert int(left) >= 58, "the frame would cut the stamp off"
    assert "CLOSED" in layer(shown(table), "names") and "url(#hatch-shut)" in layer(shown(table), "owners")


def test_odds_are_shown_where_everybody_can_count_them_only() -> None:
    """KO-38: with uncharted discs all holes are alike; with those of the box, to tell them apart is an art."""
    for discs, known in (("uncharted", True), ("classic", False)):
        table = Table(discs=discs).owns(0, 7).owns(1, 3).turn(0).play("draw", "card 500/2/buy", "announce 1")
        scene = shown(table)
        arcs = set(re.findall(r'stroke-dasharray="(\d+) 100"', layer(scene, "lit")))
        assert len(arcs) == known and ("%" in scene.dock.hand + scene.dock.worth) == known


def test_what_has_changed_since_ones_last_answer_is_ringed() -> None:
    table = Table().owns(0, 7).owns(1, 3).turn(0).play("draw", "card 500/2/buy", "announce 1")
    assert "pencil" not in layer(shown(table), "marks")
    table.play("drill 7.5", "depth deep", "buy 18")
    assert layer(shown(table), "marks").count('class="pencil"') == 2
    assert 'class="rises"' in layer(shown(table), "derricks")


def test_sheets_of_pieces_stay_small() -> None:
    """A step sends the sheets that it changes."""
    record = Record.load(TESTS / "games" / "king_oil" / "records" / "bank-empty.record")
    state = record.replay(len(list(record.answers())) - 1)
    assert isinstance(state, KingOilState)
    scene = board.scene(moment(state))
    for name in ("owners", "caps", "derricks", "pipes", "marks", "lit", "office"):
        assert len(layer(scene, name)) < 8_000, name


# Plates, goal and steps


def test_plates_say_what_is_owned_and_owed() -> None:
    table = Table(3).owns(0, 7).owns(1, 3, 18).owns(2, 1).derricks(7, 5).derricks(3, 4).pipeline("7-3", 2).turn(2)
    first, second, third = shown(table).plates
    assert first.money == "$80,000" and first.note == "owes nothing" and second.note == "owes $12,000"
    assert [each.amount for each in first.holdings] == ["1", "5", "2", "3", "$158,000"]
    assert third.holdings[3].words == "12 open holes"


def test_a_debt_is_red_that_cannot_be_paid_or_takes_more_than_half() -> None:
    table = Table(3).owns(0, 7, 18).owns(1, 3).owns(2, 1).derricks(7, 4).derricks(3, 4).pipeline("3-7")
    table.cash(8_000, 80_000, 80_000).turn(2)
    assert [(each.note, each.pressed) for each in shown(table).plates[:2]] == [
        ("owes $4,000", False),
        ("owes nothing", False),
    ], "half of it is left"
    assert shown(table.cash(7_500, 80_000, 80_000)).plates[0].pressed
    short = Table(3).owns(0, 7).owns(1, 3).owns(2, 1).caps(7, 10).cash(1_000, 80_000, 80_000).turn(0)
    short.play("draw", "card depletion/1", "pay fine")
    assert short.asked == "ShortOfCash"
    assert [(each.note, each.pressed) for each in shown(short).plates] == [
        ("owes $10,000", True),
        ("owes nothing", False),
        ("owes nothing", False),
    ]


def test_plates_of_an_auction() -> None:
    table = Table(4).owns(0, 2).owns(1, 1).owns(2, 3).owns(3, 18).caps(2, 8).cash(0, 80_000, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up", "for 10000", "and 500", "pass")
    notes = [(plate.note, plate.out) for plate in shown(table).plates]
    assert notes == [("Bankrupt", True), ("Bids $10,500", False), ("Passed", True), ("owes nothing", False)]
    assert shown(table).phases.steps == ("Property 2",)
    assert "Bob $10,500" in panel(shown(table), "bids") and "Dot" in panel(shown(table), "bids")


def test_the_goal_line_tells_which_end_is_nearer() -> None:
    """How much the bank has paid out, or how many are bankrupt."""
    table = Table().owns(0, 7).owns(1, 3).cash(400_000, 400_000).turn(0)
    goal = shown(table).goal
    assert f"{goal.far} {goal.of}" == "2 still in. Bank $25,000 of $825,000" and goal.share == pytest.approx(800 / 825)
    (level,) = re.findall(r'width="([\d.]+)" height="8"', goal.drawing)
    assert float(level) == pytest.approx(164 * 25 / 825, abs=0.1), "the gauge falls with the bank"
    assert shown(Table().owns(0, 7).owns(1, 3).turn(0)).goal.share == pytest.approx(160 / 825), "as it begins"
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up")
    assert shown(table).goal.share == 1 / 2


def test_the_step_of_a_turn() -> None:
    table = Table().owns(0, 7).owns(1, 3).turn(0)
    assert shown(table).phases.now == 1
    table.play("draw", "card 500/2/buy", "announce 2", "drill 7.1", "depth dry")
    assert shown(table).phases.steps[2] == "Drill 2 of 2" and shown(table).phases.now == 2
    table.play("drill 7.2", "depth dry")
    assert shown(table).phases.now == 3
    assert shown(Table().owns(0, 7)).phases.now == -1


def test_panels_tell_what_a_well_would_do() -> None:
    table = Table(3).owns(0, 7, 18).owns(1, 3).owns(2, 1).derricks(7, 3).derricks(3, 4).pipeline("3-7").turn(0)
    land = panel(shown(table), "land")
    assert "Oil: a pipeline may leave" in land and "Oil: $1,000 more a turn to Bob" in land
    assert "4 derricks to the next pipeline" in land and "Nobody pipes in" in land


def test_the_one_whose_derricks_burn_is_told_where_and_the_others_see_their_own_land() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).turn(0).play("draw", "card fire")
    assert "Where the fire may burn" in panel(shown(table), "land")
    assert "Your properties" in panel(shown(table, 1), "land")


def test_a_fire_may_be_answered_in_the_list_too_with_what_it_means() -> None:
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 5).derricks(18, 2).turn(0).play("draw", "card fire")
    land = panel(shown(table), "land")
    assert re.findall(r'data-action="([^"]*)"', land) == ["lose derrick 7.1", "lose derrick 18.1"]
    assert "Lose the derrick on 7.1. Below 5: no second pipeline may leave. Nobody pipes in." in land
    assert "data-action" not in panel(shown(table, 1), "land")


def test_nothing_in_the_dock_is_left_open() -> None:
    """An empty element that is written as XML would swallow what follows it."""
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 5).derricks(18, 2).turn(0).play("draw", "card fire")
    assert not re.findall(r"<(?!path|use|circle|rect|ellipse)\w+[^>]*/>", shown(table).dock.hand)


def test_what_may_be_bought_or_bargained_for_may_be_clicked_in_the_list_too() -> None:
    begins = board.scene(moment(GAME.new(3, discs="uncharted", start=0)))
    assert panel(begins, "land").count('data-action="buy ') == len(begins.placed) == 18
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 2).turn(0).play("offer")
    land = panel(shown(table), "land")
    assert re.findall(r'data-action="([^"]*)"', land) == ["sell 7", "want 3", "want 18"]
    assert "Counts for $16,000 at the end" in land and "Ask Cid for it" in land


def test_ones_own_land_is_brought_into_sight_where_nothing_is_lit() -> None:
    """A phone shows a part of the map."""
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(18, 2).turn(0).play("draw", "card 500/2/buy")
    assert table.asked == "Announce"
    assert '<use href="#lease-18" class="sought" data-seek=""' in layer(shown(table), "dark")
    assert "sought" not in layer(shown(table, 1), "dark")
    assert "sought" not in layer(shown(table.play("announce 1")), "dark"), "lit holes are"


def test_a_property_is_lit_as_one() -> None:
    """Its land, its places and its row in the list have a class in common."""
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 2).turn(0).play("draw", "card 500/2/buy", "announce 1")
    scene = shown(table)
    assert 'class="can of-7"' in layer(scene, "lit") and 'class="lit-edge of-7"' in layer(scene, "dark")
    assert 'class="lease of-7 seat-0"' in panel(scene, "land")


def test_the_pile_is_counted() -> None:
    table = Table().owns(0, 7).owns(1, 3).turn(0).play("draw", "card 500/2/buy")
    pile = panel(shown(table), "pile")
    assert "31 cards" in pile and "8 cards with 2 wells" in pile and "2 fires" in pile
    assert 'class="none"' not in pile
    wells = table.state.box.card_wells
    table.state.cards = vec[i64]([count if wells[kind] else 0 for kind, count in enumerate(table.state.cards)])
    assert panel(shown(table), "pile").count('class="none"') == 1, "no fire is left"


def test_names_are_written_as_they_are() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4).pipeline("7-3").turn(0)
    view = moment(table.state)
    scene = board.scene(type(view)(view.view, view.legal, ["<i>A", "B&B"], view.seat))
    assert "<i>A" not in drawings(scene) and "B&amp;B pays &lt;i&gt;A" in panel(scene, "dues")


def test_all_names_of_answers_are_whole_sentences() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).turn(0).play("draw", "card 500/2/buy", "announce 1")
    labels = re.findall(r'<g role="button"[^>]* aria-label="([^"]*)"', layer(shown(table), "lit"))
    assert "Drill 7.5, on Kettle Sink. Oil: a second pipeline may leave." in labels
    assert "Lay a pipeline from 7 into 3 for $25,000: Bob would pay $0 more a turn." in labels
    assert all(label.endswith(".") for label in labels)


def test_runs_are_written_as_the_page_sends_them() -> None:
    assert notation(GAME, (GAME.parse("for 10000"), GAME.parse("and 500"))) == "for 10000; and 500"
    assert in_dock(shown(Table().owns(0, 7).owns(1, 3).turn(0)))["draw"] == "Draw a card: 32 left, 2 fires"


def test_holes_lie_over_the_price_tags_of_borders() -> None:
    """Who clicks a hole that is covered by one would lay a pipeline for $25,000."""
    record = Record.load(TESTS / "games" / "king_oil" / "records" / "hundred-rounds.record")
    state = next(
        state
        for state in map(record.replay, range(500, 600))
        if {GAME.verb(action)[0] for action in state.legal()} >= {"drill", "lay"}
    )
    assert isinstance(state, KingOilState)
    order = re.findall(r'data-action="(drill|lay) ', layer(board.scene(moment(state)), "lit"))
    assert set(order) == {"drill", "lay"} and order == sorted(order, reverse=True)
