import type { TermFace } from '$generated/messages';
import { term, undeclined } from './terms';
import { say, words } from './words.svelte';

/** What a game is called; one whose words are not here yet goes by its name. */
export const titleOf = (game: string): string => (words.has(`${game}-title`) ? say(`${game}-title`) : game);

/** The same in a sentence. */
export const gameTerm = (game: string): TermFace =>
  words.has(`${game}-title`) ? term(`${game}-title`, game) : undeclined(game);
