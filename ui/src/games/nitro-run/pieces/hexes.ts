export interface HexFacts {
  kind?: 'chasm' | 'crag' | 'cave' | 'ledge';
  track?: 'straight' | 'bend' | 'hairpin';
  /** In sixths. */
  turn?: number;
  /** Still a plan: its specs, numbered from 1. */
  spec?: number;
  /** The spec that is due. */
  at?: number;
  /** Stability and speed, once flipped. */
  mods?: readonly [number, number];
  rubble?: boolean;
  /** Edges at which the track ends in the air. */
  open?: number[];
}

const at = (degrees: number, rx: number, ry = rx) => ({
  x: Math.round(rx * Math.cos((degrees * Math.PI) / 180) * 10) / 10,
  y: Math.round(ry * Math.sin((degrees * Math.PI) / 180) * 10) / 10,
});

/** Where the numbers of the specs sit: the left half is free of every shape. */
export const specSpots = [-128, -161, 161, 128].map((degrees) => at(degrees, 34, 32));
export const openSpot = (edge: number) => at(edge * 60 - 90, 41);
export { at as onCircle };
