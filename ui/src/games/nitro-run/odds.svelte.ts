import { Refused } from '$lib/table/requests';
import type { RunOdds } from '$generated/messages';

type Inquire = <Answer>(what: string) => Promise<Answer>;

/** The odds of the run: nothing until somebody wants them, then anew for every decision until they are put away. */
export class Odds {
  wanted = $state(false);
  found = $state.raw<RunOdds | null>(null);
  #asked = 0;

  toggle(): void {
    this.wanted = !this.wanted;
  }

  /** Things have changed: what was found is void; ask again, where there is somebody to ask. */
  look(inquire: Inquire | undefined): void {
    const asked = (this.#asked += 1);
    this.found = null;
    if (!inquire) return;
    inquire<RunOdds>('odds').then(
      (found) => {
        if (asked === this.#asked) this.found = found;
      },
      (problem: unknown) => {
        if (!(problem instanceof Refused)) throw problem; // it can be ridden without knowing
      },
    );
  }
}

const STEPS = [
  [1, 'sure'],
  [0.9, 'safe'],
  [0.65, 'likely'],
  [0.4, 'even'],
  [0.1, 'risky'],
  [Number.MIN_VALUE, 'mad'],
] as const;

/** A chance in a word: from `sure` to `doomed`. */
export const nameOfChance = (arrival: number): string => STEPS.find(([least]) => arrival >= least)?.[1] ?? 'doomed';

/** What can be said of all that can be done: a word if it is true of everything, otherwise the best and the worst of it. */
export function headlineOf(arrivals: readonly number[]): { name: string } | { worst: number; best: number } {
  const [name, ...others] = new Set(arrivals.map(nameOfChance));
  if (name !== undefined && !others.length) return { name };
  return { worst: Math.min(...arrivals), best: Math.max(...arrivals) };
}

const LEAST = 0.001;

/** A share as people read it. Only what is certain is 0 or 100 per cent. */
export function sayShare(share: number, language: string): string {
  const [sign, shown] =
    share > 0 && share < LEAST ? ['<', LEAST] : share < 1 && share > 1 - LEAST ? ['>', 1 - LEAST] : ['', share];
  const digits = shown > 0.01 && shown < 0.99 ? 0 : 1;
  return `${sign}${shown.toLocaleString(language, { style: 'percent', maximumFractionDigits: digits })}`;
}
