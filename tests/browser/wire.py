"""A wire between browser and server that can be cut or go dead."""

import socket
import threading
from contextlib import suppress
from dataclasses import dataclass, field


@dataclass
class Connection:
    ends: tuple[socket.socket, socket.socket]
    dead: bool  # what is sent gets lost, and nobody is told

    def close(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@dataclass
class Wire:
    """Everything goes through `address` to the server at `port`."""

    port: int
    connections: list[Connection] = field(default_factory=list)
    whole: bool = True
    silent: bool = False
    lost: bytes = b""

    def __post_init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def cut(self) -> None:
        """Both sides notice at once, as when a network is switched off."""
        self.whole = False
        for connection in self.connections:
            connection.close()

    def go_dead(self) -> None:
        """Nobody notices anything, as when a computer sleeps or leaves the house."""
        self.silent = True
        for connection in self.connections:
            connection.dead = True

    def mend(self) -> None:
        """New connections work. Those that went dead are unknown by now: who sends something there is told so."""
        self.whole, self.silent = True, False

    def close(self) -> None:
        self.listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self.listener.accept()
                if not self.whole:
                    browser.close()
                    continue
                connection = Connection((browser, socket.create_connection(("127.0.0.1", self.port))), self.silent)
                self.connections.append(connection)
                for source, target in (connection.ends, connection.ends[::-1]):
                    threading.Thread(target=self._pump, args=(connection, source, target), daemon=True).start()

    def _pump(self, connection: Connection, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while sent := source.recv(65536):
                if not connection.dead:
                    target.sendall(sent)
                elif self.silent:
                    self.lost += sent
                else:
                    connection.close()
        if not connection.dead:
            connection.close()
