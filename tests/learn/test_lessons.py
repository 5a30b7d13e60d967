"""The guided first games: all that an ordinary game asks comes up, and every way through a chapter has an end."""

import re
from collections.abc import Iterator

import pytest
from tests.conformance.cases import GAMES
from tests.conftest import FULL
from tests.words import event_words

from spindletop.bots import roster
from spindletop.bots.bot import Bot, RandomBot
from spindletop.games import folder
from spindletop.kernel import NATURE, OVER, Event, Question, Rng, State
from spindletop.kernel.frame import Chance
from spindletop.lab.lessons import from_here, play, turns
from spindletop.learn.coach import Coaching, ahead, coaching
from spindletop.learn.lesson import Chapter, Lesson, lesson, wants

TAUGHT = [slug for slug in GAMES if lesson(slug)]
# What no ordinary game asks: it needs an option, another number of seats, or luck that few have.
EXTRAORDINARY = {
    "king_oil": {
        "ask_foreign_hole": "slips",
        "ask_call": "slips",
        "ask_slip_hole": "slips",
        "ask_no_hole": "rare",
        "ask_lose_pipeline": "rare",
    },
    "black_gold": {
        "ask_choose_tile": "chosen tiles",
        "ask_choose_turn": "chosen tiles",
        "ask_baron_bid": "two seats",
        "ask_final_bid": "two seats",
        "ask_greedy_bid": "the greedy Baron",
        "ask_liquidation_bid": "five seats",
        "ask_name_company": "five seats",
    },
}
LONG_CARD = 180  # letters: two short sentences
LONG_TITLE = 34
LESSON_ANSWERS = 120  # own ones in all chapters of a game: ten minutes
WRONG_TURNS = 3  # that are tried where the learner is asked
ANY = RandomBot()


def lesson_of(slug: str) -> Lesson:
    found = lesson(slug)
    assert found is not None
    return found


def chapters() -> list[tuple[str, int]]:
    return [(slug, chapter.number) for slug in TAUGHT for chapter in lesson_of(slug).chapters]


def questions(slug: str) -> set[str]:
    """The topics of all that a game may ask of a seat."""
    frames = [frame for frame in GAMES[slug].frames if issubclass(frame, Question) and not issubclass(frame, Chance)]
    return {"ask_" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", frame.__name__).lower() for frame in frames}


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?:\s|$)", text))


# Words


@pytest.mark.parametrize("slug", GAMES)
def test_every_kind_of_question_has_words(slug: str) -> None:
    say = folder.words(GAMES[slug])
    for topic in questions(slug) | {*lesson_of(slug).cards.deeds}:
        title, text = say(f"{topic}.title"), f"{say(f'{topic}.why')} {say(f'{topic}.look')}"
        assert len(title) <= LONG_TITLE and not title.endswith("."), topic
        assert sentences(text) == 2 and len(text) <= LONG_CARD, f"{topic}: {text}"


@pytest.mark.parametrize("slug", TAUGHT)
def test_everything_else_that_the_coach_says_has_words(slug: str) -> None:
    say = folder.words(GAMES[slug])
    for event in lesson_of(slug).cards.events:
        assert len(say(f"saw_{event}.title")) <= LONG_TITLE
        assert sentences(say(f"saw_{event}.why")) == 2 and len(say(f"saw_{event}.why")) <= LONG_CARD, event
    for chapter in lesson_of(slug).chapters:
        assert say(f"chapter_{chapter.number}.title") and sentences(say(f"chapter_{chapter.number}.done")) <= 2
        assert chapter.number == 1 or sentences(say(f"chapter_{chapter.number}.begin")) <= 2
    for name in ("theme", "goal", "round"):
        assert say(f"first.{name}") and len(say(f"first.{name}_text")) <= LONG_CARD


# Chapters


def test_every_game_has_a_lesson() -> None:
    assert [slug for slug in GAMES if slug not in TAUGHT] == []


