"""Compiled code is found by the digest of its rules: in the package, at any path, or in the cache of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins.kernel import code_cache
from goblins.kernel.code_cache import CodeCache, Label, Miss, label_for, portable_processor, why_missing
from goblins.kernel.compile_cache import versions
from goblins.kernel.compiler import NJIT
from goblins.kernel.inner_compiler import OuterCompiler

DIGEST = "0123456789abcdef0123"
PROCESSOR = portable_processor() or "none that we know"


def doubled(x: int) -> int:
    return 2 * x


def kept(function: Callable[..., Any] = doubled) -> Any:
    made: Any = NJIT(pipeline_class=OuterCompiler)(function)
    made._cache = CodeCache(function, "some-game", DIGEST)
    return made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Miss]:
    """Why something was compiled, with a package and a cache that are both empty."""
    heard: list[Miss] = []
    monkeypatch.setenv("GOBLINS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(code_cache, "PACKAGED", tmp_path / "package")
    monkeypatch.setattr(code_cache, "_listeners", [lambda _game, why: heard.append(why)])
    return heard


# What a wheel is built by: another process, at another path, that compiles for the portable processor.
BUILDER = """
import sys
from goblins.kernel.code_cache import CodeCache
from goblins.kernel.compiler import NJIT
from goblins.kernel.inner_compiler import OuterCompiler
sys.path.insert(0, sys.argv[1])
from elsewhere import doubled
made = NJIT(pipeline_class=OuterCompiler)(doubled)
doubled.__module__ = sys.argv[2]
made._cache = CodeCache(doubled, "some-game", sys.argv[3])
assert made(21) == 42
"""


def build(folder: Path) -> None:
    """Fill the package as the wheel's hook does."""
    here = doubled.__code__.co_firstlineno
    (folder / "elsewhere.py").write_text("\n" * (here - 1) + "def doubled(x: int) -> int:\n    return 2 * x\n")
    pinned = {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": "", "GOBLINS_CACHE": str(folder / "built")}
    command = [sys.executable, "-c", BUILDER, str(folder), __name__, DIGEST]
    subprocess.run(command, env={**os.environ, **pinned}, check=True)
    (folder / "built" / "goblins").rename(folder / "package")
    (folder / "package" / "made.json").write_bytes(label_for(PROCESSOR))


def test_what_a_package_brings_along_is_not_compiled_again(told: list[Miss], tmp_path: Path) -> None:
    build(tmp_path)
    assert kept()(21) == 42
    assert told == []
    assert not (tmp_path / "cache" / "goblins" / DIGEST).exists()


def test_what_was_compiled_here_is_found_again(told: list[Miss]) -> None:
    assert kept()(21) == 42
    assert kept()(21) == 42
    assert told == [Miss.CLONE]


def test_a_signature_that_the_package_has_not_is_compiled_and_kept(told: list[Miss], tmp_path: Path) -> None:
    build(tmp_path)
    assert kept()(1.5) == 3.0
    assert kept()(1.5) == 3.0
    assert told == [Miss.RULES]


@pytest.mark.parametrize(
    ("label", "why"),
    [
        (Label(versions(), "another processor"), Miss.PROCESSOR),
        (Label(versions().replace("cpython", "another python"), PROCESSOR), Miss.VERSIONS),
    ],
)
def test_a_package_for_others_is_not_used_and_the_reason_is_told(
    told: list[Miss], tmp_path: Path, label: Label, why: Miss
) -> None:
    build(tmp_path)
    (tmp_path / "package" / "made.json").write_bytes(msgspec.json.encode(label))
    assert kept()(21) == 42
    assert told == [why]


def test_a_package_with_other_rules_is_not_used(told: list[Miss], tmp_path: Path) -> None:
    build(tmp_path)
    (tmp_path / "package" / DIGEST).rename(tmp_path / "package" / "of other rules")
    assert kept()(21) == 42
    assert told == [Miss.RULES]


def test_an_old_processor_does_not_get_code_for_newer_ones(
    told: list[Miss], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path)
    assert why_missing(DIGEST) is None
    monkeypatch.setattr(code_cache.LLVM, "get_host_cpu_features", lambda: {"sse4.2": True, "avx2": False})
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    assert why_missing(DIGEST) is Miss.PROCESSOR
