import type { Carrying } from '$lib/stage/drag.svelte';
import type { Spot } from './choices';
import type { Hands } from './hands.svelte';

/** Dragging from a lair to a lair, or a goblin from the tray into one. */
export function carrying(hands: Hands, spotOf: (piece: string) => Spot | null): Carrying {
  let reached: Spot | null = null;
  return {
    lift: (from) => {
      const spot = spotOf(from);
      if (spot?.at === 'lair') hands.pick(spot.lair);
      return true;
    },
    over: (_, piece) => {
      if (reached) hands.leave(reached);
      reached = spotOf(piece);
      if (reached) hands.rest(reached);
    },
    drop: (from, piece, element) => {
      const spot = piece === from ? null : spotOf(piece);
      if (spot) hands.drop(spot, element);
      else hands.pick(null);
    },
  };
}
