const FAR = 8; // px until a touch is a drag

export interface Carrying {
  /** May this be picked up? */
  lift: (from: string) => boolean;
  /** It is over that piece now; an empty name: over none. */
  over: (from: string, piece: string) => void;
  drop: (from: string, piece: string, element: Element) => void;
}

/** Dragging pieces by their `data-drag` onto others, by their `data-piece` or `data-drop`. */
export class Drag {
  /** What is carried; empty: nothing. */
  from = $state('');
  /** Where the pointer is, in the page. */
  x = $state(0);
  y = $state(0);
  over = $state('');
  readonly #carrying: Carrying;
  #start: { piece: string; x: number; y: number; pointer: number } | null = null;

  constructor(carrying: Carrying) {
    this.#carrying = carrying;
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
      if (!this.#carrying.lift(start.piece)) return this.#end();
      this.from = start.piece;
      element.setPointerCapture(start.pointer);
    }
    const { piece } = under(this.x, this.y);
    if (piece === this.over) return;
    this.over = piece;
    this.#carrying.over(this.from, piece);
  }

  #release(event: PointerEvent, element: HTMLElement): void {
    const { from } = this;
    this.#end();
    if (!from) return;
    // The click that follows would touch what was dropped on.
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
    const { piece, found } = under(event.clientX, event.clientY);
    this.#carrying.drop(from, piece, found ?? element);
  }

  #end(): void {
    if (this.from) this.#carrying.over(this.from, '');
    this.#start = null;
    [this.from, this.over] = ['', ''];
  }
}

const swallow = (event: Event) => event.stopPropagation();

function under(x: number, y: number): { piece: string; found: HTMLElement | null } {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop], button[data-piece]') ?? null;
  return { piece: found?.dataset['drop'] ?? found?.dataset['piece'] ?? '', found };
}
