"""How quick the page is, measured in a real browser against a real server on this machine.

python -m tests.browser.pace [--rounds N] [--orders N]
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from .guests import Guest, Kind
from .house import PHONE, Server, build_page, launch
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
class Figures:
    """In milliseconds."""

    painted: list[float]  # the shelf, with a cold cache
    ready: list[float]  # the shelf can be used
    touches: list[float]  # from a touch to what is painted next; those under 16 ms are not told
    frames: list[float]  # from frame to frame in a game with all its movements
    tasks: list[float]  # over 50 ms

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
    return Figures(painted, ready, game["touches"], game["frames"], game["tasks"])


def traced_game(browser: Browser, address: str, orders: int) -> dict[str, list[float]]:
    """Somebody plays so many turns, with everything moving."""
    guest = Guest(browser, Kind(address, touch=True), PHONE)
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
