"""What a call would add to a table: its entries, or a refusal. Nothing here changes the table; what comes of it by the
rules is found when it is carried out (consequences.py)."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from spindletop.bots import roster
from spindletop.bots.search import SearchBot
from spindletop.kernel import Game
from spindletop.table import entries as entry
from spindletop.table.chronicle import Status
from spindletop.table.clocks import NOBODY
from spindletop.table.entries import AnyEntry, By
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.seating import (
    Seat,
    bot_name,
    check_word,
    clean_chat,
    clean_name,
    fingerprint,
    new_code,
)
from spindletop.table.table import Due, Table
from spindletop.table.words import say

IDLE = 300.0  # seconds that a person may let the others wait before they may put in a bot,
IDLE_RATED = 86_400.0  # and in a rated game, in which they are last then
RESUME = 3600.0  # seconds that a resume code works
ANSWER_LENGTH = 200
LONGEST_THOUGHT = 5.0  # seconds that a bot may take for an answer,
MOST_FUTURES = 1000  # or futures that it may try
OFFERED = 8  # answers that a refusal names
CODES = 50  # resume codes that were not used, at one table
SLIP_LENGTH = 40
TALKS = 1000  # how much a seat can say at one table,
TALKS_AT_ONCE = 8  # and within so many seconds
REMARKS = 500  # how much spectators can say besides,
REMARKS_AT_ONCE = 5
LEAVES = 200  # how often a seat can be left to a bot,
LEAVES_AT_ONCE = 3
AT_ONCE = 10.0

ANSWERS = {By.BOT: Due.BOT, By.CLOCK: Due.CLOCK, By.TABLE: Due.SINGLE}  # what each is for

Draft = list[AnyEntry]


# What the game asks


def answer(table: Table, seat: int, token: str, asked: int, way: Sequence[str]) -> Draft:
    """A person's answer; or several in one go, as far as they are possible: a way over the board."""
    table.check_seat(token, seat)
    actions = [_parse(table, step) for step in way]
    if asked != table.asked:
        _stale(table, seat, asked, actions[0])
    _check_turn(table, seat)
    first, *others = map(table.game.name, actions)
    return [entry.Answered(seat, first, By.PERSON), *(entry.Answered(seat, other, By.RUN) for other in others)]


def _parse(table: Table, step: str) -> int:
    if len(step) > ANSWER_LENGTH:
        raise Refused(Why.LIMIT, say("answer.too_long"))
    try:
        return table.game.parse(step)
    except ValueError as error:
        raise Refused(Why.ILLEGAL, say("answer.unknown", reason=reason(error))) from None


def impossible(table: Table, answer: str) -> str:
    """In words, with the first few answers that are offered here."""
    legal = table.legal(table.turn)
    shown, more = ", ".join(map(table.game.name, legal[:OFFERED])), len(legal) - OFFERED
    return say("answer.impossible_many" if more > 0 else "answer.impossible", answer=answer, possible=shown, more=more)


def _stale(table: Table, seat: int, asked: int, action: int) -> None:
    for move in reversed(table.course.moves):
        if move.asked < asked:
            break
        if (move.asked, move.actor, move.action) == (asked, seat, action):
            raise Refused(Why.REPEATED, say("answer.arrived"))
    raise Refused(Why.STALE, say("answer.meanwhile"))


def _check_turn(table: Table, seat: int) -> None:
    if table.status != Status.RUNNING:
        raise Refused(Why.ILLEGAL, say(f"table.{table.status}"))
    if table.seats[seat].bot:
        raise Refused(Why.ILLEGAL, say("answer.bot_plays"))
    if table.turn != seat:
        raise Refused(Why.ILLEGAL, say("answer.not_turn", name=table.names[table.turn]))
    if table.overtime:
        raise Refused(Why.ILLEGAL, say("clock.overtime"))


def answer_for(table: Table, seat: int, asked: int, action: int, by: By) -> Draft:
    """The answer of a bot, or of the table itself; STALE if that is not wanted any more."""
    if table.asked != asked or table.due != ANSWERS[by]:
        raise Refused(Why.STALE, say("table.meanwhile"))
    return [entry.Answered(seat, table.game.name(action), by)]