@pytest.mark.parametrize("slug", TAUGHT)
def test_all_that_an_ordinary_game_asks_comes_up(slug: str) -> None:
    found = lesson_of(slug)
    taught = {topic for chapter in found.chapters for topic in chapter.topics}
    assert questions(slug) - taught == EXTRAORDINARY.get(slug, {}).keys()
    assert {f"saw_{event}" for event in found.cards.events} <= taught
    assert sum(chapter.own for chapter in found.chapters) <= LESSON_ANSWERS


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_begins_with_the_game(slug: str) -> None:
    first = lesson_of(slug).chapters[0]
    state = position(slug, first, first.begin)
    assert state.actor == first.seat
    actors = [position(slug, first, at).actor for at in range(first.begin)]
    assert first.seat not in actors, "nothing is done in the learner's name before"


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_first_chapter_has_what_belongs_there_and_nothing_else(slug: str) -> None:
    cards, first = lesson_of(slug).cards, lesson_of(slug).chapters[0]
    state, deeds = position(slug, first, first.begin), set[str]()
    for action in first.answers[first.begin :]:
        if state.actor == first.seat:
            deeds.add(f"did_{GAMES[slug].name(action).split()[0]}")
        state.play(action)
    assert {*cards.first} <= deeds | {*first.topics}
    assert not {*cards.later} & {*first.topics}


@pytest.mark.parametrize(("slug", "number"), chapters())
def test_nobody_learns_by_losing_everything(slug: str, number: int) -> None:
    chapter = lesson_of(slug).chapters[number - 1]
    end = position(slug, chapter, len(chapter.answers))
    assert end.is_in(chapter.seat)
    assert end.actor != OVER or chapter.seat in end.winners()


class Learner:
    """Somebody who plays a chapter, on a state and without a table."""

    def __init__(self, slug: str, number: int) -> None:
        self.chapter = lesson_of(slug).chapters[number - 1]
        self.begin = position(slug, self.chapter, self.chapter.begin)
        self.state = self.begin.copy()
        self.moves = [(NATURE, action) for action in self.chapter.answers[: self.chapter.begin]]

    def coached(self) -> Coaching:
        return coaching(self.chapter, self.begin, self.moves)

    def answer(self, action: int) -> None:
        self.moves.append((self.state.actor, action))
        self.state.play(action)

    def others(self, rng: Rng, bot: Bot = ANY) -> None:
        """What the table does until the learner is asked."""
        while self.state.actor not in (self.chapter.seat, OVER):
            written = ahead(self.chapter, [action for _, action in self.moves])
            if written:
                self.answer(written[0])
            elif self.state.actor == NATURE:
                self.answer(self.state.top().draw(self.state, rng))
            else:
                self.answer(bot.choose(self.state.view(self.state.actor), rng))


def position(slug: str, chapter: Chapter, at: int) -> State:
    state: State = GAMES[slug].new(chapter.seats, **chapter.options)
    for action in chapter.answers[:at]:
        state.play(action)
    return state


@pytest.mark.parametrize(("slug", "number"), chapters())
def test_who_follows_the_suggestions_reaches_the_end(slug: str, number: int) -> None:
    learner, given, seen = Learner(slug, number), 0, list[str]()
    while not (coached := learner.coached()).done:
        assert coached.asked == wants(learner.state, coached.suggested[0], learner.chapter.cards.deeds)
        assert not coached.left
        seen = [topic.name for topic in coached.topics]
        learner.answer(coached.suggested[0])
        learner.others(Rng(1))
        given += 1
    assert given == learner.chapter.own
    assert (
        {*seen}
        <= {*learner.chapter.topics}
        == {topic.name for topic in learner.coached().topics} & {*learner.chapter.topics}
    )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("slug", "number"), chapters())
def test_every_wrong_turn_leads_to_the_end(slug: str, number: int, seed: int) -> None:
    learner, rng, given = Learner(slug, number), Rng(seed), 0
    turn = rng.below(learner.chapter.own)  # where the learner leaves the lesson, if there is a choice
    while not (coached := learner.coached()).done:
        legal = learner.state.legal()
        follow = given < turn and coached.suggested
        action = coached.suggested[0] if follow else legal[rng.below(len(legal))]
        wrong = bool(coached.suggested) and action != coached.suggested[0]
        stood = len(learner.moves)
        learner.answer(action)
        learner.others(rng)
        assert not wrong or learner.coached().strayed == stood
        given += 1
        assert given <= 2 * learner.chapter.own


