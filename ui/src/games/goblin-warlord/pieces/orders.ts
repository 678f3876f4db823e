import type { Order } from '$generated/goblin-warlord';
import type { Face } from '$pieces/face';

export const ORDERS: readonly Order[] = ['crown', 'hide', 'charge', 'banner', 'hoozits', 'know-wots'];

/** Who poses on the card, and what it holds: symbol, place and colour. */
interface Pose {
  face: Omit<Face, 'hat'> & { hat?: Face['hat'] };
  prop?: { glyph: string; x: number; y: number; w: number; ink: string };
}

export const POSES: Record<Order, Pose> = {
  crown: {
    face: { ears: 'bat', eyes: 'squint', mouth: 'smirk', skin: '#8fbe48' },
    prop: { glyph: 'o-crown', x: 24, y: 2, w: 52, ink: '#ffd65c' },
  },
  hide: { face: { ears: 'tall', eyes: 'wide', mouth: 'ooh', skin: '#a8c06e' } },
  charge: {
    face: { ears: 'nick', eyes: 'patch', mouth: 'grin', hat: 'horn', skin: '#5fa58e' },
    prop: { glyph: 'o-charge', x: 50, y: 40, w: 58, ink: '#f1f6f7' },
  },
  banner: {
    face: { ears: 'ring', eyes: 'sleepy', mouth: 'tongue', hat: 'cap', skin: '#b3b546' },
    prop: { glyph: 'o-banner', x: -8, y: 8, w: 62, ink: '#ff8c6b' },
  },
  hoozits: {
    face: { ears: 'droop', eyes: 'wide', mouth: 'grit', hat: 'funnel', skin: '#6fae6b' },
    prop: { glyph: 'o-hoozits', x: 48, y: 42, w: 56, ink: '#9dffd6' },
  },
  'know-wots': {
    face: { ears: 'fold', eyes: 'mono', mouth: 'snag', hat: 'topper', skin: '#c9a94f' },
    prop: { glyph: 'o-know-wots', x: -8, y: 44, w: 56, ink: '#ffdf8a' },
  },
};

/** The card's cloth. */
export const CLOTH: Record<Order, string> = {
  crown: '#8a5a00',
  hide: '#2f5a33',
  charge: '#a31c2a',
  banner: '#1d4f86',
  hoozits: '#5a3696',
  'know-wots': '#3f4a50',
};
