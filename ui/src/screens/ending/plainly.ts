import { listSeats } from '$lib/chairs';
import type { EndFacts } from '$lib/ending';
import { say } from '$lib/words/words.svelte';

/** How a game ended that tells no end of its own. */
export const sayPlainly = (game: string, { verdict, outcome }: EndFacts): { title: string; text: string } => ({
  title: say(outcome === 'won' ? 'table-over-won' : 'table-over'),
  text: say(`${game}-ending-${verdict.ending}`, {
    winners: verdict.winners.length ? listSeats(verdict.winners) : '',
  }),
});
