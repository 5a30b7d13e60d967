"""All tables of a server: the calls that change them, and news of what happens."""

import asyncio
import math
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from spindletop.analysis.hints import Idea
from spindletop.analysis.reasons import Reason
from spindletop.store import open_store
from spindletop.table import drafts, operating, ordering, timing
from spindletop.table.analyses import Analyses
from spindletop.table.bans import Bans
from spindletop.table.chronicle import Status
from spindletop.table.driver import Driver
from spindletop.table.expiry import Expiry
from spindletop.table.flags import Flags
from spindletop.table.hints import BUDGET, Hints
from spindletop.table.library import Library
from spindletop.table.notes import Notes
from spindletop.table.opening import Opening
from spindletop.table.orders import Order
from spindletop.table.precedence import Precedence
from spindletop.table.presence import Presence
from spindletop.table.rivals import Rivals
from spindletop.table.seating import check_token, new_code
from spindletop.table.shuns import Shuns
from spindletop.table.summaries import Summary
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.tickets import Tickets
from spindletop.table.uptime import steady
from spindletop.table.waiting import Turn

ALL = 10**6  # tables of one person
LOOK = 1.0  # seconds between looks at a folder that will appear


class Tables(Opening):
    """The tables of this process. `async with Tables(database) as tables:` starts and stops it."""

    def __init__(
        self,
        database: str | Path = "",
        *,
        workers: int = 1,
        pace: float = 0.6,
        pause: tuple[float, float] = (1.5, 4.0),
        patience: float = 15.0,
        analysis: float = 30.0,
        waiting: float = math.inf,
        idle: float = math.inf,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady,
    ) -> None:
        """`database`: a file, a postgresql:// address, or empty for the user's data folder. `workers`: processes
        for bots; one more is for what people ask (hints, analyses), so that they do not wait for bots. `pace`:
        seconds between the answers of bots while people play. `pause`: seconds after which the table gives a
        person's only answer, from and to. `patience`: seconds until a table that waits for the bot of another
        process is taken over. `analysis`: seconds of work for one of a finished game. `waiting`, `idle`: seconds after
        which a table expires at which nothing happens, before its game has begun and later. `clock`: what time it is;
        `steady`: seconds that nobody sets."""
        super().__init__()
        self.library = Library(open_store(database), clock, steady)
        self.workers = workers
        self.seconds = analysis
        self._driving = pace, pause, patience
        self._quiet = {Status.WAITING: waiting, Status.RUNNING: idle}
        self.presence = Presence()
        self.notes = Notes(self.library.store)
        self.shuns = Shuns(self.library.store)
        self.bans = Bans(self.library.store, clock)

    @asynccontextmanager
    async def visited(self) -> AsyncIterator["Tables"]:
        """For a command beside the servers: it reads and writes, and leaves bots, nature, clocks and news to them."""
        try:
            await self.library.visit()
            self.tickets = Tickets(await self.library.store.secret("seeds"))
            yield self
        finally:
            await self.library.close()

    async def __aenter__(self) -> "Tables":
        await self.library.start()
        self.tickets = Tickets(await self.library.store.secret("seeds"))
        self.thinkers = Thinkers(self.workers)
        self.helpers = Thinkers(1)
        self.hints = Hints(self.helpers)
        self.analyses = Analyses(self.helpers, self.seconds)
        self.rivals = Rivals(self.helpers)
        self.precedence = Precedence()
        self.driver = Driver(self.library, self.thinkers, self.precedence, *self._driving)
        self.driver.start()
        self.flags = Flags(self.library, self._driving[-1])
        self.flags.start()
        self.expiry = Expiry(self.library, self._quiet)
        self.expiry.start()
        return self

    async def warm_up(self) -> None:
        """Start the processes that think before somebody waits for them."""
        await asyncio.gather(self.thinkers.warm_up(), self.helpers.warm_up())

    async def change_to(self, folder: Path) -> None:
        """Bots and helpers go on with the project as it stands in this folder, as soon as it is there; Failed: they
        cannot. This process keeps what it has imported."""
        while not folder.exists():
            await asyncio.sleep(LOOK)
        sys.path.insert(0, str(folder))
        try:
            await asyncio.gather(self.thinkers.change_over(), self.helpers.change_over())
        except Failed:
            sys.path.remove(str(folder))
            raise

    async def __aexit__(self, *_: object) -> None:
        """Ends all streams of news, then everything else."""
        await self.expiry.close()
        await self.flags.close()
        await self.driver.close()
        await self.analyses.close()
        await self.rivals.close()
        self.thinkers.close()
        self.helpers.close()
        await self.library.close()

    # Finding tables

    async def table(self, table: str, asked: int = 0) -> Table:
        """The table as it is now, or Refused (UNKNOWN). The same object follows later changes. For who answers: where
        `asked` is what this process knows to be asked there, that will do, and the store is not read."""
        return await self.library.table(table, asked)

    async def open_tables(self, limit: int = 50) -> list[Summary]:
        """Listed tables with open seats, newest first."""
        return await self.library.listed(Status.WAITING, limit)

    async def offered(self, limit: int = 50) -> list[Summary]:
        """Listed tables at which a seat is offered, the last changed first."""
        return await self.library.offered(limit)

    async def mine(self, token: str, limit: int = 50) -> list[Summary]:
        """Tables that this token opened or at which it holds a seat, the last changed first."""
        return await self.library.mine(token, limit)

    async def finished(self, limit: int = 50, before: float | None = None) -> list[Summary]:
        """Listed games that are over, the last ended first; `before`: those that changed earlier."""
        return await self.library.listed(Status.OVER, limit, before)

    # Playing

    async def answer(self, table: str, seat: int, token: str, asked: int, *way: str) -> Table:
        """Answer for a seat. `asked` is table.asked as the page had it, `way` the answer in notation (game.name(a)), or
        several that follow each other: nobody sees the table between them. When this returns, they are durable."""
        return await self.library.write(table, lambda now: drafts.answer(now, seat, token, asked, way))

    async def undo(self, table: str, seat: int, token: str, asked: int) -> Table:
        """Take this seat's last own answer back, if nothing has come of it."""
        return await self.library.write(table, lambda now: drafts.undo(now, seat, token, asked))

    async def order(self, table: str, seat: int, token: str, order: Order) -> Table:
        """Say beforehand what this seat will answer. Nobody else learns of it until the table answers so for it."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: ordering.give(now, seat, token, order, clock()))

    async def withdraw(self, table: str, seat: int, token: str, number: int) -> Table:
        """Take an order back, by its number."""
        return await self.library.write(table, lambda now: ordering.withdraw(now, seat, token, number))

    async def hint(self, table: str, seat: int, token: str, budget: str = BUDGET, *, person: str = "") -> list[Idea]:
        """What the strong bot would answer here, the best first. Not in memory games. `person`: who waits for it, if
        many do."""
        now = await self.table(table)
        now.check_hint(token, seat)
        return await self.hints.ask(now, seat, budget, person)

    async def missed(self, table: str, seat: int, token: str, *, person: str = "") -> list[Reason]:
        """What a learner goes without after a wrong turn. Not in memory games."""
        now = await self.table(table)
        now.check_hint(token, seat)
        return await self.hints.missed(now, seat, person)

    async def foresee(self, table: str, seat: int, token: str, *, person: str = "") -> None:
        """Begin to think of a question, so that `costly` is known soon when it is answered."""
        now = await self.table(table)
        now.check_hint(token, seat)
        if now.against_bots(seat):
            self.hints.begin(now, seat, BUDGET, person)

    async def costly(
        self, table: str, seat: int, token: str, answers: Sequence[int], least: float, *, person: str = ""
    ) -> bool:
        """Whether these answers would cost this seat more than `least` of the win; it is told against bots only."""
        now = await self.table(table)
        now.check_hint(token, seat)
        return now.against_bots(seat) and await self.hints.costly(now, seat, answers, least, person)

    async def chat(self, table: str, seat: int, token: str, text: str, slip: str = "") -> Table:
        """Sent again with the same slip (any word, new for each line), a line is said once."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.chat(now, seat, token, text, clock(), slip))

    async def remark(self, table: str, token: str, name: str, text: str, slip: str = "") -> Table:
        """Chat of somebody who watches."""
        check_token(token)
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.remark(now, token, name, text, clock(), slip))

    async def tune(self, table: str, token: str) -> Table:
        """Somebody has chosen whom they hear: all pages of theirs that show this table look again."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.tune(now, token, clock()))

    # What the operator does

    async def close(self, table: str, reason: str) -> Table:
        return await self.library.write(table, lambda now: operating.close(now, reason))

    async def remove_line(self, table: str, line: int) -> Table:
        return await self.library.write(table, lambda now: operating.remove(now, line))

    async def send_away(self, holder: str) -> None:
        """From tables that have not begun."""
        for each in await self.library.held(holder, ALL):
            if each.status is Status.WAITING:
                await self.library.write(each.table, lambda now: operating.send_away(now, holder))

    # Coming and going

    async def leave(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """A bot plays for this seat until it is taken back. Before the game: the seat is open again."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.leave(now, seat, token, bot, clock()))

    async def give_up(self, table: str, seat: int, holder: str) -> Table:
        """The same for good, for somebody who is to be forgotten."""
        return await self.library.write(table, lambda now: drafts.give_up(now, seat, holder))

    async def stand_in(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """Anybody at the table lets a bot play for a person who has let it wait for drafts.IDLE seconds."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.stand_in(now, seat, token, bot, clock()))

    async def take_back(self, table: str, seat: int, token: str) -> Table:
        """The person who holds the seat plays again."""
        return await self.library.write(table, lambda now: drafts.take_back(now, seat, token))

    async def offer(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """Offer a seat to others, who take it over with `claim`: for who holds it, and lets a bot play meanwhile; and
        for the others at the table after its time was up."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.offer(now, seat, token, bot, clock()))

    async def wait(self, table: str, seat: int, token: str) -> Table:
        """One of the others gives a seat whose time is up some more, where the table decides."""
        return await self.library.write(table, lambda now: timing.wait(now, seat, token))

    async def go_away(self, table: str, seat: int, token: str, days: int) -> Table:
        """Vacation: by post, no time of this seat runs for so many days."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: timing.go_away(now, seat, token, days, clock()))

    async def come_back(self, table: str, seat: int, token: str) -> Table:
        """The end of a vacation before its time."""
        clock = self.library.clock
        return await self.library.write(table, lambda now: timing.come_back(now, seat, token, clock()))

    async def resume_code(self, table: str, seat: int, token: str) -> str:
        """A code to carry this seat to another device: works once, for drafts.RESUME seconds."""
        code, clock = new_code(), self.library.clock
        await self.library.write(table, lambda now: drafts.resume_code(now, seat, token, code, clock()))
        return code

    async def resume(self, table: str, code: str, token: str) -> Table:
        """Let this token hold the code's seat, too."""
        check_token(token)
        clock = self.library.clock
        return await self.library.write(table, lambda now: drafts.resume(now, code, token, clock()))

    async def alone(self, table: str, seat: int, token: str) -> Table:
        """Send the other devices of this seat away: only this token holds it from now on."""
        return await self.library.write(table, lambda now: drafts.alone(now, seat, token))

    # Afterwards

    async def download(self, table: str) -> str:
        """The record of a finished game as text, with all that `spindletop verify` needs."""
        now = await self.table(table)
        return now.opened.record or now.record().text()

    async def content(self, table: str) -> str:
        """The text of the content file that the table plays with."""
        now = await self.table(table)
        return now.game.source.text

    # News

    def changes(self, table: str, since: int = 0) -> AsyncIterator[int]:
        """The seq of the table whenever it has grown beyond what was last yielded (or `since`). Ends when
        Tables is closed."""
        return self.library.changes(table, since)

    async def goes_on(self, table: Table, seconds: float) -> bool:
        """Whether something happens at the table within so many seconds."""
        return await self.library.hub.grows(table.id, table.seq, seconds)

    def lobby(self) -> AsyncIterator[None]:
        """Whenever a table was opened, filled, begun or ended."""
        return self.library.lobby()

    def turns(self, token: str) -> AsyncIterator[list[Turn]]:
        """The tables that wait for this token, now and whenever that changes: the most urgent first."""
        return self.library.turns(token)

    def end_news(self) -> None:
        """End all of the above, for a server that waits for its streams before it stops."""
        self.library.hub.close()
