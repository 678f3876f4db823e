/**
 * What can be chosen on the board: a filter over the legal moves that came from the rules, and nothing more. A spot is a
 * place on the board; what it does follows from the moves that name it.
 */
import type { Colour, Move, Schemer, Task, View } from '$generated/nitro-run';

export type Spot =
  | { at: 'space'; space: string }
  | { at: 'schemer'; schemer: Schemer }
  | { at: 'stack' }
  | { at: 'spec'; spec: number }
  | { at: 'grunt'; grunt: number; colour: Colour }
  | { at: 'task'; task: Task }
  | { at: 'nitro'; nitro: number };

export const nameOfSpot = (spot: Spot): string => Object.values(spot).join('-');

/** What the overseer is about: a finished section in hand, or a match in hand. With neither, schemers walk. */
export interface Plan {
  spec: number | null;
  blast: boolean;
}
export const IDLE: Plan = { spec: null, blast: false };

type Build = Extract<Move, { move: 'build' }>;
export const isBuild = (move: Move | null): move is Build => move?.move === 'build';

/** `now`: made with one touch, since it can be taken back. `twice`: shown first. `pick`: the first half of a move. */
export type Choice = { how: 'now' | 'twice'; move: Move } | { how: 'pick'; spec: number };

const SHOWN_FIRST: readonly Move['move'][] = ['plan', 'draft', 'demolish', 'build', 'lighten'];

/** What touching the spot does; null: nothing is offered there. */
export function choiceAt(spot: Spot, legal: readonly Move[], view: View, plan: Plan): Choice | null {
  if (spot.at === 'spec' && buildsOf(legal, spot.spec).length) return { how: 'pick', spec: spot.spec };
  const moves = legal.filter((move) => isAbout(move, spot, view) && goesBy(plan, move));
  const move = moves.every(isBuild) ? best(moves, view) : moves[0];
  return move ? { how: SHOWN_FIRST.includes(move.move) ? 'twice' : 'now', move } : null;
}

/** Walking, building and blasting meet on the same spaces: what is in hand tells which is meant. */
function goesBy({ spec, blast }: Plan, move: Move): boolean {
  switch (move.move) {
    case 'build':
      return move.spec === spec;
    case 'demolish':
      return blast;
    case 'move':
      return spec === null && !blast;
    default:
      return true;
  }
}

export const buildsOf = (legal: readonly Move[], spec: number, space?: string): Build[] =>
  legal.filter((move): move is Build => isBuild(move) && move.spec === spec && (!space || move.space === space));

/** A section first lies as one of the shortest ways wants it. */
const best = (moves: readonly Build[], view: View): Build | undefined =>
  moves.find(({ space, join }) =>
    view.planner?.ways.some((way) => way.some((step) => step.space === space && step.join === join)),
  ) ?? moves[0];

/** The same section on the same space, turned on by one. */
export function turned(build: Build, legal: readonly Move[]): Build {
  const ways = buildsOf(legal, build.spec, build.space);
  const at = ways.findIndex(({ join }) => join === build.join);
  return ways[(at + 1) % ways.length] ?? build;
}

/** Does the move name the spot? */
export function isAbout(move: Move, spot: Spot, view: View): boolean {
  switch (spot.at) {
    case 'space':
      if (move.move === 'scheme')
        return view.schemers.some(({ schemer, space }) => schemer === move.schemer && space === spot.space);
      return 'space' in move && move.space === spot.space;
    case 'schemer':
      return move.move === 'scheme' && move.schemer === spot.schemer;
    case 'stack':
      return move.move === 'plan';
    case 'spec':
      if (move.move === 'gather')
        return view.specs.some(({ spec, place }) => spec === spot.spec && place === 'draft');
      return 'spec' in move && move.spec === spot.spec;
    case 'grunt':
      return move.move === 'delegate' && move.grunt === spot.grunt && move.colour === spot.colour;
    case 'task':
      return move.move === 'team' && move.task === spot.task;
    case 'nitro':
      return 'nitro' in move && move.nitro === spot.nitro;
  }
}

/** The plan as far as it is still possible. */
export const stillPossible = ({ spec, blast }: Plan, legal: readonly Move[]): Plan => ({
  spec: spec !== null && buildsOf(legal, spec).length ? spec : null,
  blast: blast && legal.some(({ move }) => move === 'demolish'),
});

const WANTED: Partial<Record<string, Move['move']>> = { pool: 'draft', draft: 'gather', gather: 'rush' };

/** What somebody wants who touches a spot where nothing is offered: the rules then say why not. */
export function meantBy(spot: Spot, view: View, plan: Plan): Move | null {
  switch (spot.at) {
    case 'space':
      return meantAt(spot.space, view, plan);
    case 'schemer':
      return { move: 'scheme', schemer: spot.schemer };
    case 'stack':
      return { move: 'plan' };
    case 'spec': {
      const place = view.specs.find(({ spec }) => spec === spot.spec)?.place ?? 'gone';
      if (place === 'gather' && view.task === 'fabricate') return { move: 'fabricate', spec: spot.spec };
      const move = WANTED[place];
      return move ? ({ move, spec: spot.spec } as Move) : null;
    }
    case 'grunt':
      return { move: 'delegate', grunt: spot.grunt, colour: spot.colour };
    case 'task':
      return { move: 'team', task: spot.task };
    case 'nitro':
      return { move: view.phase === 'calm' ? 'calm' : 'lighten', nitro: spot.nitro };
  }
}

const ANY_JOIN = { straight: 'n-s', bend: 'n-se', hairpin: 'n-ne' } as const;

function meantAt(space: string, view: View, plan: Plan): Move {
  if (view.phase === 'rubble') return { move: 'drop', space };
  if (view.phase === 'way') return { move: 'way', space };
  if (plan.blast) return { move: 'demolish', space };
  const held = view.specs.find(({ spec }) => spec === plan.spec);
  return held ? { move: 'build', spec: held.spec, space, join: ANY_JOIN[held.shape] } : { move: 'move', space };
}
