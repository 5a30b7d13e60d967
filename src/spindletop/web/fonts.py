"""The house's fonts for pictures: those that paint read no web fonts, so these are unpacked."""

import struct
import zlib
from pathlib import Path

from spindletop.web.assets import STATIC

HEADER, ENTRY = 44, 20  # bytes, of a WOFF file and of each table in its directory


def font_files() -> list[Path]:
    return sorted((STATIC / "vendor").glob("*.woff"))


def unpacked(woff: bytes) -> bytes:
    """A WOFF font (version 1, https://www.w3.org/TR/WOFF/) as the plain font that is in it."""
    flavour, count = struct.unpack(">4xI4xH", woff[:14])
    places = [HEADER + ENTRY * number for number in range(count)]
    listed = [struct.unpack(">4sIIII", woff[at : at + ENTRY]) for at in places]
    power = count.bit_length() - 1
    head = struct.pack(">IHHHH", flavour, count, 16 << power, power, 16 * count - (16 << power))
    directory, body = b"", b""
    for tag, at, packed, length, checksum in listed:
        data = woff[at : at + packed]
        table = zlib.decompress(data) if packed < length else data
        directory += struct.pack(">4sIII", tag, checksum, len(head) + 16 * count + len(body), length)
        body += table + bytes(-length % 4)
    return head + directory + body
