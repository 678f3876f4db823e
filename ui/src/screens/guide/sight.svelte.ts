import type { Box } from '$lib/guide/placing';

const LIT = '.top, .ask, .bar'; // they stay lit: the question still leads
const BUTTONS = '.ask .actions';
const LOW = 560; // px
const COLUMN = { from: 600, width: 280 }; // px: beside the mat of a low screen
const PAUSE = 150; // ms between two looks at where things are

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const boxOf = (element: Element, margin: number): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - margin, y: y - margin, w: width + 2 * margin, h: height + 2 * margin };
};
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
  readonly #names: () => readonly string[];
  readonly #more: () => readonly string[];

  constructor(names: () => readonly string[], more: () => readonly string[]) {
    this.#names = names;
    this.#more = more;
  }

  /** Attach it to the bubble. */
  readonly root = (element: HTMLElement): (() => void) => {
    const look = () => {
      this.look();
      this.bubble = same(this.bubble, { w: element.offsetWidth, h: element.offsetHeight });
    };
    const timer = setInterval(look, PAUSE);
    look();
    return () => {
      clearInterval(timer);
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
    this.targets = same(
      this.targets,
      elements.map((element) => boxOf(element, margin)),
    );
    this.also = same(
      this.also,
      also.map((element) => boxOf(element, margin)),
    );
    this.bars = same(this.bars, boxesOf(LIT));
    this.buttons = same(this.buttons, boxesOf(BUTTONS));
  }

  elements(): Element[] {
    return named(this.#names());
  }

  /** Between the question and the thumb bar; on a low screen beside the mat, in the place of the question. */
  get room(): Box {
    const { w, h } = this.screen;
    const low = h <= LOW;
    const roof = low ? 0 : Math.max(0, ...this.bars.filter(({ y }) => y < h / 2).map((bar) => bar.y + bar.h)) + 4;
    // Beside the mat the thumb bar may be higher than half the screen.
    const floor = Math.min(h, ...this.bars.filter(({ y }) => y > h / (low ? 4 : 2)).map(({ y }) => y));
    const x = low && w >= COLUMN.from ? w - COLUMN.width : 0;
    return { x, y: roof, w: w - x, h: floor - roof };
  }
}
