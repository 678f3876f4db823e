import type { RowFace, Update } from '$lib/messages';

/** What one seat has heard of a table so far: rows numbered from 1 without a gap. */
export class Story {
  rows: readonly RowFace[] = [];
  /** The last update began the story anew. */
  anew = false;

  get seen(): number {
    return this.rows.length;
  }

  /** Take in what is new. False if something is missing: then all must be asked for again from `seen` on. */
  follow(update: Update): boolean {
    this.anew = update.n < this.seen; // the table was put back to an earlier day
    if (this.anew) this.rows = [];
    const fresh = update.rows.filter((row) => row.n > this.seen);
    if (fresh.some((row, i) => row.n !== this.seen + i + 1) || this.seen + fresh.length !== update.n) return false;
    if (fresh.length) this.rows = [...this.rows, ...fresh];
    return true;
  }
}
