import type { Face } from '$pieces/face';
import { say, words } from './words/words.svelte';

/** Bots have faces by how clever they are. */
const FACES: Record<string, Face> = {
  random: { ears: 'droop', eyes: 'sleepy', mouth: 'tongue', hat: 'pot', skin: '#6fae6b' },
  scrapper: { ears: 'nick', eyes: 'squint', mouth: 'smirk', hat: 'topper', skin: '#a8c06e' },
};
const STRANGER: Face = { ears: 'tall', eyes: 'mono', mouth: 'grit', hat: 'horn', skin: '#5fa58e' };

export const faceOfBot = (bot: string): Face => FACES[bot] ?? STRANGER;

export { botName as nameOfBot } from './table/bots';

export const aboutBot = (bot: string): string => (words.has(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : '');
