import { storedValue, storeValue } from '$lib/shell/stored';

const STORAGE_KEY = 'goblins.guides';
const MOST_KEPT = 12; // tables

/** How far somebody has come at a guided table. */
export interface Progress {
  table: string;
  game: string;
  said: readonly string[];
  /** It goes on without a guide, or has come to its end. */
  over: boolean;
}

const isProgress = (one: unknown): one is Progress =>
  typeof one === 'object' && one !== null && 'table' in one && 'said' in one && Array.isArray(one.said);

/** The guided tables of this device, the latest last. */
class Guides {
  #kept = $state.raw<readonly Progress[]>(read());

  at(table: string): Progress | undefined {
    return this.#kept.find((one) => one.table === table);
  }

  keep(progress: Progress): void {
    const others = this.#kept.filter(({ table }) => table !== progress.table);
    this.#kept = [...others, progress].slice(-MOST_KEPT);
    storeValue(STORAGE_KEY, this.#kept);
  }

  /** The guided game that somebody has begun and not ended. */
  openFor(game: string): Progress | undefined {
    return this.#kept.findLast((one) => one.game === game && !one.over);
  }

  forget(table: string): void {
    this.#kept = this.#kept.filter((one) => one.table !== table);
    storeValue(STORAGE_KEY, this.#kept);
  }
}

function read(): readonly Progress[] {
  const found = storedValue(STORAGE_KEY);
  return Array.isArray(found) ? found.filter(isProgress) : [];
}

export const guides = new Guides();
