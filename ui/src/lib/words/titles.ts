import { say, words } from './words.svelte';

/** What a game is called; one whose words are not here yet goes by its name. */
export const titleOf = (game: string): string => (words.has(`${game}-title`) ? say(`${game}-title`) : game);
