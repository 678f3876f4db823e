/** What events tell, and how views are changed. */
import type { Ability, PlayerView, RobotView, SquareView, Turn, View } from '../view';

/** Every field that some event has; each event has its own. */
export interface Told {
  seat: string;
  opposite: string;
  a: string;
  b: string;
  c: string;
  d: string;
  agendas: string;
  agenda: string;
  seats: string;
  phase: string;
  planners: string;
  builders: string;
  tile: string;
  kind: string;
  square: string;
  turn: string;
  fallen: string;
  first: string;
  second: string;
  left: string;
  middle: string;
  right: string;
  pilot: string;
  tactician: string;
  enemy_pilot: string;
  enemy_tactician: string;
  steering: string;
  target: string;
  facing: string;
  pick: string;
  card: string;
  ability: string;
  to: string;
  one: string;
  two: string;
  dice: string;
  rows: string;
  ending: string;
  number: number;
  rounds: number;
  tokens: number;
  team: number;
  step: number;
  steps: number;
  count: number;
  token: number;
  engines: number;
  unused: number;
  overheated: number;
  points: number;
  premium: number;
  metal: number[];
  arrows: number[];
  plates: number[];
}
export type Change = (view: View, told: Told) => Partial<View>;
export type Changes = Partial<Record<string, Change>>;

const KINDS = 'WAED';

/** What a list in an event holds, such as `c2, c3`; `none` is an empty one. */
export const namesIn = (list: string): string[] => (list === 'none' ? [] : list.split(', '));
/** The dice of a row such as `3 □ 4`; 0 is a blank. */
export const diceIn = (row: string): number[] =>
  row === 'none' ? [] : row.split(' ').map((die) => (die === '□' ? 0 : Number(die)));

export const rank = (tile: string): number => KINDS.indexOf(tile[0] ?? '') * 100 + Number(tile.slice(1));
export const inOrder = (tiles: string[]): string[] => tiles.toSorted((a, b) => rank(a) - rank(b));
const bySquare = (a: SquareView, b: SquareView): number =>
  (a.square[1] ?? '').localeCompare(b.square[1] ?? '') || a.square.localeCompare(b.square);

export const robots = (
  view: View,
  team: number,
  change: (robot: RobotView) => Partial<RobotView>,
): Partial<View> => ({
  robots: view.robots.map((robot, i) => (i === team - 1 ? { ...robot, ...change(robot) } : robot)),
});
export const player = (
  view: View,
  seat: string,
  change: (one: PlayerView) => Partial<PlayerView>,
): Partial<View> => ({
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});
export const everybody = (view: View, change: Partial<PlayerView>): PlayerView[] =>
  view.players.map((one) => ({ ...one, ...change }));

export const FREE = { engines: 0, unused: 0, overheated: false, card: [], used: [], dice: [], order: [] };

export const put = (squares: SquareView[], square: string, tile: string, turn: string): SquareView[] =>
  [...squares, { square, tile, turn: turn as Turn }].toSorted(bySquare);
export const without = (squares: SquareView[], gone: string[]): SquareView[] =>
  squares.filter(({ square }) => !gone.includes(square));
export const tilesAt = (robot: RobotView, squares: string[]): string[] =>
  robot.squares.filter(({ square }) => squares.includes(square)).map(({ tile }) => tile);
const ABILITIES = ['nitro', 'emergency', 'homing', 'dynamite', 'sabotage', 'duct-tape', 'crane'];
export const use = ({ used }: RobotView, ability: string): Ability[] =>
  [...used, ability as Ability].toSorted((a, b) => ABILITIES.indexOf(a) - ABILITIES.indexOf(b));