def undo(table: Table, seat: int, token: str, asked: int) -> Draft:
    table.check_seat(token, seat)
    if asked != table.asked:
        raise Refused(Why.STALE, say("table.meanwhile"))
    _check_turn(table, seat)
    if table.opened.unaided:
        raise Refused(Why.ILLEGAL, say("answer.unaided"))
    to = table.course.undo_to(seat)
    if to is None:
        raise Refused(Why.ILLEGAL, say("answer.final"))
    return [entry.Undone(seat, to)]


# Before the game


def begin(seats: Sequence[Seat], draft: Draft) -> Draft:
    """The game begins with what fills the last open seat."""
    if any(seat.open for seat in seats):
        return draft
    return [*draft, entry.Started([seat._word for seat in seats])]


def claim(table: Table, seat: int, token: str, name: str, invite: str, word: str, program: bool = False) -> Draft:
    wanted = table.seat(seat)
    if wanted.held_by(token):
        raise Refused(Why.REPEATED, say("seat.yours"))
    if not wanted.offered:
        open_seat(table, seat)
    if not (table.listed and not wanted.reserved) and not wanted.lets_in(token, invite):
        raise Refused(Why.FORGED, say("seat.invited"))
    if table.opened.rated and (program or table.seats_of(token)):
        raise Refused(Why.ILLEGAL, say("table.rated"))
    if wanted.offered:
        return take_over(table, seat, token, name, program)
    shown = clean_name(name, [other.name for other in table.seats])
    check_word(word)
    seats = [*table.seats]
    seats[seat] = Seat(shown, person=True, _word=word)
    return begin(seats, [entry.Seated(seat, shown, fingerprint(token), word, program)])


def take_over(table: Table, seat: int, token: str, name: str, program: bool) -> Draft:
    """A seat that was offered, with all that it knows: so nobody gets it who knows what another seat does."""
    if table.status != Status.RUNNING:
        raise Refused(Why.ILLEGAL, say(f"table.{table.status}"))
    if table.seats_of(token):
        raise Refused(Why.ILLEGAL, say("offer.seated"))
    shown = clean_name(name, [other.name for number, other in enumerate(table.seats) if number != seat])
    return [entry.TakenOver(seat, shown, fingerprint(token), program)]


def put_bot(table: Table, seat: int, token: str, bot: str) -> Draft:
    if not table.is_host(token):
        raise Refused(Why.FORGED, say("bot.put"))
    open_seat(table, seat)
    if table.opened.rated:
        raise Refused(Why.ILLEGAL, say("table.rated"))
    bot = check_bot(table.game, bot)
    name = bot_name(bot, [other.name for other in table.seats])
    seats = [*table.seats]
    seats[seat] = Seat(name, bot)
    return begin(seats, [entry.Botted(seat, name, bot)])


def add_word(table: Table, seat: int, token: str, word: str) -> Draft:
    table.check_seat(token, seat)
    not_begun(table)
    return [entry.Worded(seat, check_word(word))]


def call_off(table: Table, token: str) -> Draft:
    if not table.is_host(token):
        raise Refused(Why.FORGED, say("table.not_host"))
    not_begun(table)
    return [entry.CalledOff()]


# Coming and going


def chat(table: Table, seat: int, token: str, text: str, now: float, slip: str = "") -> Draft:
    table.check_seat(token, seat)
    not_closed(table)
    line = entry.Said(seat, clean_chat(text), check_slip(slip))
    if is_said(table, line):
        return []
    said = [line.when for line in table.talk if line.kind == "said" and line.seat == seat]
    if len(said) >= TALKS:
        raise Refused(Why.LIMIT, say("talk.enough"))
    unhurried(said, TALKS_AT_ONCE, now)
    return [line]


