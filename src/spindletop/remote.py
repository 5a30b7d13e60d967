"""A table on another machine, through its interface for programs: calls, news, and a bot that plays there."""

import http.client
import ssl
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from spindletop.bots.bot import Bot
from spindletop.kernel import ContentFile, Game, Rng, State
from spindletop.kernel.registry import game, game_class
from spindletop.table import Status, Why
from spindletop.web.api.refusals import BROKEN, DOWN, Refusal
from spindletop.web.api.shapes import News, TableInfo, View

T = TypeVar("T", bound=msgspec.Struct)
Made = TypeVar("Made")

SILENCE = 30.0  # seconds after which a stream is given up: it beats every few
SHORTEST, LONGEST = 0.5, 30.0  # seconds between one try and the next
WAIT_FOR = (Why.OFTEN, Why.SLOW, DOWN, BROKEN)  # what passes
LOST = (OSError, http.client.HTTPException)


class NotAllowed(ValueError):
    """The server has refused something: why, and in its words."""

    def __init__(self, told: Refusal) -> None:
        super().__init__(told.words)
        self.why = told.why


class Remote:
    """A server, and the token with which it is asked. What gets lost on the way is sent again: the server counts an
    answer once."""

    def __init__(self, address: str, token: str = "", tell: Callable[[str], None] = print) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
            raise ValueError(f"a server is an address like https://table.example.org, not {address!r}")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.tell = tell
        self._connection: http.client.HTTPConnection | None = None

    def get(self, path: str, shape: type[T], **query: object) -> T:
        return self.patiently(lambda: self.call("GET", path, shape, query))

    def post(self, path: str, shape: type[T], **given: object) -> T:
        return self.patiently(lambda: self.call("POST", path, shape, given))

    def text(self, path: str) -> str:
        return self.patiently(lambda: self.request("GET", path).decode())

    def call(self, method: str, path: str, shape: type[T], given: dict[str, object]) -> T:
        """Once, as it comes."""
        if method == "GET":
            path, body = f"{path}?{urlencode(given)}" if given else path, None
        else:
            body = msgspec.json.encode(given)
        told = self.request(method, path, body)
        try:
            return msgspec.json.decode(told, type=shape)
        except msgspec.DecodeError as error:
            raise NotAllowed(Refusal(Why.WRONG, f"the server does not speak as this version does: {error}")) from None

    def request(self, method: str, path: str, body: bytes | None = None) -> bytes:
        """Over the connection that is there: a server ends one that was silent, and then there is a new one."""
        if self._connection is not None:
            try:
                return self.request_once(method, path, body)
            except (ConnectionError, http.client.RemoteDisconnected):
                pass
        return self.request_once(method, path, body)

    def request_once(self, method: str, path: str, body: bytes | None) -> bytes:
        if self._connection is None:
            self._connection = self.connect()
        try:
            self._connection.request(method, path, body, self.headers())
            answer = self._connection.getresponse()
            told = answer.read()
        except BaseException:
            self.close()
            raise
        if answer.status != 200:
            raise NotAllowed(refusal_in(answer.status, told))
        return told

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def connect(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.address)
        host = parts.hostname or ""
        if parts.scheme == "http":
            return http.client.HTTPConnection(host, parts.port, timeout=SILENCE)
        return http.client.HTTPSConnection(host, parts.port, timeout=SILENCE, context=ssl.create_default_context())

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def patiently(self, work: Callable[[], Made]) -> Made:
        """Again and again, until the server has an answer other than to wait."""
        pause, told = SHORTEST, ""
        while True:
            try:
                return work()
            except NotAllowed as refused:
                if refused.why not in WAIT_FOR:
                    raise
                trouble = str(refused)
            except ssl.SSLCertVerificationError as unsafe:
                raise ValueError(f"the server cannot show that it is the one: {unsafe.verify_message}") from None
            except LOST as lost:
                trouble = f"the server does not answer ({str(lost) or type(lost).__name__})"
            if trouble != told:
                self.tell(f"{trouble}; trying again")
                told = trouble
            time.sleep(pause)
            pause = min(LONGEST, 2 * pause)

    # News

    def news(self, table: str, seat: int) -> Iterator[News]:
        """All news of a table, as they come; a stream that breaks off goes on where it did."""
        last = ""
        while True:
            connection, answer = self.patiently(partial(self.listen, table, seat, last))
            try:
                for told in messages(answer):
                    last = told.id
                    yield told
            except LOST:
                pass  # it is opened again
            finally:
                connection.close()
            time.sleep(SHORTEST)

    def listen(self, table: str, seat: int, last: str) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        connection = self.connect()
        headers = {**self.headers(), **({"Last-Event-ID": last} if last else {})}
        connection.request("GET", f"/api/tables/{table}/events?seat={seat}", headers=headers)
        answer = connection.getresponse()
        if answer.status != 200:
            told = refusal_in(answer.status, answer.read())
            connection.close()
            raise NotAllowed(told)
        return connection, answer


