import type { Seat } from '$generated/messages';
import type { Order } from '$generated/goblin-warlord';
import type { Carrying } from '$lib/board/drag.svelte';
import type { Board } from './board';
import type { Place } from './choices';

/** Dragging from a lair to a lair, or a goblin from the tray into one. */
export function carrying(board: () => Board): Carrying {
  let reached: Place | null = null;
  const pick = (lair: number | null) => board().pick({ ...board().plan, lair });
  return {
    lift: (from) => {
      const place = placeOf(from);
      if (place?.at === 'lair') pick(place.lair);
      return true;
    },
    over: (_, piece) => {
      if (reached) board().at(reached).leave?.();
      reached = placeOf(piece);
      if (reached) board().at(reached).rest?.();
    },
    drop: (from, piece, element) => {
      const place = piece === from ? null : placeOf(piece);
      if (place) board().drop(place, element);
      else pick(null);
    },
  };
}

function placeOf(piece: string): Place | null {
  const [at, a = '', b = ''] = piece.split('-');
  if (at === 'lair') return { at, seat: a as Seat, lair: Number(b) };
  if (at === 'camp') return { at, seat: a as Seat };
  if (at === 'card') return { at, card: piece.slice(5, piece.lastIndexOf('-')) as Order, index: 0 };
  return null;
}
