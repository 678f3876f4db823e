/** What stands around the mat, where the mat shows an earlier time. */
import type { GameFace, RowFace } from '$generated/messages';
import type { Lag } from '$lib/game';

export const gameAround = (shown: GameFace, lag: Lag | null): GameFace =>
  lag ? { ...shown, view: lag.view, legal: [], deciders: [] } : shown;

/** What had been told by then; talk goes on. */
export function rowsAround(rows: readonly RowFace[], lag: Lag | null): readonly RowFace[] {
  if (!lag) return rows;
  return rows.flatMap((row) => {
    if (row.n === lag.row) return { ...row, events: row.events?.slice(0, lag.events) ?? [] };
    return row.n < lag.row || row.deed !== 'moved' ? row : [];
  });
}
