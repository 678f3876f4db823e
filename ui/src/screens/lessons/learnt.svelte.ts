import { SvelteSet } from 'svelte/reactivity';

const KEPT = 'goblins.lessons';

/** Which lessons this device has been through. */
class Learnt {
  readonly #names = new SvelteSet<string>(read());

  has(game: string, lesson: string): boolean {
    return this.#names.has(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    this.#names.add(`${game}/${lesson}`);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...this.#names]));
    } catch {
      // a browser that keeps nothing: known until the page is left
    }
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export const learnt = new Learnt();
