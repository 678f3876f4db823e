/** A great moment in words; of a Fort, which one it is. */
import type { Event, View } from '$generated/goblin-warlord';
import type { Line } from '$lib/game';
import type { Step } from '$lib/stage/moment.svelte';
import { say } from '$lib/words/words.svelte';
import { fortsOf, GOAL } from './forts';

export const recount = (steps: readonly Step<View, Event>[], sayEvent: (event: Event) => string): readonly Line[] =>
  steps.map(({ event, view }): Line => {
    const text = sayEvent(event);
    if (event.event === 'invaded') return { text, heads: true };
    return event.event === 'fort-built' ? { text, sum: sayCount(view, event.seat) } : { text };
  });

/** The Fort that is being raised counts, too. */
export function sayCount(before: View, seat: string): string {
  const player = before.players.find((one) => one.seat === seat);
  return say('goblin-warlord-fort-count', { forts: (player ? fortsOf(player, before) : 0) + 1, goal: GOAL });
}
