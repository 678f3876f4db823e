import type { RowFace, Seat } from '$generated/messages';

/** Has the seat moved after that row? A spectator's place is taken by anybody, and so is one's own in a replay. */
export const hasMovedSince = (rows: readonly RowFace[], n: number, me: Seat | null): boolean =>
  rows.some((row) => row.n > n && row.deed === 'moved' && (!me || row.seat === undefined || row.seat === me));
