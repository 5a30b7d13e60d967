"""make play: the page at once, from the sources as they are; compiled as soon as that is done.

python3 -m tools.play           serves the table and opens it in a browser
python3 -m tools.play gold ...  plays at the terminal: all that `spindletop play` takes
"""

import os
import sys

from tools import meanwhile, setup


def main() -> None:
    setup.make_ready("play")
    command = ["play", *sys.argv[1:]] if sys.argv[1:] else ["serve", "--open"]
    compiled = setup.compiled_folder()
    if compiled.exists():
        setup.run_from(compiled)
    else:
        setup.run_from(setup.SRC)
        if not setup.c_compiler_works():
            print(setup.NO_COMPILER, flush=True)
        else:
            print("compiling the rules meanwhile; until then bots think several times slower", flush=True)
            meanwhile.start()
            command += ["--change-to", str(compiled)] if command[0] == "serve" else []
    spindletop = str(setup.VENV / "bin" / "spindletop")
    os.execv(spindletop, [spindletop, *command])


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped; the next start goes on from here.")
