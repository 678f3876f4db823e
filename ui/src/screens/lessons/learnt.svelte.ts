import { SvelteSet } from 'svelte/reactivity';
import { storedValue, storeValue } from '$lib/shell/stored';

const STORAGE_KEY = 'goblins.lessons';

/** Which lessons this device has been through. */
class Learnt {
  readonly #names = new SvelteSet<string>(read());

  has(game: string, lesson: string): boolean {
    return this.#names.has(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    this.#names.add(`${game}/${lesson}`);
    storeValue(STORAGE_KEY, [...this.#names]);
  }
}

function read(): string[] {
  const found = storedValue(STORAGE_KEY);
  return Array.isArray(found) ? found.map(String) : [];
}

export const learnt = new Learnt();
