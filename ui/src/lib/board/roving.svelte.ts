/** One tab stop for a whole board: arrows go to the nearest piece in that direction. From there not every piece can be
 * reached, so Page Down and Page Up leaf through all that can act. */
export class Roving {
  /** The piece that Tab comes to, by its `data-piece`. */
  at = $state('');
  #root: HTMLElement | undefined;
  #had = false;

  /** Attach it to the element that holds the pieces. */
  readonly root = (element: HTMLElement): (() => void) => {
    this.#root = element;
    const focused = (event: FocusEvent) => {
      const piece = pieceOf(event.target);
      if (piece) this.at = piece;
      this.#had = true;
    };
    const blurred = (event: FocusEvent) => {
      // A piece that is removed while it has the focus loses it to nobody: it shall come back, see `settle`.
      if (event.relatedTarget || (event.target as Element).isConnected) this.#had = false;
    };
    const pressed = (event: KeyboardEvent) => this.#press(event);
    const calmed = new MutationObserver(() => this.settle());
    calmed.observe(element, { subtree: true, attributeFilter: ['inert'] });
    element.addEventListener('focusin', focused);
    element.addEventListener('focusout', blurred);
    element.addEventListener('keydown', pressed);
    return () => {
      calmed.disconnect();
      element.removeEventListener('focusin', focused);
      element.removeEventListener('focusout', blurred);
      element.removeEventListener('keydown', pressed);
    };
  };

  /** After the board has changed: the tab stop is a piece that can be come to, a target if it was gone. */
  settle(): void {
    const pieces = this.#pieces;
    if (!pieces.some((piece) => piece.dataset['piece'] === this.at)) {
      this.at = (pieces.find((piece) => piece.dataset['target']) ?? pieces[0])?.dataset['piece'] ?? '';
    }
    if (this.#had && document.activeElement === document.body) this.go(this.at);
  }

  go(piece: string): void {
    this.at = piece;
    this.#pieces.find((element) => element.dataset['piece'] === piece)?.focus();
  }

  get #pieces(): HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>('button[data-piece]:not([inert])') ?? [])];
  }

  #press(event: KeyboardEvent): void {
    const from = event.target instanceof HTMLElement ? event.target : null;
    if (!from?.dataset['piece'] || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.#nextOf(from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #nextOf(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = this.#pieces;
    if (key === 'Home') return all[0];
    if (key === 'End') return all.at(-1);
    if (key === 'PageDown' || key === 'PageUp') {
      const canAct = (piece: HTMLElement) => piece === from || piece.dataset['target'] !== undefined;
      return beside(from, all.filter(canAct), key === 'PageDown' ? 1 : -1);
    }
    const others = all.filter((piece) => piece !== from);
    return nearest(middleOf(from), others, key);
  }
}

/** The one that comes so many places after it, round and round. */
export const beside = <T>(from: T, among: readonly T[], by: number): T | undefined =>
  among[(among.indexOf(from) + by + among.length) % among.length];

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Point = readonly [number, number];

/** The piece that lies closest in a direction; going sideways counts double. */
export function nearest<T extends { getBoundingClientRect(): DOMRect }>(
  [x, y]: Point,
  among: readonly T[],
  key: string,
) {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const ranked = among.flatMap((piece) => {
    const [px, py] = middleOf(piece);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    return ahead > 4 ? [{ piece, far: ahead + 2 * aside }] : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.piece;
}

function middleOf(element: { getBoundingClientRect(): DOMRect }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const pieceOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.dataset['piece'] ?? '') : '';
