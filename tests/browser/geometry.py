"""How a board lies on a screen: what sticks out, is cut off, covers something, is too small, or moves when it must not."""

from __future__ import annotations

from playwright.sync_api import Page

from .house import DESKTOP, PHONE, Size
from .looks import resize

# By what they are: 720x450 is a screen of 1440x900 enlarged to 200 %.
SIZES: tuple[Size, ...] = (
    (320, 640),
    PHONE,
    (844, 390),
    (720, 450),
    (820, 1180),
    (1024, 768),
    (1280, 640),
    (1280, 800),
)
MORE_SIZES: tuple[Size, ...] = (DESKTOP, (1920, 1080), (360, 225), (568, 320))
SMALLEST_TYPE = 12  # px
ROUNDING = 1.5  # px

FAULTS = """([least, rounding]) => {
    const wrong = new Set();
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) wrong.add(`scrolls sideways: ${page.scrollWidth} in ${page.clientWidth}`);
    const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const dialog = document.querySelector('dialog[open]');
    const alive = one => seen(one) && !one.closest('.unseen, [aria-hidden=true], template') && (!dialog || dialog.contains(one));
    const nameOf = one => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);

    // type: as large as it is drawn, in a picture that is scaled too
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!/[\\p{L}\\d]/u.test(walk.currentNode.data) || !alive(one)) continue;
        const svg = one.closest('svg');
        const scale = svg && one !== svg && one.getScreenCTM ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < least - 0.05) wrong.add(`${size.toFixed(1)} px: ${nameOf(one)}`);
    }

    // text that its own box hides
    for (const one of document.querySelectorAll('main *')) {
        if (!alive(one) || ![...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())) continue;
        const style = getComputedStyle(one);
        if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue;
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') continue;
        if (one.scrollWidth > one.clientWidth + rounding || one.scrollHeight > one.clientHeight + 2)
            wrong.add(`cut off: ${nameOf(one)}`);
    }
    for (const one of document.querySelectorAll('main :is(h1, h2, h3)'))
        if (alive(one) && one.scrollWidth > one.clientWidth + rounding) wrong.add(`title cut off: ${nameOf(one)}`);

    // what can be touched: within the screen's width, on nothing else, under nothing else
    const touchable = [...document.querySelectorAll('main :is(button, a[href], [role=radio], input, select)')]
        .filter(one => alive(one) && !one.disabled);
    const inView = box => box.bottom > 0 && box.top < innerHeight;
    for (const one of touchable) {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const out = Math.max(box.right - innerWidth, -box.left);
        if (out > rounding && !one.closest('[data-scrolls]')) wrong.add(`sticks out by ${out.toFixed(0)}: ${nameOf(one)}`);
        if (one.dataset.target === undefined || !inView(box)) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !one.contains(hit) && !hit.contains(one)) wrong.add(`${nameOf(one)} lies under ${hit.tagName}.${hit.className?.baseVal ?? hit.className}`);
    }
    for (let i = 0; i < touchable.length; i += 1) {
        const [one, box] = [touchable[i], touchable[i].getBoundingClientRect()];
        for (const other of touchable.slice(i + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const that = other.getBoundingClientRect();
            const x = Math.min(box.right, that.right) - Math.max(box.left, that.left);
            const y = Math.min(box.bottom, that.bottom) - Math.max(box.top, that.top);
            if (x > 5 && y > 5 && inView(box)) wrong.add(`over each other: ${nameOf(one)} / ${nameOf(other)}`);
        }
    }
    return [...wrong].slice(0, 12);
}"""

# What must not move while one plays, and how much of the screen the board has.
PLACES = """() => Object.fromEntries(['.question', '.mat'].flatMap(what => {
    const one = document.querySelector(what);
    if (!one) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    return [[what, [left, top + scrollY, width, height].map(Math.round)]];
}))"""


def faults(page: Page, size: Size) -> list[str]:
    resize(page, size)
    page.evaluate("() => scrollTo(0, 0)")
    found: list[str] = page.evaluate(FAULTS, [SMALLEST_TYPE, ROUNDING])
    return [f"{size[0]}x{size[1]}: {one}" for one in found]


def places(page: Page) -> dict[str, list[int]]:
    """Where the question and the mat lie: left, top, width, height."""
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found
