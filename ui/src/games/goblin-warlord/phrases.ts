import type { Argument, Seat } from '$lib/messages';
import { say } from '$lib/words/words.svelte';
import type { LairView, WarlordMove } from './view';

const TERMS: Record<string, string> = {
  foe: 'seat-',
  card: 'goblin-warlord-order-',
  face: 'goblin-warlord-attack-face-',
};

/** A move in words. */
export function sayMove(move: WarlordMove): string {
  const args = Object.entries(move).map(([name, value]): [string, Argument] => {
    const term = TERMS[name];
    return [name, term ? { term: `${term}${value}`, id: String(value) } : value];
  });
  return say(`goblin-warlord-move-${move.move}`, Object.fromEntries(args));
}

export const saySeat = (seat: Seat): string => say(`seat-${seat}`);

/** A lair as screen readers hear it: whose, which, what, how many. */
export const sayLair = (seat: Seat, { number, kind, goblins, has_invaded }: LairView): string =>
  say('goblin-warlord-lair', {
    seat: saySeat(seat),
    lair: number,
    kind: say(`goblin-warlord-kind-${kind}`),
    goblins,
    invaded: has_invaded ? 1 : 0,
  });
