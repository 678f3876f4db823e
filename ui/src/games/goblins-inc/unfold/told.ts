/** What events tell, and how views are changed. */
import type { Ability, Event, PlayerView, RobotView, SquareView, Turn, View } from '$generated/goblins-inc';

/** What an event changes, by its verb. */
export type Changes = {
  [Verb in Event['event']]?: (view: View, told: Extract<Event, { event: Verb }>) => Partial<View>;
};

const KINDS = 'WAED';

/** What a list in an event holds, such as `c2, c3`; `none` is an empty one. */
export const namesIn = <Name extends string = string>(list: string): Name[] =>
  list === 'none' ? [] : (list.split(', ') as Name[]);
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

export const put = (squares: SquareView[], square: string, tile: string, turn: Turn): SquareView[] =>
  [...squares, { square, tile, turn }].toSorted(bySquare);
export const without = (squares: SquareView[], gone: string[]): SquareView[] =>
  squares.filter(({ square }) => !gone.includes(square));
export const tilesAt = (robot: RobotView, squares: string[]): string[] =>
  robot.squares.filter(({ square }) => squares.includes(square)).map(({ tile }) => tile);
const ABILITIES = ['nitro', 'emergency', 'homing', 'dynamite', 'sabotage', 'duct-tape', 'crane'];
export const use = ({ used }: RobotView, ability: Ability): Ability[] =>
  [...used, ability].toSorted((a, b) => ABILITIES.indexOf(a) - ABILITIES.indexOf(b));
