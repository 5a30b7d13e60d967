"""What may stand for a table, a seat, a game in an address: anything else is no page of ours."""

import re

from starlette.convertors import Convertor, StringConvertor, register_url_convertor

TABLE = r"[A-Za-z0-9_-]{1,64}"
SEAT = r"[0-9]"
SLUG = r"[a-z_]{1,40}"
LAND = r"[0-9a-f]{12}"
PUZZLE = r"[1-9][0-9]{0,2}"


class TableInPath(StringConvertor):
    regex = TABLE


class SlugInPath(StringConvertor):
    regex = SLUG


class LandInPath(StringConvertor):
    regex = LAND


class NumberInPath(Convertor[int]):
    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


class SeatInPath(NumberInPath):
    regex = SEAT


class PuzzleInPath(NumberInPath):
    """Its number in the list of its game."""

    regex = PUZZLE


register_url_convertor("table", TableInPath())
register_url_convertor("seat", SeatInPath())
register_url_convertor("slug", SlugInPath())
register_url_convertor("land", LandInPath())
register_url_convertor("puzzle", PuzzleInPath())


def seat_of(text: str) -> int | None:
    """A seat as a query names it; None if that is not one."""
    return int(text) if re.fullmatch(SEAT, text) else None


def position_of(text: str, last: int) -> int:
    """How many answers stand there; else all of them."""
    return min(int(text), last) if text.isdecimal() and len(text) < 9 else last
