"""What goes with the link to a finished game: its front page in small, and nothing while it is played."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.web.conftest import Visitor
from tests.web.test_home import previewed

from spindletop.web import fonts, paint, share
from spindletop.web.previews import PICTURE, Painter
from spindletop.web.share import halves

RECORDS = Path(__file__).parent.parent / "browser"
PNG = b"\x89PNG\r\n\x1a\n"


def finished(visitor: Visitor) -> str:
    """A recorded game of Ann, Bob <b> and Cleo, from the shelf."""
    record = (RECORDS / "gold.record").read_text(encoding="utf-8").replace("player   1 Bob", "player   1 Bob <b>")
    return visitor.post("/upload", 204, record=record, content="").partition("/replay")[0]


def test_the_link_of_a_finished_game_tells_who_won(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paint, "POSSIBLE", True)
    monkeypatch.setattr(share, "font_files", lambda: [Path("some.woff")])
    table = finished(ann)
    shown = previewed(ann.get(table))
    assert shown["og:title"] == "Bob <b> strikes it rich"
    assert shown["og:description"] == "Bob <b> finishes 10 nuggets ahead of Cleo"
    assert shown["og:image"] == f"http://127.0.0.1:1922{table}/share.png"
    monkeypatch.setattr(share, "font_files", list)
    assert "/art/preview/gold.png" in previewed(ann.get(table))["og:image"], "without letters it shows the poster"


def test_a_running_game_has_no_front_page_yet(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paint, "POSSIBLE", True)
    monkeypatch.setattr(share, "font_files", lambda: [Path("some.woff")])
    table = ann.post("/play", 204, game="crude", bot="rookie")
    assert "/art/preview/crude.png" in previewed(ann.get(table))["og:image"]
    ann.get(f"{table}/share.png", 404)


def test_the_front_page_is_painted(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py")
    drawn: list[str] = []

    async def seen(painter: Painter, name: str, drawing: str) -> bytes:
        drawn.append(drawing)
        return await paint_it(painter, name, drawing)

    paint_it = Painter.painted
    monkeypatch.setattr(Painter, "painted", seen)
    table = finished(ann)
    answer = ann.client.get(f"{table}/share.png")
    assert answer.headers["content-type"] == "image/png" and answer.content[:8] == PNG
    assert tuple(int.from_bytes(answer.content[at : at + 4]) for at in (16, 20)) == PICTURE
    written = [each.text for each in ElementTree.fromstring(drawn[0]).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Bob <b>", "Ann", "Cleo", "27", "17", "14"} <= {*written}


def test_letters_are_painted_with_the_fonts_of_the_house(tmp_path: Path) -> None:
    resvg_py = pytest.importorskip("resvg_py")
    for font in (share.SLAB, share.SANS):
        word = share.text("Oil", 2, 15, 12, font, "#000", 50)
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">{word}</svg>'
        pictures = set[bytes]()
        for number, file in enumerate([None, *fonts.font_files()]):
            if file is not None:
                (tmp_path / f"{number}.ttf").write_bytes(fonts.unpacked(file.read_bytes()))
            pictures.add(
                bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_dirs=[str(tmp_path)]))
            )
        assert len(pictures) == 2, "empty without its font, and written with it"
        for file in tmp_path.iterdir():
            file.unlink()


@pytest.mark.parametrize(
    ("words", "lines"), [("Ida strikes it rich", ["Ida strikes", "it rich"]), ("Eureka", ["Eureka"]), ("", [""])]
)
def test_a_headline_is_set_in_two_lines(words: str, lines: list[str]) -> None:
    assert halves(words) == lines
