import type { Advice } from '$generated/messages';
import { say, words } from '$lib/words/words.svelte';

/** What the coach counts in: the chance to win, or points in a game for one. */
export type Counts = Advice['counts'];

/** To a tenth, as the language writes it; a change comes with its sign, and none has no sign. */
const inPoints = (points: number, sign: 'auto' | 'exceptZero') =>
  points
    .toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign })
    .replace('-', '−');

/** What can be expected. */
export function sayWorth(value: number, counts: Counts): string {
  return counts === 'points'
    ? say('worth-points', { points: inPoints(value, 'auto') })
    : say('worth-chance', { percent: Math.round(100 * value) });
}

/** How much that has changed, for better or worse. */
export function sayChange(change: number, counts: Counts): string {
  return counts === 'points'
    ? say('change-points', { points: inPoints(change, 'exceptZero') })
    : say('change-chance', { percent: Math.round(100 * change) || 0 });
}
