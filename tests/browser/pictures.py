"""The pictures of README.md and docs/gallery.md: what people see, made from the page as it is.

python -m tests.browser.pictures [FOLDER]
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from . import nitro_scenes, positions
from .dailies import played_days
from .endings import last_scene
from .guests import Guest, Kind
from .house import DESKTOP, PHONE, ROOT, Server, Size, Theme, build_page, launch
from .inc_scenes import visit_scene
from .inc_showdown import SHOWN
from .layers import consider_an_invasion, press
from .words import said

LARGEST = 120_000  # bytes
LARGE, SMALL = 0.8, 0.5  # of the width of a desktop
Scene = Callable[[Guest], Page]


@dataclass(frozen=True)
class Picture:
    scene: Scene
    size: Size = DESKTOP
    theme: Theme = "light"
    language: str = "en"
    quality: int = 72
    scale: float = 1.0  # of what is seen


def shelf(guest: Guest) -> Page:
    guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3))
    guest.finished_table()
    page = guest.go("/")
    expect(page.get_by_role("link", name=said("shelf-replay", guest.language))).to_be_visible()
    expect(page.locator(".daily ol li").first).to_be_visible()
    return page


def invasion(guest: Guest) -> Page:
    """After one invasion, and before the next."""
    page = _table(guest, 4)
    _touch(page, "lair-red-2")
    _touch(page, "lair-yellow-2")
    press("goblin-warlord-go-invade")(page, guest.language)
    victory = said("goblin-warlord-attack-face-victory", guest.language)
    expect(page.get_by_role("complementary").get_by_text(victory).last).to_be_visible()
    consider_an_invasion(page, guest.language)
    expect(page.locator(".odds li").first).to_be_visible()
    return page


def invasion_by_touch(guest: Guest) -> Page:
    page = _table(guest, 4)
    consider_an_invasion(page, guest.language)
    expect(page.locator(".odds li").first).to_be_visible()
    return page


def dice(guest: Guest) -> Page:
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', 'scrapper', position=positions.dice())}")
    expect(page.locator("[data-piece^='die'][data-target]").first).to_be_visible()
    return page


def lobby(guest: Guest) -> Page:
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', 'open', 'open')}")
    expect(page.get_by_role("textbox").first).to_be_visible()
    return page


def end(guest: Guest) -> Page:
    page = guest.go(f"/table/{guest.finished_table()}")
    expect(last_scene(page)).to_be_visible()
    return page


def replay(guest: Guest) -> Page:
    page = guest.go(f"/replay/{guest.finished_table()}")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    page.wait_for_load_state("networkidle")
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) * 3 // 4))
    return page


def _shown(name: str) -> Scene:
    """A scene of Goblins Inc."""
    return lambda guest: visit_scene(guest, SHOWN[name])


PICTURES: dict[str, Picture] = {
    "shelf": Picture(shelf),
    "warlord": Picture(invasion),
    "replay": Picture(replay, theme="dark"),
    "phone-lobby": Picture(lobby, PHONE),
    "phone-warlord": Picture(invasion_by_touch, PHONE, language="fr"),
    "phone-dice": Picture(dice, PHONE, "dark", "ru"),
    "phone-end": Picture(end, PHONE, "dark", "fr"),
    "inc-build": Picture(_shown("build"), quality=64, scale=LARGE),
    "inc-pilot": Picture(_shown("pilot"), quality=64, scale=LARGE),
    "inc-dice": Picture(_shown("dice"), theme="dark", quality=64, scale=LARGE),
    "inc-score": Picture(_shown("score"), language="fr", quality=64, scale=LARGE),
    "inc-team-up": Picture(_shown("team-up"), language="ru", scale=SMALL),
    "inc-plan": Picture(_shown("plan"), scale=SMALL),
    "inc-agendas": Picture(_shown("agendas"), theme="dark", scale=SMALL),
    "inc-squabble": Picture(_shown("squabble"), scale=SMALL),
    "inc-crane": Picture(_shown("crane"), scale=SMALL),
    "inc-token": Picture(_shown("token"), theme="dark", language="fr", scale=SMALL),
    "inc-end": Picture(_shown("end"), scale=SMALL),
    "phone-inc-team-up": Picture(_shown("team-up"), PHONE),
    "phone-inc-plan": Picture(_shown("plan"), PHONE, language="fr"),
    "phone-inc-build": Picture(_shown("build"), PHONE, language="ru"),
    "phone-inc-agendas": Picture(_shown("agendas"), PHONE),
    "phone-inc-pilot": Picture(_shown("pilot"), PHONE, "dark"),
    "phone-inc-squabble": Picture(_shown("squabble"), PHONE),
    "phone-inc-crane": Picture(_shown("crane"), PHONE, language="fr"),
    "phone-inc-dice": Picture(_shown("dice"), PHONE, language="ru"),
    "phone-inc-token": Picture(_shown("token"), PHONE),
    "phone-inc-score": Picture(_shown("score"), PHONE, "dark"),
    "phone-inc-end": Picture(_shown("end"), PHONE, language="ru"),
    "nitro-week": Picture(nitro_scenes.week, quality=64, scale=LARGE),
    "nitro-run": Picture(nitro_scenes.run, theme="dark", quality=64, scale=LARGE),
    "nitro-verdict": Picture(nitro_scenes.verdict, language="fr", scale=SMALL),
    "nitro-daily": Picture(nitro_scenes.daily, scale=SMALL),
    "nitro-lesson": Picture(nitro_scenes.lesson, theme="dark", language="ru", scale=SMALL),
    "phone-nitro-week": Picture(nitro_scenes.week, PHONE, language="fr"),
    "phone-nitro-run": Picture(nitro_scenes.run, PHONE),
    "phone-nitro-verdict": Picture(nitro_scenes.verdict, PHONE, "dark", "ru"),
    "phone-nitro-daily": Picture(nitro_scenes.daily, PHONE, "dark"),
    "phone-nitro-day": Picture(nitro_scenes.day, PHONE, language="ru"),
}


def _table(guest: Guest, players: int) -> Page:
    position = positions.brawl(players) | {"script": [["table", 4], ["table", 4]]}
    page = guest.go(f"/table/{guest.open_table('you', *['scrapper'] * (players - 1), position=position)}")
    expect(page.locator("[data-piece='lair-red-1'][data-target]")).to_be_visible()
    return page


def _touch(page: Page, piece: str) -> None:
    page.locator(f"[data-piece='{piece}'][data-target]").dispatch_event("click")


def write_picture(page: Page, path: Path, picture: Picture) -> int:
    """As WebP, which Playwright itself does not write; says how many bytes."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_timeout(300)
    line = page.context.new_cdp_session(page)
    width, height = picture.size
    clip = {"x": 0, "y": page.evaluate("() => scrollY"), "width": width, "height": height, "scale": picture.scale}
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": picture.quality, "clip": clip})
    return path.write_bytes(base64.b64decode(taken["data"]))


def write_pictures(browser: Browser, address: str, folder: Path) -> dict[str, int]:
    folder.mkdir(parents=True, exist_ok=True)
    written = {}
    for name, picture in PICTURES.items():
        touch = picture.size == PHONE
        guest = Guest(browser, Kind(address, picture.language, touch), picture.size, picture.theme)
        written[name] = write_picture(picture.scene(guest), folder / f"{name}.webp", picture)
        guest.close()
    return written


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    build_page()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        played_days(Path(kept), 1, 0)
        server, browser = Server(Path(kept)), launch(playwright)
        try:
            written = write_pictures(browser, server.address, folder)
        finally:
            browser.close()
            server.stop()
    for name, size in written.items():
        print(f"{name:20} {size / 1000:6.1f} KB")
    too_large = [name for name, size in written.items() if size > LARGEST]
    if too_large:
        sys.exit(f"Too large for the README: {', '.join(too_large)}")


if __name__ == "__main__":
    main()
