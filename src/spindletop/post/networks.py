"""Which addresses are in our own network: nothing is sent there."""

import ipaddress
import socket
import sys
from pathlib import Path

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

WORLD = ipaddress.IPv6Network("2000::/3")  # all newer addresses that are given to anybody
EMBEDDING = [
    ipaddress.IPv6Network(each) for each in ("::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "::/96")
]  # ways to write or translate an older address as a newer one
ROUTES, ADDRESSES = Path("/proc/net/route"), Path("/proc/net/if_inet6")  # where Linux tells of its networks


def is_outside(address: str) -> bool:
    """Whether this address is in nobody's own network, however it is written."""
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inner = inner_address(known)
        if inner is not None:
            return is_outside(str(inner))
        if known not in WORLD:
            return False
    return known.is_global and not known.is_multicast


def inner_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The older address for which one stands, by any of the ways to write or translate it."""
    low = int(address) & 0xFFFFFFFF
    if any(address in network for network in EMBEDDING) and low > 1:
        return ipaddress.IPv4Address(low)
    teredo = address.teredo
    return address.sixtofour or (teredo[1] if teredo is not None else None)


def is_within(address: str, networks: list[Network]) -> bool:
    """Whether this address, or the older one for which it stands, is in one of these."""
    known = ipaddress.ip_address(address.partition("%")[0])
    inner = inner_address(known) if isinstance(known, ipaddress.IPv6Address) else None
    return any(each in network for each in (known, inner) if each is not None for network in networks)


def is_ours(family: int, address: str) -> bool:
    """Whether this machine has this address: then one can listen on it."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
        return True


def own_networks() -> list[Network]:
    """The networks in which this machine is: their addresses may be those of the world, and their doors open to
    neighbours. Linux tells them; elsewhere the operator can."""
    return [*_older(_read(ROUTES)), *_newer(_read(ADDRESSES))]


def _read(path: Path) -> list[list[str]]:
    try:
        return [line.split() for line in path.read_text().splitlines()]
    except OSError:  # another system, or one without such addresses
        return []


def _older(routes: list[list[str]]) -> list[Network]:
    """Those that are reached without a gateway."""
    near = [(row[1], row[7]) for row in routes if len(row) > 7 and row[2] == "00000000" and row[7] != "00000000"]
    return [ipaddress.IPv4Network((_number(begin), _number(mask).bit_count())) for begin, mask in near]


def _newer(addresses: list[list[str]]) -> list[Network]:
    return [ipaddress.IPv6Network((int(row[0], 16), int(row[2], 16)), strict=False) for row in addresses]


def _number(hexadecimal: str) -> int:
    """As this machine writes it."""
    return int.from_bytes(bytes.fromhex(hexadecimal)[:: -1 if sys.byteorder == "little" else 1])
