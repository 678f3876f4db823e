import { storedValue, storeValue } from '$lib/shell/stored';

const STORAGE_KEY = 'goblins.put-away';
const MOST = 500;

/** Tables that this device no longer lists. They go on without it, and their links still lead there. */
class PutAway {
  #tables = $state.raw<readonly string[]>(read());

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  add(table: string): void {
    this.#keep([...this.#tables.filter((other) => other !== table), table].slice(-MOST));
  }

  takeBack(table: string): void {
    this.#keep(this.#tables.filter((other) => other !== table));
  }

  #keep(tables: readonly string[]): void {
    this.#tables = tables;
    storeValue(STORAGE_KEY, tables);
  }
}

/** What was stored, as far as it makes sense. */
function read(): readonly string[] {
  const found = storedValue(STORAGE_KEY);
  return Array.isArray(found) ? found.filter((table) => typeof table === 'string') : [];
}

export const putAway = new PutAway();
