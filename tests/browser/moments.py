"""The great moments of each game, frame by frame, on a phone and on a desktop, with movement and without.

python -m tests.browser.moments FOLDER [MOMENT ...]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from goblins.match import Match

from .guests import Guest, Kind
from .house import PHONE, Server, Size, build_page, launch
from .inc_showdown import salvo
from .inc_tables import last_shot, open_inc
from .words import said

LAPTOP: Size = (1280, 800)
SIZES = {"desktop": LAPTOP, "phone": PHONE}
MOTIONS = {"moving": "no-preference", "still": "reduce"}
BETWEEN = 400  # ms from one frame to the next
MOST_FRAMES = 80
PAUSE = "button[aria-keyshortcuts=P]"

Doing = Callable[[Page], None]


@dataclass(frozen=True)
class Moment:
    """A table just before it, what sets it off, and what is pressed whenever nothing moves any more."""

    at: Callable[[Guest], str]
    ready: str  # what is there before, as CSS
    go: Doing
    then: tuple[Doing, ...] = ()


def _press(name: str) -> Doing:
    """A button beside the question, on any screen."""

    def do(page: Page) -> None:
        buttons = page.locator(".actions").get_by_role("button", name=name, exact=True).locator("visible=true")
        buttons.first.click(timeout=20_000)

    return do


def _inc(match: Callable[[], Match], *others: str) -> Callable[[Guest], str]:
    return lambda guest: open_inc(guest, "you", *(others or ("scrapper",)), at=match())


FIRE = _press(said("goblins-inc-go-order"))
SCORES = [_press(said(f"goblins-inc-score-{step}")) for step in ("first", "next", "all")]
MOMENTS: Mapping[str, Moment] = {
    "inc-attack": Moment(_inc(salvo), ".rack .result:not(:empty)", FIRE),
    "inc-score": Moment(_inc(lambda: last_shot(1)), ".rack", FIRE, (*SCORES, _press(said("goblins-inc-score-on")))),
}


def write_moment(browser: Browser, address: str, folder: Path, name: str) -> int:
    """One folder for each way to see it, such as `inc-attack-phone-still`; says how many frames there are."""
    moment, written = MOMENTS[name], 0
    for device, size in SIZES.items():
        for motion, wanted in MOTIONS.items():
            guest = Guest(browser, Kind(address, touch=device == "phone"), size)
            page = guest.go(f"/table/{moment.at(guest)}")
            page.locator(moment.ready).locator("visible=true").first.wait_for()
            page.evaluate("() => document.fonts.ready.then(() => true)")
            page.emulate_media(reduced_motion=wanted)  # type: ignore[arg-type]
            kept = folder / f"{name}-{device}-{motion}"
            kept.mkdir(parents=True, exist_ok=True)
            frames = 0
            for do in (moment.go, *moment.then):
                do(page)
                frames = _record(page, kept, frames)
            written += frames
            guest.close()
            if guest.wrongs:
                raise SystemExit(f"{name}, {device}, {motion}: {guest.wrongs}")
    return written


def _record(page: Page, folder: Path, frames: int) -> int:
    """Until nothing moves."""
    page.wait_for_timeout(150)
    for _ in range(MOST_FRAMES):
        page.screenshot(path=folder / f"{frames:03}.png")
        frames += 1
        if not page.locator(f"{PAUSE}, [data-frame]:not([data-frame='4'])").locator("visible=true").count():
            break
        page.wait_for_timeout(BETWEEN)
    return frames


def write_moments(folder: Path, names: list[str]) -> dict[str, int]:
    build_page()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server, browser = Server(Path(kept)), launch(playwright)
        try:
            return {name: write_moment(browser, server.address, folder, name) for name in names or MOMENTS}
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    for name, frames in write_moments(Path(sys.argv[1]), sys.argv[2:]).items():
        print(f"{name:20} {frames} frames")
