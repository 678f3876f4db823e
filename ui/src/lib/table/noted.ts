import type { RowFace } from '$generated/messages';
import { sentenceOf, type Forms } from '$lib/sentences';
import { tell } from '$lib/words/words.svelte';

/** What the last move brought, as far as the game wants it to stay in sight; what was taken back has brought nothing. */
export function sayNoted(rows: readonly RowFace[], forms: Forms, noted: readonly string[] = []): string {
  const last = rows.findLast(({ deed }) => deed === 'moved' || deed === 'undone');
  if (last?.deed !== 'moved') return '';
  const events = last.events?.filter(({ event }) => noted.includes(event)) ?? [];
  return events
    .flatMap((event) => sentenceOf(forms, event) ?? [])
    .map(tell)
    .join(' ');
}
