import type { RowFace, Seat } from '$generated/messages';
import { fieldsOf } from '$lib/sentences';

/** Something that shall happen. */
export interface Goal {
  event: string;
  /** Whose; left out where there is only one seat. */
  seat?: Seat;
}

/** A position to play from, in words, and what to do there. The learner is Red; bots have the other seats. */
export interface Lesson {
  name: string;
  position: string;
  goals: readonly Goal[];
}

/** How many sit there: the first line of a position ends with their seats. */
export const seatsAt = (position: string): number =>
  position.slice(0, position.indexOf('\n')).split(', ').pop()?.split(' ').length ?? 1;

/** What was taken back has not happened. */
export function isReached({ event, seat }: Goal, rows: readonly RowFace[]): boolean {
  const undone = new Set(rows.filter(({ deed }) => deed === 'undone').map(({ row }) => row));
  return rows.some(
    ({ n, events = [] }) =>
      !undone.has(n) && events.some((one) => one.event === event && (!seat || fieldsOf(one)['seat'] === seat)),
  );
}
