/** The chasm on paper: flat-topped hexes of circumradius 50, whose middle column lies half a hex lower. */
import type { HexFacts } from './pieces/hexes';
import type { Shape, Side, SpaceView, SpecView } from '$generated/nitro-run';

export const SIDES: readonly Side[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const STEP = { x: 75, y: 86.6 };
const MARGIN = 4;
export const WIDTH = 2 * STEP.x + 104;
export const HEIGHT = 6.5 * STEP.y + 46 + 2 * MARGIN;

type Spotted = Pick<SpaceView, 'column' | 'row'>;

/** The middle of a space. */
export const middleOf = ({ column, row }: Spotted) => ({
  x: 52 + STEP.x * column,
  y: MARGIN + STEP.y * (row + (column % 2) / 2),
});

/** Where the box of a space lies, in hundredths of the whole map; of half-spaces only the lower half is there. */
export function boxOf(space: Spotted) {
  const { x, y } = middleOf(space);
  const half = space.row === 0;
  return {
    left: (100 * (x - 52)) / WIDTH,
    top: (100 * (half ? y : y - 46)) / HEIGHT,
    width: (100 * 104) / WIDTH,
    height: (100 * (half ? 46 : 92)) / HEIGHT,
  };
}

/** How far a section is turned, in sixths: a join is named by its ends, clockwise from the first. */
export const turnOf = (join: string): number => SIDES.indexOf(join.split('-')[0] as Side);

const SHAPES: readonly Shape[] = ['hairpin', 'bend', 'straight'];

/** Its ends are one side apart, two, or three. */
export function shapeOf(join: string): Shape {
  const [from, to] = join.split('-').map((side) => SIDES.indexOf(side as Side));
  return SHAPES[((to! - from! + 6) % 6) - 1]!;
}

const GROUND = { chasm: 'chasm', blasted: 'chasm', 'half-space': 'chasm' } as const;

/** How a space is drawn: its ground, the section on it with what is known of it, and what covers it. */
export function hexOf(space: SpaceView, section: SpecView | undefined): HexFacts {
  const { terrain, rubble, ends } = space;
  const kind = terrain in GROUND ? 'chasm' : (terrain as HexFacts['kind'] & string);
  const face = section?.face;
  return {
    kind,
    rubble: rubble !== null,
    ...(section && space.join ? { track: section.shape, turn: turnOf(space.join) } : {}),
    ...(face ? { mods: [face.stability, face.speed] as const } : {}),
    open: ends.filter(({ meets }) => meets === 'open' || meets === 'nothing').map(({ side }) => SIDES.indexOf(side)),
  };
}
