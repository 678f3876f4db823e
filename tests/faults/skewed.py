"""`goblins` on a machine whose clock is set again and again: the file named in SKEW says by how many seconds."""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path

_true_time = time.time
_skew = Path(os.environ["SKEW"])


def told_time() -> float:
    return _true_time() + float(_skew.read_text() or 0)


if __name__ == "__main__":
    time.time = told_time
    runpy.run_module("goblins", run_name="__main__", alter_sys=True)
