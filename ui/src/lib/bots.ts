import type { BotFace } from './api/types';
import { say, words } from './words/words.svelte';

/** What a kind of bot is called; one that we have no name for goes by its own. */
export const nameOfBot = (bot: string): string => (words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** What a bot is like, in a sentence. */
export const aboutBot = (bot: string): string => (words.has(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : '');

const USUAL = 'scrapper';

/** Whom one plays against where nobody has chosen. */
export const usualBot = (bots: readonly BotFace[]): string =>
  (bots.find(({ name }) => name === USUAL) ?? bots.at(-1))?.name ?? USUAL;
