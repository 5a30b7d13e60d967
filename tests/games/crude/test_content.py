"""A table may bring its own content file; what is wrong with it is said in words."""

from pathlib import Path

import pytest

from spindletop.games.crude.game import Crude
from spindletop.kernel import ContentError, Rng, playout

TEXT = (Crude.folder / "content.toml").read_text(encoding="utf-8")


def own(tmp_path: Path, *changes: tuple[str, str]) -> Crude:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "my-crude.toml"
    path.write_text(text, encoding="utf-8")
    return Crude(path)


def test_prices_and_cards_may_change(tmp_path: Path) -> None:
    game = own(
        tmp_path,
        ("4 = 200", "4 = 220"),
        ("open_at_start = 5", "open_at_start = 0"),
        ("rig      = { buy = 5,", "rig      = { buy = 1,"),
        ("change_at = 8", "change_at = 3"),
    )
    state = game.new(4)
    assert list(state.cash) == [220] * 4 and list(state.open) == [0, 7, 0, 7] and state.purchase_price(0) == 1
    playout(state, Rng(1))
    assert state.faults() == [] and state.winners()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("crude = 2 ", "crude = -2 ", "start.crude: expected `int` >= 0"),
        ("start = 26", "start = 81", "consumer.start: from first (1) to last (80)"),
        ("red = [2, 5,", "red = [5, 2,", "consumer.red: rising, none twice"),
        ("last = 30", "last = 0", "markets.crude.last: expected `int` >= 1"),
        ("step = 2,", "step = 3,", "markets.gasoline: the steps from first must meet last"),
        ('economy = "recovery"', 'economy = "boom"', "start.economy: one of depression, recession"),
        ("[economy.depression]", "[economy.slump]", "economy: object"),
        ('"rapid_growth"]', '"boom"]', "economy.recovery.next: six of depression"),
        ('"recovery", "expansion", "expansion"]', '"recovery"]', "economy.depression.next: expected `array` of length"),
        ("goal = [750, 1000]", "goal = [500]", "start.goal: must be [750, 1000]"),
        ("3 = 250, ", "", "start.cash: needs an amount for 2, 3 and 4 seats"),
        ("[news.embargo]", "[news.embrago]", "news: object"),
        ("ends_on = [2, 4, 5]", "ends_on = [2, 7]", "news.embargo.ends_on[1]: expected `int` <= 6"),
    ],
)
def test_a_wrong_content_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refusal:
        own(tmp_path, (old, new))
    assert str(refusal.value).startswith(f"my-crude.toml: {complaint}")
