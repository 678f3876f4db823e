/** From what the rules say to what the pieces draw. */
import { artOf } from './pieces/art';
import { EDGES, type Edge, type PlacedTile, type TileFacts, type TileKind } from './pieces/tiles';
import type { Square } from './pieces/yard';
import type { Kind, PlayerView, RobotView, Side, SquareView, TileView, Turn, View } from '$generated/goblins-inc';

export const TURNS: readonly Turn[] = ['north', 'east', 'south', 'west'];
export const YARD_SIDES: readonly Side[] = ['far', 'right', 'near', 'left'];
export const SQUARES: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => [...'abcde'].map((c) => `${c}${row}`));
export const COCKPIT = 'c3';

const PIECE: Record<Kind, TileKind> = { weapon: 'weapon', armor: 'armor', engine: 'engine', decoration: 'decor' };

export const turnNumber = (turn: Turn): number => TURNS.indexOf(turn);
export const turnedBy = (turn: Turn, quarters: number): Turn => TURNS[(turnNumber(turn) + quarters + 4) & 3]!;

/** Column and row, 1 to 5, of a square such as `c2`. */
export const at = (square: string): Square => ({
  c: 'abcde'.indexOf(square[0] ?? 'a') + 1,
  r: Number(square[1]),
});
export const squareAt = ({ c, r }: Square): string => `${'abcde'[c - 1]}${r}`;

/** Quarter turns, clockwise, that bring a side of the yard to the top. */
export const toTop = (side: Side): number => (4 - YARD_SIDES.indexOf(side)) & 3;

/** Where a square lies when the yard is turned so far. */
export function turnedSquare({ c, r }: Square, quarters: number): Square {
  const spun = [
    { c, r },
    { c: 6 - r, r: c },
    { c: 6 - c, r: 6 - r },
    { c: r, r: 6 - c },
  ];
  return spun[quarters & 3]!;
}

const edges = (figures: readonly number[]): Partial<Record<Edge, number>> =>
  Object.fromEntries(EDGES.flatMap((edge, i) => (figures[i] ? [[edge, figures[i]]] : [])));

/** A tile as it is drawn. One whose face is not known shows its back. */
export function tileFacts(face: TileView | undefined, turn: Turn = 'north'): TileFacts {
  if (!face) return { kind: 'weapon', metal: 'nesw' };
  const { tile, kind, premium, metal, arrows, plates, engines } = face;
  return {
    kind: PIECE[kind],
    art: artOf(tile),
    metal: EDGES.filter((_, i) => metal[i]).join(''),
    arrows: edges(arrows),
    plates: edges(plates),
    engines,
    premium,
    turn: turnNumber(turn),
  };
}

export const faceOf = (view: View, tile: string): TileView | undefined =>
  view.tiles.find((face) => face.tile === tile);

/** The goblins still in the cockpit, the pilot's first. */
export function crewOf(view: View, team: number): string[] {
  const robot = view.robots[team - 1];
  const crew = view.players.filter((one) => one.team === team);
  const first = crew.toSorted((a, b) => Number(b.seat === robot?.pilot) - Number(a.seat === robot?.pilot));
  return first.flatMap(({ seat, goblins }) => Array.from({ length: goblins }, () => seat));
}

/** The tiles of a robot and its cockpit; `fresh` are those that only their builder sees. */
export function placedTiles(view: View, team: number, fresh: readonly SquareView[] = []): PlacedTile[] {
  const robot = view.robots[team - 1]!;
  const hanging = view.gauges[team - 1]?.hanging ?? [];
  const tiles = [...robot.squares, ...fresh].map(({ square, tile, turn }) => ({
    ...at(square),
    ...tileFacts(faceOf(view, tile), turn),
    loose: hanging.includes(square),
  }));
  return [{ ...at(COCKPIT), kind: 'cockpit', crew: crewOf(view, team) }, ...tiles];
}

/** A token where it lies: strapped over an edge, or on one tile; several on one tile stand side by side. */
export function placedTokens(tokens: readonly string[][]): (Square & { edge?: 'e' | 's'; dx?: number })[] {
  return tokens.map((token, i) => {
    const [one, other] = token.map(at);
    const alike = tokens.map((squares, j) => ({ same: sameSquares(squares, token), j })).filter(({ same }) => same);
    const place = alike.findIndex(({ j }) => j === i);
    const dx = (place - (alike.length - 1) / 2) * 30;
    if (!one || !other) return { c: one?.c ?? 3, r: one?.r ?? 3, dx };
    const edge = one.r === other.r ? 'e' : 's';
    return { c: Math.min(one.c, other.c), r: Math.min(one.r, other.r), edge, dx: edge === 's' ? dx : dx / 3 };
  });
}

/** The tiles that a token of a robot lies on; tokens count from 1. */
export function tilesUnder(view: View, team: number, token: number): SquareView[] {
  const { tokens, squares } = robotOf(view, team);
  return (tokens[token - 1] ?? []).flatMap((square) => squares.find((one) => one.square === square) ?? []);
}

const sameSquares = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** What a robot has lost in the fight; what fell off before it does not count. */
export function lostBy(view: View, team: number) {
  const robot = robotOf(view, team);
  const goblins = view.players
    .filter((one) => one.team === team)
    .flatMap(({ seat, goblins }) => Array.from({ length: 2 - goblins }, () => seat));
  return { goblins, all: robot.lost.length + robot.tokens_lost + goblins.length };
}

/** Arrows as the robot stands with that side up: up, right, down, left. */
export const arrowsFrom = (view: View, team: number, up: Side): number[] => {
  const arrows = view.gauges[team - 1]?.arrows ?? [];
  return YARD_SIDES.map((_, i) => arrows[(YARD_SIDES.indexOf(up) + i) & 3] ?? 0);
};
/** So many of the forward ones count. */
export const MOST_ARROWS = 5;
export const oppositeOf = (side: Side): Side => YARD_SIDES[(YARD_SIDES.indexOf(side) + 2) & 3]!;

export const robotOf = (view: View, team: number): RobotView => view.robots[team - 1]!;
export const playerOf = (view: View, seat: string | null): PlayerView | undefined =>
  view.players.find((one) => one.seat === seat);
/** The team one looks at first: one's own, or the first. */
export const teamOf = (view: View, seat: string | null): number => playerOf(view, seat)?.team ?? 1;
export const enemyOf = (team: number): number => 3 - team;
