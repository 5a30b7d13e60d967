"""Paints an SVG from standard input as a PNG to standard output. A process of its own: painting takes a second or two,
and nothing else would run meanwhile."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from spindletop.web.fonts import font_files, unpacked

POSSIBLE = find_spec("resvg_py") is not None  # without it links are sent without a picture
POLITE = 10


def main() -> None:
    from resvg_py import svg_to_bytes

    if hasattr(os, "nice"):
        os.nice(POLITE)
    with TemporaryDirectory() as folder:
        for file in font_files():
            Path(folder, file.name).with_suffix(".ttf").write_bytes(unpacked(file.read_bytes()))
        sys.stdout.buffer.write(bytes(svg_to_bytes(svg_string=sys.stdin.read(), font_dirs=[folder])))


if __name__ == "__main__":
    main()
