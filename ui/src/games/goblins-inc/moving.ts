/** What moves when something happens (see the motion table of the art), and for how long. */
import type { Event, View } from '$generated/goblins-inc';
import type { EventFace } from '$generated/messages';
import type { Showings } from '$lib/stage/showing';
import { at, placedTiles } from './facts';
import type { PlacedTile } from './pieces/tiles';
import { namesIn } from './unfold';

/** A gift is unwrapped by whoever gets it. */
const isForOneself = (event: EventFace, view: unknown) =>
  (event as { receiver?: unknown }).receiver === (view as View).seat;

export const showings: Showings<Event['event']> = {
  'placed-secretly': { lasts: 120, on: 'after', sound: 'clank' },
  assembled: { lasts: 450, on: 'before', sound: 'clank' },
  'gift-seen': { lasts: 2600, on: 'end', sound: 'raise', when: isForOneself },
  'fell-loose': { lasts: 700, on: 'before', sound: 'crash' },
  armored: { lasts: 420, on: 'after', sound: 'clank' },
  'fight-round-began': { lasts: 420, on: 'after', sound: 'flip', moment: 'over' },
  'pilot-showed': { lasts: 1200, on: 'after', sound: 'dash' },
  goofed: { lasts: 1600, on: 'after', sound: 'no' },
  'card-taken': { lasts: 420, on: 'after', sound: 'flip' },
  'card-missed': { lasts: 1900, on: 'after', sound: 'lose' },
  sabotaged: { lasts: 420, on: 'after', sound: 'clank' },
  taped: { lasts: 420, on: 'after', sound: 'clank' },
  craned: { lasts: 700, on: 'before', sound: 'clank' },
  'dice-rolled': { lasts: 900, on: 'after', sound: 'roll', moment: 'over' },
  'dice-changed': { lasts: 600, on: 'after', sound: 'roll' },
  'attack-began': { lasts: 1600, on: 'after', sound: 'dash', moment: 'more' },
  'row-empty': { lasts: 1000, on: 'before', sound: 'dash', moment: 'part' },
  'token-lost': { lasts: 1500, on: 'before', sound: 'clash', moment: 'part' },
  'tokens-hit': { lasts: 1300, on: 'after', sound: 'clash', moment: 'part' },
  'token-given-up': { lasts: 1300, on: 'before', sound: 'lose', moment: 'part' },
  destroyed: { lasts: 1900, on: 'before', sound: 'crash', moment: 'part' },
  'goblin-left': { lasts: 1700, on: 'before', sound: 'lose', moment: 'part' },
  'cockpit-empty': { lasts: 1100, on: 'before', sound: 'push', moment: 'part' },
  disabled: { lasts: 2200, on: 'before', sound: 'zap', moment: 'part' },
  'fight-won': { lasts: 2200, on: 'after', sound: 'fanfare', moment: 'part' },
  'fight-drawn': { lasts: 1800, on: 'after', sound: 'push', moment: 'part' },
};

/** A part of what the dice do, up to how the fight ends. */
export const isAttack = ({ event }: Event): boolean => ['more', 'part'].includes(showings[event]?.moment ?? '');

/** The squares that break off while that is shown, the one that was hit first. */
export function breakingOff(acting: Event | null, team: number): string[] {
  if ((acting?.event !== 'destroyed' && acting?.event !== 'fell-loose') || acting.team !== team) return [];
  const others = namesIn(acting.fallen);
  return acting.event === 'destroyed' ? [acting.square, ...others] : others;
}

/** The same as tiles. */
export function fallingFrom(acting: Event | null, view: View, team: number): PlacedTile[] {
  const squares = breakingOff(acting, team);
  if (!squares.length) return [];
  const tiles = placedTiles(view, team);
  return squares.map(at).flatMap(({ c, r }) => tiles.find((tile) => tile.c === c && tile.r === r) ?? []);
}
