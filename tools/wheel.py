"""The hook by which a wheel gets compiled rules: pip install . and the like call it (see pyproject.toml)."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # who builds may stand anywhere
from tools import setup


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="spindletop-")
        made = setup.compiled_folder()
        if not made.exists():  # not made there either: who builds may have another mypy than the one that is pinned
            made = Path(self.scratch.name)
            setup.copy_sources(made)  # what is compiled is written into
            compiler = [sys.executable, str(setup.COMPILER)]
            subprocess.run([*compiler, str(made), str(setup.BUILDS / "kept"), str(made)], check=True)
        build_data["force_include"] |= {str(path): str(path.relative_to(made)) for path in made.rglob("*.so")}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()
