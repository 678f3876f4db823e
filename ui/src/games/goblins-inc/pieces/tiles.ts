export type Edge = 'n' | 'e' | 's' | 'w';
export type TileKind = 'weapon' | 'armor' | 'engine' | 'decor' | 'cockpit';

/** What is printed on a tile, and how it lies. */
export interface TileFacts {
  kind: TileKind;
  /** Symbol of its picture. */
  art?: string;
  /** Edges with metal, such as `nes`. */
  metal?: string;
  arrows?: Partial<Record<Edge, number>>;
  plates?: Partial<Record<Edge, number>>;
  engines?: number;
  premium?: boolean;
  /** In quarter turns. */
  turn?: number;
  loose?: boolean;
  /** Of a cockpit: teams. */
  crew?: string[];
}

/** A tile in a yard, at column and row 1 to 5. */
export interface PlacedTile extends TileFacts {
  c: number;
  r: number;
  gone?: boolean;
}

export const EDGES: readonly Edge[] = ['n', 'e', 's', 'w'];
export const angleOf = (edge: Edge): number => EDGES.indexOf(edge) * 90;

/** Edges that carry metal (plates count), after turning. */
export function metalOf(tile: TileFacts): Edge[] {
  const printed =
    tile.kind === 'cockpit' ? [...EDGES] : [...(tile.metal ?? ''), ...Object.keys(tile.plates ?? {})].filter(isEdge);
  return printed.map((edge) => EDGES[(EDGES.indexOf(edge) + (tile.turn ?? 0)) & 3]!);
}

export interface Weld {
  x: number;
  y: number;
  upright: boolean;
}

/** Where metal meets metal. The page draws joins; whether a part holds is for the rules to say. */
export function weldsOf(tiles: PlacedTile[]): Weld[] {
  const firm = tiles.filter((tile) => !tile.loose && !tile.gone);
  const at = (c: number, r: number) => firm.find((tile) => tile.c === c && tile.r === r);
  const joined = (one: PlacedTile, edge: Edge, other: PlacedTile | undefined, back: Edge) =>
    other !== undefined && metalOf(one).includes(edge) && metalOf(other).includes(back);
  return firm.flatMap((tile) => {
    const { c, r } = tile;
    const found: Weld[] = [];
    if (joined(tile, 'e', at(c + 1, r), 'w')) found.push({ x: c * 100, y: r * 100 - 50, upright: true });
    if (joined(tile, 's', at(c, r + 1), 'n')) found.push({ x: c * 100 - 50, y: r * 100, upright: false });
    return found;
  });
}

const isEdge = (name: string): name is Edge => (EDGES as readonly string[]).includes(name);

export const edgesOf = (marks: Partial<Record<Edge, number>> = {}): [Edge, number][] =>
  EDGES.flatMap((edge) => (marks[edge] ? [[edge, marks[edge]] as [Edge, number]] : []));
