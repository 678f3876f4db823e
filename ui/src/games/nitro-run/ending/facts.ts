import type { Event, View } from '$generated/nitro-run';
import type { EndFacts } from '$lib/ending';
import type { Face } from '$pieces/face';

export type Facts = EndFacts<View, Event>;

/** Skirmish himself. */
export const BOSS: Face = { ears: 'nick', eyes: 'wide', mouth: 'snag', hat: 'horn', skin: '#c9a94f' };

export const hasArrived = ({ verdict }: Facts): boolean => verdict.winners.length > 0;
/** Nothing went off: there was no more track. */
export const isBuried = ({ verdict }: Facts): boolean => verdict.ending === 'out-of-track';

export const bottles = ({ view }: Facts, face: 'happy' | 'angry'): number =>
  (view.run?.cart ?? []).filter((bottle) => bottle.face === face).length;
