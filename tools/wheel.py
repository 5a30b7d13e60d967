"""The hook by which a wheel gets compiled rules: pip install . and the like call it (see pyproject.toml)."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.made = tempfile.TemporaryDirectory(prefix="spindletop-")
        compiler = [sys.executable, str(root / "tools" / "compile.py")]
        subprocess.run([*compiler, str(root / "src"), str(root / "build" / "kept"), self.made.name], check=True)
        made = Path(self.made.name)
        files = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"] |= {str(path): str(path.relative_to(made)) for path in files}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.made.cleanup()
