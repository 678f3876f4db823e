"""Somebody's browser, and everything that goes wrong in it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
)

from .house import DESKTOP, PATIENCE, Size, Theme

# Whatever the content security policy forbids is an error like any other.
TELL_VIOLATIONS = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`against the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`))"""


NOWHERE = "/somewhere/else"  # a path without a screen, where 404 is the right answer
Cookies = Sequence[Any]  # as Playwright takes them
FORGET = "() => { try { localStorage.clear() } catch { /* nothing was ever opened */ } }"


@dataclass(frozen=True)
class Kind:
    """Of browser. What else there is to choose can be chosen anew by each who uses it."""

    address: str
    language: str = "en"
    touch: bool = False
    bypass_csp: bool = False


class Guest:
    """Somebody's browser: one page, what it has heard from the server, and what went wrong."""

    def __init__(self, browser: Browser, kind: Kind, size: Size = DESKTOP, theme: Theme = "light") -> None:
        self.kind = kind
        self.context: BrowserContext = browser.new_context(
            base_url=kind.address,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            locale={"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}[kind.language],
            bypass_csp=kind.bypass_csp,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_VIOLATIONS)
        self.page: Page = self.context.new_page()
        self._watch()
        self.come(size, theme)

    @property
    def language(self) -> str:
        return self.kind.language

    def come(self, size: Size, theme: Theme = "light", who: Cookies = ()) -> None:
        """Somebody sits down at the browser, whom the server does not know unless it is somebody with cookies."""
        self.heard: list[str] = []
        self.wrongs: list[str] = []
        self._messages: list[dict[str, Any]] = []
        self._tickets = 0
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if who:
            self.context.add_cookies(who)

    def go_home(self) -> None:
        """And leave nothing behind but a warm browser; a blank page would cost it the process that it has warmed."""
        self.page.evaluate(FORGET)
        self.page.goto("/api/ready")
        self.context.clear_cookies()
        self.context.clear_permissions()

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What it has heard, each read once."""
        unread = self.heard[len(self._messages) :]
        self._messages += [json.loads(frame) for frame in unread]
        return self._messages

    def _watch(self) -> None:
        page = self.page
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._note("page error", str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _failed(self, request: Request) -> None:
        # Whoever leaves a screen hangs up on what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note("failed request", f"{request.url} {request.failure}")

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not said.location["url"].endswith(NOWHERE):
            self._note("console", said.text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not response.url.endswith(NOWHERE):
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
        stand_in: str = "scrapper",
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
            "clock": {"seconds": seconds, "stand_in": stand_in},
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

    @property
    def cookies(self) -> Cookies:
        """By which the server knows this guest."""
        found = self.context.cookies()
        return [{"name": one["name"], "value": one["value"], "url": self.kind.address} for one in found]

    def move(self, table: str, seat: str, *moves: str | dict[str, Any]) -> None:
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
