"""The digest of rules, and the folder of this machine in which their compiled code is kept."""

from __future__ import annotations

import hashlib
import inspect
import os
import stat
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config as numba_settings

from .game import Game

SETTINGS: Any = numba_settings  # Numba fills this module when it is imported


def cache_folder(game: Game, *choosers: Callable[..., int]) -> Path:
    """Where compiled code is kept: a folder named by the text of the rules, so that stale code is never found."""
    return cache_base() / rules_digest(game, *choosers)


def rules_digest(game: Game, *choosers: Callable[..., int]) -> str:
    """A hash of all source text that may be compiled for this game, and of the compiler's version.

    What else this process has imported does not matter: others that play the same game find the same folder.
    """
    folders = [Path(__file__).parent, *(_home_of(one) for one in choosers)]
    rules = game.set_up, game.refusal, game.legal_moves, game.sensible_moves, game.apply, game.redeal, game.outcome
    files = {Path(inspect.getfile(function)) for function in rules}
    if game.folder is not None:
        folders.append(game.folder)
    else:  # what stands beside a game of one file may be a part of it
        files |= {beside for file in files for beside in file.parent.glob("*.py")}
    files |= {file for folder in folders for file in folder.rglob("*.py")}
    digest = hashlib.sha256(versions().encode())
    digest.update(f"{SETTINGS.BOUNDSCHECK} {SETTINGS.DISABLE_JIT}".encode())
    for file in sorted(files):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def versions() -> str:
    """Of all that compiled code depends on beside the rules."""
    return f"{sys.implementation.cache_tag} numba {numba.__version__} numpy {np.__version__}"


def _home_of(chooser: Callable[..., int]) -> Path:
    """The folder of all code that a chooser may call; for a bot of this package that is `goblins.bots`."""
    package = sys.modules.get(".".join(chooser.__module__.split(".")[:2]))
    return Path(getattr(package, "__file__", None) or inspect.getfile(chooser)).parent


def cache_base() -> Path:
    """The first of these that can be written: $GOBLINS_CACHE, $XDG_CACHE_HOME, ~/.cache, a private temporary one."""
    wanted = [os.environ.get("GOBLINS_CACHE"), os.environ.get("XDG_CACHE_HOME"), "~/.cache"]
    for base in wanted:
        if base:
            folder = Path(base).expanduser() / "goblins"
            if _can_write(folder):
                return folder
    return _private_temporary_folder()


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except (OSError, RuntimeError):
        return False


@cache
def _private_temporary_folder() -> Path:
    """A folder that only we can write to: compiled code is executed, so nobody else may put any there."""
    folder = Path(tempfile.gettempdir()) / f"goblins-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022:
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="goblins-"))
