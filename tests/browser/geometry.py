"""How a board lies on a screen: what sticks out, is cut off or too small, covers something, or moves."""

from __future__ import annotations

from typing import NamedTuple

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
# And 320x256 is one of 1280x1024 enlarged to 400 %.
MORE_SIZES: tuple[Size, ...] = (DESKTOP, (1920, 1080), (360, 225), (320, 256), (568, 320))
SMALLEST_TYPE = 12  # px
NEAREST = 22  # px from one thing that can be touched to another, middle to middle
ROUNDING = 1.5  # px

FAULTS = """([least, nearest, rounding, unscrolled, tiny]) => {
    const wrong = new Set();
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth)
        wrong.add(`scrolls sideways: ${page.scrollWidth} in ${page.clientWidth}`);
    const mat = document.querySelector('.mat');
    for (const one of mat ? [mat, ...mat.querySelectorAll('.ground, .panel')] : [])
        if (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + rounding)
            wrong.add(`the mat scrolls sideways: ${one.scrollWidth} in ${one.clientWidth}`);
    // what is drawn in a hidden part of a picture calls itself visible
    const seen = one => one.getClientRects().length > 0
        && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const dialog = document.querySelector('dialog[open]');
    const isHidden = one => /inset|rect/.test(getComputedStyle(one).clipPath);
    const alive = one => seen(one) && !one.closest('.unseen, template') && (!dialog || dialog.contains(one))
        && !isHidden(one) && !(one.parentElement && isHidden(one.parentElement));
    const nameOf = one =>
        (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);

    // type: as large as it is drawn, in a picture that is scaled too
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!/[\\p{L}\\d]/u.test(walk.currentNode.data) || one.closest('script, style') || !alive(one)) continue;
        const matrix = one.closest('svg') && one.getScreenCTM ? one.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < least - 0.1) wrong.add(`${size.toFixed(1)} px: ${nameOf(one)}`);
    }

    // text that its own box hides
    const isCut = one => one.scrollWidth > one.clientWidth + rounding || one.scrollHeight > one.clientHeight + 2;
    for (const one of document.querySelectorAll('main *')) {
        const style = getComputedStyle(one);
        if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue;
        if (/auto|scroll/.test(style.overflowY) || !alive(one)) continue;
        const speaks = [...one.childNodes].some(each => each.nodeType === 3 && each.data.trim());
        if ((speaks || one.matches('.card')) && isCut(one)) wrong.add(`cut off: ${nameOf(one)}`);
    }
    for (const one of document.querySelectorAll('main :is(h1, h2, h3)'))
        if (alive(one) && one.scrollWidth > one.clientWidth + rounding) wrong.add(`title cut off: ${nameOf(one)}`);
    const slate = document.querySelector('.slate')?.getBoundingClientRect();
    for (const one of document.querySelectorAll('.slate :is(p, small, .btn)')) {
        const box = one.getBoundingClientRect();
        if (alive(one) && (box.top < slate.top + 4 || box.bottom > slate.bottom - 4 || box.right > slate.right))
            wrong.add(`the slate is too small for: ${nameOf(one)}`);
    }
    const foot = document.querySelector('.frame > .bar')?.getBoundingClientRect();
    const isFootLow = foot && !tiny && foot.bottom > innerHeight + rounding;
    for (const one of document.querySelectorAll('.frame > .bar .actions .btn')) {
        const isOut = one.getBoundingClientRect().bottom > foot.bottom || one.scrollWidth > one.clientWidth + 4;
        if (alive(one) && (isOut || isFootLow)) wrong.add(`the thumb bar is too small for: ${nameOf(one)}`);
    }

    // what can be touched: within the screen's width, where it is seen to be, not too near to something else
    const isScroller = one => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowY);
    const isInView = (one, x, y) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        for (let each = one.parentElement; each; each = each.parentElement)
            if (isScroller(each)) {
                const box = each.getBoundingClientRect();
                if (each !== page && each !== document.body && (y < box.top || y > box.bottom)) return false;
            }
        return true;
    };
    const touchable = [...document.querySelectorAll('main :is(button, a[href], [role=radio], input, select)')]
        .filter(one => alive(one) && !one.disabled && !one.closest('[inert]'))
        .map(one => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width && box.height)
        .map(({ one, box }) => ({ one, box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }));
    const below = [];
    for (const { one, box, x, y } of touchable) {
        const out = Math.max(box.right - innerWidth, -box.left);
        if (out > rounding && !one.closest('.hints ol')) wrong.add(`sticks out by ${out.toFixed(0)}: ${nameOf(one)}`);
        if (!isInView(one, x, y)) {
            if (one.dataset.target !== undefined) below.push(one);
            continue;
        }
        const hit = document.elementFromPoint(x, y);
        if (hit && !one.contains(hit) && !hit.contains(one) && !hit.closest('label')?.contains(one))
            wrong.add(`${nameOf(one)} lies under ${nameOf(hit)} (${hit.className?.baseVal ?? hit.className})`);
    }
    for (let i = 0; i < touchable.length; i += 1)
        for (const { one, x, y } of touchable.slice(i + 1)) {
            const other = touchable[i];
            if (one.contains(other.one) || other.one.contains(one) || one.type === 'radio') continue;
            if (!isInView(one, x, y) || !isInView(other.one, other.x, other.y)) continue;
            if (Math.hypot(x - other.x, y - other.y) < nearest)
                wrong.add(`too near: ${nameOf(one)} / ${nameOf(other.one)}`);
        }

    // words: within their panel, and under no button that says something itself
    const speaking = touchable.filter(({ one, x, y }) => one.textContent.trim() && isInView(one, x, y));
    walk.currentNode = document.body;
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !one.closest('main') || one.closest('svg, select')) continue;
        const isDotted = each => getComputedStyle(each).textOverflow === 'ellipsis';
        if (!alive(one) || isDotted(one) || isDotted(one.parentElement)) continue;
        const text = document.createRange();
        text.selectNodeContents(walk.currentNode);
        const panel = one.closest('section:not([data-wide]), .card, .slate')?.getBoundingClientRect();
        for (const box of text.getClientRects()) {
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (box.width < 1 || !isInView(one, x, y)) continue;
            if (panel && !one.closest('.bet, .flip') && (box.right > panel.right + 2 || box.left < panel.left - 2))
                wrong.add(`sticks out of its panel: ${nameOf(one)}`);
            for (const { one: button, box: over } of speaking) {
                if (button.contains(one) || one.closest('.unseen')) continue;
                const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
                const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
                if (wide > 3 && high > 3) wrong.add(`${nameOf(one)} lies under ${nameOf(button)}`);
            }
        }
    }
    if (unscrolled) for (const one of below) wrong.add(`has to be scrolled to: ${nameOf(one)}`);
    return { wrong: [...wrong].slice(0, 12), below: below.length };
}"""

