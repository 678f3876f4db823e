/** The run of the day. */
import type { Archive, BestLine, DailyFace } from '$generated/messages';
import { fetchFrom } from '$lib/server';

export const today = (): Promise<DailyFace> => fetchFrom('/daily');
export const dayOf = (date: string): Promise<DailyFace> => fetchFrom(`/daily/${encodeURIComponent(date)}`);
export const archiveBefore = (date?: string): Promise<Archive> =>
  fetchFrom(`/daily/archive${date ? `?before=${encodeURIComponent(date)}` : ''}`);
export const bestLineOf = (date: string): Promise<BestLine> => fetchFrom(`/daily/${encodeURIComponent(date)}/best`);

/** Begin the run of a date, or go on with it; the name of its table comes back. */
export const startDaily = async (date: string): Promise<string> =>
  (await fetchFrom<{ table: string }>(`/daily/${encodeURIComponent(date)}/start`, {})).table;
