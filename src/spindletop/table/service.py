"""All tables of a server: the calls that change them, and news of what happens."""

import asyncio
import hmac
import math
import secrets
import sys
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from spindletop.analysis.hints import Idea
from spindletop.analysis.reasons import Reason
from spindletop.kernel import OPEN, OVER, ContentFile, Game, Record, RecordError, unnamed
from spindletop.learn.lesson import lesson
from spindletop.store import open_store
from spindletop.table import deals, drafts, operating, ordering, timing
from spindletop.table.analyses import Analyses
from spindletop.table.bans import Bans
from spindletop.table.clocks import Terms
from spindletop.table.dice import seed_hash
from spindletop.table.driver import Driver
from spindletop.table.entries import Opened, Place, Rematched
from spindletop.table.expiry import Expiry
from spindletop.table.flags import Flags
from spindletop.table.hints import BUDGET, Hints
from spindletop.table.library import Library
from spindletop.table.notes import Notes
from spindletop.table.orders import Order
from spindletop.table.plans import BotSeat, OpenSeat, Person, SeatPlan, check_rated, seat_people
from spindletop.table.precedence import Precedence
from spindletop.table.presence import Presence
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.rivals import Rivals
from spindletop.table.seating import NAME_LENGTH, check_token, check_word, clean_name, fingerprint, new_code
from spindletop.table.shuns import Shuns
from spindletop.table.summaries import Summary
from spindletop.table.table import Status, Table
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.turns import Rank
from spindletop.table.uptime import steady
from spindletop.table.waiting import Turn
from spindletop.table.words import say

TABLES_EACH = 50  # waiting or running, opened by one token
RECORD_SIZE = 1_000_000  # characters of an uploaded record,
RECORD_SECONDS = 15.0  # to read it,
RECORDS_EACH = 2  # and how many are read for one person at once
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
LATELY = 200  # of somebody's last tables, among which one of a deal is looked for
ALL = 10**6  # tables of one person
LOOK = 1.0  # seconds between looks at a folder that will appear


@dataclass(frozen=True)
class Ticket:
    """A table that may be opened: its id, and the hash of nature's seed, shown before anybody gives a word."""

    table: str
    seed_hash: str


