"""How tables come to be, until a game begins: new ones, lessons, the deal of a day, a rematch, a position played on
from, records read; and who sits down."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from spindletop.kernel import OPEN, OVER, ContentFile, Game, Record, RecordError, unnamed
from spindletop.learn.lesson import lesson
from spindletop.table import deals, drafts, timing
from spindletop.table.chronicle import Status
from spindletop.table.clocks import Terms
from spindletop.table.entries import Opened, Place, Rematched
from spindletop.table.library import Library
from spindletop.table.plans import BotSeat, OpenSeat, Person, SeatPlan, check_rated, seat_people
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.seating import NAME_LENGTH, check_token, check_word, clean_name, fingerprint, new_code
from spindletop.table.shuns import Shuns
from spindletop.table.summaries import Summary
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.tickets import Ticket, Tickets, check_ticket
from spindletop.table.turns import Rank
from spindletop.table.words import say

TABLES_EACH = 50  # waiting or running, opened by one token
RECORD_SIZE = 1_000_000  # characters of an uploaded record,
RECORD_SECONDS = 15.0  # to read it,
RECORDS_EACH = 2  # and how many are read for one person at once
LATELY = 200  # of somebody's last tables, among which one of a deal is looked for


class Opening:
    """The calls that open tables and fill their seats."""

    library: Library
    tickets: Tickets
    shuns: Shuns
    helpers: Thinkers

    def __init__(self) -> None:
        self._reading: Counter[str] = Counter()

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
        old = await self.library.table(table)
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
        id = check_ticket(ticket) if ticket else self.tickets.new().table
        if len(places) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            told = say("table.seats", game=game.title, least=least, most=most, number=len(places))
            raise Refused(Why.WRONG, told)
        try:
            chosen = game.setup(len(places), dict(options)).options
        except ValueError as error:
            raise Refused(Why.WRONG, say("table.options", reason=reason(error))) from None
        more = {"seed": self.tickets.seed(id), **more}
        opened = Opened(game.slug, game.rules, game.source.hash, chosen, places, host, **more)
        try:
            return await self.library.open(id, game, opened)
        except Refused as refused:
            there = await self.library.table(id)
            if refused.why is not Why.TAKEN or not there.is_host(token):
                raise
            return there

    async def open_lesson(self, token: str, game: str, name: str, chapter: int = 1, *, ticket: str = "") -> Table:
        """A table to learn a game at: the learner where this chapter of its lesson says, bots in all other seats."""
        return await self._open_chapter(token, game, name, chapter, (), ticket)

    async def next_chapter(self, table: str, seat: int, token: str) -> Table:
        """The lesson goes on with its next chapter, at a table of its own; this one is put away."""
        now = await self.library.table(table)
        now.check_seat(token, seat)
        coached = now.coaching()
        if coached is None:
            raise Refused(Why.ILLEGAL, say("lesson.over"))
        known = dict.fromkeys([*now.opened.known, *(topic.name for topic in coached.topics)])
        ticket = self.tickets.derived(f"lesson after {table}")
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
            each.table
            for each in await self.library.mine(token, LATELY)
            if (each.game, each.day) == (deal.game, deal.day)
        ]
        return await self.library.table(played[0]) if played else None

    async def dealt(self, deal: deals.Deal, limit: int = 100) -> list[Summary]:
        """All games of it that are over, the best first."""
        return await self.library.dealt(deal, limit)

    def _deal_ticket(self, deal: deals.Deal, token: str) -> Ticket:
        return self.tickets.derived(f"{deal.name} for {fingerprint(token)}")

    async def rematch(self, table: str, token: str, word: str = "") -> Table:
        """The same people again. The first call opens the new table, in which the others' seats are kept for
        them; their own call seats them. `word`: who calls gives it for the dice."""
        old = await self.library.table(table)
        old.check_played()
        seats = old.seats_of(token)
        if not seats:
            raise Refused(Why.FORGED, say("table.not_played"))
        ticket = self.tickets.rematch(table)
        await self.library.write(table, lambda now: [] if now.rematch else [Rematched(ticket.table)])
        try:
            return await self._open_rematch(old, token, check_word(word))
        except Refused as refused:
            if refused.why != Why.TAKEN:
                raise
        new = await self.library.table(old.rematch)
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
        met = await self.library.table(table)
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


def read_record(text: str, content: str) -> tuple[str, dict[str, Any], list[str], list[str]]:
    """The game, options, players and standing answers of an uploaded record."""
    record = Record.parse(text, "The file", ContentFile(content, "content file") if content else None)
    if record.state.actor != OVER:
        raise RecordError("The game in it is not over.")
    names = [record.game.name(action) for action in record.answers()]
    return record.game.slug, record.options, record.players, names
