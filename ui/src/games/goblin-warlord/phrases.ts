import type { LairView } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import { saySeat } from '$lib/chairs';
import { say } from '$lib/words/words.svelte';

/** A lair as screen readers hear it: whose, which, what, how many. */
export const sayLair = (seat: Seat, { number, kind, goblins, has_invaded }: LairView): string =>
  say('goblin-warlord-lair', {
    seat: saySeat(seat),
    lair: number,
    kind: say(`goblin-warlord-kind-${kind}`),
    goblins,
    invaded: has_invaded ? 1 : 0,
  });
