"""What changed of a page's part, in pieces: those that the page has are named by their number, one that differs in its
numbers only is told by them, and the others are sent. Squares that may be clicked differ in little else.

`static/pieces.js` puts a part together again; a `Screen` is the same for those who listen without a browser.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

# In a row: new text; the number of a piece that the page has, and how many from there on are shown again; or how many
# pieces ago there was one like it, and its own numbers, as text.
Sent = list[str | int]

MOST = 400  # characters in what may be clicked, as one piece
PIECE = re.compile(rf"<(?:g|button)\b[^>]*data-action.{{0,{MOST}}}?</(?:g|button)>|<[^<]*|[^<]+", re.DOTALL)
STEP = re.compile("(?<=; )")  # of a run of answers: many begin alike
NUMBER = re.compile(r"\d+(?:\.\d+)?", re.ASCII)  # as JavaScript finds them
FORMS = 20_000  # kept: the same pieces are shown again and again
PARTS = 8000  # kept in pieces: those of several hundred screens


def cut(html: str) -> list[str]:
    """A tag with the text after it is a piece, and so is all of what may be clicked, step by step."""
    return [step for piece in PIECE.findall(html) for step in (STEP.split(piece) if "; " in piece else (piece,))]


class Had:
    """The pieces of a part that a page has: where each of them is, and one like it but for its numbers."""

    def __init__(self, html: str) -> None:
        self.pieces = tuple(cut(html))  # of words only: Python's collector looks at it once, and at a list every time
        self.where = {piece: number for number, piece in enumerate(self.pieces)}
        self.alike = {form(piece): number for number, piece in enumerate(self.pieces)}


had = lru_cache(PARTS)(Had)  # what is sent now is what the page has when the next is sent


def changed(before: str, html: str) -> Sent:
    """What to send to a page that has a part as it was before."""
    page = had(before)
    known, where, alike = list(page.pieces), page.where.copy(), page.alike.copy()
    sent: Sent = []
    first = again = 0  # pieces that are shown again, one after the other
    for piece in had(html).pieces:
        if again and first + again < len(known) and known[first + again] == piece:
            again += 1
            continue
        if again:
            sent += first, again
            again = 0
        if piece in where:
            first, again = where[piece], 1
            continue
        like = alike.get(form(piece))
        sent += [piece] if like is None else [len(known) - like, numbers(known[like], piece)]
        where[piece] = alike[form(piece)] = len(known)
        known.append(piece)
    return [*sent, first, again] if again else sent


@lru_cache(FORMS)
def form(piece: str) -> str:
    """What pieces have in common that differ in their numbers only."""
    return NUMBER.sub("0", piece)


def numbers(known: str, piece: str) -> str:
    """Those of a piece, where they differ from what is expected of one like that which is known."""
    others: list[str] = []
    replaced: dict[str, str] = {}
    for was, now in zip(NUMBER.findall(known), NUMBER.findall(piece), strict=True):
        others.append("" if replaced.get(was, was) == now else now)
        replaced[was] = now
    return ",".join(others).rstrip(",")


def renumbered(known: str, others: str) -> str:
    """A piece with other numbers: what has replaced a number once is expected to do so again."""
    left = iter(others.split(","))
    replaced: dict[str, str] = {}

    def now(found: re.Match[str]) -> str:
        was = found[0]
        replaced[was] = next(left, "") or replaced.get(was, was)
        return replaced[was]

    return NUMBER.sub(now, known)


class Screen:
    """What a page has, of all that it was sent."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}

    def show(self, message: dict[str, Any]) -> dict[str, str]:
        """The parts that a message changes, as they are now."""
        if message["whole"]:
            self.parts.clear()
        sent: dict[str, Sent] = message["parts"]
        self.parts.update({name: together(self.parts.get(name, ()), each) for name, each in sent.items()})
        return {name: "".join(self.parts[name]) for name in sent}


def together(had: Iterable[str], sent: Sent) -> list[str]:
    """The pieces of a part, from those that were had and what was sent."""
    known = list(had)
    made: list[str] = []
    left = iter(sent)
    for each in left:
        what = each if isinstance(each, str) else next(left)
        if isinstance(what, int):
            made += known[int(each) : int(each) + what]
        else:
            made.append(what if each is what else renumbered(known[-int(each)], what))
            known.append(made[-1])
    return made