def remark(table: Table, token: str, name: str, text: str, now: float, slip: str = "") -> Draft:
    """What a spectator says. Who sits here speaks from the seat, not under another name."""
    if table.seats_of(token):
        raise Refused(Why.ILLEGAL, say("talk.seated"))
    not_closed(table)
    line = entry.Remarked(clean_name(name, table.names), clean_chat(text), check_slip(slip), fingerprint(token))
    if is_said(table, line):
        return []
    remarks = [line.when for line in table.talk if line.kind == "remarked"]
    if len(remarks) >= REMARKS:
        raise Refused(Why.LIMIT, say("talk.spectators"))
    unhurried(remarks, REMARKS_AT_ONCE, now)
    return [line]


def tune(table: Table, token: str, now: float) -> Draft:
    """Somebody has chosen whom they hear: as often as they may speak, and spectators together as often as one seat."""
    tuned = table.tuned.get(fingerprint(token), ())
    all_tuned = sum(map(len, table.tuned.values())) if not table.seats_of(token) else len(tuned)
    if all_tuned >= TALKS:
        raise Refused(Why.LIMIT, say("talk.enough"))
    unhurried(tuned, TALKS_AT_ONCE, now)
    return [entry.Tuned(fingerprint(token))]


def check_slip(slip: str) -> str:
    if len(slip) > SLIP_LENGTH:
        raise Refused(Why.LIMIT, say("talk.slip", most=SLIP_LENGTH))
    return slip


def is_said(table: Table, said: entry.Said | entry.Remarked) -> bool:
    """Whether this very line stands in the talk, or did: it was sent again, because nobody could tell that it had
    arrived."""
    seat = said.seat if isinstance(said, entry.Said) else NOBODY
    this = seat, said.slip
    same = [line for line in table.talk if (line.seat, line.slip) == this]
    return bool(said.slip) and any(line.removed or line.text == said.text for line in same)


def leave(table: Table, seat: int, token: str, bot: str, now: float) -> Draft:
    table.check_seat(token, seat)
    if table.status == Status.WAITING:
        return [entry.Freed(seat, new_code())]
    if table.seats[seat].bot:
        raise Refused(Why.REPEATED, say("bot.plays"))
    left = [line.when for line in table.talk if line.kind == "left" and line.seat == seat]
    if len(left) >= LEAVES:
        raise Refused(Why.LIMIT, say("seat.left"))
    unhurried(left, LEAVES_AT_ONCE, now)
    return leave_to(table, seat, bot)


def give_up(table: Table, seat: int, holder: str) -> Draft:
    """The same for good, however often it was left: whoever holds it is to be forgotten."""
    if holder not in table.holders_of(seat):
        raise Refused(Why.FORGED, say("seat.not_yours"))
    if table.status == Status.WAITING:
        return [entry.Freed(seat, new_code())]
    return [] if table.status != Status.RUNNING or table.seats[seat].bot else leave_to(table, seat, "")


def stand_in(table: Table, seat: int, token: str, bot: str, now: float) -> Draft:
    if not table.seats_of(token) and not table.is_host(token):
        raise Refused(Why.FORGED, say("bot.stand_in"))
    if table.clock and table.undecided != seat:
        raise Refused(Why.ILLEGAL, say("clock.not_up"))
    idle, words = (IDLE_RATED, "bot.waited_rated") if table.opened.rated else (IDLE, "bot.waited")
    if table.turn != seat or table.seat(seat).bot or (not table.clock and now - table.asked_at < idle):
        raise Refused(Why.ILLEGAL, say(words, minutes=round(idle / 60), hours=round(idle / 3600)))
    return leave_to(table, seat, bot)


def leave_to(table: Table, seat: int, bot: str) -> Draft:
    """A bot plays for a seat from now on."""
    if table.status != Status.RUNNING:
        raise Refused(Why.ILLEGAL, say(f"table.{table.status}"))
    return [entry.Left(seat, check_bot(table.game, bot))]


def take_back(table: Table, seat: int, token: str) -> Draft:
    table.check_seat(token, seat)
    if not table.seats[seat].bot:
        raise Refused(Why.REPEATED, say("seat.playing"))
    return [entry.Back(seat)]


