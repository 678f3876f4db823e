import type { Event, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import type { Row } from '$lib/game';
import { hasMovedSince } from '../since';
import type { Sheet } from './sheet';

/** The robots as the fight has left them: before the first card. */
export const WRECKS = -1;

/** The scoring of a round: the robots as they stand, then card by card, until it is laid aside. */
export class Scoring {
  /** The line in focus. */
  at = $state(WRECKS);
  /** How many lines lie open. */
  open = $state(0);
  #aside = $state(0); // the row of the sheet that was laid aside last
  #again = $state(false); // somebody wants to see the last sheet once more
  #begun = 0; // the row of the sheet that was begun last

  /** The sheet to be seen now, if any; `sheet` is the last one that was written. */
  onMat(sheet: Sheet | null, rows: readonly Row<Event>[], view: View, me: Seat | null): Sheet | null {
    if (!sheet || view.phase === 'over' || this.#again) return sheet;
    return hasMovedSince(rows, sheet.row, me) || this.isAside(sheet) ? null : sheet;
  }

  isAside(sheet: Sheet): boolean {
    return sheet.row <= this.#aside;
  }

  /** Whoever has not laid it aside still looks at it. */
  isLookedAt(sheet: Sheet | null): boolean {
    return sheet !== null && !this.#again && !this.isAside(sheet);
  }

  /** A new sheet comes to the mat: before its first card, or with all of them open for whoever cannot leaf. */
  begin(sheet: Sheet, leafs: boolean): void {
    if (this.#begun === sheet.row) return;
    this.#begun = sheet.row;
    if (leafs && !this.isAside(sheet)) [this.at, this.open] = [WRECKS, 0];
    else this.all(sheet);
  }

  next(sheet: Sheet): void {
    this.at = Math.min(this.at + 1, sheet.lines.length - 1);
    this.open = Math.max(this.open, this.at + 1);
  }

  all(sheet: Sheet): void {
    this.open = sheet.lines.length;
    this.at = this.open - 1;
  }

  layAside(sheet: Sheet): void {
    this.#aside = Math.max(this.#aside, sheet.row);
    this.#again = false;
  }

  /** Put the sheet that was laid aside back on the mat, with all its cards open. */
  lookAgain(): void {
    this.#again = true;
  }
}

/** Points of a seat as far as the cards lie open. */
export function pointsOpen(sheet: Sheet, seat: Seat, open: number): number {
  const brought = sheet.lines.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0);
  const shown = sheet.lines
    .slice(0, open)
    .filter((line) => line.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
  const total = sheet.totals[seat];
  const start =
    total === undefined ? (sheet.view?.players.find((one) => one.seat === seat)?.points ?? 0) : total - brought;
  return start + shown;
}
