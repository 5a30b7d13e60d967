"""What the coach of a lesson says at its table, to who learns there and to nobody else."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.art.scene import notation
from spindletop.games import folder
from spindletop.learn.coach import Coaching
from spindletop.learn.lesson import Chapter, Topic, lesson
from spindletop.table import Status, Table
from spindletop.web.pages import render
from spindletop.web.sight import Sight
from spindletop.web.words import say


@dataclass(frozen=True)
class Card:
    """One thing, in at most two short sentences."""

    title: str
    text: str = ""
    points_at: str = ""  # a part of the page; where something is asked, the page points at its answers
    at: tuple[int, int] | None = None  # a point of the map, to point at instead
    order: str = ""  # what to do
    answers: str = ""  # the same in notation, with what should follow it
    strayed: str = ""  # what would have been better than the last answer


def coach_html(table: Table, seen: Sight) -> str:
    """All that has come up so far, and what there is to do."""
    chapter = table.chapter
    coached = table.coaching()
    if chapter is None or coached is None or chapter.seat != seen.seat:
        return ""
    earlier = [topic for topic in new_topics(table, coached) if topic.name != coached.asked]
    if coached.done:
        now = Card(say("coach.done"), folder.words(table.game)(f"chapter_{chapter.number}.done"))
        return html(table, chapter, coached, earlier, now)
    task = asking(table, chapter, coached)
    new = chapter.number > 1 and table.answers == chapter.begin
    return html(table, chapter, coached, earlier, task, unread=2 if new else 0)


def step_html(table: Table, seen: Sight, after: int, at: int) -> tuple[str, bool]:
    """The same while a step is shown, that of the answers after so many, up to `at`; and whether something came up
    with it: then the learner goes on when it is read."""
    chapter = table.chapter
    coached = table.coaching(at)
    if chapter is None or coached is None or chapter.seat != seen.seat:
        return "", False
    topics = [topic for topic in new_topics(table, coached) if topic.name != coached.asked]
    unread = sum(topic.at > after and topic.name.startswith("saw_") for topic in topics)
    return html(table, chapter, coached, topics, None, unread), bool(unread)


def html(
    table: Table, chapter: Chapter, coached: Coaching, topics: Sequence[Topic], now: Card | None, unread: int = 0
) -> str:
    found = lesson(table.game.slug)
    return render(
        "coach.html",
        table=table,
        kit=folder.kit(table.game),
        chapter=chapter,
        chapters=len(found.chapters) if found else 0,
        heading=folder.words(table.game)(f"chapter_{chapter.number}.title"),
        cards=[*beginning(table, chapter), *(card(table, chapter, topic) for topic in topics)],
        now=now,
        unread=unread,
        total=len(beginning(table, chapter))
        + len({*chapter.topics, *(topic.name for topic in coached.topics)} - {*table.opened.known}),
        done=coached.done and now is not None,
        over=table.status is Status.OVER,
    )


def new_topics(table: Table, coached: Coaching) -> list[Topic]:
    """Without those of earlier chapters."""
    return [topic for topic in coached.topics if topic.name not in table.opened.known]


def beginning(table: Table, chapter: Chapter) -> list[Card]:
    """Of a chapter that begins in the middle of another game: what has happened there, and who the learner is."""
    if chapter.number == 1:
        return []
    said = folder.words(table.game)
    text = f"{said(f'chapter_{chapter.number}.begin')} {say('coach.yours')}"
    return [Card(say("coach.begins"), text, chapter.cards.own)]


def card(table: Table, chapter: Chapter, topic: Topic) -> Card:
    """What the game's folder says of it: of a question, why it matters and what to look at; of an event, what it is,
    pointing at where it happened."""
    said, name = folder.words(table.game), topic.name
    if topic.event is None:
        return Card(said(f"{name}.title"), f"{said(f'{name}.why')} {said(f'{name}.look')}")
    where = folder.told_at(table.course.position(topic.at).view(chapter.seat), topic.event)
    return Card(said(f"{name}.title"), said(f"{name}.why"), chapter.cards.events[topic.event.kind], where)


def asking(table: Table, chapter: Chapter, coached: Coaching) -> Card | None:
    """Of what the learner is asked to do: in full when it is new; then once what to look at, and later nothing but the
    order, while the lesson is followed."""
    if not coached.asked:
        return None
    full = card(table, chapter, Topic(coached.asked, table.answers))
    wrong = strayed(table, chapter, coached)
    told = coached.before + (coached.asked in table.opened.known)
    if told and not wrong and not coached.suggested:
        return None
    look = folder.words(table.game)(f"{coached.asked}.look")
    text = full.text if not told else look if told == 1 else ""
    return Card(full.title, text, "", None, order(table, coached), notation(table.game, coached.suggested), wrong)


def order(table: Table, coached: Coaching) -> str:
    """In the words of the game; where one click gives several answers, the page says what the place of it does."""
    if not coached.suggested:
        return say("coach.as_you_like")
    return in_words(table, table.answers, coached.suggested[0])


def strayed(table: Table, chapter: Chapter, coached: Coaching) -> str:
    """After a wrong turn: what the lesson would have done."""
    if coached.strayed is None:
        return ""
    return say("coach.strayed", instead=in_words(table, coached.strayed, chapter.answers[coached.strayed]))


def in_words(table: Table, at: int, action: int) -> str:
    """An answer of who is asked after so many, from what they knew then."""
    state = table.course.position(at)
    return folder.sentence(folder.text(table.game).action(state.view(state.actor), action, table.names))
