"""A game at the terminal: people and bots in any mix, saved after every answer."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from spindletop.bots.bot import Bot
from spindletop.games import folder
from spindletop.games.reader import Reader
from spindletop.kernel import NATURE, OVER, Event, Record, Rng, Verb
from spindletop.words import plain

HELP = """\
Type an answer as it is listed ([bold]turn 17[/]); where there is only one kind, its number is enough ([bold]17[/]).
  [bold]?[/] all answers   [bold]undo[/] take the last answer back   [bold]table[/] show the table again
  [bold]rules[/] the rules   [bold]save FILE[/] keep a copy   [bold]quit[/] stop; the game is kept and can be resumed"""
INSET = "  "
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it


def listed(verb: Verb, arguments: list[int]) -> str:
    """Arguments in short: runs of numbers as 3-17, words one by one."""
    if not isinstance(verb.arguments, range):
        return ", ".join(verb.arguments[argument] for argument in arguments) if verb.arguments else ""
    runs: list[list[int]] = []
    for argument in arguments:
        if runs and runs[-1][1] == argument - 1:
            runs[-1][1] = argument
        else:
            runs.append([argument, argument])
    return ", ".join(f"{first}-{last}" if last > first else str(first) for first, last in runs)


class Session:
    """Plays a record on: people are asked, bots and nature answer, what happened is told."""

    def __init__(
        self,
        record: Record,
        names: Sequence[str],
        players: Sequence[Bot | None],
        rng: Rng,
        console: Console,
        file: Path | None,
        quiet: bool = False,
    ) -> None:
        self.record = record
        self.names = names
        self.players = players  # None: a person
        self.rng = rng
        self.console = console
        self.file = file
        self.quiet = quiet
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.at_screen: int | None = None
        self.events: list[Event] = []
        self.since: list[Text] = []  # what was told since a person was last asked
        self.text = folder.text(record.game)
        record.state.listen(self.events)

    def run(self) -> None:
        """Play until the game is over, or somebody stops: then KeyboardInterrupt or EOFError, and all is saved."""
        self.save()
        while (actor := self.record.state.actor) != OVER:
            bot = self.players[actor] if actor != NATURE else None
            if actor == NATURE:
                action = self.record.state.top().draw(self.record.state, self.rng)
            elif bot is not None:
                action = bot.choose(self.record.state.view(actor), self.rng)
            else:
                action = self.ask(actor)
            self.record.append(action)
            self.save()
            self.tell()
        self.result()

    def save(self) -> None:
        if self.file is not None:
            self.record.save(self.file)

    def tell(self) -> None:
        """Say what happened, as far as the people here may know (without people: as a spectator may)."""
        audience = {self.at_screen} if self.people else {None}
        heard = [event for event in self.events if any(event.heard_by(seat) for seat in audience)]
        for number, event in enumerate(heard):
            if not self.quiet:
                reader = Reader(self.names, before=heard[:number][::-1])
                words = plain(self.text.event(self.record.state, event, reader))
                if words:
                    inset = INSET if folder.inset(self.record.game, event) else ""
                    self.since.append(Text(inset + words))
                    self.console.print(self.since[-1])
        self.events.clear()

    def ask(self, seat: int) -> int:
        """Ask a person until there is an answer."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            view = self.record.state.view(seat)
            self.console.print()
            self.console.print(Text(self.text.question(view, self.names), "bold"))
            self.console.print(self.offer(view.legal()))
            line = self.console.input("> ").strip()
            try:
                action = self.understand(line, seat)
                if action is not None:
                    return action
            except ValueError as error:
                self.console.print(Text(str(error), "red"))

    def hand_over(self, seat: int) -> None:
        """With several people at one screen, nobody sees the next one's hand by accident."""
        if self.at_screen != seat and len(self.people) > 1:
            if self.console.is_terminal:
                self.console.file.write(CLEAR_ALL)
            self.console.input(f"{self.names[seat]}, it is your turn. Press Enter when you are here. ")
        self.at_screen = seat

    def show(self, seat: int) -> None:
        state = self.record.state
        if self.record.game.memory and self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)  # what was up before the last turns stays a matter of memory
            for words in self.since:
                self.console.print(words)
        self.since.clear()
        self.console.print(folder.terminal(self.record.game).table(state.view(seat), self.names))

    def offer(self, legal: list[int]) -> Text:
        """The legal answers in short: `turn 0-16, 18, 20-63; pass`."""
        arguments: dict[str, list[int]] = {}
        for action in legal:
            verb, argument = self.record.game.verb(action)
            arguments.setdefault(verb, []).append(argument)
        verbs = {verb.name: verb for verb in self.record.game.verbs}
        offers = [f"{name} {listed(verbs[name], numbers)}".strip() for name, numbers in arguments.items()]
        return Text(f"{'; '.join(offers)}   (help)", "dim")

    def understand(self, line: str, seat: int) -> int | None:
        """The action that a line means; None if it was a command and has been done."""
        state, game = self.record.state, self.record.game
        command, _, rest = line.partition(" ")
        match command.lower():
            case "help" | "h":
                self.console.print(HELP, highlight=False)
            case "?":
                for action in state.legal():
                    words = self.text.action(state.view(seat), action, self.names)
                    self.console.print(Text(f"  {game.name(action)}" + (f"  {words}" if words else "")))
            case "table" | "":
                self.show(seat)
            case "rules":
                with self.console.pager(styles=True):
                    self.console.print(Markdown(folder.rules(game)))
            case "save" if rest:
                self.record.save(Path(rest).expanduser())
                self.console.print(f"Saved as {rest}.")
            case "undo":
                self.undo()
                self.show(seat)
            case "quit" | "exit":
                raise EOFError
            case _:
                return self.answer(line)
        return None

    def undo(self) -> None:
        self.record.undo()
        self.record.state.listen(self.events)
        self.save()

    def answer(self, line: str) -> int:
        state, game = self.record.state, self.record.game
        legal = state.legal()
        verbs = {game.verb(action)[0] for action in legal}
        if len(verbs) == 1 and line.lower().split()[0] not in verbs:
            line = f"{verbs.pop()} {line}"
        action = game.parse(line)
        if action not in legal:
            raise ValueError(state.refusal(action))
        return action

    def result(self) -> None:
        state, names = self.record.state, self.names
        self.console.print()
        if not self.quiet:
            self.console.print(folder.terminal(self.record.game).table(state.view(None), names))
        winners = state.winners()
        verb = "win together" if len(winners) > 1 else "wins"
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))
        self.console.print(Text(f"{' and '.join(names[seat] for seat in winners)} {verb}.", "bold"), Text(scores))