def wrong_turns(slug: str, number: int) -> Iterator[Learner]:
    """Learners who have just left the chapter: at each of its own answers, by a few of all others that are legal."""
    learner, answers = Learner(slug, number), list[int]()
    while not (coached := learner.coached()).done:
        others = [action for action in learner.state.legal() if action != coached.suggested[0]]
        for action in others[:: len(others) // WRONG_TURNS + 1]:
            strayed = Learner(slug, number)
            for given in [*answers, action]:
                strayed.answer(given)
                strayed.others(Rng(1))
            yield strayed
        answers.append(coached.suggested[0])
        learner.answer(answers[-1])
        learner.others(Rng(1))


# Its games are many, and bots that judge are slow where the rules are not compiled.
@pytest.mark.parametrize(("slug", "number"), chapters() if FULL else [("gold", 1), ("black_gold", 4)])
def test_who_plays_on_sensibly_after_a_wrong_turn_learns_most_of_the_chapter(slug: str, number: int) -> None:
    """Luck keeps some from a strike or a card that the chapter itself brings."""
    bot, rng, missed, taught = roster.bot(roster.USUAL, GAMES[slug]), Rng(1), 0, 0
    for learner in wrong_turns(slug, number):
        while not (coached := learner.coached()).done:
            assert coached.left and coached.asked and not coached.suggested
            learner.answer(bot.choose(learner.state.view(learner.chapter.seat), rng))
            learner.others(rng, bot)
        missed += len({*learner.chapter.topics} - {topic.name for topic in coached.topics})
        taught += len(learner.chapter.topics)
    assert missed <= taught / 3


def test_a_wrong_turn_is_told_once_and_taking_it_back_is_as_if_it_had_not_been() -> None:
    learner = Learner("gold", 1)
    before = learner.coached()
    other = next(action for action in learner.state.legal() if action != before.suggested[0])
    learner.answer(other)
    learner.others(Rng(1))
    after = learner.coached()
    assert (after.strayed, after.left, list(after.suggested)) == (learner.chapter.begin, True, [])
    learner.answer(learner.state.legal()[0])
    learner.others(Rng(1))
    assert learner.coached().strayed is None and learner.coached().left
    learner.moves = learner.moves[: learner.chapter.begin]
    assert learner.coached() == before


@pytest.mark.parametrize(("slug", "number"), chapters())
def test_what_a_chapter_does_not_ask_any_more_counts_as_never_asked(slug: str, number: int) -> None:
    learner = Learner(slug, number)
    asked = set[str]()
    while not (coached := learner.coached()).done:
        asked.add(coached.asked)
        learner.answer(coached.suggested[0])
        learner.others(Rng(1))
    assert {topic.name for topic in coached.topics if topic.event is None} == asked and not coached.asked


def test_what_is_done_for_another_end_than_the_question_is_a_topic_of_its_own() -> None:
    learner, told = Learner("king_oil", 1), list[tuple[str, int]]()
    while not (coached := learner.coached()).done:
        told.append((coached.asked, coached.before))
        learner.answer(coached.suggested[0])
        learner.others(Rng(1))
    assert [name for name, _ in told].count("ask_hole_lay") == 1
    assert [times for name, times in told if name == "ask_hole"] == [0, 1, 2, 3, 4, 5]


# Places


def test_a_pipeline_is_where_it_leads() -> None:
    position_of = position("king_oil", lesson_of("king_oil").chapters[0], 0)
    laid = [folder.told_at(position_of, Event("pipeline", (0, 9, target))) for target in (13, 14)]
    assert None not in laid and laid[0] != laid[1]


@pytest.mark.parametrize("slug", ["king_oil", "giganten", "black_gold"])
def test_whoever_hears_of_a_place_is_shown_where_it_is(slug: str) -> None:
    found = 0
    for chapter in lesson_of(slug).chapters:
        state = position(slug, chapter, 0)
        for action in chapter.answers:
            told: list[Event] = []
            state.listen(told)
            state.play(action)
            state.listen(None)
            for event in told:
                words = event_words(state, event, ["Ann", "Ben", "Cid"])
                named = re.search(r"\b\d+-\d+\b|\b\d+\.\d+\b", words)
                assert not named or folder.told_at(state, event) is not None, words
                found += bool(named)
    assert found > 20


# The search for chapters


def test_only_who_wins_learns_up_to_the_end_of_a_game() -> None:
    played = play(GAMES["gold"], 3, 1)
    last, winners = len(played.record.entries), played.record.state.winners()
    to_the_end = {
        seat
        for seat in range(3)
        for begin in turns(played.record, seat)
        for stretch in from_here(played, seat, begin, {"saw_result"})
        if stretch.end == last
    }
    assert to_the_end == {*winners}
