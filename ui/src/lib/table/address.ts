import type { Seat } from '$generated/messages';
import { PROTOCOL } from '$lib/protocol';

/** Where a table is followed: from which seat, left out for the server to pick one, and how much of it is known. */
export function addressOf(origin: string, table: string, seat: Seat | null | undefined, seen: number | null): string {
  const query = new URLSearchParams({ protocol: String(PROTOCOL) });
  if (seat) query.set('seat', seat);
  if (seen !== null) query.set('seen', String(seen));
  return `${origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}
