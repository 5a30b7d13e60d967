"""Nothing is sent to the server's own network, however its addresses are written."""

import asyncio
import socket
import sys
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from tests.post.receivers import receiving

from spindletop.post import networks, outside
from spindletop.post.networks import Network, is_outside, own_networks
from spindletop.post.outside import Outside
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import check_address
from spindletop.table import Refused

OURS = [
    *("127.0.0.1", "127.9.9.9", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::1"),
    "2001:0:4136:e378:8000:63bf:f5ff:fffe",  # by Teredo, to 10.0.0.1
    *("fec0::1", "64:ff9b:1::7f00:1", "64:ff9b:1:ffff::1", "::ffff:0:7f00:1", "::ffff:0:a00:1", "5f00::1"),
]
OTHERS = ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "::ffff:0:808:808"]


@pytest.mark.parametrize("address", OURS)
def test_addresses_of_our_own_network(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", OTHERS)
def test_addresses_of_others(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "10.0.0.1"])
def test_an_address_in_our_network_is_refused_when_it_is_given(host: str) -> None:
    with pytest.raises(Refused):
        check_address(f"https://{host}/room", near=False)
    with pytest.raises(Refused):
        check_address(f"http://{host}/room", near=False)


def sent(address: str, near: bool = False, barred: Sequence[Network] = (), **receivers: Any) -> tuple[list[Any], str]:
    """What arrived there, and why nothing did."""

    async def main() -> tuple[list[Any], str]:
        async with receiving() as there:
            vars(there).update(receivers)
            sender = Outside(near, barred)
            try:
                await sender.post(address.format(port=there.web_port), b"{}", {})
            except Undelivered as undelivered:
                return there.requests, undelivered.why
            finally:
                await sender.close()
            return there.requests, ""

    return asyncio.run(main())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::ffff:127.0.0.1]"])
def test_whatever_a_name_means_nothing_is_sent_to_this_machine(host: str) -> None:
    requests, why = sent(f"http://{host}:{{port}}/room")
    assert requests == [] and why in ("ClientConnectorError", "InvalidUrlClientError")


def test_a_name_that_means_something_else_at_the_last_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolved(*given: Any, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", given[1]))]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", resolved)
    assert sent("http://harmless.example:{port}/room") == ([], "ClientConnectorError")


def test_our_own_address_is_ours_though_it_is_one_of_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    assert networks.is_ours(socket.AF_INET, "127.0.0.1") and not networks.is_ours(socket.AF_INET, "8.8.8.8")
    monkeypatch.setattr(outside, "is_outside", lambda address: True)
    assert sent("http://127.0.0.1:{port}/room") == ([], "ClientConnectorError")


ROUTES = """Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask		MTU	Window	IRTT
eth0	00000000	01040808	0003	0	0	0	00000000	0	0	0
eth0	00040808	00000000	0001	0	0	0	00FFFFFF	0	0	0
"""
ADDRESSES = "2606470000000000000000000000aaaa 02 40 00 80     eth0\n"


def test_neighbours_are_ours_though_their_addresses_are_of_the_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Linux writes it, on a machine of the usual kind, with 8.8.4.x and 2606:4700::aaaa."""
    for name, text in (("ROUTES", ROUTES), ("ADDRESSES", ADDRESSES)):
        (tmp_path / name).write_text(text)
        monkeypatch.setattr(networks, name, tmp_path / name)
    monkeypatch.setattr(sys, "byteorder", "little")
    assert [*map(str, own_networks())] == ["8.8.4.0/24", "2606:4700::/64"]
    for family, address in ((socket.AF_INET6, "2606:4700::1111"), (socket.AF_INET6, "64:ff9b::8.8.4.9")):
        with pytest.raises(OSError, match="our own network"):
            Outside()._socket((family, socket.SOCK_STREAM, 6, "", (address, 443)))
    Outside()._socket((socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))).close()


def test_where_the_system_tells_nothing_the_operator_can(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(networks, "ROUTES", tmp_path / "none")
    monkeypatch.setattr(networks, "ADDRESSES", tmp_path / "none")
    assert own_networks() == []
    requests, why = sent("http://127.0.0.1:{port}/room", near=True, barred=[ip_network("127.0.0.0/8")])
    assert requests == [] and why == "ClientConnectorError"


def test_an_operator_may_allow_it() -> None:
    requests, why = sent("http://127.0.0.1:{port}/room", near=True)
    assert len(requests) == 1 and why == ""


def test_redirects_are_not_followed() -> None:
    requests, why = sent("http://127.0.0.1:{port}/room", near=True, answers=[307], redirect="/elsewhere")
    assert requests == [] and why == "307"


def test_who_answers_for_ever_is_not_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()

    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.read()
        finally:
            writer.transport.abort()

    async def main() -> None:
        sender = Outside(near=True)
        for answer, why in ((drip, ""), (mute, "TimeoutError")):
            async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                told = ""
                try:
                    await sender.post(f"http://127.0.0.1:{port}/", b"{}", {})
                except Undelivered as undelivered:
                    told = undelivered.why
                assert why in told and bool(told) == bool(why)
        await sender.close()

    monkeypatch.setattr(outside, "SECONDS", 0.5)
    asyncio.run(main())
