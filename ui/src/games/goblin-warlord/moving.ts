/** What moves when something happens (see the motion table of the art): where, by which keyframe. */
import type { Event } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import type { Movement } from '$lib/stage/perform';
import type { Showings } from '$lib/stage/showing';

export const showings: Showings<Event['event']> = {
  recruited: { lasts: 260, on: 'after', sound: 'pop' },
  rehoused: { lasts: 260, on: 'after', sound: 'pop' },
  'recruits-declined': { lasts: 200, on: 'after' },
  'banner-rolled': { lasts: 1000, on: 'before', sound: 'roll', moment: 'new' },
  'hoozits-rolled': { lasts: 1100, on: 'before', sound: 'roll', moment: 'new' },
  invaded: { lasts: 900, on: 'before', sound: 'dash', moment: 'new' },
  'attack-rolled': { lasts: 1300, on: 'before', sound: 'roll', moment: 'part' },
  result: { lasts: 1100, on: 'before', sound: 'clash', moment: 'part' },
  lost: { lasts: 800, on: 'before', sound: 'lose', moment: 'part' },
  paid: { lasts: 260, on: 'before', sound: 'pop' },
  'hideout-built': { lasts: 420, on: 'after', sound: 'clank' },
  'fort-built': { lasts: 1800, on: 'after', sound: 'raise', moment: 'new' },
  'fort-fell': { lasts: 1200, on: 'before', sound: 'crash', moment: 'part' },
  'hideout-removed': { lasts: 1000, on: 'before', sound: 'crash', moment: 'part' },
  'gave-order': { lasts: 420, on: 'after', sound: 'flip', moment: 'over' },
  won: { lasts: 1400, on: 'after', sound: 'fanfare', moment: 'part' },
};

const AT_LAIR: Partial<Record<Event['event'], Movement>> = {
  recruited: { keyframe: 'clank', duration: '--d-move', easing: '--e-clank' },
  rehoused: { keyframe: 'clank', duration: '--d-move', easing: '--e-clank' },
  lost: { keyframe: 'gw-hit', duration: '--d-turn' },
  paid: { keyframe: 'gw-hit', duration: '--d-move' },
  'hideout-built': { keyframe: 'raise', duration: '--d-turn', easing: '--e-clank' },
  'fort-built': { keyframe: 'raise', duration: '--d-show', easing: '--e-clank' },
  'fort-fell': { keyframe: 'gw-hit', duration: '--d-break' },
  'hideout-removed': { keyframe: 'fall', duration: '--d-break', easing: '--e-in' },
};
const ZAPPED: Movement = { keyframe: 'gw-zap', duration: '--d-turn' };

/** How a lair moves while that is shown; null: it stands still. */
export function movementOf(acting: Event | null, seat: Seat, lair: number): Movement | null {
  if (!acting) return null;
  if (acting.event === 'won' && acting.seat === seat) return AT_LAIR['fort-built']!;
  if (acting.event === 'hoozits-rolled' && acting.magic === 'zaap') return acting.foe === seat ? ZAPPED : null;
  return 'lair' in acting && acting.seat === seat && acting.lair === lair ? (AT_LAIR[acting.event] ?? null) : null;
}

/** How many goblins leave a lair while that is shown. */
export function leaving(acting: Event | null, seat: Seat, lair: number): number {
  if (acting?.event !== 'lost' && acting?.event !== 'paid') return 0;
  if (acting.seat !== seat || acting.lair !== lair) return 0;
  return acting.event === 'lost' ? acting.goblins : 1;
}
