import type { RowFace, Seat } from '$generated/messages';
import { voice } from '$lib/shell/voice.svelte';
import { sounds } from '$lib/sound/sounds.svelte';
import { linesOf, type Reading } from './journal';
import { isTalk } from './talk.svelte';

/** Screen readers hear what happens; talk makes a sound for all. */
export function announce(heard: readonly RowFace[], reading: Reading, own: Seat | null): void {
  if (heard.some((row) => isTalk(row) && row.seat !== own)) sounds.play('talk');
  const lines = linesOf(heard, reading);
  voice.tell(lines.map(({ text }) => text).join(' '));
}
