"""Builds the page into the package: `src/goblins/web/page`. Does nothing where the page is up to date.

python ui/page.py             # the whole page
python ui/page.py packages    # only what npm must fetch, for tests and development
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from node import UI, run

ROOT = UI.parent
PAGE = ROOT / "src" / "goblins" / "web" / "page"
SOURCES = (UI, ROOT / "src" / "goblins" / "locales")
NOT_SOURCES = {"node_modules", "generated", "__pycache__"}
BUILT_FROM = PAGE / ".sources"  # the hash of what the page was built from
FETCHED_BY = UI / "node_modules" / ".fetched-by"  # the hash of the lock file that the packages were fetched by


def build_page() -> bool:
    """Build the page unless it is up to date; says whether it was built."""
    wanted = _hash_of(path for folder in SOURCES for path in _files_in(folder))
    if _says(BUILT_FROM, wanted):
        return False
    fetch_packages()
    if run("npm", "run", "--silent", "build") != 0:
        raise SystemExit("The page was not built: see what Vite says above.")
    BUILT_FROM.write_text(wanted)
    return True


def fetch_packages() -> bool:
    """Fetch what the lock file names unless it is there; says whether anything was fetched."""
    wanted = _hash_of([UI / "package-lock.json"])
    if _says(FETCHED_BY, wanted):
        return False
    if run("npm", "ci", "--no-audit", "--no-fund") != 0:
        raise SystemExit("The page was not built: npm could not fetch its packages; can it reach its registry?")
    FETCHED_BY.write_text(wanted)
    return True


def _files_in(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and not NOT_SOURCES & set(path.parts))


def _hash_of(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _says(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


if __name__ == "__main__":
    done = fetch_packages() if sys.argv[1:] == ["packages"] else build_page()
    print("done" if done else "up to date")
