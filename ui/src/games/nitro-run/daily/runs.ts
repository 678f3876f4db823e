/** One's own runs of Nitro Run. */
import { fetchFrom } from '$lib/server';

export interface RunFace {
  table: string;
  at: number;
  points: number;
  ending: string;
  day: number;
}

export interface ChasmRuns {
  chasm: string;
  runs: number;
  best: number | null;
  mean: number | null;
  last: RunFace[];
}

export const ownRuns = (): Promise<ChasmRuns[]> => fetchFrom('/runs');
