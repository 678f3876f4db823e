"""Every main screen and every scene of Goblins Inc., phone and desktop, by day and by night, in each language; and
every board at every size, where what overlaps, is cut off or too small is a fault.

python -m tests.browser.screenshots FOLDER
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from . import geometry
from .board_states import BOARDS
from .guests import Guest, Kind
from .house import DESKTOP, LANGUAGES, PHONE, THEMES, Server, build_page, launch
from .inc_scenes import SCENES, visit_scene
from .screens import MAIN, MORE, tables_for, visit

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SHOWN = {**MAIN, "pass-screen": MORE["pass-screen"], "lesson": MORE["lesson"]}


class Album(NamedTuple):
    written: int
    faults: list[str]


def write_screenshots(folder: Path) -> Album:
    """One file a screen, such as `fr/table-phone-dark.png`, and one a board and size, in `fr/boards`."""
    build_page()
    written = 0
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server, browser = Server(Path(kept)), launch(playwright)
        try:
            for language in LANGUAGES:
                (folder / language / "boards").mkdir(parents=True, exist_ok=True)
                for device, size in SIZES.items():
                    guest = Guest(browser, Kind(server.address, language, touch=device == "phone"), size)
                    tables = tables_for(guest)
                    for name, screen in SHOWN.items():
                        page = visit(guest, screen, tables)
                        written += _keep(page, folder / language, f"{name}-{device}")
                    for name, scene in SCENES.items():
                        if scene.narrow and device != "phone":
                            continue
                        page = visit_scene(guest, scene)
                        written += _keep(page, folder / language, f"inc-{name}-{device}")
                    guest.close()
                guest = Guest(browser, Kind(server.address, language))
                boards = _keep_boards(guest, folder / language / "boards")
                written += boards.written
                faults += [f"{language}, {fault}" for fault in boards.faults]
                guest.close()
        finally:
            browser.close()
            server.stop()
    return Album(written, faults)


def _keep_boards(guest: Guest, folder: Path) -> Album:
    written = 0
    faults: list[str] = []
    for game, states in BOARDS.items():
        for name, go in states.items():
            page = go(guest)
            for size in (*geometry.SIZES, *geometry.MORE_SIZES):
                faults += [f"{game}, {name}, {fault}" for fault in geometry.look(page, size).faults]
                page.screenshot(path=folder / f"{game}-{name}-{size[0]}x{size[1]}.png")
                written += 1
    return Album(written, faults)


def _keep(page: Page, folder: Path, name: str) -> int:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)
        page.screenshot(path=folder / f"{name}-{theme}.png")
    return len(THEMES)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    album = write_screenshots(Path(sys.argv[1]))
    print(album.written, "screenshots")
    if album.faults:
        raise SystemExit("\n".join(album.faults))
