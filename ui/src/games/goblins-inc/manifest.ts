import type { Manifest } from '$lib/game';

export default {
  shelfOrder: 1,
  middle: '-52px',
  seats: { bots: 4, friends: 4, 'one-screen': 2 },
  firstSeats: 2,
  firstGame: { starter: 'red' },
} satisfies Manifest;
