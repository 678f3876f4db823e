"""How quick the page is, measured in a real browser against a real server on this machine; on its own line and, as a
phone would have it, on a slow one with a slow processor.

python -m tests.browser.pace [--rounds N] [--orders N]
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from .guests import Guest, Kind
from .house import LANGUAGES, PHONE, Server, build_page, launch
from .player import tap
from .warlord_player import WarlordPlayer

LONG = 100  # ms of a frame that people feel
# When the first box can be played from, by the page's own clock, which starts with the navigation.
READY = """() => new Promise(done => {
    const look = () => document.querySelector('.ways .go:not(:disabled)')
        ? done(performance.now()) : requestAnimationFrame(look);
    look();
})"""
PAINTED = """() => new Promise(done => new PerformanceObserver(list => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') done(startTime);
}).observe({ type: 'paint', buffered: true }))"""
# What Lighthouse calls slow 4G, and its phone.
SLOW_LINE = {
    "offline": False,
    "latency": 150 * 3.75,  # ms before a request is answered
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,  # bytes a second
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
SLOWER = 4  # times
LARGEST = """() => {
    window.visit = { largest: 0, moved: 0 };
    new PerformanceObserver(list => list.getEntries().forEach(({ startTime }) => visit.largest = startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver(list => list.getEntries().forEach(({ value }) => visit.moved += value))
        .observe({ type: 'layout-shift', buffered: true });
}"""
# From a touch to the next thing painted, long tasks, and the longest pause between two frames.
WATCH = """() => {
    window.pace = { touches: [], tasks: [], frames: [] };
    new PerformanceObserver(list => list.getEntries().filter(({ name }) => name === 'click')
        .forEach(({ duration }) => pace.touches.push(duration)))
        .observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => pace.tasks.push(duration)))
        .observe({ type: 'longtask', buffered: true });
    const tick = last => requestAnimationFrame(now => { pace.frames.push(now - last); tick(now); });
    requestAnimationFrame(tick);
}"""


@dataclass(frozen=True)
class Visit:
    """The first visit of the shelf, and then of a table."""

    requests: int
    bytes: int  # with heads
    painted: float  # ms
    largest: float  # ms until the largest thing on the screen is painted
    moved: float  # what Chromium calls layout shift
    table: int  # bytes of a table and its game after that

    def text(self, what: str) -> str:
        kb = f"{self.requests} requests, {self.bytes / 1000:.1f} KB, a table {self.table / 1000:.1f} KB more"
        times = f"painted {self.painted:.0f} ms, largest {self.largest:.0f} ms, moved {self.moved:.3f}"
        return f"{what:30} {times}   ({kb})"


@dataclass(frozen=True)
class Figures:
    """In milliseconds."""

    painted: list[float]  # the shelf, with a cold cache
    ready: list[float]  # the shelf can be used
    touches: list[float]  # from a touch to what is painted next; those under 16 ms are not told
    frames: list[float]  # from frame to frame in a game with all its movements
    tasks: list[float]  # over 50 ms
    slow: dict[str, list[Visit]]  # by language, with a slow line and processor
    slow_touches: list[float]  # with a slow processor

    def text(self) -> str:
        over = sum(frame > LONG for frame in self.frames)
        return "\n".join(
            [
                _line("shelf painted, cold cache", self.painted),
                _line("shelf interactive, cold cache", self.ready),
                _line("touch to next paint", self.touches, f"{len(self.touches)} touches"),
                _line(
                    "frames of a traced game",
                    self.frames,
                    f"{len(self.frames)} frames, {over} over {LONG} ms, {len(self.tasks)} tasks over 50 ms",
                ),
                *(
                    sorted(visits, key=lambda visit: visit.largest)[len(visits) // 2].text(f"slow line, {language}")
                    for language, visits in self.slow.items()
                ),
                _line("slow, touch to next paint", self.slow_touches, f"{len(self.slow_touches)} touches"),
            ]
        )


def _line(what: str, values: list[float], more: str = "") -> str:
    median, worst = statistics.median(values or [0]), max(values, default=0)
    return f"{what:30} median {median:6.0f} ms   worst {worst:6.0f} ms" + (f"   ({more})" if more else "")


def measure(browser: Browser, address: str, rounds: int, orders: int) -> Figures:
    painted, ready = [], []
    for _ in range(rounds):
        guest = Guest(browser, Kind(address, touch=True), PHONE)
        page = guest.go("/")
        ready.append(float(page.evaluate(READY)))
        painted.append(float(page.evaluate(PAINTED)))
        guest.close()
    game = traced_game(browser, address, orders)
    slow = {language: [visit(browser, address, language) for _ in range(rounds)] for language in LANGUAGES}
    slow_touches = traced_game(browser, address, orders, slower=SLOWER)["touches"]
    return Figures(painted, ready, game["touches"], game["frames"], game["tasks"], slow, slow_touches)


def await_quiet(page: Page, travelled: list[int]) -> None:
    """Nothing has come for longer than a request takes."""
    before = -1
    while before != len(travelled):
        before = len(travelled)
        page.wait_for_timeout(1_500)


def visit(browser: Browser, address: str, language: str, slow: bool = True, game: str = "goblins-inc") -> Visit:
    guest = Guest(browser, Kind(address, language=language, touch=True), PHONE)
    page, inspector, travelled = guest.page, guest.context.new_cdp_session(guest.page), list[int]()
    inspector.send("Network.enable")
    inspector.send("Network.setBypassServiceWorker", {"bypass": True})  # what comes through it would not be counted
    inspector.on("Network.loadingFinished", lambda done: travelled.append(round(done["encodedDataLength"])))
    if slow:
        inspector.send("Network.emulateNetworkConditions", SLOW_LINE)
        inspector.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    guest.go("/")
    page.evaluate(LARGEST)
    expect(page.locator(".daily h2")).to_be_visible()
    await_quiet(page, travelled)
    seen, found = list(travelled), page.evaluate("visit")
    painted = float(page.evaluate(PAINTED))
    sitting = ("you",) if game == "nitro-run" else ("you", "scrapper")
    table = guest.open_table(*sitting, game=game)
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
        f"/table/{table}",
    )
    expect(page.locator("main [role=group]:not(.languages)").first).to_be_visible()
    await_quiet(page, travelled)
    guest.close()
    return Visit(len(seen), sum(seen), painted, found["largest"], found["moved"], sum(travelled) - sum(seen))


def traced_game(browser: Browser, address: str, orders: int, slower: int = 1) -> dict[str, list[float]]:
    """Somebody plays so many turns, with everything moving."""
    guest = Guest(browser, Kind(address, touch=True), PHONE)
    inspector = guest.context.new_cdp_session(guest.page)
    inspector.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    guest.page.emulate_media(reduced_motion="no-preference")
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', 'scrapper', 'scrapper')}")
    page.get_by_role("group", name="The clearing").wait_for()
    page.evaluate(WATCH)
    player = WarlordPlayer(page, tap)
    player.play(until=lambda: player.orders >= orders)
    found = _found(page)
    guest.close()
    return found


def _found(page: Page) -> dict[str, list[float]]:
    found: Any = page.evaluate("pace")
    return {name: [float(one) for one in values] for name, values in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--orders", type=int, default=5)
    wanted = parser.parse_args()
    build_page()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server, browser = Server(Path(kept)), launch(playwright)
        try:
            print(measure(browser, server.address, wanted.rounds, wanted.orders).text())
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
