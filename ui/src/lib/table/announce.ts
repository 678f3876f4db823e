import type { RowFace, Seat } from '$lib/messages';
import { toasts } from '$lib/shell/toasts.svelte';
import { voice } from '$lib/shell/voice.svelte';
import { sounds } from '$lib/sound/sounds.svelte';
import { linesOf, type Reading } from './journal';
import { muted } from './muted.svelte';

const NO_LOG = '(max-width: 1100px)'; // where the log is in a drawer
const isTalk = ({ deed }: RowFace) => deed === 'said' || deed === 'reacted';

/** Screen readers hear what happens; talk is heard by all, and shown where the log is out of sight. */
export function announce(rows: readonly RowFace[], reading: Reading, own: Seat | null): void {
  const heard = rows.filter((row) => !muted.hides(row));
  const said = linesOf(
    heard.filter((row) => isTalk(row) && row.seat !== own),
    reading,
  );
  if (said.length) sounds.play('talk');
  if (matchMedia(NO_LOG).matches) for (const { text } of said) toasts.show('notice', text);
  const lines = linesOf(heard, reading);
  voice.tell(lines.map(({ text }) => text).join(' '));
}
