import type { Face } from '$pieces/face';

/** A reaction as it is drawn: a goblin's eyes and mouth, and a sign beside them that no other reaction has. */
export interface Emote extends Pick<Face, 'eyes' | 'mouth'> {
  skin: string;
  /** A path in a box of 40. */
  sign: string;
  colour: string;
}

const star = 'M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z';
const bubble = 'M4 6h32v22H20l-8 9v-9H4ZM10 12v10M16 12v10M10 17h6M22 22l4-10 4 10M23 19h6';
const drop = 'M20 3q14 17 14 24a14 11 0 0 1-28 0Q6 20 20 3Z';
const bang = 'M14 3h12l-3 22h-6ZM20 29a4.5 4.5 0 1 1-.1 0Z';
const bomb = 'M18 12a13 13 0 1 1-.1 0ZM25 11q3-8 10-7M33 1l3 3M37 7l3 1';
const hands = 'M6 22l9-14 5 3-5 9 13-9 4 5-10 8 11-4 2 6-14 9q-8 4-13-3ZM4 8l4 4M14 1v5M30 3l-3 5';
const hourglass = 'M8 3h24v5L23 20l9 12v5H8v-5l9-12L8 8ZM13 33h14l-7-8Z';
const heart = 'M20 35Q2 22 5 12q6-11 15 0 9-11 15 0 3 10-15 23Z';

export const REACTIONS: Record<string, Emote> = {
  cheer: { eyes: 'wide', mouth: 'grin', skin: '#8fbe48', sign: star, colour: '#f2b01e' },
  laugh: { eyes: 'sleepy', mouth: 'tongue', skin: '#c9a94f', sign: bubble, colour: '#fff6df' },
  groan: { eyes: 'sleepy', mouth: 'grit', skin: '#6fae6b', sign: drop, colour: '#4f9fe0' },
  gasp: { eyes: 'wide', mouth: 'ooh', skin: '#a8c06e', sign: bang, colour: '#e5482d' },
  scheme: { eyes: 'squint', mouth: 'smirk', skin: '#5fa58e', sign: bomb, colour: '#6a5a86' },
  applaud: { eyes: 'mono', mouth: 'grin', skin: '#b3b546', sign: hands, colour: '#f0c9a0' },
  wait: { eyes: 'goggle', mouth: 'snag', skin: '#8fbe48', sign: hourglass, colour: '#e8cf7a' },
  thanks: { eyes: 'wide', mouth: 'smirk', skin: '#c9a94f', sign: heart, colour: '#e0567a' },
};
