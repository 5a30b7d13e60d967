"""A real server in a process of its own, and a real Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.serving import Server

from spindletop.lab.chromium import chromium as own_chromium

PATIENCE = 60_000  # milliseconds for anything on a page
LOST = ("ERR_CONNECTION", "AbortError")  # what a browser says when the network is gone


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """As long as playwright runs, other tests in this process cannot use asyncio: these have a stage of their own."""
    with own_chromium() as browser:
        yield browser


@pytest.fixture
def context(chromium: Browser, server: Server) -> Iterator[BrowserContext]:
    made = new_context(chromium, server)
    yield made
    made.close()


@pytest.fixture
def guest(chromium: Browser, server: Server) -> Iterator[BrowserContext]:
    """Somebody else's browser."""
    made = new_context(chromium, server)
    yield made
    made.close()


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Page]:
    """A phone held upright."""
    size = {"width": 390, "height": 844}
    made = new_context(chromium, server, viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield made.new_page()
    made.close()


def new_context(chromium: Browser, server: Server, **settings: object) -> BrowserContext:
    settings.setdefault("viewport", {"width": 1280, "height": 800})
    settings.setdefault("reduced_motion", "reduce")
    made = chromium.new_context(base_url=server.address, **settings)  # type: ignore[arg-type]
    made.set_default_timeout(PATIENCE)
    made.add_init_script("localStorage.getItem('spindletop.pace') ?? localStorage.setItem('spindletop.pace', 'once')")
    return made


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page whose console stays free of errors."""
    made = context.new_page()
    complaints: list[str] = []
    made.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    made.on("pageerror", lambda error: complaints.append(str(error)))
    yield made
    assert [text for text in complaints if not any(sign in text for sign in LOST)] == []
