/** What moves when something happens (see the motion table of the art), and for how long. */
import type { Event, View } from '$generated/goblins-inc';
import type { Showings } from '$lib/stage/stage.svelte';
import { at, placedTiles } from './facts';
import type { PlacedTile } from './pieces/tiles';
import { namesIn } from './unfold';

export const showings: Showings<Event['event']> = {
  'placed-secretly': { lasts: 120, on: 'after', sound: 'clank' },
  assembled: { lasts: 450, on: 'before', sound: 'clank' },
  'gifts-exchanged': { lasts: 420, on: 'after', sound: 'flip' },
  'fell-loose': { lasts: 700, on: 'before', sound: 'crash' },
  armored: { lasts: 420, on: 'after', sound: 'clank' },
  'fight-round-began': { lasts: 420, on: 'after', sound: 'flip' },
  'pilot-showed': { lasts: 800, on: 'after', sound: 'dash' },
  goofed: { lasts: 700, on: 'after', sound: 'no' },
  'card-taken': { lasts: 420, on: 'after', sound: 'flip' },
  'card-missed': { lasts: 500, on: 'after', sound: 'lose' },
  sabotaged: { lasts: 420, on: 'after', sound: 'clank' },
  taped: { lasts: 420, on: 'after', sound: 'clank' },
  craned: { lasts: 700, on: 'before', sound: 'clank' },
  'dice-rolled': { lasts: 800, on: 'after', sound: 'roll' },
  'dice-changed': { lasts: 600, on: 'after', sound: 'roll' },
  'attack-began': { lasts: 600, on: 'after', sound: 'dash' },
  'row-empty': { lasts: 380, on: 'before', sound: 'dash' },
  'token-lost': { lasts: 480, on: 'before', sound: 'clash' },
  'tokens-hit': { lasts: 420, on: 'after', sound: 'clash' },
  'token-given-up': { lasts: 480, on: 'before', sound: 'lose' },
  destroyed: { lasts: 700, on: 'before', sound: 'crash' },
  'goblin-left': { lasts: 700, on: 'before', sound: 'lose' },
  'cockpit-empty': { lasts: 380, on: 'before', sound: 'push' },
  disabled: { lasts: 700, on: 'before', sound: 'zap' },
  'fight-won': { lasts: 800, on: 'after', sound: 'fanfare' },
  'fight-drawn': { lasts: 700, on: 'after', sound: 'push' },
  'win-scored': { lasts: 500, on: 'after', sound: 'pop' },
  'agenda-scored': { lasts: 700, on: 'after', sound: 'flip' },
  promoted: { lasts: 700, on: 'after', sound: 'fanfare' },
  'game-ended': { lasts: 600, on: 'after', sound: 'fanfare' },
};

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
