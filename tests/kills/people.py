"""People who play and talk at a server that may die at any moment, and remember what it acknowledged."""

import http.client
import random
import re
import threading
import time
from html import unescape
from typing import NamedTuple
from urllib.parse import urlencode

from tests.serving import Server

from spindletop.table import new_token
from spindletop.web.browser import TOKEN
from spindletop.web.words import say

TURN = re.compile(r'id="asked" data-asked="(\d+)" data-seat="0"')
OFFER = re.compile(r'data-action="([^"]+)"|<option value="([^"]+)"')
NO_ANSWER = 0
AGAIN = {NO_ANSWER, 429, 503}
PAUSE = 0.05  # seconds between looks at a page
TALKS = 0.3  # how often somebody says something before an answer,
LOOKS = 40  # and after so many in vain, so that they learn it if bots cannot answer
OWN = 0  # their seat


class Answer(NamedTuple):
    table: str
    asked: int
    seat: int
    action: str


class Stopped(Exception):
    """The evening is over."""


class Player(threading.Thread):
    """Plays one game after the other against bots. Where nobody answers, or 503 is answered, sends the same again."""

    def __init__(self, server: Server, game: str, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.game = game
        self.number = number
        self.token = new_token()
        self.dice = random.Random(number)
        self.table = ""
        self.rounds = 0  # how often it was this player's turn anew, or a game had ended
        self.sent: list[Answer] = []
        self.acknowledged: list[Answer] = []
        self.said: list[tuple[str, str]] = []  # acknowledged lines of talk, with their tables
        self.tables: list[str] = []
        self.lines = 0
        self.told = 0  # how often a 503 came with words for people
        self.faults: list[str] = []  # any other answer that nobody should get
        self.leaving = threading.Event()

    def run(self) -> None:
        try:
            while True:
                self.play()
        except Stopped:
            pass

    def stop(self) -> None:
        self.leaving.set()
        self.join()

    def play(self) -> None:
        """One game, from its opening to its end."""
        seats = {"kind-0": "me", "kind-1": "bot rookie", "kind-2": "bot rookie"}
        status, _, where = self.post(f"/new/{self.game}", seats)
        if status != 303:
            return
        self.table = where.rpartition("/")[2]
        self.tables.append(self.table)
        answered = waited = 0
        while True:
            page = self.get(f"/t/{self.table}")
            turn = TURN.search(page) if 'data-turn="yes"' in page else None
            if f"{say('table.over')}</title>" in page:
                self.rounds += 1
                return
            waited += 1
            if waited % LOOKS == 0:
                self.speak(OWN)
            if turn and int(turn[1]) != answered:
                answered, waited = int(turn[1]), 0
                self.rounds += 1
                if self.dice.random() < TALKS:
                    self.speak(OWN)
                dock = page[: page.index("<dialog")]  # drawers have lists of their own
                offers = [unescape(offer or option) for offer, option in OFFER.findall(dock)]
                self.answer(Answer(self.table, answered, OWN, self.dice.choice(offers).partition(";")[0]))
            time.sleep(PAUSE)

    def answer(self, answer: Answer) -> None:
        self.sent.append(answer)
        values = {"asked": str(answer.asked), "seat": str(answer.seat), "action": answer.action}
        status, text, _ = self.post(f"/t/{answer.table}/answer", values)
        if status == 200:
            self.acknowledged.append(answer)
        else:
            self.faults.append(f"{answer} was refused ({status}): {text[:200]}")

    def speak(self, seat: int) -> None:
        self.lines += 1
        text = f"This is line {self.lines} of player {self.number}."
        status, _, _ = self.post(f"/t/{self.table}/chat", {"seat": str(seat), "text": text, "slip": f"{self.lines}"})
        if status == 200:
            self.said.append((self.table, text))

    def get(self, path: str) -> str:
        return self.until_answered("GET", path, {})[1]

    def post(self, path: str, values: dict[str, str]) -> tuple[int, str, str]:
        return self.until_answered("POST", path, values)

    def until_answered(self, method: str, path: str, values: dict[str, str]) -> tuple[int, str, str]:
        """Status, text, and where to go on."""
        while not self.leaving.is_set():
            status, text, where = self.request(method, path, values)
            if status == 503 and any(say(f"refused.{why}") in unescape(text) for why in ("full", "down")):
                self.told += 1
            elif status >= 500:
                self.faults.append(f"{method} {path}: {status} {text[:200]}")
            if status not in AGAIN:
                return status, text, where
            time.sleep(PAUSE)
        raise Stopped

    def request(self, method: str, path: str, values: dict[str, str]) -> tuple[int, str, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        headers = {"Cookie": f"{TOKEN}={self.token}", "Origin": self.server.address}
        if method == "POST":
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            connection.request(method, path, urlencode(values), headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode(), answer.getheader("location", "")
        except (OSError, http.client.HTTPException):
            return NO_ANSWER, "", ""
        finally:
            connection.close()