def messages(answer: http.client.HTTPResponse) -> Iterator[News]:
    """The server-sent events of a stream that are news."""
    kind, data = "", ""
    while line := answer.readline().decode():
        name, _, value = line.rstrip("\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            data = value
        elif not name and not value:
            if kind == "gone":
                raise NotAllowed(msgspec.json.decode(data, type=Refusal))
            if not kind and data:
                yield msgspec.json.decode(data, type=News)
            kind, data = "", ""


def refusal_in(status: int, body: bytes) -> Refusal:
    """What a server says that does not do as it was asked; a proxy in front of it knows nothing of refusals."""
    try:
        return msgspec.json.decode(body, type=Refusal)
    except msgspec.DecodeError:
        return Refusal(DOWN if status >= 500 else Why.WRONG, f"the server answers with status {status}")


# A bot at a remote table


def game_of(remote: Remote, table: TableInfo) -> Game[State]:
    """The game of a table as it is played there: with its components, and by the same rules."""
    known = game(table.game)
    if table.rules != known.rules:
        raise ValueError(f"{known.title} is played by rules version {table.rules} there; here it is {known.rules}")
    if table.content == known.source.hash:
        return known
    return game_class(table.game)(ContentFile(remote.text(f"/api/tables/{table.table}/content"), "content file"))


class Player:
    """A bot in a seat of a remote table: it is given the view that the server sends, and nothing else."""

    def __init__(self, remote: Remote, table: TableInfo, seat: int, bot: Bot, rng: Rng) -> None:
        self.remote = remote
        self.path = f"/api/tables/{table.table}"
        self.table = table.table
        self.game = game_of(remote, table)
        self.seat = seat
        self.bot = bot
        self.rng = rng

    def play(self) -> TableInfo:
        """Until the game ends, however it does; the table as it stands then."""
        for news in self.remote.news(self.table, self.seat):
            if news.status not in (Status.WAITING, Status.RUNNING):
                break
            if news.turn == self.seat:
                self.answer()
        return self.remote.get(self.path, TableInfo)

    def answer(self) -> None:
        view = self.remote.get(f"{self.path}/view", View, seat=self.seat)
        if view.turn != self.seat:
            return  # somebody else has answered for it
        if view.position is None:
            raise NotAllowed(Refusal(Why.SECRET, "this seat was taken on a page, where things are kept in mind"))
        state = self.game.from_json(msgspec.to_builtins(view.position))
        action = self.bot.choose(state, self.rng)
        if action not in state.legal():
            raise NotAllowed(Refusal(Why.ILLEGAL, f"the bot answered {action}, which is not one of view.legal()"))
        given = {"seat": self.seat, "asked": view.asked, "action": self.game.name(action)}
        try:
            self.remote.post(f"{self.path}/answer", TableInfo, **given)
        except NotAllowed as refused:
            if refused.why != Why.STALE and not self.came_back(refused):
                raise

    def came_back(self, refused: NotAllowed) -> bool:
        """Whether another bot played for this one, which had kept people waiting; not any more."""
        table = self.remote.get(self.path, TableInfo)
        if refused.why != Why.ILLEGAL or not table.seats[self.seat].away:
            return False
        self.remote.post(f"{self.path}/back", TableInfo, seat=self.seat)
        return True
