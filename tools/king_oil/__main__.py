"""Surveys King Oil's county, into src/spindletop/games/king_oil/county.json and ground.svg.

    .venv/bin/python -m tools.king_oil

It begins with regions.json, which tools/king_oil_map.py draws from the holes. Both files are data of the game: this is
run, for some minutes, only when the drawing shall change.
"""

import json
from pathlib import Path
from typing import Any

from tools.king_oil.geometry import Line, Point
from tools.king_oil.ground import ground
from tools.king_oil.land import office
from tools.king_oil.lettering import Block, Lettering, lettering
from tools.king_oil.outlines import HEIGHT, WIDTH, County, county
from tools.king_oil.pipes import tag_places, ways_to

from spindletop.words import Words

FOLDER = Path(__file__).resolve().parents[2] / "src" / "spindletop" / "games" / "king_oil"


def main() -> None:
    surveyed, say = county(), Words(FOLDER / "words")
    letters = [lettering(surveyed, number, say(f"lease.n{number}")) for number in surveyed.outlines]
    text = json.dumps(described(surveyed, letters), separators=(",", ":"))
    text = text.replace('{"outline"', '\n{"outline"').replace('{"source"', '\n{"source"')
    (FOLDER / "county.json").write_text(text + "\n", "utf-8")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">\n{ground(surveyed, letters)}\n</svg>\n'
    (FOLDER / "ground.svg").write_text(svg, "utf-8")


def described(surveyed: County, letters: list[Lettering]) -> dict[str, Any]:
    tags = tag_places(surveyed, letters)
    return {
        "size": [WIDTH, HEIGHT],
        "office": whole(office()),
        "lines": [whole(line) for line in surveyed.lines],
        "leases": [
            {
                "outline": whole(surveyed.outlines[number]),
                "holes": whole(surveyed.holes[number]),
                "text": block(written.text),
                "price": block(written.price) if written.price else None,
                "shed": spot(written.shed.at),
            }
            for number, written in zip(surveyed.outlines, letters, strict=True)
        ],
        "borders": [
            {
                "source": each.source - 1,
                "target": each.target - 1,
                "at": spot(each.at),
                "tag": spot(tags[frozenset((each.source, each.target))]),
                "ways": [whole(way) for way in ways_to(surveyed, each)],
            }
            for each in surveyed.crossings
        ],
    }


def spot(at: Point) -> list[int]:
    return [round(at[0]), round(at[1])]


def whole(line: Line) -> list[list[int]]:
    return [spot(each) for each in line]


def block(written: Block) -> dict[str, Any]:
    return {"form": written.form, "at": spot(written.at), "turn": written.turn, "width": round(written.width)}


if __name__ == "__main__":
    main()
