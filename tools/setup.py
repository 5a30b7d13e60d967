"""Makes .venv: what is pinned in requirements, and the project on its path, compiled where a C compiler works.

python3 tools/setup.py             everything that changed since the last time
python3 tools/setup.py bench lab   and requirements/bench.txt, requirements/lab.txt
python3 tools/setup.py --no-build  what the tools need: enough to check, and to run the sources as they are
python3 tools/setup.py --browser   and a Chromium, for the tests in a browser

Each thing done leaves a stamp in .venv/stamps, so a second run has nothing to do and says nothing. It may be killed
at any moment: stamps come last, folders get their names when they are complete, and an environment in which an
installation broke off is made anew.
"""

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"setup: Spindletop needs Python 3.11 or newer, this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
BROKEN_OFF = STAMPS / "installing"  # there while packages are installed, and afterwards if that did not end
BUILDS = ROOT / "build"
KEPT_BUILDS = 3
COMPILER = ROOT / "tools" / "compile.py"
PYTHON = VENV / "bin" / "python"
SITE_PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
UV_INSTALL = [str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON)]
# Not the python3 of an activated environment, but what it links to: ours has no pip, and may be replaced.
BASE_PYTHON = str(Path(sys.executable).resolve())
# What the pages need of the packages in package.json, by where it goes in the vendor folder.
ASSETS = VENV / "assets"
VENDOR = SRC / "spindletop" / "web" / "static" / "vendor"
PACKAGES = [ROOT / "package.json", ROOT / "package-lock.json"]
VENDORED = {
    "htmx.js": "htmx.org/dist/htmx.min.js",
    "htmx-licence.txt": "htmx.org/LICENSE",
    **{
        f"{font}-{style}.woff2": f"@fontsource/{font}/files/{font}-{style}.woff2"
        for font, style in [
            ("zilla-slab", "latin-600-normal"),
            ("zilla-slab", "latin-700-normal"),
            ("source-sans-3", "latin-400-normal"),
            ("source-sans-3", "latin-400-italic"),
            ("source-sans-3", "latin-600-normal"),
            ("source-sans-3", "latin-700-normal"),
        ]
    },
    **{
        f"{font}.woff": f"@fontsource/{font.partition('-latin')[0]}/files/{font}.woff"  # for pictures that are painted
        for font in ["zilla-slab-latin-700-normal", "source-sans-3-latin-600-normal"]
    },
    "zilla-slab-licence.txt": "@fontsource/zilla-slab/LICENSE",
    "source-sans-3-licence.txt": "@fontsource/source-sans-3/LICENSE",
}
BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
EXTRAS = ("bench", "lab", "ray")
NO_COMPILER = "no working C compiler: the rules stay plain Python, several times slower"
# A first line of another kind could not name a Python whose path is long or has spaces in it.
SCRIPT = """#!/bin/sh
'''exec' '{python}' "$0" "$@"
' '''
from spindletop.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make .venv, with Spindletop in it.")
    parser.add_argument("extra", nargs="*", help=f"also install these requirements: {', '.join(EXTRAS)}")
    parser.add_argument("--no-build", action="store_true", help="only the tools, not the project")
    parser.add_argument("--browser", action="store_true", help="also a Chromium, for the tests in a browser")
    wanted = parser.parse_args()
    if unknown := set(wanted.extra) - set(EXTRAS):
        parser.error(f"there are no requirements {', '.join(sorted(unknown))}; there are {', '.join(EXTRAS)}")

    make_ready("dev", *wanted.extra)
    if wanted.browser:
        find_browser()
    if not wanted.no_build:
        build_project()


# The environment


def make_ready(*groups: str) -> None:
    """An environment with these requirements, and what the pages need beside them."""
    refuse_compiled_sources()
    with alone(Path(__file__)):
        if BROKEN_OFF.exists():
            forget("python")
        # Scripts in an environment hold its full path, so one that was moved is as good as gone.
        once("python", f"{sys.version} {BASE_PYTHON} {ROOT} and the project on its path", make_environment)
        once("uv", digest([requirements("uv")]), fetch_uv)
        for group in groups:
            once(group, digest([requirements(group)]), partial(install, group))
        fetch_assets(with_tests="dev" in groups)


def refuse_compiled_sources() -> None:
    """Python would load them in place of the .py files next to them, however old they are."""
    for stale in SRC.rglob("*.so"):
        sys.exit(f"setup: {stale.relative_to(ROOT)} hides the source of the same name: delete it")


def make_environment() -> None:
    # Without pip: ensurepip is not everywhere, and uv does its work.
    run("making .venv", [BASE_PYTHON, "-m", "venv", "--clear", "--without-pip", str(VENV)])


def fetch_uv() -> None:
    pip = [BASE_PYTHON, "-m", "pip", "--python", str(PYTHON), "install", "--require-hashes"]
    add_packages("fetching uv", [*pip, "-r", str(requirements("uv"))])


def install(group: str) -> None:
    uv = [str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON), "--require-hashes"]
    add_packages(f"installing requirements/{group}.txt", [*uv, "-r", str(requirements(group))])


def add_packages(doing: str, command: list[str]) -> None:
    """Half a package looks like a whole one to those that install, so it must be known that this broke off."""
    STAMPS.mkdir(exist_ok=True)
    BROKEN_OFF.touch()
    run(doing, command)
    BROKEN_OFF.unlink()


def fetch_assets(with_tests: bool) -> None:
    """Scripts and fonts of the pages, from npm as the lock file pins them; and what the tests need."""
    if any(not (VENDOR / name).exists() for name in VENDORED):
        forget("assets")
    pages = digest(PACKAGES) + str(sorted(VENDORED.items()))
    both = f"{pages} and what the tests need"
    if not stamped("assets", both):
        once("assets", both if with_tests else pages, partial(copy_assets, with_tests))


def copy_assets(with_tests: bool) -> None:
    shutil.rmtree(ASSETS, ignore_errors=True)
    ASSETS.mkdir()
    for path in PACKAGES:
        shutil.copyfile(path, ASSETS / path.name)
    how = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(ASSETS)]
    command = [npm(), "ci", *how, *([] if with_tests else ["--omit=dev"])]
    run("fetching htmx and fonts", command, PATH=f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}")
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    for name, source in VENDORED.items():
        shutil.copyfile(ASSETS / "node_modules" / source, VENDOR / name)


def npm() -> str:
    """The npm of this machine, or one from PyPI in .venv."""
    found = shutil.which("npm")
    if found:
        return found
    once("node", digest([requirements("node")]), partial(install, "node"))
    return str(VENV / "bin" / "npm")


def find_browser() -> None:
    if any(map(shutil.which, BROWSERS)):
        return
    if os.geteuid() or not shutil.which("apt-get"):
        sys.exit(
            "setup: the tests in a browser need Chromium: install it (Debian: apt-get install chromium-headless-shell)"
        )
    run("fetching Debian's lists of packages", ["apt-get", "update"])  # a fresh container has none
    run("installing Chromium", ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"])


# The project: a folder on the environment's path, src or a compiled copy of it


def build_project() -> None:
    """Has the project compiled where that is possible, and makes it what the environment runs."""
    folder = compiled_folder()
    if not folder.exists():
        if not c_compiler_works():
            print(NO_COMPILER)
            run_from(SRC)
            return
        with alone(COMPILER):
            if not folder.exists():  # another may have made it while this one waited
                compile_copy(folder)
    run_from(folder)


def compiled_folder() -> Path:
    """Where the sources as they are now stand compiled, or will."""
    everything = digest([requirements("build"), COMPILER, *source_files()])
    return BUILDS / hashlib.sha256(f"{sys.version} {everything}".encode()).hexdigest()[:16]


def compile_copy(folder: Path) -> None:
    begun = BUILDS / "begun"
    shutil.rmtree(begun, ignore_errors=True)
    copy_sources(begun)
    command = [str(PYTHON), str(COMPILER), str(begun), str(BUILDS / "kept"), str(begun)]
    run("compiling the rules (about a minute, once)", command)
    begun.rename(folder)
    folder.touch()
    for old in sorted(BUILDS.glob("?" * len(folder.name)), key=lambda each: -each.stat().st_mtime)[KEPT_BUILDS:]:
        shutil.rmtree(old)


def copy_sources(folder: Path) -> None:
    for path in source_files():
        copy = folder / path.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def run_from(folder: Path) -> None:
    """The environment's Python finds the project here from its next start on."""
    replace(SITE_PACKAGES / "spindletop.pth", f"{folder}\n")
    replace(VENV / "bin" / "spindletop", SCRIPT.format(python=PYTHON), mode=0o755)
    stamp("build", "plain" if folder == SRC else "compiled")
    if folder != SRC:
        folder.touch()  # the builds that were run last are kept


