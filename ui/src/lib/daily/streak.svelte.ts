import { storedValue, storeValue } from '$lib/shell/stored';

const STORAGE_KEY = 'goblins.streak';
const DAY = 24 * 3600 * 1000;

/** Days in a row on which this device has finished the run of the day. */
export interface Streak {
  last: string;
  length: number;
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);

/** With the run of that date finished. An older one than the last changes nothing. */
export function grown(streak: Streak | null, date: string): Streak {
  if (streak && date <= streak.last) return streak;
  return { last: date, length: streak?.last === dayBefore(date) ? streak.length + 1 : 1 };
}

/** How long it is on that day: a missed day has broken it, today may still be played. */
export const lengthOn = (streak: Streak | null, today: string): number =>
  streak && (streak.last === today || streak.last === dayBefore(today)) ? streak.length : 0;

class Streaks {
  #streak = $state.raw<Streak | null>(read());

  on(today: string): number {
    return lengthOn(this.#streak, today);
  }

  add(date: string): void {
    this.#streak = grown(this.#streak, date);
    storeValue(STORAGE_KEY, this.#streak);
  }
}

function read(): Streak | null {
  const found = storedValue(STORAGE_KEY) as Partial<Streak> | null;
  const known = typeof found?.last === 'string' && Number.isInteger(found.length);
  return known ? { last: found.last!, length: found.length! } : null;
}

export const streaks = new Streaks();
