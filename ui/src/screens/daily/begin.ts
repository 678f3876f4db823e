import { startDaily } from '$lib/api/daily';
import { attempt } from '$lib/shell/attempt';
import { router } from '$lib/shell/router.svelte';

/** Sit down at the run of a date: the first attempt, or a practice. */
export async function begin(date: string): Promise<void> {
  const table = await attempt(startDaily(date));
  if (table) router.go(`/table/${table}`);
}

/** A date as people write it; days are those of Greenwich. */
export const written = (date: string, language: string): string =>
  new Date(date).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
