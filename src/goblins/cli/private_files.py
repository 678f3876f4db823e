"""What is written in here is for nobody else: stores and copies hold secrets."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

PRIVATE = 0o077  # rights that are taken away from the group and from others


@contextlib.contextmanager
def private_files() -> Iterator[None]:
    before = os.umask(PRIVATE)
    try:
        yield
    finally:
        os.umask(before)