# What must not move while one plays, and how much of the screen the board has.
PLACES = """() => Object.fromEntries(['.slate', '.mat'].flatMap(what => {
    const one = document.querySelector(what);
    if (!one) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    return [[what, [left, top + scrollY, width, height].map(Math.round)]];
}))"""


class Look(NamedTuple):
    faults: list[str]
    below: int  # moves are offered at so many places that are out of sight
    places: dict[str, list[int]]  # where the slate and the mat lie: left, top, width, height


def is_laptop(size: Size) -> bool:
    """Where a board is never scrolled to find what can be touched."""
    return size[0] >= 1280 and size[1] >= 640


def is_tiny(size: Size) -> bool:
    """A page at 400 %: one column that is scrolled, as long as it likes."""
    return size[0] < 600 and size[1] <= 480


def look(page: Page, size: Size) -> Look:
    resize(page, size)
    page.evaluate("() => scrollTo(0, 0)")
    found = page.evaluate(FAULTS, [SMALLEST_TYPE, NEAREST, ROUNDING, is_laptop(size), is_tiny(size)])
    return Look([f"{size[0]}x{size[1]}: {one}" for one in found["wrong"]], found["below"], page.evaluate(PLACES))


def places(page: Page, size: Size) -> dict[str, list[int]]:
    resize(page, size)
    found = page.evaluate(PLACES)
    assert isinstance(found, dict)
    return found
