import type { Spot } from './choices';
import type { Hands } from './hands.svelte';

const FAR = 8; // px until a touch is a drag

/** Dragging from a lair to a lair, or a goblin from the tray into one. */
export class Drag {
  /** Where it began: the name of a piece. */
  from = $state('');
  /** Where the pointer is, in the page. */
  x = $state(0);
  y = $state(0);
  /** Where it would be dropped. */
  over = $state('');
  readonly #hands: Hands;
  readonly #spots: (piece: string) => Spot | null;
  #start: { piece: string; x: number; y: number; pointer: number } | null = null;

  constructor(hands: Hands, spots: (piece: string) => Spot | null) {
    this.#hands = hands;
    this.#spots = spots;
  }

  /** Attach it to the board. */
  readonly root = (element: HTMLElement): (() => void) => {
    const calls = {
      pointerdown: (event: PointerEvent) => this.#press(event),
      pointermove: (event: PointerEvent) => this.#move(event, element),
      pointerup: (event: PointerEvent) => this.#release(event, element),
      pointercancel: () => this.#end(),
    };
    for (const [name, call] of Object.entries(calls)) element.addEventListener(name, call as EventListener);
    return () => {
      for (const [name, call] of Object.entries(calls)) element.removeEventListener(name, call as EventListener);
    };
  };

  #press({ target, button, pointerId, clientX, clientY }: PointerEvent): void {
    const source = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
    if (!source || button) return;
    this.#start = { piece: source.dataset['drag'] ?? '', x: clientX, y: clientY, pointer: pointerId };
  }

  #move(event: PointerEvent, element: HTMLElement): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (!this.from) {
      if (Math.hypot(this.x - start.x, this.y - start.y) < FAR) return;
      this.from = start.piece;
      element.setPointerCapture(start.pointer);
      const spot = this.#spots(start.piece);
      if (spot?.at === 'lair') this.#hands.pick(spot.lair);
    }
    this.#hover(pieceUnder(this.x, this.y));
  }

  #hover(piece: string): void {
    if (piece === this.over) return;
    const [left, reached] = [this.#spots(this.over), this.#spots(piece)];
    if (left) this.#hands.leave(left);
    this.over = piece;
    if (reached) this.#hands.rest(reached);
  }

  #release(event: PointerEvent, element: HTMLElement): void {
    const [from, over] = [this.from, this.over];
    this.#end();
    if (!from) return;
    // The click that follows would touch what was dropped on.
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
    const spot = over === from ? null : this.#spots(over);
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (spot && target) this.#hands.drop(spot, target.closest('[data-piece]') ?? target);
    else this.#hands.pick(null);
  }

  #end(): void {
    this.#start = null;
    [this.from, this.over] = ['', ''];
  }
}

const swallow = (event: Event) => event.stopPropagation();

const pieceUnder = (x: number, y: number): string =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('button[data-piece]')?.dataset['piece'] ?? '';
