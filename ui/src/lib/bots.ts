import type { TermFace } from '$generated/messages';
import { term, undeclined } from './words/terms';
import { say, words } from './words/words.svelte';

/** What a kind of bot is called; one that we have no name for goes by its own. */
export const nameOfBot = (bot: string): string => (words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** The same in a sentence. */
export const botTerm = (bot: string): TermFace =>
  words.has(`bot-${bot}`) ? term(`bot-${bot}`, bot) : undeclined(bot);

/** What a bot is like, in a sentence. */
export const aboutBot = (bot: string): string => (words.has(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : '');

export const USUAL = 'scrapper';

/** Whom one plays against where nobody has chosen: else the next after the weakest, who plays at random. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots[1] ?? bots[0] ?? USUAL);
