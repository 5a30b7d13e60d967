"""Crude's panels and dock: every answer has its place, and numbers are those of the rules."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.crude.build import (
    CRUDE,
    asked,
    at,
    cash,
    economy,
    offered,
    opening,
    pass_on,
    play,
    put,
    roll,
    stock,
    table,
)
from tests.games.crude.seen import NAMES, clickable, look, page, panel, parsed, runs, with_class

from spindletop.art.scene import Moment, Offer, Scene
from spindletop.games.crude.game import Crude
from spindletop.games.crude.news import due
from spindletop.games.crude.panels.changes import changes
from spindletop.games.crude.panels.consumers import highway, where
from spindletop.games.crude.panels.estates import shown_first
from spindletop.games.crude.panels.land import small_land
from spindletop.games.crude.queries import assets_in, rolls_that_hit
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import NATURE, ContentFile, Event, Rng


def label(scene: Scene, starts: str) -> Offer:
    """The offer in the dock whose label starts like this."""
    return next(each for each in scene.dock.offers if each.label.startswith(starts))


def give(state: CrudeState, offer: Offer) -> CrudeState:
    """What it gives with one click, on a copy."""
    after = state.copy()
    for action in [offer.answers] if isinstance(offer.answers, int) else offer.answers:
        after.play(action)
    return after


def numbers(html: str) -> list[str]:
    """What stands in large figures in a table of the dock."""
    return [each.text or "" for each in parsed(html).iter("b")]


# Every position


def positions(seats: int, seed: int) -> Iterator[CrudeState]:
    """A random game; everybody has much money now and then, so that all can be bought."""
    state, rng = CRUDE.new(seats), Rng(seed)
    while state.stack:
        yield state
        legal = state.legal()
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_has_a_place_and_every_run_is_possible(seats: int) -> None:
    questions: set[str] = set()
    for number, state in enumerate(positions(seats, 11)):
        if state.actor == NATURE or (number % 20 and asked(state) in questions):
            continue
        scene, legal = look(state, state.actor if state.stack else 0), state.legal() if state.stack else []
        questions.add(asked(state))
        given = runs(scene)
        assert {run[0] for run in given} == set(legal)
        for run in given:
            trial = state.copy()
            for action in run:
                assert trial.actor == state.actor
                trial.play(action)
    assert {"SpecialPurchase", "Market", "Produce", "Assets", "Place", "over"} <= questions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_shown_is_well_formed_for_everybody(seats: int) -> None:
    for number, state in enumerate(positions(seats, 12)):
        if number % 60:
            continue
        for seat in (None, *range(seats)):
            scene = look(state, seat)
            root = parsed(page(scene))
            ids = [each.get("id") for each in root.iter() if each.get("id")]
            assert len(ids) == len(set(ids))
            assert not any(each.get("style") for each in root.iter())
            assert all(each.get("aria-label") for each in root.iter() if each.get("data-action"))
            assert len(scene.plates) == seats


# Estates


def test_ones_own_estate_is_large_and_the_others_follow_in_turn_order() -> None:
    state = table()
    for seat in range(4):
        scene = look(state, seat)
        names = [each.text for each in (*panel(scene, "estate").iter("h3"), *panel(scene, "others").iter("h3"))]
        assert names == [*NAMES[seat:], *NAMES[:seat]]


@pytest.mark.rule("CR-20")
def test_with_two_seats_everybody_has_two_estates_and_one_purse() -> None:
    state = table(2)
    cash(state, 0, 321)
    stock(state, 2, 5, 6)
    scene = look(state, 0)
    firms = [*with_class(panel(scene, "estate"), "firm"), *with_class(panel(scene, "others"), "firm")]
    assert [next(each.iter("h3")).text for each in firms] == ["Ann A", "Bob B", "Ann C", "Bob D"]
    purses = [[each.text for each in with_class(firm, "firm-cash")] for firm in firms]
    assert purses == [["$321"], ["$300"], [], []]
    assert [each.amount for each in scene.plates[0].holdings] == ["2+5", "2+6"]


@pytest.mark.rule("CR-20")
def test_of_two_estates_the_one_that_is_asked_is_large() -> None:
    state = table(2)
    put(state, "well", "c15", "a13")
    first = [shown_first(moment(state, 0))]
    pass_on(state)
    first.append(shown_first(moment(state, 0)))  # Bob has his turn, and Ann's second quadrant the next
    roll(state, "1-5")
    assert asked(state) == "Produce" and state.actor == 0
    first.append(shown_first(moment(state, 0)))
    assert first == [0, 2, 2]
    play(pass_on(state), "done", "roll 2-3")
    assert shown_first(moment(state, 0)) == 2


def moment(state: CrudeState, seat: int | None, *since: Event) -> Moment[CrudeState]:
    return Moment(state.view(seat), (), NAMES, seat, since, since)


@pytest.mark.rule("CR-6")
def test_whose_estate_is_asked_is_inverted() -> None:
    state = opening(4, start=2)
    shown = []
    while asked(state) == "SpecialPurchase":
        scene = look(state)
        firms = [*with_class(panel(scene, "estate"), "is-asked"), *with_class(panel(scene, "others"), "is-asked")]
        shown.append([next(firm.iter("h3")).text for firm in firms])
        play(state, "done")
    assert shown == [["Cleo"], ["Dora"], ["Ann"], ["Bob"]]


@pytest.mark.rule("CR-14")
@pytest.mark.parametrize(
    ("seats", "mover", "red", "black"),
    [
        (4, 0, "ab", "ad"),
        (4, 1, "ab", "bc"),
        (4, 2, "cd", "bc"),
        (3, 0, "ab", "a"),
        (3, 2, "c", "bc"),
        (3, 3, "cd", "ad"),
    ],
)
def test_the_dice_lie_beside_all_quadrants_that_they_hit(seats: int, mover: int, red: str, black: str) -> None:
    state = table(seats)
    while state.quadrant != mover:
        pass_on(state)
    state.red, state.black = 3, 5
    seen = moment(state, None)
    lands = {letter: small_land(seen, "abcd".index(letter), 1, changes(seen), False) for letter in "abcd"}
    for die, hit in (("die-red-3", red), ("die-black-5", black)):
        assert {letter for letter in "abcd" if die in lands[letter]} == set(hit)
    for band, hit in (("band-red", red), ("band-black", black)):
        assert {letter for letter in "abcd" if band in lands[letter]} == set(hit)


def test_pipelines_lead_to_those_whom_the_dice_hit() -> None:
    state = table(3)
    put(state, "well", "a31")
    roll(state, "3-5")
    others = panel(look(state, 0), "others")
    assert len(with_class(others, "red-pipe")) == 1 and not with_class(others, "black-pipe"), "the ghost gets nothing"
    assert not with_class(panel(look(state, 1), "others"), "pipes")


# Building


def lots(state: CrudeState, tool: str) -> dict[str, str]:
    """The squares that are lit with this tool in hand, with their words."""
    scene = look(state, state.actor)
    found = [*with_class(panel(scene, "estate"), "lot"), *with_class(panel(scene, "others"), "lot")]
    return {each.get("data-action", ""): each.get("aria-label", "") for each in found if each.get("data-tool") == tool}


@pytest.mark.rule("CR-6")
def test_a_tool_lights_the_squares_where_its_asset_can_stand() -> None:
    state = opening()
    put(state, "station", "a11")
    rigs, refineries = lots(state, "rig"), lots(state, "refinery")
    assert len(rigs) == 35 and len(refineries) == 24
    assert rigs["purchase rig; place a12"] == "Rig on row 1, column 2: $5, leaves $195"
    assert refineries["purchase refinery; place a55"] == "Refinery on row 5, column 5: $64, leaves $136"
    cash(state, 0, 50)
    assert lots(state, "rig") and lots(state, "station") and not lots(state, "refinery")


def test_in_the_opening_a_rig_lies_in_the_hand_and_the_bill_runs() -> None:
    state = play(opening(), "purchase rig", "place a11", "purchase rig", "place a12", "purchase station", "place a33")
    dock = look(state, 0).dock
    picks = list(parsed(dock.hand).iter("button"))
    assert [each.get("data-pick") for each in picks] == ["rig", "station", "refinery"]
    assert [each.get("data-first") for each in picks] == ["", None, None]
    tape = [each.text for each in with_class(parsed(dock.line), "tape")[0]]
    assert tape == ["2 rigs × 5", "1 station × 48", "58"] and state.cash[0] == 200 - 58
    assert "The next leaves 137." in dock.line


def test_the_bill_of_a_turn_begins_with_its_first_deal() -> None:
    state, told = table(), list[Event]()
    put(state, "rig", "a11")
    cash(state, 0, 100)
    state.listen(told)
    roll(state, "1-6")
    while asked(state) != "Assets":
        play(state, "done")
    assert not with_class(parsed(look(state, 0, told).dock.line), "tape")
    play(state, "purchase rig", "place a22", "purchase rig", "place a33", "liquidate a11")
    rig, value = state.purchase_price(0), state.liquidation_value(0)
    line = parsed(look(state, 0, told).dock.line)
    tape = [each.text for each in with_class(line, "tape")[0]]
    assert tape == [f"2 rigs × {rig}", f"1 sold + {value}", f"{2 * rig - value}"]
    assert [each.text for each in line.iter("s")] == ["100"] and state.cash[0] == 100 - 2 * rig + value


def test_signs_on_the_goal_line_stand_where_their_cash_is_and_hide_none() -> None:
    state = table()
    for seat, amount in enumerate((375, 380, 750, -10)):
        cash(state, seat, amount)
    signs = {
        each.get("class", "")[-1]: (float(each.get("x", "")), each.get("y"))
        for each in with_class(parsed(look(state, 0).goal.drawing), "racer")
    }
    assert signs["2"][0] == 296 - 7 and signs["3"][0] == 9 - 7, "from nothing to the goal"
    assert signs["0"][1] != signs["1"][1], "two that have nearly the same"


@pytest.mark.rule("CR-20")
def test_with_two_seats_the_opening_lights_both_estates() -> None:
    state = opening(2)
    assert {name.split()[-1][0] for name in lots(state, "rig")} == {"a", "c"}


def test_the_cheapest_tool_that_can_be_used_lies_in_the_hand() -> None:
    state = roll(table(), "4-4")
    assert asked(state) == "Assets"
    for money, first in ((200, "rig"), (1, None)):
        cash(state, 0, money)
        picks = parsed(look(state, 0).dock.hand).iter("button")
        assert [each.get("data-pick") for each in picks if each.get("data-first") is not None] == [first] * bool(first)


@pytest.mark.rule("CR-15")
def test_only_what_was_hit_is_sold_each_for_its_value() -> None:
    state = table()
    put(state, "rig", "a11", "a66")
    put(state, "refinery", "a23")
    play(roll(state, "3-1"), "done")
    assert asked(state) == "Assets"
    assert lots(state, "sell") == {
        "liquidate a11": "Rig on row 1, column 1: sell it for $3",
        "liquidate a23": "Refinery on row 2, column 3: sell it for $30",
    }


@pytest.mark.rule("CR-18")
def test_the_ledger_is_what_the_end_would_bring() -> None:
    state = table()
    put(state, "rig", "a11", "a12")
    put(state, "well", "a21")
    put(state, "station", "a31")
    put(state, "refinery", "a55")
    roll(state, "4-4")
    assert asked(state) == "Assets"
    ledger = with_class(parsed(look(state, 0).dock.line), "ledger")[0]
    assert [each.text for each in ledger.iter("b")] == ["200", "4", "18", "24", "20", str(state.scores()[0])]


def test_prospects_count_the_rolls_that_strike() -> None:
    state = table()
    put(state, "rig", "a11", "a23")
    put(state, "station", "a44")
    put(state, "refinery", "a55")
    assert rolls_that_hit(state, 0, 0) == 2
    assert rolls_that_hit(state, 0, 1) == 11
    assert rolls_that_hit(state, 0, 2) == 20


# Market


@pytest.mark.rule("CR-7")
def test_the_third_open_place_sells_three() -> None:
    state = table()
    stock(state, 0, 0, 4)
    three = "; ".join(["sell domestic gasoline"] * 3)
    assert clickable(look(state, 0))[three] == "Sell 3 gasoline at the Domestic market for $36"
    places = with_class(panel(look(state, 0), "markets"), "gasoline")[0].iter("li")
    lit = [place[0].text for place in places if len(place) and "sell" in place[0].get("data-action", "")]
    assert lit == ["8", "10", "12", "14"]
    before = state.cash[0]
    play(state, *three.split("; "))
    assert state.cash[0] == before + 36


@pytest.mark.rule("CR-7")
def test_the_dock_sells_all_at_the_better_market() -> None:
    state = table()
    stock(state, 0, 1, 3)
    state.open[3] += 4
    scene = look(state, 0)
    sells = label(scene, "Sell 3 gasoline")
    after = give(state, sells)
    brought = after.cash[0] - state.cash[0]
    assert sells.consequence == f"${brought} abroad: cash ${after.cash[0]}" and after.gasoline[0] == 0
    worth = numbers(scene.dock.worth)
    assert worth == ["36", str(after.cash[0] - state.cash[0])]
    play(state, "sell domestic crude")
    assert not any("foreign" in each for each in clickable(look(state, 0))), "one market a turn"


def test_a_stepper_gives_every_number() -> None:
    state = table()
    stock(state, 0, 0, 5)
    cash(state, 0, 14)
    (stepper,) = look(state, 0).dock.steppers
    sold = [give(state, each) for each in stepper.offers if each.label.startswith("Sell")]
    assert [each.gasoline[0] for each in sold] == [4, 3, 2, 1, 0]
    bought = {each.label: give(state, each) for each in stepper.offers if each.label.endswith("crude")}
    assert {label: each.crude[0] for label, each in bought.items()} == {"Buy 1 crude": 1, "Buy 2 crude": 2}
    assert bought["Buy 2 crude"].cash[0] == 14 - 6 - 7


def test_the_market_comes_to_the_front_for_its_question_and_the_estate_for_others() -> None:
    state = table()
    assert look(state, 0).dock.panel == "markets"
    assert look(opening(), 0).dock.panel == "estate"


@pytest.mark.rule("CR-21")
def test_an_embargo_closes_the_foreign_yard() -> None:
    state = table()
    state.lasting = vec[i64]([6])
    yards = with_class(panel(look(state, 0), "markets"), "yard")
    assert [len(with_class(yard, "stamped")) for yard in yards] == [0, 1]
    assert [any(with_class(yard, "can")) for yard in yards] == [True, False]


# Hits


@pytest.mark.rule("CR-13")
def test_hits_glow_where_they_are_and_go_out_one_by_one() -> None:
    state = table()
    put(state, "well", "a31", "a35")
    put(state, "station", "a15")
    roll(state, "3-5")

    def lit() -> list[tuple[str, str]]:
        found = with_class(panel(look(state, 0), "estate"), "lot")
        return sorted((each.get("aria-label", "")[:4], each[0].text or "") for each in found)

    assert lit() == [("Stat", "sell $25"), ("Well", "+2 crude"), ("Well", "+2 crude")]
    assert [each.text for each in with_class(panel(look(state, 0), "estate"), "lot-times")] == ["×2"]
    play(state, "collect", "collect")
    assert lit() == [("Stat", "sell $25"), ("Well", "+2 crude")]


@pytest.mark.rule("CR-13")
def test_all_of_it_refines_before_it_collects_and_says_what_it_makes() -> None:
    state = table()
    put(state, "well", "a31")
    put(state, "station", "a36")
    put(state, "refinery", "a33")
    put(state, "rig", "a35")
    stock(state, 0, 1, 0)
    roll(state, "3-5")
    scene = look(state, 0)
    everything = label(scene, "All of it")
    assert [CRUDE.name(each) for each in everything.answers] == ["refine", "collect", "pump", "strike"]  # type: ignore[union-attr]
    after = give(state, everything)
    assert numbers(scene.dock.worth) == [str(after.cash[0]), str(after.crude[0]), str(after.gasoline[0])]
    assert after.cash[0] == 200 + 25 - 10 and (after.crude[0], after.gasoline[0]) == (2, 0)
    sells = label(look(play(state, "refine"), 0), "Sell 1 for $25")
    assert give(state, sells).cash[0] == 225


def test_signs_say_who_sells_by_this_roll() -> None:
    state = table()
    put(state, "station", "a31", "b33", "d65")
    stock(state, 0, 0, 2)
    stock(state, 3, 0, 0)
    roll(state, "3-5")
    signs = with_class(panel(look(state, 0), "markets"), "signs")[0]
    assert [(each[0].text, each.get("title", "")[5:8]) for each in signs] == [
        ("25", "Ann"),
        ("24", "Bob"),
        ("23", ""),
        ("22", ""),
    ]


# News and the end


@pytest.mark.rule("CR-22")
def test_who_owes_sees_what_is_missing_and_what_can_be_sold() -> None:
    state = table(news=("property_tax", "cold_winter"))
    put(state, "station", "a66", "a11")
    cash(state, 0, 10)
    roll(state, "1-1")
    assert asked(state) == "ForcedSale"
    scene = look(state, 0)
    assert numbers(scene.dock.worth) == ["30", "10", "20"]
    (pawned,) = with_class(parsed(scene.dock.line), "pawned")
    assert [[word.text for word in each[1:]] for each in pawned] == [["Station", "$24", "pays it all"]]
    assert sorted(clickable(scene)) == ["liquidate a11", "liquidate a66"]


@pytest.mark.rule("CR-26")
def test_a_refinery_is_fitted_sold_or_left() -> None:
    state = table(news=("global_warming", "cold_winter"))
    put(state, "refinery", "a33")
    roll(state, "1-1")
    offers = look(state, 0).dock.offers
    assert [(each.label, each.consequence) for each in offers[:2]] == [
        ("Open row 3, column 3: $25", "leaves 175"),
        ("Sell it: $30", "leaves 230"),
    ]
    assert [give(state, each).cash[0] for each in offers] == [175, 230, 200]
    cash(state, 0, 20)
    assert len(look(state, 0).dock.offers) == 2


@pytest.mark.rule("CR-26")
def test_a_shut_refinery_can_be_opened_in_the_market() -> None:
    state = table()
    put(state, "refinery", "a33")
    state.shut[0], state.lasting = 1 << at("a33")[1], vec[i64]([1])
    scene = look(state, 0)
    assert clickable(scene)["fit a33"] == "Refinery on row 3, column 3: open it again for $25"
    assert label(scene, "Open row 3, column 3: $25").consequence == "leaves 175"


@pytest.mark.rule("CR-16")
def test_declaring_is_offered_with_what_it_means() -> None:
    state = table()
    cash(state, 0, 800)
    play(roll(state, "1-2"), "done")
    scene = look(state, 0)
    assert [each.label for each in scene.dock.offers] == ["Declare victory", "Play on"]
    play(state, "declare")
    declared = with_class(panel(look(state, 1), "others"), "declared")
    assert len(declared) == 1 and look(state, 1).plates[0].note == "declared"
    assert look(state, 1).goal.far == "Ann has declared: last turns"


@pytest.mark.rule("CR-21")
def test_front_pages_say_what_they_would_cost() -> None:
    state = table(news=("sales_tax", "safety_inspection"))
    put(state, "station", "b11", "b12")
    papers = with_class(panel(look(state, 1), "news"), "paper")
    assert [next(each.iter("h3")).text for each in papers] == ["Sales tax", "Safety check"]
    costs = [with_class(each, "you-pay")[0].text for each in papers]
    assert costs == [f"You ${due(state, 2, 1)}", f"You ${due(state, 4, 1)}"] == ["You $30", "You $16"]
    assert not with_class(panel(look(state), "news"), "you-pay"), "who watches pays nothing"


def test_lasting_news_say_until_when() -> None:
    state = table()
    state.lasting = vec[i64]([6, 1])
    until = [each.text for each in with_class(panel(look(state), "news"), "until")]
    assert until == ["until double 2, 4, 5", "until none is shut"]


# The goal, and where a round stands


def test_the_goal_line_tells_how_far_it_is() -> None:
    state = table()
    cash(state, 1, 600)
    assert look(state, 1).goal.far == "You need 150 more" and look(state, 1).goal.share == 0.8
    assert look(state).goal.far == "Bob leads with $600"
    secret = table(secret_cash=True)
    assert look(secret).goal.far == "Round 1 of 60"


def test_phases_follow_the_questions() -> None:
    state = opening()
    assert look(state, 0).phases.title == "Opening"
    state = table()
    put(state, "well", "a31", "b31")
    shown = [look(state, 0).phases.now]
    play(state, "done")
    shown.append(look(state, 0).phases.now)
    play(state, "roll 3-5")
    shown.append(look(state, 0).phases.now)
    play(state, "collect")
    shown.append(look(state, 0).phases.now)
    play(state, "collect")
    shown.append(look(state, 0).phases.now)
    assert shown == [0, 1, 2, 3, 4]


# What has changed


def test_the_blue_pencil_marks_what_others_did() -> None:
    state = table()
    events: list[Event] = []
    state.listen(events)
    put(state, "station", "a31")
    play(state, "buy domestic crude", "buy domestic crude", "done", "roll 3-5", "pump", "purchase rig", "place a11")
    seen = changes(moment(state, 1, *events))
    assert seen.spaces == {(0, 5), (0, 6)} and seen.pumped == (25,) and seen.built == {(0, 0)}
    assert seen.earned == {0: 25}
    markets = panel(look(state, 1, events), "markets")
    assert [each.text for each in with_class(markets, "changed")] == ["6", "7"]
    assert "sold for $25" in page(look(play(state, "done"), 1, events))


@pytest.mark.rule("CR-21")
def test_barrels_that_news_moved_are_marked_too() -> None:
    state = table(news=("world_uncertainty", "cold_winter"))
    events: list[Event] = []
    state.listen(events)
    roll(state, "1-1")
    seen = changes(moment(state, 0, *events))
    assert seen.spaces == {(0, space) for space in range(5)} | {(2, space) for space in range(5, 10)}


# The highway and the barometer


def test_the_highway_winds_up_in_lanes() -> None:
    assert where(0, 4) == (27.5, 150) and where(19, 4)[1] == 150
    assert where(20, 4)[0] == where(19, 4)[0] and where(20, 4)[1] == 110
    assert where(79, 4) == (27.5, 30)


def test_a_highway_of_another_length_has_other_lanes() -> None:
    text = CRUDE.source.text.replace("last = 80", "last = 99")
    state = Crude(ContentFile(text, "own")).new(4, start=0)
    drawn = highway(state, changes(moment(state, None)))
    assert 'viewBox="0 0 276 214"' in drawn


@pytest.mark.rule("CR-12")
def test_flags_say_where_the_price_goes() -> None:
    state = table()
    economy(state, "recovery")
    low = state.consumer_low
    markets = page(look(state, 0))
    for faces, card in (("1", "downturn"), ("2–5", "expansion"), ("6", "rapid_growth")):
        price = state.box.moved(low, state.box.demand[state.box.economies.index(card)])
        assert f"Green {faces}: the price goes to {price}" in markets


@pytest.mark.rule("CR-10")
def test_the_tube_shows_what_the_roll_has_added() -> None:
    state = table()
    put(state, "well", "a31")
    roll(state, "3-5")
    heading = next(panel(look(state, 0), "economy").iter("h2"))
    assert [each.text for each in with_class(heading, "rise")] == ["+2"]
    assert "changes at 8: 6 to go" in page(look(state, 0))


def test_assets_are_named_by_their_squares() -> None:
    state = table()
    put(state, "refinery", "b25")
    assert assets_in(state, 1) == [(at("b25")[1], 2)]
    assert "Refinery on row 2, column 5<" in page(look(state, 0))


def test_answers_that_are_somebody_elses_are_not_offered() -> None:
    state = table()
    assert offered(state) and not clickable(look(state, 1)) and not look(state, 1).dock.offers
