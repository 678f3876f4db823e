"""A real server and a real browser, and everything that goes wrong in them."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, Playwright, expect

ROOT = Path(__file__).parents[2]
CHROMIUMS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LANGUAGES = ("en", "fr", "ru")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
DESKTOP = (1440, 900)
PHONE = (390, 844)
Size = tuple[int, int]
PATIENCE = 15_000  # ms until something that should show is given up


def build_page() -> None:
    """Once, though several processes test at the same time."""
    with (Path(tempfile.gettempdir()) / "goblins-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _build_page()


def _build_page() -> None:
    subprocess.run([sys.executable, str(ROOT / "ui" / "page.py")], check=True, stdout=subprocess.DEVNULL)


def launch(playwright: Playwright) -> Browser:
    found = next((each for each in CHROMIUMS if each.exists()), None)
    if found is None:
        raise SystemExit("The browser tests need Debian's Chromium: apt-get install chromium-headless-shell")
    return playwright.chromium.launch(executable_path=str(found), args=FLAGS)


def choose(page: Page, legend: str, text: str) -> None:
    """One of a few, by how its label begins: the circle itself is not to be seen."""
    group, named = page.get_by_role("radiogroup", name=legend), re.compile(rf"^\s*{re.escape(text)}")
    group.locator("label").filter(has_text=named).click()
    expect(group.get_by_role("radio", name=named)).to_be_checked()


class Server:
    """`goblins serve` on a database of its own; it can be killed, and started again on the same port."""

    def __init__(self, folder: Path, program: str = "goblins", *more: str, source: Path | None = None) -> None:
        """`source` is where Python finds the package, if not here."""
        self._folder = folder
        self._program = program
        self._more = more
        self._env = {**os.environ, "GOBLINS_PACE": "0", **({"PYTHONPATH": str(source)} if source else {})}
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self._program, "--lang", "en", "serve", "--no-browser"]
        command += ["--port", str(self._port), "--db", str(self._folder / "tables.db"), "--thinkers", "1"]
        command += self._more
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._env)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, f"The server does not say where it is: {line!r}"
        self.address, self._port = found[0], int(found[1])
        self._await_ready()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()

    def _await_ready(self) -> None:
        latest = time.monotonic() + 60
        while time.monotonic() < latest:
            try:
                with urllib.request.urlopen(f"{self.address}/api/ready", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError("The server does not become ready; see server.log beside its database.")
