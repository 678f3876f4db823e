/**
 * The view and the moves of Nitro Run, as `games/nitro_run/seen.py` and `moves.py` declare them, with narrower names;
 * `view.conform.ts` holds them to what is generated from there.
 */
import type { Seat } from '$lib/messages';
import type { Task } from './pieces/tasks';

export type SchemerName = 'skab' | 'twich' | 'nettle';
export type Colour = 'blue' | 'red' | 'yellow' | 'black';
export type Shape = 'straight' | 'bend' | 'hairpin';
export type Terrain = 'chasm' | 'crag' | 'cave' | 'ledge' | 'blasted' | 'half-space';
export type Side = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export type Relief = 'steady' | 'slow' | 'both';
export type Place = 'pool' | 'draft' | 'gather' | 'build' | 'track' | 'rubble' | 'falling' | 'gone';

export interface FaceView {
  kind: 'track' | 'blank' | 'rubble';
  stability: number;
  speed: number;
}

export interface SpecView {
  spec: number;
  shape: Shape;
  top: number;
  place: Place;
  slot: number | null;
  space: string | null;
  value: number;
  /** Null: not yours to see. */
  face: FaceView | null;
  days: number | null;
  odds: { track: number; blank: number; rubble: number } | null;
}

export interface SpaceView {
  space: string;
  column: number;
  row: number;
  card: number | null;
  terrain: Terrain;
  section: number | null;
  join: string | null;
  rubble: number | null;
  schemer: SchemerName | null;
  ends: { side: Side; meets: 'section' | 'entrance' | 'exit' | 'cave' | 'open' | 'nothing' }[];
}

export interface SchemerView {
  schemer: SchemerName;
  space: string;
  actions: number;
  stunned: boolean;
  dawn: number | null;
  reach: Record<string, number>;
}

export interface GruntView {
  grunt: number;
  colours: Colour[];
  faces: Colour | null;
}

export interface TaskView {
  task: Task;
  colour: Colour;
  needs: number;
  facing: number;
  useful: boolean;
}

export interface WeekView {
  day: number;
  brewed: number;
  soured: number;
  blown: number;
  tokens: ('happy' | 'brewing' | 'sour' | 'blown')[];
}

export interface BottleView {
  nitro: number;
  face: 'happy' | 'angry' | 'gone';
  passenger: boolean;
}

export interface SectionView {
  space: string;
  spec: number;
  tunnel: boolean;
  ledge: boolean;
  ridden: boolean;
}

export interface RunView {
  way: SectionView[];
  ridden: number;
  stability: number;
  speed: number;
  cart: BottleView[];
  braked: boolean;
  lightened: boolean;
  goblins: number;
  points: number;
}

export interface PlannerView {
  missing: number | null;
  ways: { space: string; join: string; laid: boolean }[][];
}

export interface View {
  seat: Seat | null;
  options: { chasm: string; start: string; clean: string };
  chasm: string;
  entrance: string;
  exit: string;
  phase: string;
  deciders: Seat[];
  active: SchemerName | null;
  builds: number;
  last_built: string | null;
  task: Task | null;
  times: number;
  week: WeekView;
  stack: number;
  gather_spaces: number;
  build_spaces: number;
  spaces: SpaceView[];
  schemers: SchemerView[];
  grunts: GruntView[];
  specs: SpecView[];
  box: { shape: Shape; top: number; tracks: [number, number][]; blank: number; rubble: number }[];
  run: RunView | null;
  ending: string | null;
  tasks: TaskView[];
  planner: PlannerView | null;
}

export type NitroMove =
  | { move: 'plan' | 'rest' | 'end-day' | 'gather' | 'ride' | 'brake' | 'done' }
  | { move: 'scheme'; schemer: SchemerName }
  | { move: 'delegate'; grunt: number; colour: Colour }
  | { move: 'team'; task: Task }
  | { move: 'move' | 'demolish' | 'drop' | 'way'; space: string }
  | { move: 'build'; spec: number; space: string; join: string }
  | { move: 'draft' | 'rush' | 'fabricate'; spec: number }
  | { move: 'lighten' | 'calm'; nitro: number }
  | { move: 'tunnel'; relief: Relief };
