import type { ForesightFace, GameDetails, MoveFace } from '$generated/messages';
import type { Foresight } from '$lib/game';
import { fetchFrom } from '$lib/server';
import { foresightIn } from './foresight';
import { isSame, notationOf } from './notation';
import type { Table } from './table.svelte';

const PAUSE = 90; // ms of resting on a move before its consequences are asked for

/** The move that somebody thinks about, and what would come of it. */
export class Thought {
  move = $state.raw<MoveFace | null>(null);
  foresight = $state.raw<Foresight | null>(null);
  readonly #table: Table;
  readonly #forms: GameDetails;
  #known = new Map<string, Foresight>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, forms: GameDetails) {
    this.#table = table;
    this.#forms = forms;
  }

  /** Think about another move; false: that was the one. */
  turnTo(move: MoveFace | null): boolean {
    if (isSame(move, this.move)) return false;
    this.move = move;
    const notation = this.#notation;
    this.foresight = (notation && this.#known.get(notation)) || null;
    clearTimeout(this.#resting);
    if (notation && !this.foresight) this.#resting = setTimeout(() => void this.#foresee(notation), PAUSE);
    return true;
  }

  /** Somebody else has moved, and one may decide the same as before: the thought stays, what comes of it may differ. */
  lookAgain(): void {
    this.#known = new Map();
    const notation = this.#notation;
    if (notation) void this.#foresee(notation);
  }

  forget(): void {
    clearTimeout(this.#resting);
    this.#known = new Map();
    [this.move, this.foresight] = [null, null];
  }

  get #notation(): string | null {
    return this.move && notationOf(this.#forms, this.move);
  }

  async #foresee(notation: string): Promise<void> {
    const { id, seat, game } = this.#table;
    try {
      const found = await fetchFrom<ForesightFace>(`/tables/${id}/foresee`, { seat, moves: [notation] });
      if (game !== this.#table.game) return;
      const foresight = foresightIn(found);
      this.#known.set(notation, foresight);
      if (this.#notation === notation) this.foresight = foresight;
    } catch {
      // it can be played without knowing
    }
  }
}
