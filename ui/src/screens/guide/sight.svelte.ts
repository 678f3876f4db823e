import type { Box } from '$lib/guide/placing';

const LIT = '.top, .ask, .bar'; // they stay lit: the question still leads
const BUTTONS = '.ask .actions';
const LOW = 560; // px
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
    };
  };

  /** What is talked about says so. */
  #light(elements: readonly Element[]): void {
    for (const old of document.querySelectorAll('[data-lit]'))
      if (!elements.includes(old)) old.removeAttribute('data-lit');
    for (const element of elements) element.setAttribute('data-lit', '');
  }

  look(): void {
    this.screen = same(this.screen, { w: innerWidth, h: innerHeight });
    const margin = innerWidth <= 700 ? 4 : 7;
    const elements = this.elements();
    this.#light(elements);
    this.targets = same(
      this.targets,
      elements.map((element) => boxOf(element, margin)),
    );
    this.also = same(
      this.also,
      named(this.#more()).map((element) => boxOf(element, margin)),
    );
    this.bars = same(this.bars, boxesOf(LIT));
    this.buttons = same(this.buttons, boxesOf(BUTTONS));
  }

  elements(): Element[] {
    return named(this.#names());
  }

  /** Between the question and the thumb bar; on a low screen it takes the place of the question, too. */
  get room(): Box {
    const { w, h } = this.screen;
    const roof =
      h <= LOW ? 4 : Math.max(0, ...this.bars.filter(({ y }) => y < h / 2).map((bar) => bar.y + bar.h)) + 4;
    const floor = Math.min(h, ...this.bars.filter(({ y }) => y > h / 2).map(({ y }) => y));
    return { x: 0, y: roof, w, h: floor - roof };
  }
}
