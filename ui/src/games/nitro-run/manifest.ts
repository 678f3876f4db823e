import type { Manifest } from '$lib/game';

export default {
  shelfOrder: 3,
  middle: '-96px',
  seats: { bots: 1, friends: 1, 'one-screen': 1 },
  firstGame: { chasm: 'yawning' },
} satisfies Manifest;
