import type { Manifest } from '$lib/game';

export default {
  shelfOrder: 2,
  middle: '-8px',
  seats: { bots: 3, friends: 4, 'one-screen': 3 },
  firstGame: { starter: 'red' },
} satisfies Manifest;
