import type { RowFace, Seat } from '$generated/messages';

/** What somebody has just said, or the face they make. */
export interface Bubble {
  n: number;
  seat: Seat;
  text: string;
  reaction: string;
}

const SHOWN = 4000; // ms, and more for long words
const A_LETTER = 45;

/** Of long talk the server tells only the latest; the rest comes without its words. */
export const isTalk = ({ deed, text }: RowFace): boolean => deed === 'reacted' || (deed === 'said' && !!text);

/** Talk at a table: what hangs in the air, and how much of it nobody has looked at. */
export class Talk {
  bubbles = $state.raw<readonly Bubble[]>([]);
  unread = $state(0);
  /** The talk lies open before whoever sits here. */
  #open = false;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Rows that are new, without those of muted seats. `own`: the seat of whoever hears them. */
  hear(rows: readonly RowFace[], own: Seat | null): void {
    for (const { n, seat, text = '', reaction = '' } of rows.filter(isTalk)) {
      if (!seat) continue;
      this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), { n, seat, text, reaction }];
      this.#timers.set(
        n,
        setTimeout(() => this.#burst(n), SHOWN + text.length * A_LETTER),
      );
      if (seat !== own && !this.#open) this.unread += 1;
    }
  }

  /** Somebody opens or closes it. */
  look(open: boolean): void {
    this.#open = open;
    if (open) this.unread = 0;
  }

  /** Nothing hangs in the air any more. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.bubbles = [];
  }

  #burst(n: number): void {
    this.#timers.delete(n);
    this.bubbles = this.bubbles.filter((bubble) => bubble.n !== n);
  }
}
