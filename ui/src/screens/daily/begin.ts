import { DAILY_GAME } from '$games/index';
import { startDaily } from '$lib/api/daily';
import type { OwnAttempt } from '$generated/messages';
import type { Argument } from '$lib/words/book';
import { attempt } from '$lib/shell/attempt';
import { router } from '$lib/shell/router.svelte';
import { say } from '$lib/words/words.svelte';

/** Sit down at the run of a date: the first attempt, or a practice. */
export async function begin(date: string): Promise<void> {
  const table = await attempt(startDaily(date));
  if (table) router.go(`/table/${table}`);
}

/** What the game of the day says of it in its own words. */
export const sayOwn = (what: string, args?: Record<string, Argument>): string =>
  say(`${DAILY_GAME}-daily-${what}`, args);

/** What whoever stands so can do today. */
export const wayOn = (own: OwnAttempt | null): string =>
  !own ? sayOwn('play') : own.standing === 'playing' ? sayOwn('go-on') : say('daily-practise');
