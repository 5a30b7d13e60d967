"""An ordinary step sends little to a screen, whatever the game."""

from collections.abc import Iterator

import pytest
from tests.recorded import RECORDS, played, seated

import spindletop
from spindletop.kernel import NATURE, Record
from spindletop.web.frames import frame, step_frames
from spindletop.web.sight import Sight

ORDINARY = 10_000  # bytes, as they are before anything compresses them
RARE = 500  # one step in so many may be larger: a truck with twelve points on an open plain
MOST = 12_000
ANSWERS = 700
NAMES = ["Maximilienne", "Bartholomews", "Wilhelmina W", "Clementine M", "Marmaduke MM"]


def steps(record: Record) -> Iterator[bytes]:
    """What a stream tells the first seat: the whole page, then every answer as it is given."""
    table, seen = seated(record, NAMES), Sight(0, (0,))
    first = frame(table, seen, "")
    yield first.message("recorded:0", {})
    shown, at = first.parts, 0
    for _ in played(table, record):
        if table.actor != NATURE:
            for each in [*step_frames(table, seen, "", at), frame(table, seen, "")]:
                yield each.message("recorded:0", shown)
                shown = {**shown, **each.parts}
            at = table.answers
            if at > ANSWERS:
                return


@pytest.mark.parametrize("slug", spindletop.games())
def test_an_ordinary_step_is_small(slug: str) -> None:
    _, *later = steps(Record.load(RECORDS[slug]))
    sizes = sorted(map(len, later))
    assert len(sizes) > 70
    large = [size for size in sizes if size > ORDINARY]
    assert len(large) <= len(sizes) / RARE and sizes[-1] < MOST, large
    assert sizes[len(sizes) // 2] < ORDINARY / 5
