import type { GameFace, RowFace, Seat, Update } from '$generated/messages';

/** What has come: the rows that are new, all of them where one looks from elsewhere, and how the game stands then. */
export interface News {
  game: GameFace | null;
  rows: readonly RowFace[];
  /** One looks from elsewhere, or anew: these rows are no continuation. */
  cut: boolean;
}

/** What one seat has heard of a table so far: rows numbered from 1 without a gap. */
export class RowHistory {
  rows: readonly RowFace[] = [];
  /** The last update began the history anew. */
  anew = false;
  /** How many rows there were before it. */
  before = 0;
  /** The last update was a part of a longer one. */
  #partial = false;

  get seen(): number {
    return this.rows.length;
  }

  /** Take in what is new. False if something is missing: then all must be asked for again from `seen` on. */
  follow(update: Update): boolean {
    if (!this.#partial) {
      this.before = this.seen;
      this.anew = false;
    }
    if (update.n < this.seen) {
      this.anew = true; // the table was put back to an earlier day
      this.before = 0;
      this.rows = [];
    }
    this.#partial = false;
    const fresh = update.rows.filter((row) => row.n > this.seen);
    if (fresh.some((row, i) => row.n !== this.seen + i + 1) || this.seen + fresh.length !== update.n) return false;
    if (fresh.length) this.rows = [...this.rows, ...fresh];
    this.#partial = update.more;
    return true;
  }
}

/** One for each seat that was looked from, and for the public's view. */
export class RowHistories {
  readonly #known = new Map<Seat | null, RowHistory>();

  of(seat: Seat | null): RowHistory {
    const history = this.#known.get(seat) ?? new RowHistory();
    this.#known.set(seat, history);
    return history;
  }
}
