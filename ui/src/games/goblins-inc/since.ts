import type { RowFace, Seat } from '$generated/messages';

/** Has the seat moved after that row? For a spectator, and in a replay, any seat's move counts. */
export const hasMovedSince = (rows: readonly RowFace[], n: number, me: Seat | null): boolean =>
  rows.some((row) => row.n > n && row.deed === 'moved' && (!me || row.seat === undefined || row.seat === me));
