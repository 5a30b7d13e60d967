"""What the operator does: each act is written down, with when and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.people.accounts import Accounts, Signed
from spindletop.people.forgetting import all_data, forget
from spindletop.people.reports import A_NAME, Report, Reports, Settled
from spindletop.people.words import say
from spindletop.store.database import Fetch
from spindletop.table import Refused, Table, Why
from spindletop.table.bans import Ban
from spindletop.table.seating import check_note
from spindletop.table.shuns import known_as

SHOWN = 12  # letters of a fingerprint by which somebody is called
LEAST = 6  # of them, to find somebody

FIND = """SELECT people.holder, people.person, people.mail, people.made, profiles.name FROM people
    LEFT JOIN profiles ON profiles.holder = people.holder"""
BROWSERS = """SELECT profiles.holder, '', NULL, 0.0, profiles.name FROM profiles
    LEFT JOIN people ON people.holder = profiles.holder WHERE people.holder IS NULL"""


@dataclass(frozen=True)
class Somebody:
    """A person with an account, or a browser without one."""

    holder: str
    person: str = ""  # the account
    mail: str = ""
    made: float = 0.0  # since when there is an account
    name: str = ""
    devices: int = 0
    ban: Ban | None = None

    @property
    def id(self) -> str:
        """As the operator calls them."""
        return self.holder[:SHOWN]


@dataclass(frozen=True)
class Act:
    number: int
    made: float
    what: str
    about: str
    why: str


class Operator:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.tables = accounts.tables
        self.store = accounts.store
        self.reports = Reports(self.store)

    # People

    async def people(self, search: str = "") -> list[Somebody]:
        """All with an account, and browsers that have a name; of those whose name, address or id has this in it."""
        rows = [*await self.store.read(FIND), *await self.store.read(BROWSERS)]
        counted = dict(await self.store.read("SELECT person, count(*) FROM devices GROUP BY person"))
        bans, wanted = await self.accounts.bans.all(), search.casefold()
        found = [
            Somebody(holder, person, mail or "", made, name or "", counted.get(person, 0), bans.pop(holder, None))
            for holder, person, mail, made, name in rows
        ]
        found += [Somebody(holder, ban=ban) for holder, ban in bans.items()]
        told = [each for each in found if wanted in f"{each.name}\n{each.mail}\n{each.holder}".casefold()]
        return sorted(told, key=lambda each: (not each.person, each.name.casefold(), each.holder))

    async def somebody(self, called: str) -> Somebody:
        """By the beginning of their id, by the address of mail, by the name if only one has it, or by where they sit:
        table:seat."""
        if ":" in called:
            return await self._seated(called)
        known = await self.people()
        is_id = len(called) >= LEAST and set(called) <= set("0123456789abcdef")
        by_id = [each for each in known if is_id and each.holder.startswith(called)]
        found = by_id or [each for each in known if called.casefold() in (each.mail.casefold(), each.name.casefold())]
        if len(found) != 1:
            told = "operator.several" if found else "operator.nobody"
            raise Refused(Why.UNKNOWN, say(told, called=called, ids=", ".join(each.id for each in found)))
        return found[0]

    async def _seated(self, called: str) -> Somebody:
        id, _, number = called.partition(":")
        table = await self.tables.table(id)
        holders = table.holders_of(int(number)) if number.isdecimal() and len(number) < 3 else frozenset[str]()
        if not holders:
            raise Refused(Why.UNKNOWN, say("operator.empty", called=called))
        return await self.holding(holders, table.names[int(number)])

    async def holding(self, holders: Sequence[str] | frozenset[str], name: str = "") -> Somebody:
        """Who is known by one of these: by their account, if there is one."""
        holder = await self.store.together(lambda fetch: known_as(fetch, holders))
        known = [each for each in await self.people() if each.holder == holder]
        return known[0] if known else Somebody(holder, name=name)

    def signed(self, who: Somebody) -> Signed | None:
        """As who can see and delete all that is theirs on their own page; None without an account."""
        return Signed(who.person, "", self.accounts.token_of(who.person), who.name) if who.person else None

    async def export(self, who: Somebody) -> dict[str, object]:
        told = await all_data(self.accounts, who.holder, self.signed(who))
        await self.note("export", who.id, "")
        return told

    async def delete(self, who: Somebody, why: str) -> None:
        await forget(self.accounts, who.holder, self.signed(who))
        await self.note("delete", who.id, why)

    async def ban(self, who: Somebody, until: float, reason: str) -> None:
        """They can look, and change nothing: signed out everywhere, and their seats wait for the clock or the others.
        Where nothing has begun, their seats are open again."""
        reason = check_note(reason)
        await self.accounts.bans.add(who.holder, Ban(until, reason, self.accounts.now()))
        await self.tables.send_away(who.holder)
        await self.note("ban", who.id, reason)

    async def unban(self, who: Somebody, why: str) -> None:
        if not await self.accounts.bans.end(who.holder):
            raise Refused(Why.ILLEGAL, say("operator.not_banned", called=who.id))
        await self.note("unban", who.id, why)

    # Tables

    async def close(self, table: str, reason: str) -> Table:
        closed = await self.tables.close(table, check_note(reason))
        await self.note("close", table, reason)
        return closed

    async def remove(self, table: str, line: int, why: str) -> Table:
        now = await self.tables.remove_line(table, line)
        await self.note("remove", f"{table} line {line}", why)
        return now

    # Reports

    async def settle(self, report: Report, what: Settled, why: str, until: float) -> None:
        """With what is to come of it."""
        if report.settled:
            raise Refused(Why.REPEATED, say("operator.settled", number=report.number, how=report.settled))
        if what is Settled.REMOVED:
            if report.line == A_NAME:
                raise Refused(Why.ILLEGAL, say("operator.no_line"))
            await self.remove(report.table, report.line, why)
        elif what is Settled.BANNED:
            if not report.other:
                raise Refused(Why.ILLEGAL, say("operator.unknown"))
            await self.ban(await self.holding([report.other], report.name), until, why)
        await self.reports.settle(report, what)
        await self.note(f"report {what}", str(report.number), why)

    # What was done

    async def note(self, what: str, about: str, why: str) -> None:
        now = self.accounts.now()
        add = "INSERT INTO acts (act, made, what, about, why) VALUES (?, ?, ?, ?, ?)"

        def work(fetch: Fetch) -> None:
            number = fetch("SELECT coalesce(max(act), 0) + 1 FROM acts")[0][0]
            fetch(add, number, now, what, about, why)

        await self.store.together(work)

    async def acts(self) -> list[Act]:
        """All that was done, the last one last."""
        return [Act(*row) for row in await self.store.read("SELECT act, made, what, about, why FROM acts ORDER BY act")]
