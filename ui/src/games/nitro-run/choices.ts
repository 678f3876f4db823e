/** What can be chosen on the board: filters over the legal moves that came from the rules, and nothing more. */
import type { Colour, Move, Schemer, Task, View } from '$generated/nitro-run';
import type { Places, Situation } from '$lib/board/places';
import type { Choice } from '$lib/board/spot';
import { isSame } from '$lib/table/notation';

export type Place =
  | { at: 'space'; space: string }
  | { at: 'schemer'; schemer: Schemer }
  | { at: 'stack' }
  | { at: 'spec'; spec: number }
  | { at: 'grunt'; grunt: number; colour: Colour }
  | { at: 'task'; task: Task }
  | { at: 'nitro'; nitro: number };

const nameOf = (place: Place): string => Object.values(place).join('-');

/** What the overseer is about: a finished section in hand, or a match in hand. With neither, schemers walk. */
export interface Plan {
  spec: number | null;
  blast: boolean;
}
export const IDLE: Plan = { spec: null, blast: false };

type Build = Extract<Move, { move: 'build' }>;
export const isBuild = (move: Move | null): move is Build => move?.move === 'build';

type At = Situation<View, Move, Plan>;

/** A section lies there to be turned before it is built; and what cannot be taken back, or costs a bottle, asks once. */
export function isShownFirst(move: Move, view: View): boolean {
  switch (move.move) {
    case 'build':
    case 'plan':
    case 'draft':
    case 'demolish':
      return true;
    case 'rest':
      return isLastNight(view) && view.schemers.every(({ schemer, actions }) => schemer === view.active || !actions);
    case 'end-day':
      return isLastNight(view);
    default:
      return false;
  }
}

function choiceAt(place: Place, { legal, view, plan, considered }: At): Choice<Move, Plan> | null {
  if (place.at === 'spec' && buildsOf(legal, place.spec).length)
    return { how: 'pick', plan: { ...IDLE, spec: place.spec === plan.spec ? null : place.spec } };
  const moves = legal.filter((move) => isAbout(move, place, { view }) && goesBy(plan, move));
  const shown = moves.find((move) => isSame(move, considered));
  const move = shown ?? (moves.every(isBuild) ? best(moves, view) : moves[0]);
  if (!move) return null;
  return isShownFirst(move, view) ? { how: 'preview', move, mustBeTouchedFirst: true } : { how: 'now', move };
}

/** Does everything explode tonight? */
const isLastNight = ({ week }: View): boolean => !week.load_tomorrow;

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

function isAbout(move: Move, place: Place, { view }: Pick<At, 'view'>): boolean {
  switch (place.at) {
    case 'space':
      if (move.move === 'scheme')
        return view.schemers.some(({ schemer, space }) => schemer === move.schemer && space === place.space);
      return 'space' in move && move.space === place.space;
    case 'schemer':
      return move.move === 'scheme' && move.schemer === place.schemer;
    case 'stack':
      return move.move === 'plan';
    case 'spec':
      if (move.move === 'gather') return view.specs.some((one) => one.spec === place.spec && one.place === 'draft');
      return 'spec' in move && move.spec === place.spec;
    case 'grunt':
      return move.move === 'delegate' && move.grunt === place.grunt && move.colour === place.colour;
    case 'task':
      return move.move === 'team' && move.task === place.task;
    case 'nitro':
      return 'nitro' in move && move.nitro === place.nitro;
  }
}

export const stillPossible = ({ spec, blast }: Plan, legal: readonly Move[]): Plan => ({
  spec: spec !== null && buildsOf(legal, spec).length ? spec : null,
  blast: blast && legal.some(({ move }) => move === 'demolish'),
});

const WANTED: Partial<Record<string, Move['move']>> = { pool: 'draft', draft: 'gather', gather: 'rush' };

function meantBy(place: Place, { view, plan }: At): Move | null {
  switch (place.at) {
    case 'space':
      return meantAt(place.space, view, plan);
    case 'schemer':
      return { move: 'scheme', schemer: place.schemer };
    case 'stack':
      return { move: 'plan' };
    case 'spec': {
      const lies = view.specs.find(({ spec }) => spec === place.spec)?.place ?? 'gone';
      if (lies === 'gather' && view.task === 'fabricate') return { move: 'fabricate', spec: place.spec };
      const move = WANTED[lies];
      return move ? ({ move, spec: place.spec } as Move) : null;
    }
    case 'grunt':
      return { move: 'delegate', grunt: place.grunt, colour: place.colour };
    case 'task':
      return { move: 'team', task: place.task };
    case 'nitro':
      return { move: view.phase === 'calm' ? 'calm' : 'lighten', nitro: place.nitro };
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

export const places: Places<View, Move, Place, Plan> = {
  nameOf,
  choiceAt,
  isAbout,
  isPlanned: (place, { plan }) => place.at === 'spec' && place.spec === plan.spec,
  meantBy,
  stillPossible,
  laidAside: () => IDLE,
};
