"""What looks good, and a greedy bot that goes by it."""

from tests.games.king_oil.build import GAME, Table, discs_known

from spindletop.bots.roster import bot
from spindletop.games.king_oil.value import FEATURES, features, value
from spindletop.kernel import NATURE, Rng


def test_there_is_a_number_for_every_feature() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 5).derricks(3, 2).pipeline("7-3", 2).turn(0)
    named = dict(zip(FEATURES, features(table.state, 0), strict=True))
    assert named["derricks"] == 5 and named["royalties received each round"] == 6_000
    assert dict(zip(FEATURES, features(table.state, 1), strict=True))["royalties owed each turn"] == 6_000


def test_derricks_pipelines_and_cash_look_good() -> None:
    def table() -> Table:
        return Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4)

    plain = value(table().turn(0).state, 0)
    assert value(table().derricks(7, 1).turn(0).state, 0) > plain
    assert value(table().pipeline("7-3").turn(0).state, 0) > plain
    assert value(table().pipeline("7-3").turn(0).state, 1) < value(table().turn(0).state, 1)
    assert value(table().cash(60_000, 80_000).turn(0).state, 0) < plain


def test_bankruptcy_is_the_worst_and_winning_the_best() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 80_000).turn(0)
    before = value(table.state, 0)
    table.play("give up")
    assert value(table.state, 0) < before < value(table.state, 1)


def test_when_short_of_cash_the_greedy_bot_sells_rather_than_give_up() -> None:
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 80_000).turn(0)
    assert GAME.name(bot("greedy", GAME).choose(table.state.view(0), Rng(1))) == "offer"


def test_it_drills_where_the_discs_must_have_oil() -> None:
    state, depths = discs_known()
    assert state.possible.bit_count() == 1
    action = bot("greedy", GAME).choose(state.view(0), Rng(1))
    assert depths[GAME.verb(action)[1]] == min(depths)


def test_a_greedy_bot_beats_a_random_one() -> None:
    greedy, random = bot("greedy", GAME), bot("random", GAME)
    wins = 0
    for seed in range(6):
        rng, state = Rng(seed), GAME.new(2)
        while state.stack:
            actor = state.actor
            if actor == NATURE:
                state.answer(state.top().draw(state, rng))
            else:
                state.answer((greedy if actor == seed % 2 else random).choose(state.view(actor), rng))
        wins += state.winners() == [seed % 2]
    assert wins >= 5
