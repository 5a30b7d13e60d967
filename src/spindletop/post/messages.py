"""What a notice says: whose turn it is, in which game, with whom. Nothing of the game itself."""

import hashlib
import re
from collections.abc import Sequence

import msgspec

from spindletop.games import game
from spindletop.post.book import Turn
from spindletop.post.ways import Way
from spindletop.post.words import say


class Shown(msgspec.Struct):
    """A notice as static/worker.js shows it."""

    title: str
    body: str
    path: str  # where a click leads
    tag: str  # of two with the same tag the later is seen


def title(turns: Sequence[Turn]) -> str:
    if len(turns) == 1:
        return say("turn.one", game=titled(turns[0]))
    return say("turn.many", number=len(turns))


def line(turn: Turn) -> str:
    """Of a table among several."""
    return say("turn.line", game=titled(turn), others=", ".join(turn.others))


def path(turns: Sequence[Turn]) -> str:
    return f"/t/{turns[0].table}" if len(turns) == 1 else "/"


def mark(way: Way, turns: Sequence[Turn]) -> str:
    """The same for the same message: whoever gets it twice can know it."""
    told = " ".join([way.id, *sorted(f"{turn.table}:{turn.asked}" for turn in turns)])
    return hashlib.sha256(told.encode()).hexdigest()[:24]


def shown(turns: Sequence[Turn]) -> Shown:
    if len(turns) == 1:
        body = say("turn.wait", number=len(turns[0].others), others=", ".join(turns[0].others))
    else:
        body = "\n".join(map(line, turns))
    return Shown(title(turns), body, path(turns), turns[0].table if len(turns) == 1 else "turns")


def letter(turns: Sequence[Turn], site: str, stop: str) -> str:
    tables = "\n\n".join(f"{line(turn)}\n{site}/t/{turn.table}" for turn in turns)
    return f"{tables}\n\n-- \n{say('mail.why')}\n{say('mail.stop')} {stop}\n"


def note(way: Way, turns: Sequence[Turn], site: str) -> dict[str, object]:
    """For a chat room. Names are what people have written: no room is to take them for a command."""
    text = "\n".join(said(turn, plain(turn.name), site) for turn in turns)
    content = "\n".join(said(turn, quoted(turn.name), site) for turn in turns)
    return {
        "text": text,
        "content": content,
        "allowed_mentions": {"parse": []},
        "id": mark(way, turns),
        "turns": [{"game": turn.slug, "name": turn.name, "link": f"{site}/t/{turn.table}"} for turn in turns],
    }


def said(turn: Turn, name: str, site: str) -> str:
    return f"{say('turn.room', name=name, game=titled(turn))} {site}/t/{turn.table}"


def plain(name: str) -> str:
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(name: str) -> str:
    return re.sub(r"([\\*_~`|>@#\[\]()<:])", r"\\\1", name)


def titled(turn: Turn) -> str:
    """A game that is not here any more is called by its short name."""
    try:
        return game(turn.slug).title
    except ValueError:
        return turn.slug
