"""Somebody who plays a guided first game: reads a sentence, does what is lit, knows neither rules nor languages."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from .player import CHANGE, Way

# What is said, and what is pressed first: on to the next sentence, the act that is asked for, a dial that is wrong,
# a token, then a bet that can be turned and whatever glows and was not pressed already, or a tool, or to do without.
LOOK = """() => {
    for (const old of document.querySelectorAll('[data-offer]')) delete old.dataset.offer;
    const shown = one => one.checkVisibility({ visibilityProperty: true })
        && !one.disabled && one.ariaPressed !== 'true';
    const ways = ['.guide .go', 'dialog[open] .go', '.ask .go, .bar .go', '[data-mat] .go',
        '[role=radiogroup]:has([aria-checked=true][aria-disabled]) [role=radio]:not([aria-disabled])',
        '[data-guide=tokens] button', '[data-mat] .turn, [data-mat] [data-target]', '[data-guide=tools] button',
        '.ask .plain, .bar .actions .plain'];
    const found = ways.map(way => [...document.querySelectorAll(way)].filter(shown));
    const offered = found.find(some => some.length) ?? [];
    offered.forEach((one, at) => (one.dataset.offer = at));
    return [document.querySelector('.guide .say')?.textContent.trim() ?? '', offered.length];
}"""
# Of the bubble and what it must leave free, in px²: what it talks about, what is pressed for it, and the thumb bar.
# What it talks about is in sight, and every frame lies on it: nothing is framed that something else covers.
HIDDEN = """() => {
    const seen = one => {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let at = one.parentElement; at; at = at.parentElement) {
            if (getComputedStyle(at).overflowY === 'visible') continue;
            const box = at.getBoundingClientRect();
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
    };
    const lit = [...document.querySelectorAll('[data-lit]')];
    const isSeen = one => {
        const { left, right, top, bottom } = seen(one);
        return right - left > 8 && bottom - top > 8;
    };
    const nameOf = one => one.dataset.piece ?? one.dataset.guide ?? one.className;
    const unseen = lit.length && !lit.some(isSeen) ? [`out of sight: ${nameOf(lit[0])}`] : [];
    const far = [...document.querySelectorAll('.veil .ring')].map(ring => ring.getBoundingClientRect())
        .filter(box => !lit.some(one => {
            const { left, right, top, bottom } = seen(one);
            return box.left > left - 12 && box.right < right + 12 && box.top > top - 12 && box.bottom < bottom + 12;
        })).map(box => `a frame around nothing at ${box.x}, ${box.y}`);
    const box = document.querySelector('.guide').getBoundingClientRect();
    const over = ({ left, right, top, bottom }) => Math.max(0, Math.min(box.right, right) - Math.max(box.left, left))
        * Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
    const kept = [...document.querySelectorAll('[data-lit], .bar, .ask .actions')];
    const isOff = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const hidden = kept.map(one => [one, over(seen(one))]).filter(([, area]) => area > 1);
    const names = hidden.map(([one, area]) => `${nameOf(one)}: ${area}`);
    return [...names, ...unseen, ...far, ...(isOff ? ['off'] : [])];
}"""
LOOKS = 8
LONGEST_WAIT = 30.0
MOST_PRESSES = 400


def hidden(page: Page) -> list[str]:
    """What the bubble lies upon once it has had time to make room: it looks around from time to time."""
    found: list[str] = []
    for _ in range(LOOKS):
        page.wait_for_timeout(120)
        found = page.evaluate(HIDDEN)
        if not found:
            break
    return found


def progress(page: Page) -> dict[str, Any]:
    """Of the last guided game, as the device remembers it."""
    stored = page.evaluate("() => localStorage.getItem('goblins.guides')")
    return dict(json.loads(stored)[-1]) if stored else {"said": []}


def follow(page: Page, press: Way, until: str, see: Callable[[str], None] = lambda said: None) -> None:
    """Go on until that sentence has been said; `see` is called with each that stands there."""
    latest, last = time.monotonic() + LONGEST_WAIT, ""
    for presses in range(MOST_PRESSES):
        if until in progress(page)["said"]:
            return
        said, offers = page.evaluate(LOOK)
        if said and said != last:
            see(said)
            last = said
            said, offers = page.evaluate(LOOK)
        assert time.monotonic() < latest, f"It goes on no further: {said!r}, after {progress(page)['said']}."
        if not offers or (said and said != last):
            page.evaluate(CHANGE)
            continue
        try:  # what glows is pressed in turn: one place may only be the first half of a move
            press(page, page.locator(f"[data-offer='{presses % offers}']"))
            latest = time.monotonic() + LONGEST_WAIT
        except (TooLate, AssertionError):  # it is gone, or a new sentence has taken the focus on the way
            pass
    raise AssertionError(f"{MOST_PRESSES} presses do not lead to {until!r}: {progress(page)['said']}.")
