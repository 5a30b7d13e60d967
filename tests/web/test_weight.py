"""What a first visit to a table fetches, packed as it is sent; without fonts."""

import re

import pytest
from tests.web.conftest import Visitor

import spindletop

MOST = 150_000  # bytes
DOCUMENT = 25_000
ADDRESS = re.compile(r'(?:href|src|data-stream)="(/(?:static|art|t/\w+/ground)/[^"#]+)')


def weight(visitor: Visitor, address: str) -> int:
    """As it comes over the network."""
    with visitor.client.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.status_code == 200 and answer.headers["content-encoding"] == "gzip", address
        assert answer.headers["vary"] == "accept-encoding"
        return len(b"".join(answer.iter_raw()))


@pytest.mark.parametrize("slug", spindletop.games())
def test_a_table_is_light(ann: Visitor, slug: str) -> None:
    table = ann.post("/play", 204, game=slug)
    page = re.sub("<link [^>]* disabled>", "", ann.get(table))  # a style sheet that is fetched later, or never
    sizes = {address: weight(ann, address) for address in {table, *ADDRESS.findall(page)}}
    assert len(sizes) > 10 and sum(sizes.values()) < MOST and sizes[table] < DOCUMENT, sizes


def test_a_browser_that_cannot_unpack_gets_everything_as_it_is(ann: Visitor) -> None:
    for address in ("/", *ADDRESS.findall(ann.get("/"))):
        plain = ann.client.get(address, headers={"accept-encoding": "identity"})
        packed = ann.client.get(address, headers={"accept-encoding": "gzip"})
        assert (
            "content-encoding" not in plain.headers and plain.headers["content-type"] == packed.headers["content-type"]
        )
        assert address == "/" or plain.content == packed.content