def offer(table: Table, seat: int, token: str, bot: str, now: float) -> Draft:
    """A seat is offered to others: by who holds it, and leaves it; or by the others, after its time was up."""
    wanted = table.seat(seat)
    if not table.passes_on:
        raise Refused(Why.ILLEGAL, say("offer.not_here"))
    if wanted.offered:
        raise Refused(Why.REPEATED, say("offer.offered"))
    if wanted.held_by(token):
        left = [] if wanted.away else leave(table, seat, token, bot, now)
    elif not table.seats_of(token):
        raise Refused(Why.FORGED, say("offer.whose"))
    elif seat == table.undecided:
        left = leave_to(table, seat, bot)
    elif wanted.away and table.clock and seat in table.clock.taken:
        left = []
    else:
        raise Refused(Why.FORGED, say("offer.whose"))
    return [*left, entry.Offered(seat, new_code())]


def resume_code(table: Table, seat: int, token: str, code: str, now: float) -> Draft:
    table.check_seat(token, seat)
    if sum(expires > now for _, expires in table.codes.values()) >= CODES:
        raise Refused(Why.LIMIT, say("seat.links"))
    return [entry.CodeMade(seat, fingerprint(code), now + RESUME)]


def resume(table: Table, code: str, token: str, now: float) -> Draft:
    seat, expires = table.codes.get(fingerprint(code), (None, 0.0))
    if seat is None or now > expires:
        raise Refused(Why.EXPIRED, say("seat.used"))
    return [entry.CodeUsed(fingerprint(code), fingerprint(token))]


def alone(table: Table, seat: int, token: str) -> Draft:
    """Other devices do not hold the seat any more, and links that were made for them do not work."""
    table.check_seat(token, seat)
    return [entry.Alone(seat, fingerprint(token))]


def end_lesson(table: Table, seat: int, token: str, goes_on_at: str) -> Draft:
    table.check_seat(token, seat)
    return [entry.LessonEnded(goes_on_at)] if table.chapter else []


def expire(table: Table, quiet: Mapping[Status, float], now: float) -> Draft:
    """A table at which nothing has happened for as long as its status allows, if it is for people to go on
    and nobody's time runs."""
    expired = table.due is None and table.falls is None and now - table.when >= quiet.get(table.status, math.inf)
    return [entry.Expired()] if expired else []


# What the above have in common


def unhurried(before: Sequence[float], most: int, now: float) -> None:
    """Refused if this was done `most` times within a few seconds."""
    if sum(now - when < AT_ONCE for when in before[-most:]) >= most:
        raise Refused(Why.OFTEN, say("talk.often"))


def open_seat(table: Table, seat: int) -> Seat:
    wanted = table.seat(seat)
    not_begun(table)
    if not wanted.open:
        raise Refused(Why.TAKEN, say("seat.quicker"))
    return wanted


def not_begun(table: Table) -> None:
    if table.status in (Status.CALLED_OFF, Status.EXPIRED, Status.CLOSED):
        raise Refused(Why.ILLEGAL, say(f"table.{table.status}"))
    if table.status != Status.WAITING:
        raise Refused(Why.TAKEN, say("table.begun"))


def not_closed(table: Table) -> None:
    if table.status is Status.CLOSED:
        raise Refused(Why.ILLEGAL, say("table.closed"))


def check_bot(game: Game[Any], bot: str) -> str:
    """A bot that can play this game and lets nobody wait for long; by default the usual one."""
    bot = bot or roster.USUAL
    try:
        made = roster.bot(bot, game)
    except ValueError as error:
        raise Refused(Why.WRONG, say("bot.unknown", reason=reason(error))) from None
    if isinstance(made, SearchBot) and (made.seconds > LONGEST_THOUGHT or made.futures > MOST_FUTURES):
        raise Refused(Why.LIMIT, say("bot.slow", seconds=round(LONGEST_THOUGHT), futures=MOST_FUTURES))
    return bot
