"""The great moments of each game, frame by frame, on a phone and on a desktop, with movement and without.

python -m tests.browser.moments FOLDER [MOMENT ...]
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from goblins.match import Match
from tests.games.nitro_run.table import rides, way

from .guests import Guest, Kind
from .house import PHONE, Server, Size, build_page, launch
from .inc_showdown import salvo
from .inc_tables import last_shot, open_inc, planning
from .nitro_tables import open_nitro
from .positions import WINNING, brawl, last_fort
from .words import said

LAPTOP: Size = (1280, 800)
SIZES = {"desktop": LAPTOP, "phone": PHONE}
MOTIONS = {"moving": "no-preference", "still": "reduce"}
BETWEEN = 400  # ms from one frame to the next
MOST_FRAMES = 80
MOVING = "button[aria-keyshortcuts=P], [data-still=false]"
QUIET = 3  # frames

Doing = Callable[[Page], None]


@dataclass(frozen=True)
class Moment:
    """A table just before it, what sets it off, and what is pressed whenever nothing moves any more."""

    at: Callable[[Guest], str]
    ready: str  # what is there before, as CSS
    go: Doing
    then: tuple[Doing, ...] = ()
    ends: bool = False  # the game, that is


def _press(name: str) -> Doing:
    """A button beside the question, on any screen."""

    def do(page: Page) -> None:
        named = re.compile(f"^{re.escape(name)}")
        buttons = page.locator(".actions").get_by_role("button", name=named).locator("visible=true")
        buttons.first.click(timeout=20_000)

    return do


def _inc(match: Callable[[], Match], *others: str) -> Callable[[Guest], str]:
    return lambda guest: open_inc(guest, "you", *(others or ("scrapper",)), at=match())


FIRE = _press(said("goblins-inc-go-order"))
SCORES = [_press(said(f"goblins-inc-score-{step}")) for step in ("first", "next", "all")]
ON = _press(said("goblins-inc-score-on"))
END = (SCORES[-1], _press(said("goblins-inc-score-end")))
RIDE = _press(said("nitro-run-brief-ride"))


def _give(page: Page) -> None:
    """The first two tiles."""
    for tile in ("W11", "W12"):
        page.locator(f"[data-piece='tile-{tile}']").click()
    _press(said("goblins-inc-go-give"))(page)


def _move(seat: str, *moves: str) -> Doing:
    """As if by another page of the same guest."""

    def do(page: Page) -> None:
        table = page.url.rsplit("/", 1)[-1]
        for i, move in enumerate(moves):
            asked = {"ask": "move", "seat": seat, "move": move, "ticket": f"moment-{i}-{move}"}
            answer = page.request.post(f"/api/tables/{table}/ask", data=asked)
            assert answer.ok, answer.text()

    return do


def _warlord(position: dict[str, Any], *others: str) -> Callable[[Guest], str]:
    return lambda guest: guest.open_table("you", *others, position=position)


def _nitro(match: Callable[[], Match]) -> Callable[[Guest], str]:
    def open_(guest: Guest) -> str:
        return open_nitro(guest, match()).url.rsplit("/", 1)[-1]

    return open_


def _home() -> Match:
    return rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)


def _boom() -> Match:
    match = rides(way("+0/+3", "+0/+2", "+0/+1", "unseen", "unseen", "unseen", nitro=1), 3)
    match.true.state.run.stability = 0
    return match


READY = "[data-piece='lair-red-1'][data-target]"
UPGRADE = ("upgrade 3", "pay 1", "pay 1", "pay 1")
MOMENTS: Mapping[str, Moment] = {
    "inc-end": Moment(_inc(lambda: last_shot(2)), ".rack", FIRE, END, ends=True),
    "inc-gifts": Moment(_inc(planning), ".crate", _give),
    "inc-team-up": Moment(
        _inc(lambda: last_shot(1)), ".rack", FIRE, (SCORES[-1], ON, _press(said("goblins-inc-teamup-go")))
    ),
    "warlord-invasion": Moment(_warlord(brawl(3), "scrapper", "scrapper"), READY, _move("red", "invade 2 > blue.2")),
    "warlord-fort": Moment(_warlord(brawl(3), "scrapper", "scrapper"), READY, _move("red", *UPGRADE)),
    "warlord-end": Moment(
        _warlord(last_fort(), "scrapper"), "[data-piece='lair-red-4'][data-target]", _move("red", *WINNING), ends=True
    ),
    "nitro-run": Moment(_nitro(lambda: way("calm", "+1/+2", "+0/+1", "+0/+2")), ".actions", RIDE, (RIDE, RIDE)),
    "nitro-home": Moment(_nitro(_home), ".actions", RIDE, ends=True),
    "nitro-boom": Moment(_nitro(_boom), ".actions", RIDE, ends=True),
    "inc-attack": Moment(_inc(salvo), ".rack .result:not(:empty)", FIRE),
    "inc-score": Moment(_inc(lambda: last_shot(1)), ".rack", FIRE, (*SCORES, ON)),
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
            doings = (moment.go, *moment.then)
            for do in doings:
                do(page)
                end = "[data-still=true]" if moment.ends and do is doings[-1] else "body"
                frames = _record(page, kept, frames, end)
            written += frames
            guest.close()
            if guest.wrongs:
                raise SystemExit(f"{name}, {device}, {motion}: {guest.wrongs}")
    return written


def _record(page: Page, folder: Path, frames: int, end: str) -> int:
    """Until that is there and nothing has moved for a while; the last of several frames that are alike is kept."""
    quiet = 0
    for _ in range(MOST_FRAMES):
        page.wait_for_timeout(BETWEEN)
        page.screenshot(path=folder / f"{frames:03}.png")
        moves = page.locator(MOVING).locator("visible=true").count() or not page.locator(end).count()
        quiet = 0 if moves else quiet + 1
        frames += quiet == 0
        if quiet == QUIET:
            break
    return frames + 1


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
