/** How near somebody is to being Warlord. */
import type { PlayerView, View } from '$generated/goblin-warlord';

export const GOAL = 4; // Forts

/** Forts that count: those that stand, or all that were ever built, as the table has agreed. */
export function fortsOf(player: PlayerView, { options }: View): number {
  if (options.forts === 'built') return player.forts_built;
  return player.lairs.filter(({ kind }) => kind === 'fort').length;
}
