import type { Event, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import type { Row } from '$lib/game';
import { hasMovedSince } from '../since';
import { scoreIn, type Sheet } from './sheet';

const SHOWN: readonly Event['event'][] = ['fight-won', 'fight-drawn', 'win-scored', 'agenda-scored', 'promoted'];

/** The scoring of a round: as it is being told, then to be leafed through until it is laid aside. */
export class Scoring {
  /** The line in focus. */
  at = $state(0);
  /** How many lines lie open. */
  open = $state(1);
  #live = $state.raw<{ view: View; events: readonly Event[] } | null>(null);
  #aside = $state(0); // the row of the sheet that was laid aside last
  #again = $state(false); // somebody wants to see the last sheet once more
  #watched = $state(0); // rows whose scoring was watched

  /** Something is being shown. */
  follow(acting: Event | null, view: View): void {
    if (!acting || !SHOWN.includes(acting.event)) return;
    const begins = acting.event === 'fight-won' || acting.event === 'fight-drawn';
    const events = begins || !this.#live ? [acting] : [...this.#live.events, acting];
    this.#live = { view: begins || !this.#live ? view : this.#live.view, events };
    const lines = scoreIn(events).lines.length;
    [this.at, this.open] = [Math.max(0, lines - 1), lines];
    this.#watched += 1;
  }

  /** Nothing is being shown any more. */
  settle(): void {
    if (this.#live) this.#live = null;
  }

  /** The sheet to be seen now, if any; `sheet` is the last one that was written. */
  onMat(sheet: Sheet | null, rows: readonly Row<Event>[], view: View, me: Seat | null): Sheet | null {
    const live = this.#live;
    if (live) return { ...scoreIn(live.events), view: live.view, round: live.view.round_number, row: 0 };
    if (!sheet || view.phase === 'over' || this.#again) return sheet;
    return hasMovedSince(rows, sheet.row, me) || sheet.row <= this.#aside ? null : sheet;
  }

  get isLive(): boolean {
    return this.#live !== null;
  }

  /** A new sheet: from its first card on, or all of it if it was watched. */
  begin(sheet: Sheet): void {
    [this.at, this.open] = this.#watched ? [sheet.lines.length - 1, sheet.lines.length] : [0, 1];
    this.#watched = 0;
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
    this.#aside = sheet.row;
    this.#again = false;
  }

  /** Put the sheet that was laid aside back on the mat, with all its cards open. */
  lookAgain(): void {
    this.#again = true;
    this.#watched = 1;
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
