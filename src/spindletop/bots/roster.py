"""Bots by name, for every game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from spindletop.bots import faces
from spindletop.bots.bot import Bot, RandomBot
from spindletop.bots.greedy import GreedyBot, Temper, blurred
from spindletop.bots.levels import LEVEL, level_number
from spindletop.bots.own import own_bot
from spindletop.bots.rookie import RookieBot
from spindletop.bots.search import SearchBot
from spindletop.bots.words import say
from spindletop.games import folder
from spindletop.kernel import Game

USUAL = "wildcatter"  # who sits down when nobody says which bot
SECONDS = 1.0  # that a tycoon thinks
FULL = 1.0  # the place on the dial of who judges as well as the game can, and tries no futures
BLUNT = 0.4  # the place on the dial below which bots slip
TEMPERS = {"careful": 1.0, "steady": 0.0, "bold": -1.0}  # how they like to keep something for later


class Level(NamedTuple):
    """An opponent as people choose it: its name, what it is like, and what makes it from the text behind the colon."""

    name: str
    words: str
    make: Callable[[str], Bot]


def levels(game: Game[Any]) -> list[Level]:
    """From the weakest to the strongest; a game may have its own."""
    own = folder.levels(game)
    if own:
        return [Level(name, folder.words(game)(f"level.{name}"), make) for name, make in own]
    usual: list[tuple[str, Callable[[str], Bot]]] = [
        ("rookie", lambda setting: rookie(game, setting)),
        ("wildcatter", lambda setting: wildcatter(game, setting)),
        ("tycoon", lambda setting: tycoon(game, setting)),
    ]
    return [Level(name, say(f"level.{name}"), make) for name, make in usual]


def makers(game: Game[Any]) -> dict[str, Callable[[str], Bot]]:
    """Everything that can play this game, levels first."""
    return {
        **{level.name: level.make for level in levels(game)},
        LEVEL: lambda setting: level(game, setting),
        "random": at_random,
        "greedy": lambda setting: wildcatter(game, setting),
        "dial": lambda setting: at_dial(game, setting),
        **folder.bots(game),
    }


def names(game: Game[Any]) -> list[str]:
    return list(makers(game))


def bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, with its setting behind a colon where it has one (`memory:0.5`, `tycoon:2s`)."""
    kind, _, setting = name.partition(":")
    known = makers(game)
    if kind not in known:
        raise ValueError(f"there is no bot {kind!r} for {game.title}; bots: {', '.join(known)}")
    return known[kind](setting)


def temper_of(game: Game[Any], bot: str, name: str) -> str:
    """Of a bot that sits under this name; empty where a level is a matter of memory, or has a setting of its own."""
    face, (kind, _, setting) = faces.person(bot, name), bot.partition(":")
    return face.temper if face and (kind == LEVEL or not setting) and not folder.levels(game) else ""


def as_person(game: Game[Any], bot: str, name: str) -> str:
    """The bot that plays for who sits under this name: with their temper."""
    temper = temper_of(game, bot, name)
    return f"{bot}{' ' if ':' in bot else ':'}{temper}" if temper else bot


def any_bot(name: str, game: Game[Any]) -> Bot:
    """The same on a command line, where own classes have names too (`mybots:Cautious`). Never for a name that came
    from somebody else, as in a record or from a page: an import runs code."""
    module, _, kind = name.partition(":")
    if module in makers(game) or not kind.isidentifier():
        return bot(name, game)
    try:
        return own_bot(module, kind)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise ValueError(f"there is neither a bot {module!r} for {game.title} nor a module {module!r}") from None


def at_random(setting: str) -> Bot:
    no_setting("random", setting)
    return RandomBot()


def rookie(game: Game[Any], setting: str) -> Bot:
    temper, rest = temper_in(game, setting)
    no_setting("rookie", rest)
    return RookieBot(folder.value(game).value, temper=temper)


def wildcatter(game: Game[Any], setting: str) -> Bot:
    temper, rest = temper_in(game, setting)
    no_setting("wildcatter", rest)
    its = folder.value(game).JUDGEMENT
    return GreedyBot(its.value, its.beam, its.depth, temper)


def tycoon(game: Game[Any], setting: str) -> SearchBot:
    """The setting is a number of futures, or of seconds (`tycoon:400`, `tycoon:2s`)."""
    judgement = folder.value(game).JUDGEMENT
    temper, rest = temper_in(game, setting)
    try:
        if rest.endswith("s"):
            return SearchBot(judgement, seconds=positive(float(rest[:-1])), temper=temper)
        if rest:
            return SearchBot(judgement, futures=int(positive(int(rest))), temper=temper)
    except ValueError:
        raise ValueError(f"a tycoon thinks for a number of futures or seconds (400 or 2s), not {setting!r}") from None
    return SearchBot(judgement, seconds=SECONDS, temper=temper)


def level(game: Game[Any], setting: str) -> Bot:
    """One of ten, in steady steps (`level:4`)."""
    temper, rest = temper_in(game, setting)
    return dialled(game, folder.dials(game)[level_number(rest) - 1], temper)


def at_dial(game: Game[Any], setting: str) -> Bot:
    """What a level is made of, for those who measure: any number on the game's dial (`dial:0.3`)."""
    try:
        return dialled(game, float(setting))
    except ValueError:
        raise ValueError(f"the dial of {game.title} has no place {setting!r}: see docs/lab.md") from None


def dialled(game: Game[Any], dial: float, temper: Temper | None = None) -> Bot:
    """A game may have its own dial. The usual one is a wildcatter at 1; below, it is wrong about positions, down to
    BLUNT: who is still more wrong plays no worse, so from there on it slips, the oftener the nearer to nothing. Above 1
    it tries so many futures before it answers, but never longer than a tycoon."""
    own = folder.dial(game)
    if own is not None:
        return own(dial)
    judgement = folder.value(game).JUDGEMENT
    if positive(dial) > FULL:
        return SearchBot(judgement, futures=int(dial), seconds=SECONDS, temper=temper)
    wrong = 1.0 / max(dial, BLUNT) - 1.0  # spreads
    value = blurred(judgement.value, wrong * judgement.spread) if wrong > 0.0 else judgement.value
    return GreedyBot(value, judgement.beam, judgement.depth, temper, slips=max(0.0, 1.0 - dial / BLUNT))


def temper_in(game: Game[Any], setting: str) -> tuple[Temper | None, str]:
    """What a setting says of the temper (`wildcatter:bold`, `tycoon:400 careful`), and the rest of it."""
    rest, _, name = setting.rpartition(" ")
    if name not in TEMPERS:
        return None, setting
    judgement = folder.value(game).JUDGEMENT
    if judgement.reserve is None or not TEMPERS[name]:
        return None, rest
    return Temper(judgement.reserve, TEMPERS[name], judgement.trifle * judgement.spread), rest


def positive(number: float) -> float:
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def no_setting(kind: str, setting: str) -> None:
    if setting:
        raise ValueError(f"the bot {kind} has no setting: write just {kind}")
