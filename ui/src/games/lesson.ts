import { fieldsOf, type RowFace, type Seat } from '$lib/messages';
import type { GameName } from './names';

/** Something that shall happen. */
export interface Goal {
  event: string;
  /** Whose; left out where there is only one seat. */
  seat?: Seat;
}

/** A position to play from, and what to do there. The learner is Red; bots have the other seats. */
export interface Lesson {
  name: string;
  position: Record<string, unknown> & { state: { table: { seats: number } } };
  goals: readonly Goal[];
}

const folders: Partial<Record<GameName, () => Promise<{ default: Lesson[] }>>> = {
  'goblins-inc': () => import('./goblins-inc/lessons'),
  'goblin-warlord': () => import('./goblin-warlord/lessons'),
  'nitro-run': () => import('./nitro-run/lessons'),
};

export const hasLessons = (game: GameName): boolean => folders[game] !== undefined;

/** A game's lessons; none for a game that has none yet. */
export const lessonsOf = async (game: GameName): Promise<Lesson[]> => (await folders[game]?.())?.default ?? [];

/** What was taken back has not happened. */
export function isReached({ event, seat }: Goal, rows: readonly RowFace[]): boolean {
  const undone = new Set(rows.filter(({ deed }) => deed === 'undone').map(({ row }) => row));
  return rows.some(
    ({ n, events = [] }) =>
      !undone.has(n) && events.some((one) => one.event === event && (!seat || fieldsOf(one)['seat'] === seat)),
  );
}
