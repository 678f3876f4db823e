import { say, words } from '$lib/words/words.svelte';

/** What a kind of bot is called; one that we have no name for goes by its own. */
export const botName = (bot: string): string => (words.has(`table-bot-${bot}`) ? say(`table-bot-${bot}`) : bot);
