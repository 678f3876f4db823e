import type { PlacedTile } from './tiles';

export interface Square {
  c: number;
  r: number;
}

/** What a yard shows besides its grid. */
export interface YardFacts {
  tiles: PlacedTile[];
  blocked?: Square[];
  legal?: Square[];
  /** What will certainly be lost: hit, or falling with what was hit. */
  doom?: (Square & { how: 'hit' | 'fall' })[];
  /** A tile not yet let go. */
  ghost?: PlacedTile;
  tokens?: (Square & { edge?: 'e' | 's'; dx?: number })[];
  /** Edges with numbers, such as `ltrb`. */
  numbers?: string;
  /** Numbers count from the other side. */
  flip?: boolean;
  fresh?: Square[];
  /** Dice on their way: the column, the order, and the row they hit (0: none). */
  aim?: { column: number; order: string; row: number; dx?: number }[];
  /** Counting: these tiles count, so much each; the rest steps back. */
  points?: (Square & { n: number })[];
}

export const left = (c: number): number => (c - 1) * 100;
export const among = (squares: Square[] | undefined, one: Square): boolean =>
  squares?.some((square) => square.c === one.c && square.r === one.r) ?? false;
