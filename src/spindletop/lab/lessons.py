"""spindletop lab lessons: looks for the shortest chapters of sensible play in which all that is to be learned comes up.

Many games are played by the usual bot in all seats. What comes up in enough of them belongs to an ordinary game. The
first chapter begins with a game, asks nothing that only few are asked, and has what `lesson/cards.toml` wants of it;
then, as long as something has not come up, the stretch of any game is added that teaches the most for the time it
takes. Nobody learns by losing: a chapter ends before its learner is out, and one that ends with the game is won.
"""

import argparse
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from spindletop.bots import roster
from spindletop.console import complaints
from spindletop.kernel import NATURE, OVER, Event, Game, Record, Rng
from spindletop.kernel.registry import game, games
from spindletop.learn.lesson import CHAPTERS, FOLDER, Cards, asks, read_cards, saw

if TYPE_CHECKING:
    from spindletop.console import Commands

ORDINARY = 0.1  # of all seats of all games: what so many are asked is taught,
USUAL = 0.5  # and what so many are, already in the first chapter
LEAST, MOST = 6, 26  # own answers of the learner in a chapter;
LEAST_TO_THE_END = 3  # so many are enough where it ends with the game
WATCHING = 0.35  # how long an answer of somebody else takes, beside one's own
OVERHEAD = 10.0  # own answers that a new chapter is worth: the learner has to find their way into a position,
LATE = 2.0  # and into one at the end of a game so many times as long


@dataclass(frozen=True)
class Candidate:
    """A game of bots: of each answer, who gave it, what was asked, and what came of it for each seat."""

    record: Record
    asked: list[str]
    told: list[list[Event]]
    out: dict[int, int]  # seats that are out, and the answer with which they are

    def topics(self, at: int, seat: int) -> set[str]:
        """What comes up with this answer, and what the seat does by it."""
        actor, action = self.record.entries[at]
        own = {self.asked[at], did(self.record.game, action)} if actor == seat else set()
        return own | {saw(event) for event in self.told[at] if event.heard_by(seat)}


@dataclass(frozen=True)
class Stretch:
    """A part of a game, as somebody at this seat lives it."""

    played: Candidate
    seat: int
    begin: int
    end: int
    topics: frozenset[str]
    cost: float

    def worth(self, wanted: Collection[str]) -> float:
        return len(self.topics & set(wanted)) / self.cost