class Tables:
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
        self.library = Library(open_store(database), clock, steady)
        self.workers = workers
        self.seconds = analysis
        self._reading: Counter[str] = Counter()
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
            self._secret = await self.library.store.secret("seeds")
            yield self
        finally:
            await self.library.close()

    async def __aenter__(self) -> "Tables":
        await self.library.start()
        self._secret = await self.library.store.secret("seeds")
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

    # Opening tables

    def prepare(self) -> Ticket:
        """A ticket for `open_table`, for a page that shows the seed's hash before words are given."""
        return self._ticket("".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)))

    def rematch_ticket(self, table: str) -> Ticket:
        """The table at which the same people would play again: known from the start, so that it is not chosen when
        their words are."""
        return self._derived(f"rematch of {table}")

    def own_token(self, person: str) -> str:
        """A person's, on all their devices: it is made from the secret of this server and never leaves it."""
        return urlsafe_b64encode(self._digest(f"person {person}")).rstrip(b"=").decode()

    def _derived(self, what: str) -> Ticket:
        digest = self._digest(what)
        return self._ticket("".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH]))

    def _ticket(self, table: str) -> Ticket:
        return Ticket(table, seed_hash(self._seed(table)))

    def _seed(self, table: str) -> str:
        return self._digest(table).hex()

    def _digest(self, what: str) -> bytes:
        return hmac.digest(self._secret.encode(), what.encode(), "sha256")

    async def open_table(
        self,
        token: str,
        game: str,
        seats: Sequence[SeatPlan],
        options: Mapping[str, Any] | None = None,
        *,
        ticket: str = "",
        content: str = "",
        listed: bool = True,
        clock: Terms | None = None,
        rated: bool = False,
    ) -> Table:
        """Open a table; the token holds its Person seats. It begins when no seat is open. The same ticket a second time
        (a double click) is the same table. `clock`: how much time people have; None: all that they want. `rated`:
        whoever takes a seat agrees that the game counts for ratings."""
        played = await self.library.shelf.chosen(game, content)
        places = seat_people(played, seats, token)
        if rated:
            check_rated(places)
        more = {"listed": listed, "clock": timing.check_terms(clock, places) if clock else None, "rated": rated}
        return await self._open(played, places, options or {}, token, ticket, **more)

    async def fork(
        self, token: str, table: str, at: int, seats: Sequence[SeatPlan], *, ticket: str = "", listed: bool = True
    ) -> Table:
        """Play on from a position of a finished game, at a new table."""
        old = await self.table(table)
        old.check_over()
        if old.view(OPEN, at).actor == OVER:
            raise Refused(Why.ILLEGAL, say("table.over_there"))
        if len(seats) != len(old.seats):
            raise Refused(Why.WRONG, say("table.same_seats", seats=len(old.seats), number=len(seats)))
        prefix = [old.game.name(move.action) for move in old.course.moves[:at]]
        places = seat_people(old.game, seats, token)
        options = old.opened.options
        return await self._open(old.game, places, options, token, ticket, listed=listed, prefix=prefix, origin=table)

    async def _open(
        self, game: Game[Any], places: list[Place], options: Mapping[str, Any], token: str, ticket: str, **more: Any
    ) -> Table:
        host = fingerprint(check_token(token))
        if await self.library.store.hosted(host, Status.WAITING, Status.RUNNING) >= TABLES_EACH:
            raise Refused(Why.LIMIT, say("table.many", most=TABLES_EACH))
        id = ticket or self.prepare().table
        if len(id) != ID_LENGTH or not set(id) <= set(ID_LETTERS):
            raise Refused(Why.WRONG, say("table.no_id"))
        if len(places) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            told = say("table.seats", game=game.title, least=least, most=most, number=len(places))
            raise Refused(Why.WRONG, told)
        try:
            chosen = game.setup(len(places), dict(options)).options
        except ValueError as error:
            raise Refused(Why.WRONG, say("table.options", reason=reason(error))) from None
        more = {"seed": self._seed(id), **more}
        opened = Opened(game.slug, game.rules, game.source.hash, chosen, places, host, **more)
        try:
            return await self.library.open(id, game, opened)
        except Refused as refused:
            there = await self.table(id)
            if refused.why is not Why.TAKEN or not there.is_host(token):
                raise
            return there

    async def open_lesson(self, token: str, game: str, name: str, chapter: int = 1, *, ticket: str = "") -> Table:
        """A table to learn a game at: the learner where this chapter of its lesson says, bots in all other seats."""
        return await self._open_chapter(token, game, name, chapter, (), ticket)

    async def next_chapter(self, table: str, seat: int, token: str) -> Table:
        """The lesson goes on with its next chapter, at a table of its own; this one is put away."""
        now = await self.table(table)
        now.check_seat(token, seat)
        coached = now.coaching()
        if coached is None:
            raise Refused(Why.ILLEGAL, say("lesson.over"))
        known = dict.fromkeys([*now.opened.known, *(topic.name for topic in coached.topics)])
        ticket = self._derived(f"lesson after {table}")
        new = await self._open_chapter(
            token, now.game.slug, now.seats[seat].name, now.opened.chapter + 1, list(known), ticket.table
        )
        await self.library.write(table, lambda old: drafts.end_lesson(old, seat, token, new.id))
        return new

    async def end_lesson(self, table: str, seat: int, token: str) -> Table:
        """The learner goes on without the coach."""
        return await self.library.write(table, lambda now: drafts.end_lesson(now, seat, token, ""))

    async def _open_chapter(
        self, token: str, game: str, name: str, number: int, known: Sequence[str], ticket: str
    ) -> Table:
        played = await self.library.shelf.chosen(game, "")
        found = lesson(game)
        if found is None or not 1 <= number <= len(found.chapters):
            raise Refused(Why.UNKNOWN, say("lesson.unknown", game=played.title))
        chapter = found.chapters[number - 1]
        seats: list[SeatPlan] = [Person(name) if seat == chapter.seat else BotSeat() for seat in range(chapter.seats)]
        more = {"prefix": chapter.opening, "chapter": number, "known": list(known), "listed": False}
        return await self._open(played, seat_people(played, seats, token), chapter.options, token, ticket, **more)

    # The deal of a day

    def days(self) -> list[str]:
        """Whose deals can be played: today's first."""
        return deals.laid_out(self.library.clock())

    async def open_deal(self, token: str, game: str, day: str, name: str) -> Table:
        """The table at which this token plays the deal of a day: one, however often it is called."""
        if day not in self.days():
            raise Refused(Why.UNKNOWN, say("deal.gone"))
        played = await self.library.shelf.chosen(game, "")
        deal = deals.Deal(game, day)
        if begun := await self.dealt_to(token, deal):
            return begun
        places = deal.places(played, name, check_token(token))
        more = {"seed": deal.seed, "day": day, "unaided": True, "listed": False}
        return await self._open(played, places, {}, token, self._deal_ticket(deal, token).table, **more)

    async def dealt_to(self, token: str, deal: deals.Deal) -> Table | None:
        """The table at which this token plays it, if it does: its own, or one that was handed over to it."""
        played = [
            each.table for each in await self.mine(token, LATELY) if (each.game, each.day) == (deal.game, deal.day)
        ]
        return await self.table(played[0]) if played else None

    async def dealt(self, deal: deals.Deal, limit: int = 100) -> list[Summary]:
        """All games of it that are over, the best first."""
        return await self.library.dealt(deal, limit)

    def _deal_ticket(self, deal: deals.Deal, token: str) -> Ticket:
        return self._derived(f"{deal.name} for {fingerprint(token)}")

    async def rematch(self, table: str, token: str, word: str = "") -> Table:
        """The same people again. The first call opens the new table, in which the others' seats are kept for
        them; their own call seats them. `word`: who calls gives it for the dice."""
        old = await self.table(table)
        old.check_played()
        seats = old.seats_of(token)
        if not seats:
            raise Refused(Why.FORGED, say("table.not_played"))
        ticket = self.rematch_ticket(table)
        await self.library.write(table, lambda now: [] if now.rematch else [Rematched(ticket.table)])
        try:
            return await self._open_rematch(old, token, check_word(word))
        except Refused as refused:
            if refused.why != Why.TAKEN:
                raise
        new = await self.table(old.rematch)
        for seat in seats:
            if new.seats[seat].open:
                again = old.seats[seat]
                new = await self.claim(new.id, seat, token, again.name, word=word, program=again.program)
        return new

    async def _open_rematch(self, old: Table, token: str, word: str) -> Table:
        places, shunned_by = [], await self.shuns.have_blocked(fingerprint(token))
        for seat in old.seats:
            if seat.held_by(token):
                places.append(Place(seat.name, fingerprint(token), word=word, program=seat.program))
            elif seat.person:
                kept_for = [] if seat._holders & shunned_by else sorted(seat._holders)
                places.append(Place(invite=new_code(), reserved=kept_for))
            else:
                places.append(Place(seat.name, bot=seat.bot))
        options, more = old.opened.options, {"listed": old.listed, "origin": old.id, "clock": old.opened.clock}
        return await self._open(old.game, places, options, token, old.rematch, **more)

    async def invite_again(self, token: str, name: str, game: str, table: str, seat: int, *, word: str = "") -> Table:
        """A new table of any game, with a seat kept for somebody with whom this token plays or played at that one."""
        met = await self.table(table)
        if not met.seats_of(token) or not met.seat(seat).person or met.seats[seat].held_by(token):
            raise Refused(Why.FORGED, say("table.not_met"))
        if met.holders_of(seat) & await self.shuns.have_blocked(fingerprint(token)):
            raise Refused(Why.FORGED, say("table.not_met"))
        played = await self.library.shelf.chosen(game, "")
        plans: list[SeatPlan] = [Person(name, word), OpenSeat(tuple(sorted(met.seats[seat]._holders)))]
        plans += [OpenSeat() for _ in range(played.seats[0] - len(plans))]
        return await self._open(played, seat_people(played, plans, token), {}, token, "", listed=False)

    async def upload(self, token: str, text: str, content: str = "", *, person: str = "") -> Table:
        """A finished game from its record's text (and its content file, if it had its own); `person` as for a hint."""
        if len(text) > RECORD_SIZE:
            raise Refused(Why.LIMIT, say("file.long_record", most=RECORD_SIZE))
        if self._reading[person] >= RECORDS_EACH:
            raise Refused(Why.OFTEN, say("file.reading"))
        self._reading[person] += 1
        work = partial(self.helpers.run, read_record, text, content, person=person, rank=Rank.PATIENT)
        try:  # in a worker: a record may be made to take very long
            slug, options, players, prefix = await work(limit=RECORD_SECONDS)
        except Failed as failed:
            cause = failed.__cause__ if isinstance(failed.__cause__, RecordError) else failed
            raise Refused(Why.WRONG, say("file.unreadable", reason=reason(cause))) from None
        finally:
            self._reading[person] -= 1
            self._reading += Counter()  # without those who have none
        game = await self.library.shelf.chosen(slug, content)
        names: list[str] = []
        for seat, name in enumerate(players):
            known = say("seat.colour", number=seat) if name == unnamed(seat) else name
            names.append(clean_name(known[:NAME_LENGTH], names))
        places = [Place(name) for name in names]
        return await self._open(game, places, options, token, "", prefix=prefix, record=text)

    # Before the game

    async def claim(
        self, table: str, seat: int, token: str, name: str, *, invite: str = "", word: str = "", program: bool = False
    ) -> Table:
        """Take an open seat, or one that is offered: any of a listed table that is not kept for somebody, else with its
        invite code.
        `program`: whoever takes it plays through one, and all see that."""
        check_token(token)
        shunned_by = await self.shuns.have_blocked(fingerprint(token))

        def make(now: Table) -> drafts.Draft:
            """Who is blocked learns no more than this, and only where they would have sat down."""
            draft = drafts.claim(now, seat, token, name, invite, word, program)
            if now.opener in shunned_by:
                raise Refused(Why.FORGED, say("seat.not_for_you"))
            return draft

        return await self.library.write(table, make)

    async def put_bot(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """The host fills an open seat with a bot."""
        return await self.library.write(table, lambda now: drafts.put_bot(now, seat, token, bot))

    async def add_word(self, table: str, seat: int, token: str, word: str) -> Table:
        """Add a seat's random word to nature's seed, before the game begins."""
        return await self.library.write(table, lambda now: drafts.add_word(now, seat, token, word))

    async def call_off(self, table: str, token: str) -> Table:
        """The host calls off a table that has not begun."""
        return await self.library.write(table, lambda now: drafts.call_off(now, token))

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


def read_record(text: str, content: str) -> tuple[str, dict[str, Any], list[str], list[str]]:
    """The game, options, players and standing answers of an uploaded record."""
    record = Record.parse(text, "The file", ContentFile(content, "content file") if content else None)
    if record.state.actor != OVER:
        raise RecordError("The game in it is not over.")
    names = [record.game.name(action) for action in record.answers()]
    return record.game.slug, record.options, record.players, names
