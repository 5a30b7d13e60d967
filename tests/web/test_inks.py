"""Whose something is can be seen by day and at night: inks three times as bright as what they lie on, or three times as
dark, as the style sheets have them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spindletop
from spindletop.web.assets import ART

LEAST = 3
SCHEMES = ["day", "night"]
SEATS = range(5)
HEX = re.compile("#([0-9a-f]{3}|[0-9a-f]{6})")
MIXED = re.compile(r"(.+) (\d+)%")
Colour = tuple[float, ...]  # red, green, blue: 0 to 255

KING_OIL = Path(spindletop.__file__).parent / "games/king_oil"
HOUSE = (ART / "colours.css").read_text(encoding="utf-8")
MARKS = (ART / "symbols.css").read_text(encoding="utf-8")
COUNTY, GROUND = ((KING_OIL / name).read_text(encoding="utf-8") for name in ("style.css", "ground.css"))


def value(sheet: str, selector: str, property: str) -> str:
    """What a style sheet says of it, the last word counting."""
    rules = re.findall(rf"^\s*{re.escape(selector)} {{([^}}]*)}}", sheet, re.MULTILINE)
    said = [found for rule in rules for found in re.findall(rf"(?:^|[ ;]){property}: ([^;]+);", rule)]
    return str(said[-1])


def arguments(text: str) -> Iterator[str]:
    """Of a function, without those of the functions in it."""
    depth, begin = 0, 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            yield text[begin:at].strip()
            begin = at + 1
    yield text[begin:].strip()


def colour(said: str, scheme: str, seat: int = 0) -> Colour:
    """What a style sheet's words come to for things of this seat."""
    if plain := HEX.fullmatch(said):
        digits = plain[1] if len(plain[1]) == 6 else "".join(2 * each for each in plain[1])
        return tuple(int(digits[at : at + 2], 16) for at in (0, 2, 4))
    name, _, rest = said.removesuffix(")").partition("(")
    given = list(arguments(rest))
    if name == "var":
        ink = f"--s{seat}" if given[0] == "--c" else given[0]
        return colour(value(HOUSE, ":root", ink), scheme, seat)
    if name == "light-dark":
        return colour(given[SCHEMES.index(scheme)], scheme, seat)
    assert name == "color-mix" and given[0] == "in srgb", said
    first, share = MIXED.fullmatch(given[1]).groups()  # type: ignore[union-attr]
    pairs = zip(colour(first, scheme, seat), colour(given[2], scheme, seat), strict=True)
    return tuple(one * int(share) / 100 + other * (1 - int(share) / 100) for one, other in pairs)


def contrast(one: Colour, other: Colour) -> float:
    """As the guidelines for accessible pages (WCAG 2) count it: 1 to 21."""
    less, more = sorted((brightness(one), brightness(other)))
    return (more + 0.05) / (less + 0.05)


def brightness(seen: Colour) -> float:
    parts = (each / 255 for each in seen)
    linear = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return sum(weight * each for weight, each in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_black_on_white_is_the_greatest_contrast_and_a_colour_on_itself_the_least() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((18, 94, 116), (18, 94, 116)) == 1
    assert contrast(colour("#777", "day"), colour("#fff", "day")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_owned_land_is_told_from_free_land(seat: int, scheme: str) -> None:
    edge = colour(value(COUNTY, ".band", "stroke"), scheme, seat)
    for free in (value(GROUND, ".g-plain", "fill"), value(COUNTY, ".plat-land", "fill")):
        assert contrast(edge, colour(free, scheme)) >= LEAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_on_hills_and_in_valleys_the_edge_of_owned_land_is_told_by_its_outline(seat: int, scheme: str) -> None:
    edge, outline = (colour(value(COUNTY, each, "stroke"), scheme, seat) for each in (".band", ".band-key"))
    assert contrast(edge, outline) >= LEAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_the_mark_of_an_owner_is_told_from_its_badge(seat: int, scheme: str) -> None:
    shape, badge = (colour(value(MARKS, each, "fill"), scheme, seat) for each in (".b-shape", ".b-en"))
    assert contrast(shape, badge) >= LEAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_sign_of_an_owner_is_told_from_land_and_paper_by_its_colour_or_its_outline(seat: int, scheme: str) -> None:
    inks = [colour(value(COUNTY, ".sign", property), scheme, seat) for property in ("fill", "stroke")]
    for under in (value(GROUND, ".g-plain", "fill"), "var(--paper)"):
        assert max(contrast(ink, colour(under, scheme)) for ink in inks) >= LEAST
