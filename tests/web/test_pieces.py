"""What changed of a part: little is sent, and the page puts it together as it is."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spindletop.web.pieces import Screen, Sent, changed, cut, together

SQUARE = '<g class="can" data-action="drive {0}; drive {1}" aria-label="To {1}: {2} points"><rect/>{2}</g>'


def squares(*numbers: tuple[int, int, int]) -> str:
    return "".join(SQUARE.format(*each) for each in numbers)


def test_what_the_page_has_is_named() -> None:
    had = "<p>Ann has <b>12</b></p>"
    assert changed(had, "<p>Bob has <b>14</b></p>") == ["<p>Bob has ", 4, "14", 2, 2]
    assert changed(had, "<p>Ann has <b>12</b></p>") == [0, 4]
    assert changed(had, "") == []


def test_what_differs_in_its_numbers_is_told_by_them() -> None:
    start, end = cut(squares((1, 2, 3)))
    assert changed("", squares((1, 2, 3), (1, 3, 5))) == [start, end, 0, 1, 1, "3,,5"]
    assert together([start, end], [0, 1, 1, "3,,5"]) == cut(squares((1, 3, 5)))


def test_what_may_be_clicked_is_one_piece_but_for_the_steps_of_a_run() -> None:
    first, last = cut(squares((1, 2, 3)))
    assert first.endswith("drive 1; ") and last.startswith("drive 2") and last.endswith("</g>")
    assert cut("<li><b>1</b>, then</li>") == ["<li>", "<b>1", "</b>, then", "</li>"]


def test_a_screen_forgets_what_it_had_when_it_is_told_all() -> None:
    screen = Screen()

    def told(whole: bool, **parts: Sent) -> dict[str, str]:
        return screen.show({"whole": whole, "parts": parts})

    assert told(True, dock=["<p>1", "</p>"], log=["<ol/>"]) == {"dock": "<p>1</p>", "log": "<ol/>"}
    assert told(False, dock=[2, "2", 1, 1]) == {"dock": "<p>2</p>"}
    assert told(True, dock=["<p>3"]) == {"dock": "<p>3"} and "log" not in screen.parts


TEXTS = st.lists(
    st.sampled_from(["<b>", "</b>", "; ", "7", "12", "1.5", ",", "٣", "<g data-action='a; b 3'>", "</g>", "word "])
).map("".join)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(TEXTS, TEXTS)
def test_every_part_is_put_together_as_it_is(before: str, after: str) -> None:
    assert "".join(cut(before)) == before
    made = together(cut(before), changed(before, after))
    assert made == cut(after), "the next change is told of these pieces"
