"""What the paper writes about a game that is over: who won and how, and what there is to tell of the others."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spindletop.analysis.telling import BETWEEN
from spindletop.art.scene import Moment
from spindletop.games import folder
from spindletop.games.accounts import Account
from spindletop.kernel import OPEN
from spindletop.table import Table
from spindletop.web.fortunes import by_answer, worth
from spindletop.web.words import say
from spindletop.words import once_a_language

WHISKER = 50  # who is ahead by less than one in so many won by a whisker
LATE, EARLY = 0.85, 0.25  # of a game: who went ahead for good after it, or before it


@dataclass(frozen=True)
class Told:
    """Something about one seat, for the column beside the picture."""

    seat: int
    words: str


@dataclass(frozen=True)
class News:
    """Who won and how: what the paper prints large."""

    names: list[str]
    scores: list[int]
    results: list[str]  # the same, in what the game counts in
    places: list[tuple[int, int]]  # place and seat, the best first
    winners: list[int]
    stamps: dict[int, str]  # of those whom the game went on without: why
    account: Account | None
    headline: str
    deckline: str

    @property
    def first(self) -> int:
        return self.places[0][1]

    @property
    def second(self) -> int:
        return self.places[1][1]


def news(table: Table) -> News:
    """Of a game that is over."""
    return _news(table, table.answers)


@once_a_language(64)
def _news(table: Table, seq: int) -> News:
    last, names = table.view(OPEN), table.names
    scores, winners = [int(score) for score in last.scores()], last.winners()
    plates = folder.scene(Moment(last, (), names)).plates
    stamps = {seat: plates[seat].note for seat in range(len(names)) if not last.is_in(seat)}
    order = places(scores, winners, lasted(table) if stamps else ())
    account = folder.account(last, [line.event for line in table.log(OPEN)])
    results = [folder.counted(table.game, score) for score in scores]
    told = News(names, scores, results, order, winners, stamps, account, "", "")
    manner = how(told, worth(table))
    head = say(f"final.{manner}", number=len(winners), names=" & ".join(names[seat] for seat in winners))
    return News(names, scores, results, order, winners, stamps, account, head, deckline(table, told))


# Large


def how(told: News, course: Sequence[Sequence[float]]) -> str:
    """In which manner it was won: what the headline is about."""
    first = told.first
    if len(told.winners) > 1 or len(told.places) == 1:
        return "headline"
    if told.second in told.stamps:
        return "outlasts"
    best, next_best = told.scores[first], told.scores[told.second]
    if told.account and deciding(told.account, told.scores):
        return "snatches"
    if (best - next_best) * WHISKER <= best:
        return "whisker"
    if next_best * 2 <= best:
        return "runaway"
    since = ahead_since(course, first) / max(1, len(course) - 1)
    return "late" if since > LATE else "early" if since < EARLY else "headline"


def deckline(table: Table, told: News) -> str:
    if len(told.places) == 1:
        return ""
    name, rival = told.names[told.first], told.names[told.second]
    if told.second in told.stamps:
        return say("final.left", number=len(told.places) - 1, name=name, rival=rival)
    if told.account and (row := deciding(told.account, told.scores)):
        hand = told.account.course.sums()
        rich = hand.index(max(hand))
        behind = folder.counted(table.game, hand[rich] - hand[told.first])
        return say("final.decided", row=row, rival=told.names[rich], amount=behind)
    ahead = told.scores[told.first] - told.scores[told.second]
    counted = folder.counted(table.game, ahead)
    return say("final.ahead" if ahead else "final.level", name=name, rival=rival, amount=counted)


def deciding(account: Account, scores: Sequence[float]) -> str | None:
    """What turned the standings round: the largest count at the end, if somebody else was ahead before it."""
    hand = account.course.sums()
    best, rich = max(scores), max(hand)
    if not account.end.listed() or any(hand[seat] == rich and scores[seat] == best for seat in range(len(hand))):
        return None
    winner = next(seat for seat, score in enumerate(scores) if score == best)
    rival = hand.index(rich)
    gained = [(amounts[winner] - amounts[rival], row) for row, amounts in account.end.listed()]
    return max(gained)[1]


# Small


def lead(table: Table, told: News) -> list[str]:
    """How it came about: since when the winner was ahead, and what made the difference."""
    sentences = []
    name, course = told.names[told.first], worth(table)
    since = ahead_since(course, told.first)
    if len(told.winners) == 1 and 0 < since < table.answers:
        sentences.append(say("final.took_the_lead", name=name, round=phase(table, since)))
        sentences.append(sentence(line.words for line in by_answer(table).get(since, []) if line.inset))
    if len(told.places) > 1 and told.second in told.stamps:
        sentences.append(sentence(line.words for line in by_answer(table).get(table.answers, [])))
    elif told.account and len(told.places) > 1:
        row, more = difference(told.account, told.first, told.second)
        counted = folder.counted(table.game, more)
        sentences.append(say("final.difference", row=row, amount=counted, rival=told.names[told.second]))
    return [each for each in sentences if each]


def sentence(parts: Iterable[str]) -> str:
    """What happened at once; empty, if nothing did."""
    said = BETWEEN.join(filter(None, parts))
    return said and say("final.sentence", said=said)


def also(table: Table, told: News) -> list[Told]:
    """Of each of the others: until when they were ahead, what they had more of than anybody, what cost most."""
    found, course = [], worth(table)
    for _, seat in told.places[1:]:
        sentences = [ahead_until(table, course, seat)]
        if told.account:
            sentences += [most(table, told.account, seat), cost(table, told.account, seat)]
        if words := " ".join(each for each in sentences if each):
            found.append(Told(seat, words))
    return found


def ahead_since(course: Sequence[Sequence[float]], seat: int) -> int:
    """From which position on nobody was worth more than this seat."""
    behind = [at for at, worths in enumerate(course) if worths[seat] < max(worths)]
    return behind[-1] + 1 if behind else 0


def ahead_until(table: Table, course: Sequence[Sequence[float]], seat: int) -> str:
    """Alone, and not only in the first moves."""
    at = [at for at, worths in enumerate(course) if sorted(worths)[-1] == worths[seat] > sorted(worths)[-2]]
    if not at or at[-1] < EARLY * len(course):
        return ""
    return say(
        "final.ahead_until", round=phase(table, at[-1]), amount=folder.counted(table.game, int(course[at[-1]][seat]))
    )


def most(table: Table, account: Account, seat: int) -> str:
    """What came in more than with anybody else; else what came in most."""
    rows = [row for row in rows_of(account) if row[1][seat] > 0]
    if not rows:
        return ""
    own = [row for row in rows if row[1][seat] == max(row[1]) and row[1].count(row[1][seat]) == 1]
    words, amounts = max(own or rows, key=lambda row: row[1][seat])
    return say("final.most" if own else "final.gain", row=words, amount=folder.counted(table.game, amounts[seat]))


def cost(table: Table, account: Account, seat: int) -> str:
    words, amounts = min(rows_of(account), key=lambda row: row[1][seat])
    return say("final.cost", row=words, amount=folder.counted(table.game, -amounts[seat])) if amounts[seat] < 0 else ""


def difference(account: Account, first: int, second: int) -> tuple[str, int]:
    """Between two seats, in favour of the first: the largest."""
    words, amounts = max(rows_of(account), key=lambda row: row[1][first] - row[1][second])
    return words, amounts[first] - amounts[second]


def rows_of(account: Account) -> list[tuple[str, list[int]]]:
    """Without what all began with."""
    return [row for row in [*account.course.listed(), *account.end.listed()] if len(set(row[1])) > 1]


def phase(table: Table, at: int) -> str:
    """Where the game stood then, as the head of its page says it."""
    return folder.scene(Moment(table.view(OPEN, at), (), table.names)).phases.title


# Standings


def lasted(table: Table) -> list[int]:
    """Of each seat, at how many positions it was in the game."""
    there = [[view.is_in(seat) for seat in range(len(table.seats))] for view in table.views(OPEN)]
    return [sum(each) for each in zip(*there, strict=True)]


def places(scores: Sequence[float], winners: list[int], stayed: Sequence[int] = ()) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; winners come first, whatever broke their tie, and of those who are out
    of the game, who left it last."""
    standing = list(zip(scores, stayed or [0] * len(scores), strict=True))
    order = sorted(range(len(scores)), key=lambda seat: (seat in winners, standing[seat]), reverse=True)
    placed: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        before = placed[-1] if placed else None
        level = before is not None and (seat in winners) == (before[1] in winners)
        same = before is not None and level and standing[before[1]] == standing[seat]
        placed.append((before[0] if before is not None and same else index + 1, seat))
    return placed
