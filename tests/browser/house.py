"""A real server and a real browser, and everything that goes wrong in them."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Request,
    Response,
    StorageState,
    WebSocket,
    expect,
)

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
# Whatever the content security policy forbids is an error like any other.
TELL_VIOLATIONS = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`against the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`))"""


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

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "goblins", "--lang", "en", "serve", "--no-browser"]
        command += ["--port", str(self._port), "--db", str(self._folder / "tables.db"), "--thinkers", "1"]
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "GOBLINS_PACE": "0"}
            )
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


class Guest:
    """Somebody's browser: one page, what it has heard from the server, and what went wrong."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESKTOP,
        *,
        theme: Theme = "light",
        language: str = "en",
        touch: bool = False,
        bypass_csp: bool = False,
        who: StorageState | None = None,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            locale={"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}[language],
            bypass_csp=bypass_csp,
            storage_state=who,
        )
        self.language = language
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.heard: list[str] = []
        self.wrongs: list[str] = []
        self._tickets = 0
        self._watch()
        self.context.add_init_script(TELL_VIOLATIONS)

    def _watch(self) -> None:
        page = self.page
        page.on("console", lambda said: self._note("console", said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._note("page error", str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(frame if isinstance(frame, str) else ""))

    def _failed(self, request: Request) -> None:
        # Whoever leaves a screen hangs up on what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note("failed request", f"{request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}", response.url)

    def _note(self, kind: str, text: str) -> None:
        self.wrongs.append(f"{kind}: {text}")

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def ask(self, path: str, body: object = None) -> Any:
        """The HTTP face of the server, as this guest."""
        if body is None:
            answer = self.context.request.get(f"/api{path}")
        else:
            headers = {"content-type": "application/json"}
            answer = self.context.request.post(f"/api{path}", data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(
        self,
        *sitting: str,
        game: str = "goblin-warlord",
        position: dict[str, Any] | None = None,
        public: bool = False,
        spectators: bool = True,
        seconds: int = 0,
        **options: int | str,
    ) -> str:
        """A table that starts at once unless a seat is open."""
        self.ask("/me")
        arrangement = {
            "game": game,
            "seats": len(sitting),
            "options": options,
            "components": {"name": "standard"},
            "public": public,
            "spectators": spectators,
            "clock": {"seconds": seconds, "stand_in": "scrapper"},
        }
        plan = {"arrangement": arrangement, "sitting": sitting, "start": "open" not in sitting, "position": position}
        table = self.ask("/tables", plan)["table"]
        assert isinstance(table, str)
        return table

    def open_table_with(self, friend: Guest, **how: Any) -> str:
        """A table for two people, at which the game has begun: this one is red, the friend is blue."""
        table = self.open_table("you", "open", **how)
        friend.ask("/me")
        friend.ask("/join", {"token": self.ask(f"/tables/{table}/invitation")["token"]})
        friend.ask(f"/tables/{table}/ask", {"ask": "sit", "seat": "blue"})
        self.ask(f"/tables/{table}/ask", {"ask": "start"})
        return table

    def move(self, table: str, seat: str, *moves: str) -> None:
        for move in moves:
            self._tickets += 1
            asked = {"ask": "move", "seat": seat, "move": move, "ticket": f"ticket-{self._tickets}"}
            self.ask(f"/tables/{table}/ask", asked)

    def finished_table(self) -> str:
        """A game that was played to its end with a bot in this guest's seat."""
        table = self.open_table("you", "scrapper", "scrapper")
        self.ask(f"/tables/{table}/ask", {"ask": "take-over", "seat": "red", "bot": "scrapper"})
        latest = time.monotonic() + 60
        while time.monotonic() < latest:
            if self.ask(f"/tables/{table}")["table"]["status"] == "over":
                return table
            time.sleep(0.1)
        raise AssertionError("Bots among themselves come to no end within a minute.")

    def close(self) -> None:
        self.context.close()


def assert_nothing_wrong(guests: Sequence[Guest]) -> None:
    wrongs = [wrong for guest in guests for wrong in guest.wrongs]
    assert not wrongs, "\n".join(wrongs)
