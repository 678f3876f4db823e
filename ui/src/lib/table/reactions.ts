import type { Face } from '$pieces/face';

/** Every reaction is a face that a goblin makes. */
export const REACTIONS: Record<string, Face> = {
  cheer: { ears: 'bat', eyes: 'wide', mouth: 'grin', hat: 'cap', skin: '#8fbe48' },
  laugh: { ears: 'ring', eyes: 'sleepy', mouth: 'tongue', hat: 'pot', skin: '#b3b546' },
  groan: { ears: 'droop', eyes: 'sleepy', mouth: 'grit', hat: 'funnel', skin: '#6fae6b' },
  gasp: { ears: 'tall', eyes: 'wide', mouth: 'ooh', hat: 'miner', skin: '#a8c06e' },
  scheme: { ears: 'nick', eyes: 'squint', mouth: 'smirk', hat: 'topper', skin: '#5fa58e' },
  applaud: { ears: 'bat', eyes: 'mono', mouth: 'grin', hat: 'topper', skin: '#c9a94f' },
  wait: { ears: 'fold', eyes: 'goggle', mouth: 'ooh', hat: 'horn', skin: '#8fbe48' },
  thanks: { ears: 'ring', eyes: 'wide', mouth: 'smirk', hat: 'miner', skin: '#c9a94f' },
};
