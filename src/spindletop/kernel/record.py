"""The record of a game: a header and every answer, nature's included, as text that a person can read.

    Spindletop record 1
    game     gold
    rules    1
    content  3c1ba6f0a8d1c2e4
    seats    2
    option   layout grid
    player   0 Ann
    dice     table 5kq7w2mh
    ---
    1  nature  start 1
    2  seat 1  turn 17
    3  seat 1  undo

Undo is an entry too; nothing is ever deleted. Replaying needs no random numbers. The lines about dice say how
nature's answers can be checked, where they can; they mean nothing here.
"""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spindletop.kernel.content import ContentFile
from spindletop.kernel.frame import NATURE
from spindletop.kernel.game import Game
from spindletop.kernel.options import spellings
from spindletop.kernel.registry import game_class
from spindletop.kernel.state import State

FORMAT = 1
UNDO = -1
Content = str | Path | ContentFile | None
HEADER_KEYS = ("game", "rules", "content", "seats", "option", "player", "dice")


def unnamed(seat: int) -> str:
    """What a record calls a player whose name nobody gave."""
    return f"seat {seat}"


class RecordError(ValueError):
    """A record that cannot be read or replayed: the message names the line and what is wrong."""


class Record:
    """A game as it was played so far: `state` is its position after all entries."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], players: Sequence[str] = ()) -> None:
        self.game = game
        self.seats = seats
        self.options = game.setup(seats, options).options
        self.players = [*players, *map(unnamed, range(len(players), seats))]
        self.dice: list[str] = []  # what the header says about nature's answers
        self.entries: list[tuple[int, int]] = []  # actor and action, or actor and UNDO
        self.state = self._first()
        self._open_states: list[State] = []  # before each of the last answers, as far as they can be taken back

    @classmethod
    def start(cls, game: Game[Any], seats: int = 4, players: Sequence[str] = (), **options: Any) -> "Record":
        return cls(game, seats, options, players)

    def append(self, action: int) -> None:
        """Play this answer and note it. What is not legal raises IllegalAction and notes nothing."""
        before, actor = self.state.copy(), self.state.actor
        self.state.play(action)
        self.entries.append((actor, action))
        if self.state.sealed:
            self._open_states.clear()
        else:
            self._open_states.append(before)

    def undo(self) -> None:
        """Take the last answer back, unless it is sealed. That is noted too."""
        if not self._open_states:
            raise RecordError("the last answer cannot be taken back: somebody else was asked or shown something")
        self.entries.append((self.state.last_actor, UNDO))
        self.state = self._open_states.pop()

    def answers(self, to: int | None = None) -> list[int]:
        """The answers that stand after the first `to` entries (all of them, if not given)."""
        standing: list[int] = []
        for _, action in self.entries[:to]:
            if action == UNDO:
                standing.pop()
            else:
                standing.append(action)
        return standing

    def replay(self, to: int | None = None) -> State:
        """The position after the first `to` entries (all of them, if not given)."""
        if to is not None and not 0 <= to <= len(self.entries):
            raise RecordError(f"there is no entry {to}: the record has {len(self.entries)}")
        state = self._first()
        for action in self.answers(to):
            state.play(action)
        return state

    def _first(self) -> State:
        state = self.game.new(self.seats, **self.options)
        assert isinstance(state, State)
        return state

    # As text

    def text(self) -> str:
        lines = [
            f"Spindletop record {FORMAT}",
            f"game     {self.game.slug}",
            f"rules    {self.game.rules}",
            f"content  {self.game.source.hash}",
            f"seats    {self.seats}",
            *(f"option   {name} {spellings(value)[0]}" for name, value in self.options.items()),
            *(f"player   {seat} {name}" for seat, name in enumerate(self.players)),
            *(f"dice     {line}" for line in self.dice),
            "---",
        ]
        for number, (actor, action) in enumerate(self.entries, 1):
            who = "nature" if actor == NATURE else f"seat {actor}"
            lines.append(f"{number}  {who}  {'undo' if action == UNDO else self.game.name(action)}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all: an interruption leaves the old file."""
        path = Path(path)
        half = path.with_name(path.name + ".new")
        half.write_text(self.text(), encoding="utf-8")
        os.replace(half, path)

    @classmethod
    def load(cls, path: str | Path, content: Content = None) -> "Record":
        """Read a record and replay it. A game with an own content file needs that file again."""
        path = Path(path)
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"cannot read {path}: {error}") from None
        return cls.parse(text, path.name, content)

    @classmethod
    def parse(cls, text: str, name: str = "record", content: Content = None) -> "Record":
        return _Reader(text, name).read(content)


