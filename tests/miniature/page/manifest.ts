import type { Manifest } from "$lib/game";

export default {
  shelfOrder: 9,
  middle: "0px",
  seats: { bots: 2, friends: 2, "one-screen": 2 },
} satisfies Manifest;
