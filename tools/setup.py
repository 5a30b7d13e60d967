"""Makes .venv: the pinned tools, then the project itself, compiled where a C compiler works.

python3 tools/setup.py             everything that changed since the last time
python3 tools/setup.py bench lab   and requirements/bench.txt, requirements/lab.txt
python3 tools/setup.py --no-build  the tools only: enough to check, and to run the sources as they are
python3 tools/setup.py --browser   and a Chromium, for the tests in a browser

Each thing done leaves a stamp in .venv/stamps, so a second run has nothing to do and says nothing.
"""

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"setup: Spindletop needs Python 3.11 or newer, this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
PYTHON = VENV / "bin" / "python"
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
    "zilla-slab-licence.txt": "@fontsource/zilla-slab/LICENSE",
    "source-sans-3-licence.txt": "@fontsource/source-sans-3/LICENSE",
}
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
EXTRAS = ("bench", "lab", "ray")
BUILDING = {
    "compiled": "compiling the rules (about two minutes, once)",
    "plain": "no working C compiler: installing the rules as plain Python, several times slower",
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make .venv and install Spindletop into it.")
    parser.add_argument("extra", nargs="*", help=f"also install these requirements: {', '.join(EXTRAS)}")
    parser.add_argument("--no-build", action="store_true", help="only the tools, not the project")
    parser.add_argument("--browser", action="store_true", help="also a Chromium, for the tests in a browser")
    wanted = parser.parse_args()
    if unknown := set(wanted.extra) - set(EXTRAS):
        parser.error(f"there are no requirements {', '.join(sorted(unknown))}; there are {', '.join(EXTRAS)}")

    refuse_compiled_sources()
    # Scripts in an environment hold its full path, so one that was moved is as good as gone.
    once("python", f"{sys.version} {BASE_PYTHON} {ROOT}", make_environment)
    once("uv", digest([requirements("uv")]), fetch_uv)
    for group in ["dev", *wanted.extra]:
        once(group, digest([requirements(group)]), partial(install, group))
    fetch_assets()
    if wanted.browser:
        find_browser()
    if not wanted.no_build:
        build_project()


def refuse_compiled_sources() -> None:
    """Python would load them in place of the .py files next to them, however old they are."""
    for stale in SRC.rglob("*.so"):
        sys.exit(f"setup: {stale.relative_to(ROOT)} hides the source of the same name: delete it")


def make_environment() -> None:
    # Without pip: ensurepip is not everywhere, and uv does its work.
    run("making .venv", [BASE_PYTHON, "-m", "venv", "--clear", "--without-pip", str(VENV)])


def fetch_uv() -> None:
    pip = [BASE_PYTHON, "-m", "pip", "--python", str(PYTHON), "install", "--require-hashes"]
    run("fetching uv", [*pip, "-r", str(requirements("uv"))])


def install(group: str) -> None:
    run(f"installing requirements/{group}.txt", [*UV_INSTALL, "--require-hashes", "-r", str(requirements(group))])


def fetch_assets() -> None:
    """Scripts and fonts of the pages, from npm as the lock file pins them."""
    if any(not (VENDOR / name).exists() for name in VENDORED):
        (STAMPS / "assets").unlink(missing_ok=True)
    once("assets", digest(PACKAGES) + str(sorted(VENDORED.items())), copy_assets)


def copy_assets() -> None:
    shutil.rmtree(ASSETS, ignore_errors=True)
    ASSETS.mkdir()
    for path in PACKAGES:
        shutil.copyfile(path, ASSETS / path.name)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(ASSETS)]
    run("fetching htmx and fonts", [npm(), "ci", *quiet], PATH=f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}")
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
        sys.exit("setup: the tests in a browser need Chromium: install it (Debian: apt-get install chromium)")
    run("installing Chromium", ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])


def build_project() -> None:
    project = [ROOT / "pyproject.toml", *source_files()]
    fingerprint = digest([requirements("dev"), *project])  # the compiler is one of the requirements
    if stamped("build", f"compiled {fingerprint}"):
        return  # a compiler that has gone since then is not missed
    mode = "compiled" if c_compiler_works() else "plain"
    once("build", f"{mode} {fingerprint}", partial(install_copy, project, mode))


def install_copy(project: list[Path], mode: str) -> None:
    """The build hook writes into src/ and hides pyproject.toml while it runs, so it gets a copy of both."""
    with tempfile.TemporaryDirectory(prefix="spindletop-") as scratch:
        for path in project:
            copy = Path(scratch) / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        # Nothing may be fetched here, nor an earlier build be taken from a cache.
        how = ["--no-deps", "--no-build-isolation", "--reinstall", "--no-cache", "--offline"]
        run(BUILDING[mode], [*UV_INSTALL, *how, scratch], HATCH_BUILD_NO_HOOKS=str(mode == "plain").lower())


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
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == value


def once(name: str, value: str, work: Callable[[], None]) -> None:
    """Does the work unless it was done for the same value, and forgets the old stamp first, lest it fails."""
    if not stamped(name, value):
        (STAMPS / name).unlink(missing_ok=True)
        work()
        STAMPS.mkdir(exist_ok=True)
        (STAMPS / name).write_text(value)


def run(doing: str, command: list[str], **environment: str) -> None:
    print(f"{doing} ...", flush=True)
    result = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode:
        sys.exit(f"{result.stdout}\nsetup: this failed: {doing}")


if __name__ == "__main__":
    main()
