import { words } from '$lib/words/words.svelte';
import type { Game } from './game';
import type { GameName } from './names';

/** A line a game. Each is loaded when somebody sits down to it. */
const folders: Record<GameName, (() => Promise<{ default: Game }>) | null> = {
  'goblins-inc': () => import('./goblins-inc'),
  'goblin-warlord': () => import('./goblin-warlord'),
  'nitro-run': () => import('./nitro-run'),
};

/** Can it be played here? */
export const hasBoard = (name: GameName): boolean => folders[name] !== null;

/** A game and its words; null for one that has no board yet. */
export async function loadGame(name: GameName): Promise<Game | null> {
  const [found] = await Promise.all([folders[name]?.(), words.learn(name)]);
  return found?.default ?? null;
}
