"""Where the compiled code of a function is found: in the package, if a wheel has brought it along, or in the cache of
this machine.

Numba files code by the path of its source and by the processor that compiled it, so it compiles again for every
folder and every processor. Ours is filed by the digest of its rules (`compile_cache.rules_digest`): the same rules
have the same code wherever they lie. What a wheel carries is compiled for every processor of a kind (`PORTABLE`).
It leans on Numba's insides: pyproject.toml pins the version, `tests/kernel/test_code_cache.py` holds what we use.
"""

from __future__ import annotations

import enum
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import msgspec
from numba.core import caching

from .compile_cache import cache_base, versions

NUMBA: Any = caching
LLVM: Any = llvm
PACKAGED = Path(__file__).parents[1] / "compiled"  # what a wheel brings along; the build hook fills it
LABEL = "made.json"
# The processor that wheels are compiled for, and what it must be able to do.
PORTABLE = {
    "x86_64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2")),
    "aarch64": ("generic", ()),
}


class Label(msgspec.Struct, frozen=True):
    """What the code in a package was compiled with and for."""

    versions: str
    processor: str


class Miss(enum.Enum):
    """Why there is no compiled code in the package; words are `compiling-...`."""

    CLONE = "clone"
    PROCESSOR = "processor"
    VERSIONS = "versions"
    RULES = "rules"


def portable_processor() -> str | None:
    """The kind of processor that this one is, as far as wheels are concerned."""
    name, needed = PORTABLE.get(platform.machine(), (None, ()))
    features = LLVM.get_host_cpu_features()
    return name if all(features.get(one, False) for one in needed) else None


def label_for(processor: str) -> bytes:
    return msgspec.json.encode(Label(versions(), processor))


def why_missing(digest: str) -> Miss | None:
    """Why nothing of these rules can be taken from the package; None where it can be."""
    try:
        label = msgspec.json.decode((PACKAGED / LABEL).read_bytes(), type=Label)
    except (OSError, msgspec.MsgspecError):
        return Miss.CLONE
    if label.processor != portable_processor():
        return Miss.PROCESSOR
    if label.versions != versions():
        return Miss.VERSIONS
    return None if (PACKAGED / digest).is_dir() else Miss.RULES


_listeners: list[Callable[[str, Miss], None]] = []


def when_compiling(listener: Callable[[str, Miss], None]) -> None:
    """Before anything is compiled the listener is told for which game, and why the package has it not."""
    _listeners.append(listener)


class CodeCache(NUMBA._Cache):  # type: ignore[misc]
    """Of one function. Numba asks it for code, and hands over what it compiled because there was none."""

    def __init__(self, function: Callable[..., Any], game: str, digest: str) -> None:
        self._game, self._digest = game, digest
        self._local = _FolderCache(function, cache_base() / digest)
        self._packaged = None if why_missing(digest) else _PackagedCache(function, PACKAGED / digest)

    @property
    def cache_path(self) -> Path:
        return Path(self._local.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = None if self._packaged is None else self._packaged.load_overload(sig, target_context)
        if found is None:
            found = self._local.load_overload(sig, target_context)
        if found is None:
            for listener in _listeners:
                listener(self._game, why_missing(self._digest) or Miss.RULES)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        self._local.save_overload(sig, data)

    def enable(self) -> None:
        self._local.enable()

    def disable(self) -> None:
        self._local.disable()

    def flush(self) -> None:
        self._local.flush()


class _Locator(NUMBA._CacheLocator):  # type: ignore[misc]
    """A folder for code. Its name is the digest of the rules, so that nothing in it can be stale."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self._line, self._folder = function.__code__.co_firstlineno, folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Files(NUMBA.CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's own files, in that folder."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, folder)
        self._filename_base = self.get_filename_base(f"{function.__module__}.{function.__qualname__}", "")


class _FolderCache(NUMBA.Cache):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = lambda one: _Files(one, folder)
        super().__init__(function)


class _PackagedCache(_FolderCache):
    """Is only read from; its code is for every processor of a kind."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        key_sig, (triple, _name, _features), source = super()._index_key(sig, codegen)
        return key_sig, (triple, portable_processor(), ""), source
