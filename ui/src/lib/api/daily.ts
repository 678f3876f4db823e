/** The run of the day, as the server tells it; `daily.conform.ts` holds the types to what Python declares. */
import { fetchFrom } from '$lib/server';
import type { Document } from './types';

export interface Ground {
  space: string;
  column: number;
  row: number;
  terrain: string;
}

export interface ChasmFace {
  name: string;
  entrance: string;
  exit: string;
  spaces: Ground[];
}

export interface Ranked {
  rank: number;
  name: string;
  face: number;
  points: number;
  ending: string;
  day: number;
  own: boolean;
}

export interface OwnAttempt {
  table: string;
  standing: 'playing' | 'counts' | 'late' | 'helped' | 'abandoned';
  points: number | null;
  ending: string | null;
  day: number | null;
  rank: number | null;
}

export interface DailyFace {
  date: string;
  standing: 'open' | 'closing' | 'over';
  closes_at: number;
  chasm: ChasmFace;
  commitment: string;
  seed: string;
  started: number;
  ranked: Ranked[];
  own: OwnAttempt | null;
  before: ArchivedDay | null;
}

export interface ArchivedDay {
  date: string;
  standing: DailyFace['standing'];
  chasm: string;
  best: number | null;
  own: OwnAttempt | null;
}

export interface Archive {
  days: ArchivedDay[];
  next: string | null;
}

export interface BestLine {
  name: string;
  face: number;
  journal: Document;
}

export const today = (): Promise<DailyFace> => fetchFrom('/daily');
export const dayOf = (date: string): Promise<DailyFace> => fetchFrom(`/daily/${encodeURIComponent(date)}`);
export const archiveBefore = (date?: string): Promise<Archive> =>
  fetchFrom(`/daily/archive${date ? `?before=${encodeURIComponent(date)}` : ''}`);
export const bestLineOf = (date: string): Promise<BestLine> => fetchFrom(`/daily/${encodeURIComponent(date)}/best`);

/** Begin the run of a date, or go on with it; the name of its table comes back. */
export const startDaily = async (date: string): Promise<string> =>
  (await fetchFrom<{ table: string }>(`/daily/${encodeURIComponent(date)}/start`, {})).table;
