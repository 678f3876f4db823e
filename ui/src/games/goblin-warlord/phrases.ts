import type { LairView } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import { seatTerm } from '$lib/chairs';
import { term } from '$lib/words/terms';
import { say } from '$lib/words/words.svelte';

/** A lair as screen readers hear it: whose, which, what, how many. */
export const sayLair = (seat: Seat, { number, kind, goblins, has_invaded }: LairView): string =>
  say('goblin-warlord-lair', {
    seat: seatTerm(seat),
    lair: number,
    kind: term(`goblin-warlord-kind-${kind}`, kind),
    goblins,
    invaded: has_invaded ? 1 : 0,
  });
