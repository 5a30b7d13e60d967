"""Content files: what is wrong is said with file and key, and own maps and cards can be played."""

import re
from pathlib import Path

import pytest
from tests.conformance.checks import check_game
from tests.conftest import FULL
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.giganten.build import GAME as GIGANTEN

import spindletop
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import ContentError, Rng, playout


def edited(tmp_path: Path, slug: str, *changes: tuple[str, str]) -> Path:
    text = (spindletop.game(slug).folder / "content.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, f"the content file has no {old!r}"
        text = text.replace(old, new, 1)
    path = tmp_path / f"my-{slug}.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("slug", "old", "new", "message"),
    [
        ("giganten", "start = 5000", "start = 5100", "my-giganten.toml: price_track.start: must be one of the prices"),
        ("giganten", "hire_fee = 3000", "hire_fee = -1", r"my-giganten.toml: economy.hire_fee: .*>= 0"),
        (
            "giganten",
            '["red", 2]',
            '["green", 2]',
            r"my-giganten.toml: die.faces\[0\]\[0\]: invalid enum value 'green'",
        ),
        ("giganten", "last = 20", "last = 19", "railway.last: must be 20: one space for each column"),
        ("giganten", "1a  1   1a", "1a  1   1d", "map.grid: row 1: '1d' is no square"),
        ("giganten", "1   1   2   1a", "1   1   2   1a  1", "map.grid: needs 12 rows of 20 squares"),
        ("giganten", "1 = 39", "3 = 39", "licences"),
        (
            "giganten",
            "2 = 4, 3 = 4, 4 = 4 } }",
            "2 = 4, 3 = 4, 4 = 3 } }",
            "map.grid: has 12 sites with 1 rigs for 11 tiles",
        ),
        ("giganten", "oil = 1, back = 0", "oil = 1, back = 2", "cards.special: card 1: oil or back, not both"),
        ("giganten", "[economy]", "[economics]", "economics"),
        ("giganten", '"Jet Oil Inc."', '"Hudson Two"', "companies: needs three names that begin with different words"),
        ("black_gold", '["A1|A2"]', '["A1|A9"]', "layouts.2: there is no tile A9 for tier A"),
        ("black_gold", '["B3|B4"]', '["A3|A4"]', "layouts.2: there is no tile A3 for tier B"),
        ("black_gold", "short_game_row = 16", "short_game_row = 1", "railway.short_game_row"),
        ("black_gold", "2 = 10, 5 = 10", "2 = 5, 5 = 5", "tiles: .* wells with 2 rigs, 10 markers"),
        ("black_gold", 'action = "back", value = 2', 'action = "back"', "card 9: extra_oil and back have a value"),
        ("black_gold", "one_rig   = [2, 4, 4, 5]", "one_rig   = [2, 4, 4]", "even_distribution.one_rig"),
        ("black_gold", "3   1a  1   1a  1   1", "1a  1a  1   1a  1   1a", "tiles.A1: an edge"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_key(tmp_path: Path, slug: str, old: str, new: str, message: str) -> None:
    path = edited(tmp_path, slug, (old, new))
    with pytest.raises(ContentError, match=message):
        spindletop.game(slug, content=path)


def test_a_table_may_bring_its_own_map_tiles_and_cards(tmp_path: Path) -> None:
    own = spindletop.game(
        "black_gold", edited(tmp_path, "black_gold", ("3   1a  1   1a  1   1", "2   1a  2   1a  2   2"))
    )
    assert own.source.hash != BLACK_GOLD.source.hash
    for seats in own.seats if FULL else own.seats[:1]:
        state = own.new(seats)
        playout(state, Rng(1))
        assert state.faults() == [] and state.winners()
    own = spindletop.game(
        "giganten", edited(tmp_path, "giganten", ("licences = 8, movement = 3", "licences = 9, movement = 1"))
    )
    state = own.new(4)
    playout(state, Rng(2))
    assert state.faults() == [] and own.parse("take l9-m1") >= 0


@pytest.mark.rule("GI-40", "BG-7")
@pytest.mark.parametrize("slug", ["giganten", "black_gold"])
def test_own_special_cards_come_again_until_the_black_train_has_arrived(tmp_path: Path, slug: str) -> None:
    def with_steps(steps: int, only: bool) -> Path:
        text = (spindletop.game(slug).folder / "content.toml").read_text("utf-8")
        before, specials = text.split("special = [")
        cards = [
            re.sub("train = [0-9]", f"train = {steps}", line) for line in specials.splitlines() if "train =" in line
        ]
        path = tmp_path / f"my-{slug}-{steps}.toml"
        path.write_text("\n".join([before, "special = [", *(cards[:1] if only else cards), "]"]), "utf-8")
        return path

    own = spindletop.game(slug, with_steps(1, only=True))
    for seats in own.seats if FULL else own.seats[:1]:
        state = own.new(seats)
        check_game(state, seats)
        assert isinstance(state, ProspectingState) and state.black == state.box.last
    with pytest.raises(ContentError, match=r"cards.special: needs a card with train = 1 or more"):
        spindletop.game(slug, with_steps(0, only=False))


def test_the_notation_of_cards_and_squares() -> None:
    assert GIGANTEN.name(GIGANTEN.parse("take s2-l4-m8-back2")) == "take s2-l4-m8-back2"
    assert GIGANTEN.name(GIGANTEN.parse("drive 20-12")) == "drive 20-12"
    assert BLACK_GOLD.parse("tile c4") != BLACK_GOLD.parse("tile c3")
    with pytest.raises(ValueError, match="'raise' takes hudson, jet, us"):
        GIGANTEN.parse("raise shell")