def did(chosen: Game[Any], action: int) -> str:
    """did_lay, for the verb of an answer."""
    return f"did_{chosen.name(action).split()[0]}"


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser("lessons", help="find the chapters of a guided first game")
    parser.add_argument("game", choices=games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200, help="that are played to choose from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, help="the folder to write; default: the game's own")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        chosen = game(given.game)
        cards = read_cards(chosen.folder / FOLDER)
        played = [play(chosen, given.seats, given.seed + number) for number in range(given.games)]
        wanted = asked_of(played, given.seats, ORDINARY) | {f"saw_{kind}" for kind in cards.events}
        chapters, missed = choose(played, given.seats, wanted, cards)
    write(given.output or chosen.folder / FOLDER, chapters)
    console = Console()
    for number, each in enumerate(chapters, 1):
        console.print(
            f"{number}: {each.end - each.begin} answers, seat {each.seat}: {', '.join(sorted(each.topics & wanted))}"
        )
    console.print(f"never came up: {', '.join(sorted(missed))}" if missed else "all comes up")
    return 0


def play(chosen: Game[Any], seats: int, seed: int) -> Candidate:
    """A game of the usual bot, begun by the first seat."""
    record = Record(chosen, seats, {"start": 0})
    rng, bot = Rng(seed), roster.bot(roster.USUAL, chosen)
    played = Candidate(record, [], [], {})
    while record.state.actor != OVER:
        state, told = record.state, list[Event]()
        played.asked.append(asks(state))
        action = state.top().draw(state, rng) if state.actor == NATURE else bot.choose(state.view(state.actor), rng)
        state.listen(told)
        record.append(action)
        record.state.listen(None)
        played.told.append(told)
        for seat in range(seats):
            if not record.state.is_in(seat):
                played.out.setdefault(seat, len(played.told) - 1)
    return played


def asked_of(played: Sequence[Candidate], seats: int, share: float) -> set[str]:
    """The questions that this share of all seats is asked."""
    met = Counter[str]()
    for each in played:
        for seat in range(seats):
            met.update({asked for asked, (actor, _) in zip(each.asked, each.record.entries) if actor == seat})
    return {topic for topic, times in met.items() if times >= share * len(played) * seats}


def choose(played: Sequence[Candidate], seats: int, wanted: set[str], cards: Cards) -> tuple[list[Stretch], set[str]]:
    """The chapters, and what is in none."""
    chapters: list[Stretch] = []
    missing = set(wanted)
    usual = asked_of(played, seats, USUAL) | {topic for topic in wanted if topic.startswith("saw_")}
    first = usual - set(cards.later)
    stretches = [
        stretch
        for each in played
        for stretch in openings(each, wanted | set(cards.first))
        if stretch.topics & wanted <= first and stretch.topics >= set(cards.first)
    ]
    if not stretches:
        raise ValueError(
            f"of {len(played)} games none begins with what belongs into a first chapter: play more of them"
        )
    while missing and stretches:
        best = max(stretches, key=lambda each: each.worth(missing))
        if not best.topics & missing:
            break
        chapters.append(best)
        missing -= best.topics
        stretches = [
            stretch
            for each in played
            for seat in range(seats)
            for begin in turns(each.record, seat)
            for stretch in from_here(each, seat, begin, missing)
        ]
    later = needed(chapters, wanted)[1:]
    return [chapters[0], *sorted(later, key=lambda each: each.begin / len(each.played.asked))], missing


def needed(chapters: Sequence[Stretch], wanted: set[str]) -> list[Stretch]:
    """Without those that were chosen early, and whose topics have all come up in others since."""
    kept = list(chapters)
    for each in chapters[1:]:
        others = frozenset[str]().union(*(other.topics for other in kept if other is not each))
        if each.topics & wanted <= others:
            kept.remove(each)
    return kept


def openings(played: Candidate, wanted: Collection[str]) -> Iterator[Stretch]:
    """Of a game that the learner begins."""
    begin = next(at for at, (actor, _) in enumerate(played.record.entries) if actor == 0)
    yield from from_here(played, 0, begin, wanted)


def turns(record: Record, seat: int) -> Iterator[int]:
    """Where the seat is asked after another was."""
    last = NATURE
    for at, (actor, _) in enumerate(record.entries):
        if actor == seat != last:
            yield at
        if actor != NATURE:
            last = actor


def from_here(played: Candidate, seat: int, begin: int, wanted: Collection[str]) -> Iterator[Stretch]:
    """The stretches that begin here, each up to where something new has come up and the seat is asked again after
    others: what it did has had its consequences."""
    seen: set[str] = set()
    own, news, last = 0, False, seat
    cost = OVERHEAD * LATE ** (begin / len(played.record.entries))
    entries = played.record.entries[: played.out.get(seat)]
    for at in range(begin, len(entries)):
        mine = entries[at][0] == seat
        if mine and news and own >= LEAST and last != seat:
            yield Stretch(played, seat, begin, at, frozenset(seen), cost)
            news = False
        if own == MOST:
            return
        fresh = played.topics(at, seat) - seen
        news = news or not fresh.isdisjoint(wanted)
        seen |= fresh
        own += mine
        last = last if entries[at][0] == NATURE else entries[at][0]
        cost += 1.0 if mine else 0.0 if entries[at][0] == NATURE else WATCHING
    if news and own >= LEAST_TO_THE_END and seat in played.record.state.winners():
        yield Stretch(played, seat, begin, len(entries), frozenset(seen), cost)


def write(folder: Path, chapters: Sequence[Stretch]) -> None:
    """The records, cut where their chapters end, and the list of them."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    lines = ["# Found by `spindletop lab lessons`: where the learner sits, and how many answers stand by then."]
    for number, each in enumerate(chapters, 1):
        whole = each.played.record
        record = Record(whole.game, whole.seats, whole.options)
        for _, action in whole.entries[: each.end]:
            record.append(action)
        record.save(folder / f"{number}.record")
        lines += ["", "[[chapter]]", f'record = "{number}.record"', f"seat = {each.seat}", f"begin = {each.begin}"]
    (folder / CHAPTERS).write_text("\n".join(lines) + "\n", encoding="utf-8")
