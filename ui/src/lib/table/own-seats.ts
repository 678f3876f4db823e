import type { Seat } from '$generated/messages';

/** One looks from a seat that is not one's own any more: one has stood up, or was asked to. */
export const hasLost = (seat: Seat | null | undefined, mine: readonly Seat[]): boolean =>
  Boolean(seat) && !mine.includes(seat!);

/** One's only seat, as the server picks it; null, the public's view, for those who have several or none. */
export const onlyOf = (mine: readonly Seat[]): Seat | null => (mine.length === 1 ? mine[0]! : null);
