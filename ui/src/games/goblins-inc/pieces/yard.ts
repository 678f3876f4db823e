import type { Side } from '$generated/goblins-inc';
import type { PlacedTile } from './tiles';

export interface Square {
  c: number;
  r: number;
}

/** What a yard shows besides its grid; squares count columns and rows from 1, with the far side up. */
export interface YardFacts {
  tiles: PlacedTile[];
  blocked?: Square[];
  legal?: Square[];
  /** What will certainly be lost: hit, or falling with what was hit; or spared by a token. */
  doom?: (Square & { how: 'hit' | 'fall' | 'token' })[];
  /** A tile not yet let go. */
  ghost?: PlacedTile | undefined;
  /** Tiles that would follow it. */
  planned?: PlacedTile[];
  tokens?: (Square & { edge?: 'e' | 's'; dx?: number; ghost?: boolean })[];
  fresh?: Square[];
  /** Dice on their way: from which side, along which number, in which order, and what they strike first (if anything). */
  aim?: { side: Side; lane: number; order: string; square: Square | null }[];
  /** Without numbers: too small to read them. */
  bare?: boolean;
  /** A side that is aimed at. */
  edge?: Side | undefined;
  /** Counting: these squares count, so much each (0: as part of a set); the rest steps back. */
  points?: (Square & { n: number })[];
}

const FLAG = 20; // beyond the edge of what is struck

export const left = (c: number): number => (c - 1) * 100;
export const among = (squares: Square[] | undefined, one: Square): boolean =>
  squares?.some((square) => square.c === one.c && square.r === one.r) ?? false;

/** Where a die's way begins, where it ends, and where its number hangs: on what it strikes. */
export function laneOf(side: Side, lane: number, square: Square | null): { from: Square; to: Square; flag: Square } {
  const along = left(lane) + 50;
  const depth = square
    ? { far: square.r - 1, near: 5 - square.r, left: square.c - 1, right: 5 - square.c }[side]
    : 4.6;
  const start = side === 'far' || side === 'left' ? -6 : 506;
  const end = side === 'far' || side === 'left' ? depth * 100 - 2 : 502 - depth * 100;
  const inside = end + (side === 'far' || side === 'left' ? FLAG : -FLAG);
  const at = (way: number): Square =>
    side === 'far' || side === 'near' ? { c: along, r: way } : { c: way, r: along };
  return { from: at(start), to: at(end), flag: at(square ? inside : end) };
}

/** The outline of a pennant for so many letters. */
export function pennant(x: number, y: number, letters: number): string {
  const half = 11 + letters * 8;
  return `M${x - half} ${y - 24}h${2 * half}v44l${-half}-10l${-half} 10Z`;
}