def c_compiler_works() -> bool:
    """Tried, not guessed: a compiler without Python's headers is no use."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as scratch:
        output = ["-shared", "-fPIC", "-x", "c", "-", "-o", f"{scratch}/probe.so"]
        try:
            probe = subprocess.run(
                [*cc, f"-I{sysconfig.get_path('include')}", *output],
                input=b"#include <Python.h>\n",
                capture_output=True,
            )
        except OSError:
            return False
    return probe.returncode == 0


# What everything above is made of


def requirements(group: str) -> Path:
    return ROOT / "requirements" / f"{group}.txt"


def source_files() -> list[Path]:
    return sorted(path for path in SRC.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def digest(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return total.hexdigest()


def stamped(name: str, value: str) -> bool:
    return (STAMPS / name).exists() and (STAMPS / name).read_text() == value


def stamp(name: str, value: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    replace(STAMPS / name, value)


def forget(name: str) -> None:
    (STAMPS / name).unlink(missing_ok=True)


def once(name: str, value: str, work: Callable[[], None]) -> None:
    """Does the work unless it was done for the same value, and forgets the old stamp first, lest it fails."""
    if not stamped(name, value):
        forget(name)
        work()
        stamp(name, value)


def replace(path: Path, text: str, mode: int = 0o644) -> None:
    """Nobody ever finds half of it, not even of two set-ups that write it at once."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".new-") as own:
        written = Path(own) / path.name
        written.write_text(text)
        written.chmod(mode)
        written.replace(path)


HELD: list[int] = []  # locks, which the commands hold as well: they may outlive this process


@contextmanager
def alone(what: Path) -> Iterator[None]:
    """One process at a time: the lock is on this file of the project."""
    with what.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another set-up to end ...", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        HELD.append(file.fileno())
        try:
            yield
        finally:
            HELD.remove(file.fileno())


def run(doing: str, command: list[str], **environment: str) -> None:
    print(f"{doing} ...", flush=True)
    result = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        pass_fds=HELD,
    )
    if result.returncode:
        sys.exit(f"{result.stdout}\nsetup: this failed: {doing}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nsetup: stopped; the next time goes on from here")
