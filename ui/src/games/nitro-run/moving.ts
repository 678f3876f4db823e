/** What moves when something happens (see the motion table of the art): where, by which keyframe. */
import type { Event } from '$generated/nitro-run';
import type { Movement } from '$lib/stage/perform';
import type { Showings } from '$lib/stage/showing';

export const showings: Showings<Event['event']> = {
  'spec-drawn': { lasts: 240, on: 'after', sound: 'flip' },
  delegated: { lasts: 260, on: 'after', sound: 'push' },
  teamed: { lasts: 260, on: 'after', sound: 'push' },
  drafted: { lasts: 380, on: 'after', sound: 'flip' },
  'blank-found': { lasts: 800, on: 'before', sound: 'no' },
  'rubble-found': { lasts: 800, on: 'before', sound: 'crash' },
  'rubble-fell': { lasts: 500, on: 'after', sound: 'crash' },
  stunned: { lasts: 400, on: 'after', sound: 'lose' },
  gathered: { lasts: 300, on: 'after', sound: 'pop' },
  rushed: { lasts: 300, on: 'after', sound: 'pop' },
  fabricated: { lasts: 400, on: 'after', sound: 'clank' },
  moved: { lasts: 260, on: 'after', sound: 'push' },
  demolished: { lasts: 600, on: 'before', sound: 'crash' },
  built: { lasts: 420, on: 'after', sound: 'clank' },
  cleaned: { lasts: 300, on: 'after', sound: 'pop' },
  'day-ended': { lasts: 800, on: 'after', sound: 'turn' },
  'overtime-paid': { lasts: 500, on: 'after', sound: 'lose' },
  'run-began': { lasts: 1800, on: 'after', sound: 'raise', moment: 'new' },
  revealed: { lasts: 1500, on: 'after', sound: 'flip', moment: 'new' },
  'too-fast': { lasts: 900, on: 'after', sound: 'lose', moment: 'part' },
  soured: { lasts: 900, on: 'after', sound: 'lose', moment: 'part' },
  calmed: { lasts: 900, on: 'after', sound: 'pop', moment: 'part' },
  braked: { lasts: 900, on: 'after', sound: 'clash', moment: 'new' },
  lightened: { lasts: 1100, on: 'before', sound: 'dash', moment: 'new' },
  arrived: { lasts: 1600, on: 'after', sound: 'fanfare', moment: 'part' },
};

const AT_SPACE: Partial<Record<Event['event'], Movement>> = {
  built: { keyframe: 'clank', duration: '--d-turn', easing: '--e-clank' },
  'rubble-fell': { keyframe: 'clank', duration: '--d-turn', easing: '--e-clank' },
  moved: { keyframe: 'clank', duration: '--d-move', easing: '--e-clank' },
  demolished: { keyframe: 'nr-blast', duration: '--d-show' },
  revealed: { keyframe: 'flip', duration: '--d-turn' },
};

/** How a space moves while that is shown; null: it stands still. */
export function movementAt(acting: Event | null, space: string): Movement | null {
  return acting && 'space' in acting && acting.space === space ? (AT_SPACE[acting.event] ?? null) : null;
}

/** How a nitro in the cart moves. */
export function movementOfBottle(acting: Event | null, nitro: number): Movement | null {
  if (!acting || !('nitro' in acting) || acting.nitro !== nitro) return null;
  if (acting.event === 'lightened') return { keyframe: 'fly', duration: '--d-break', easing: '--e-in' };
  return acting.event === 'soured' || acting.event === 'calmed' ? { keyframe: 'sour', duration: '--d-turn' } : null;
}
