import { say, words } from '$lib/words/words.svelte';

/** What a kind of bot is called. */
export const botName = (bot: string): string => (words.has(`table-bot-${bot}`) ? say(`table-bot-${bot}`) : bot);
