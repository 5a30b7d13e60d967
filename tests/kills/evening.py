"""An evening at a server: people play at it, disasters happen, and everything that was acknowledged is looked for."""

import itertools
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.kills.people import Answer, Player
from tests.serving import Server

from spindletop import games
from spindletop.store.store import chosen
from spindletop.table import entries
from spindletop.table.entries import By

PEOPLE = 5
PATIENCE = 600.0  # seconds after which a table counts as stuck; machines that test are busy
ROUNDS = 2  # that every player must get after each disaster: bots and nature have answered, too


@dataclass
class Figures:
    """What came of an evening."""

    kills: Counter[str] = field(default_factory=Counter)
    answers: int = 0  # acknowledged
    lines: int = 0
    told: int = 0
    lost: list[object] = field(default_factory=list)
    doubled: list[object] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.faults)


class Evening:
    """A server on a database, and some people at it."""

    def __init__(self, folder: Path, database: str, people: int) -> None:
        self.folder = folder
        self.database = database
        self.server = Server(folder, database, pace="0")
        self.figures = Figures()
        self.faults: list[str] = []
        self.server.start()
        self.players = [Player(self.server, games()[number % len(games())], number) for number in range(people)]
        for player in self.players:
            player.start()

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def goes_on(self, where: str) -> None:
        """Everybody gets further, by themselves; who does not, sits at a table that is stuck."""
        wanted = {player: player.rounds + ROUNDS for player in self.players}
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and any(player.rounds < rounds for player, rounds in wanted.items()):
            time.sleep(0.02)
        for player, rounds in wanted.items():
            if player.rounds < rounds:
                self.figures.stuck.append(f"{player.table} ({player.game}) after {where}")

    def until_told(self) -> None:
        """Somebody has been told that the database is down."""
        before, end = self.told, time.monotonic() + PATIENCE
        while self.told == before:
            assert time.monotonic() < end, "nobody was told that the database is down"
            time.sleep(0.02)

    @property
    def told(self) -> int:
        return sum(player.told for player in self.players)

    def check(self) -> None:
        """Compare what was acknowledged with what is there."""
        answers = {answer for player in self.players for answer in player.acknowledged}
        lines = Counter(line for player in self.players for line in player.said)
        tables = [table for player in self.players for table in player.tables]
        kept, talk = self.kept(tables)
        sent = {answer for player in self.players for answer in player.sent}
        figures = self.figures
        figures.lost = [*sorted(answers - {*kept}), *(lines.keys() - talk.keys())]
        figures.doubled = [*(answer for answer in kept if answer not in sent)]
        figures.doubled += [line for line, times in talk.items() if times > 1]
        figures.answers, figures.lines, figures.told = len(answers), len(lines), self.told
        figures.faults = [*self.faults, *(fault for player in self.players for fault in player.faults)]
        if "Traceback" in (log := self.server.log.read_text(errors="replace")):
            figures.faults.append(f"the server's log: {log[log.index('Traceback') :][:2000]}")

    def kept(self, tables: list[str]) -> tuple[list[Answer], Counter[tuple[str, str]]]:
        """The answers and lines of people in the database, read by a connection of our own."""
        answers: list[Answer] = []
        talk: Counter[tuple[str, str]] = Counter()
        with reading(self.database) as read:
            for table in tables:
                asked = 1
                for seq, body in read("SELECT seq, body FROM entries WHERE game = ? ORDER BY seq", (table,)):
                    what = entries.decode(body)
                    if isinstance(what, entries.Said):
                        talk[table, what.text] += 1
                    if isinstance(what, entries.Answered) and what.by in (By.PERSON, By.RUN):
                        answers.append(Answer(table, asked, what.actor, what.action))
                    if what.moves:
                        asked = seq
        return answers, talk

    def end(self) -> Figures:
        for player in self.players:
            player.leaving.set()
        for player in self.players:
            player.stop()
        self.check()
        self.server.stop()
        return self.figures


Disaster = Callable[[Evening], None]


@contextmanager
def reading(database: str) -> Iterator[Any]:
    dialect = chosen(database)
    connection = dialect.connect()
    try:
        yield lambda text, values: connection.execute(dialect.sql(text), values).fetchall()
    finally:
        connection.close()


def spend(database: str, disasters: Mapping[str, Disaster], kills: int, people: int = PEOPLE) -> Figures:
    """An evening with so many kills, one kind after the other."""
    with tempfile.TemporaryDirectory(prefix="spindletop-kills-") as folder:
        evening = Evening(Path(folder), database or str(Path(folder, "tables.db")), people)
        evening.goes_on("the start")
        try:
            for name, happen in itertools.islice(itertools.cycle(disasters.items()), kills):
                happen(evening)
                evening.figures.kills[name] += 1
                evening.goes_on(name)
                evening.check()
                print(".", end="", flush=True)
                if not evening.figures.sound:
                    break
        finally:
            figures = evening.end()
    print()
    return figures
