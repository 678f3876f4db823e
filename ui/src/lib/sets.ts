/** Which component set lies on a table. */
import type { Arrangement, GameDetails } from '$generated/messages';
import { say } from '$lib/words/words.svelte';

/** One of those that came with the game, by its name and version, or somebody's own, by its name. */
export function saySet(sets: GameDetails['sets'], { name, hash }: Arrangement['components']): string {
  const released = sets.find((one) => (hash === undefined ? one.name === name : one.hash === hash));
  if (released) return say('new-set-one', { name: released.name, version: released.version });
  return say('set-own', { name: String(name) });
}