class _Reader:
    """Reads the text of a record line by line, so that every complaint can name its line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.whole = text.endswith("\n")
        self.lines = text.splitlines()
        self.at = 0

    def wrong(self, what: object) -> RecordError:
        return RecordError(f"{self.name}, line {self.at}: {what}")

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.wrong("the record ends here, before its answers begin")
        if self.at == len(self.lines) and not self.whole:
            raise self.wrong("the record breaks off in the middle of this line")
        return self.lines[self.at - 1].strip()

    def read(self, content: Content) -> Record:
        record = self.read_header(content)
        while self.at < len(self.lines):
            self.read_entry(record, self.next())
        return record

    def read_header(self, content: Content) -> Record:
        if self.next() != f"Spindletop record {FORMAT}":
            raise self.wrong(f"this is not a Spindletop record of format {FORMAT}")
        facts: dict[str, tuple[int, str]] = {}
        options: dict[str, Any] = {}
        players: dict[int, str] = {}
        dice: list[str] = []
        while (line := self.next()) != "---":
            key, _, value = line.partition(" ")
            value = value.strip()
            if key not in HEADER_KEYS or not value:
                raise self.wrong(f"expected one of {', '.join(HEADER_KEYS)} with its value, or ---")
            if key == "option":
                option, _, choice = value.partition(" ")
                options[option] = choice.strip()
            elif key == "player":
                players[self.number(value.split(" ")[0])] = value.partition(" ")[2]
            elif key == "dice":
                dice.append(value)
            else:
                facts[key] = (self.at, value)
        end = self.at
        for key in HEADER_KEYS[:4]:
            if key not in facts:
                raise self.wrong(f"the header has no line '{key}'")
        self.at, slug = facts["game"]
        try:
            game = game_class(slug)(content)
            self.at, rules = facts["rules"]
            if self.number(rules) != game.rules:
                raise ValueError(f"played by rules version {rules}; here it is {game.rules}")
            self.at, its_content = facts["content"]
            if its_content != game.source.hash:
                raise ValueError(
                    f"played with other components (content {its_content}; here {game.source.hash}): "
                    "give its content file"
                )
            self.at, number = facts["seats"]
            seats = self.number(number)
            record = Record(game, seats, options)  # which refuses seats that the game has not
            record.players = [players.get(seat, unnamed(seat)) for seat in range(seats)]
            record.dice = dice
        except RecordError:
            raise
        except ValueError as error:
            raise self.wrong(error) from None
        self.at = end
        return record

    def read_entry(self, record: Record, line: str) -> None:
        match = re.fullmatch(r"(\d{1,9})\s+(nature|seat \d{1,9})\s+(\S.*)", line)
        if not match:
            raise self.wrong(f"expected an entry like '12  seat 0  {record.game.name(0)}', not '{line}'")
        number, who, what = match.groups()
        if int(number) != len(record.entries) + 1:
            raise self.wrong(f"entry {len(record.entries) + 1} should be here, not {number}")
        actor = NATURE if who == "nature" else int(who.split()[1])
        try:
            if what == "undo":
                record.undo()
            else:
                if actor != record.state.actor:
                    raise ValueError(f"{who} is not the one who is asked here")
                record.append(record.game.parse(what))
        except ValueError as error:
            raise self.wrong(error) from None

    def number(self, text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text):
            raise self.wrong(f"expected a number, not '{text[:20]}'")
        return int(text)
