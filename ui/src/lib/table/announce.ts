import type { RowFace, Seat } from '$generated/messages';
import { screenReader } from '$lib/shell/screen-reader.svelte';
import { sounds } from '$lib/sound/sounds.svelte';
import { linesOf, type Reading } from './log';
import { isTalk } from './talk.svelte';

/** Screen readers hear what happens; talk makes a sound for all. */
export function announce(heard: readonly RowFace[], reading: Reading, own: Seat | null): void {
  if (heard.some((row) => isTalk(row) && row.seat !== own)) sounds.play('talk');
  const lines = linesOf(heard, reading);
  screenReader.tell(lines.map(({ text }) => text).join(' '));
}
