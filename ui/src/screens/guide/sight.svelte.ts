import type { Side } from '$lib/guide/guide';
import type { Box } from '$lib/guide/placing';
import { scrollNeeded } from '$lib/guide/scrolling';

const LIT = '.top, .ask, .bar'; // they stay lit: the question still leads
const BUTTONS = '.ask .actions, [data-keep]'; // and what somebody has opened to read
const FOOT = '.frame > .bar, [data-keep]';
const LOW = 560; // px
const RAIL = { from: 600, width: 52 }; // px: the header of a low screen
const PAUSE = 150; // ms between two looks at where things are
const LONGEST_GLIDE = 700; // ms

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const boxOf = (element: Element, margin: number): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - margin, y: y - margin, w: width + 2 * margin, h: height + 2 * margin };
};
const common = (a: Box, b: Box): Box => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
};
const isThere = ({ w, h }: Box): boolean => w > 0 && h > 0;
function* above(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}
/** What of it is seen: things scroll out of what holds them, under headers and bars. */
function seenBoxOf(element: Element, margin: number): Box {
  let box = common(boxOf(element, margin), { x: 0, y: 0, w: innerWidth, h: innerHeight });
  for (const one of above(element))
    if (getComputedStyle(one).overflowY !== 'visible') box = common(box, boxOf(one, 0));
  return box;
}
/** What would have to be scrolled to see it. */
const scrollerOf = (element: Element): Element | undefined =>
  [...above(element)].find(
    (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
const frame = () => new Promise((done) => requestAnimationFrame(done));
const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].filter(isVisible).map((element) => boxOf(element, 0));
/** Pieces of the board go by their names, other things by what the guide calls them. */
const named = (names: readonly string[]): Element[] =>
  names
    .flatMap((name) => [...document.querySelectorAll(`[data-piece='${name}'], [data-guide='${name}']`)])
    .filter(isVisible);
const same = <Value>(before: Value, now: Value): Value =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** Where the things are that a sentence is about: they may move at any time. */
export class Sight {
  screen = $state.raw({ w: innerWidth, h: innerHeight });
  targets = $state.raw<readonly Box[]>([]);
  bars = $state.raw<readonly Box[]>([]);
  buttons = $state.raw<readonly Box[]>([]);
  bubble = $state.raw({ w: 380, h: 190 });
  /** Lit besides. */
  also = $state.raw<readonly Box[]>([]);
  #element: HTMLElement | undefined;
  readonly #names: () => readonly string[];
  readonly #more: () => readonly string[];

  constructor(names: () => readonly string[], more: () => readonly string[]) {
    this.#names = names;
    this.#more = more;
  }

  /** Attach it to the bubble. */
  readonly root = (element: HTMLElement): (() => void) => {
    this.#element = element;
    const timer = setInterval(() => this.look(), PAUSE);
    this.look();
    return () => {
      clearInterval(timer);
      this.#element = undefined;
      this.#light([]);
      for (const piece of document.querySelectorAll('[data-piece][inert]')) piece.removeAttribute('inert');
    };
  };

  /** What is talked about says so. */
  #light(elements: readonly Element[]): void {
    for (const old of document.querySelectorAll('[data-lit]'))
      if (!elements.includes(old)) old.removeAttribute('data-lit');
    for (const element of elements) element.setAttribute('data-lit', '');
  }

  /** What is neither talked about nor offered can be neither touched nor come to. */
  #calm(lit: readonly Element[]): void {
    for (const piece of document.querySelectorAll('[data-mat] [data-piece]')) {
      const speaks = piece.matches('[data-target]') || lit.some((one) => one.contains(piece) || piece.contains(one));
      piece.toggleAttribute('inert', !speaks);
    }
  }

  look(): void {
    this.screen = same(this.screen, { w: innerWidth, h: innerHeight });
    const margin = innerWidth <= 700 ? 4 : 7;
    const elements = this.elements();
    const also = named(this.#more());
    this.#light(elements);
    this.#calm([...elements, ...also]);
    const boxes = (some: readonly Element[]) => some.map((one) => seenBoxOf(one, margin)).filter(isThere);
    this.targets = same(this.targets, boxes(elements));
    this.also = same(this.also, boxes(also));
    this.bars = same(this.bars, boxesOf(LIT));
    this.buttons = same(this.buttons, boxesOf(this.screen.h <= LOW ? FOOT : BUTTONS));
    if (this.#element)
      this.bubble = same(this.bubble, { w: this.#element.offsetWidth, h: this.#element.offsetHeight });
  }

  /**
   * Scroll what is talked about into sight, and so that the bubble stands beside it: no further than that, and gliding,
   * so that nobody loses their way.
   */
  async bring(side: Side, glides: boolean): Promise<void> {
    this.look();
    const elements = this.elements();
    const scroller = elements.map(scrollerOf).find(Boolean);
    if (!scroller) return;
    const view = seenBoxOf(scroller, 0);
    const goal =
      scroller.scrollTop +
      scrollNeeded({
        targets: elements.map((one) => ({ ...boxOf(one, 0), stays: !scroller.contains(one) })),
        view,
        least: -scroller.scrollTop,
        most: scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop,
        bubble: this.bubble,
        room: this.room,
        side,
        kept: { free: this.buttons, clear: named(this.#more()).map((one) => boxOf(one, 0)) },
      });
    const [first] = elements;
    const aside = first ? boxOf(first, 0) : view;
    const left = Math.min(0, aside.x - view.x) || Math.max(0, aside.x + aside.w - view.x - view.w);
    const latest = performance.now() + LONGEST_GLIDE;
    scroller.scrollTo({
      top: goal,
      left: scroller.scrollLeft + left,
      behavior: glides ? 'smooth' : 'instant',
    });
    while (Math.abs(scroller.scrollTop - goal) > 1 && performance.now() < latest) await frame();
    this.look();
  }

  elements(): Element[] {
    return named(this.#names());
  }

  /** Between the question and the thumb bar; on a low screen, where both stand upon the mat, all that the rail leaves. */
  get room(): Box {
    const { w, h } = this.screen;
    if (h <= LOW && w >= RAIL.from) return { x: RAIL.width, y: 0, w: w - RAIL.width, h };
    const roof = Math.max(0, ...this.bars.filter(({ y }) => y < h / 2).map((bar) => bar.y + bar.h)) + 4;
    const floor = Math.min(h, ...this.bars.filter(({ y }) => y > h / 2).map(({ y }) => y));
    return { x: 0, y: roof, w, h: floor - roof };
  }
}
