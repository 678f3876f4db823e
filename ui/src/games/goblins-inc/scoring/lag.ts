import type { View } from '$generated/goblins-inc';
import type { Lag } from '$lib/game';
import type { State } from '../state';
import { pointsOpen } from './score.svelte';

/**
 * While a round is being scored the next one has not begun, wherever one looks, and points are known as cards lie open; while
 * it is seen who sits with whom, nobody has gone to work.
 */
export function lag(view: View, { shownScene, scoring }: State): Lag<View> | null {
  const { sheet } = shownScene;
  if (shownScene.scene === 'team-up')
    return { view: { ...view, deciders: view.players.map(({ seat }) => seat) }, row: Infinity, events: 0 };
  if (shownScene.scene !== 'score' || !sheet?.view || !scoring.isLookedAt(sheet)) return null;
  const isCounted = scoring.open >= sheet.lines.length;
  const players = sheet.view.players.map((one) => ({ ...one, points: pointsOpen(sheet, one.seat, scoring.open) }));
  return {
    view: { ...sheet.view, seat: view.seat, deciders: [], players },
    row: sheet.row,
    events: isCounted ? sheet.counted : sheet.fought,
  };
}
