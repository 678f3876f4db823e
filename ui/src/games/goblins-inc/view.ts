/**
 * The view and the moves of Goblins Inc., as `games/goblins_inc/view.py`, `gauges.py` and `moves.py` declare them, with
 * narrower names; `view.conform.ts` holds them to what is generated from there.
 */
import type { Seat } from '$lib/messages';

export type Kind = 'weapon' | 'armor' | 'engine' | 'decoration';
export type YardSide = 'far' | 'right' | 'near' | 'left';
export type Turn = 'north' | 'east' | 'south' | 'west';
export type Steering = 'front' | 'right' | 'rear' | 'left';
export type Target = 'front' | 'left' | 'right' | 'rear';
export type Pick = 'left' | 'middle' | 'right';
export type Ability = 'nitro' | 'emergency' | 'homing' | 'dynamite' | 'sabotage' | 'duct-tape' | 'crane';
export type Phase = 'build' | 'agendas' | 'controls' | 'before-roll' | 'after-roll' | 'token' | 'over';
export type BetSide = 'none' | 'snitch' | 'star';

export interface TileView {
  tile: string;
  kind: Kind;
  premium: boolean;
  metal: number[];
  arrows: number[];
  plates: number[];
  engines: number;
}

export interface AgendaView {
  agenda: string;
  kind: 'defensive' | 'destructive' | 'bet';
  sides: string[];
  tiles: Kind[];
  premium: boolean[];
  beside: number;
  corner: number;
  each: number;
  pays: number;
}

export interface SquareView {
  square: string;
  tile: string;
  turn: Turn;
}

export interface RobotView {
  facing: YardSide;
  pilot: Seat;
  tactician: Seat;
  engines: number;
  unused: number;
  overheated: boolean;
  card: Ability[];
  used: Ability[];
  dice: number[];
  order: number[] | null;
  tokens: string[][];
  tokens_lost: number;
  squares: SquareView[];
  loose: string[];
  lost: string[];
}

export interface PlayerView {
  seat: Seat;
  team: number;
  job: 'nothing' | 'plan' | 'build';
  held: number;
  hand: string[] | null;
  gifts: string[] | null;
  known: string[];
  fresh: SquareView[] | null;
  goblins: number;
  points: number;
  agendas: string[] | null;
  discarded: string[] | null;
  scored: string[];
  bet: BetSide | null;
  controls: string[] | null;
  pick: string | null;
}

export interface ProspectView {
  steering: Steering;
  target: Target;
  cost: number;
  unused: number;
  goof: boolean;
  overheated: boolean;
  facing: YardSide;
  dice: number;
  sides: YardSide[];
}

export interface GaugeView {
  hanging: string[];
  arrows: number[];
  engines: number;
  weapons: number;
  armor: string[][];
  attacked: YardSide | null;
  dice: number;
  prospects: ProspectView[];
}

export interface WorthView {
  agenda: string;
  team: number;
  worth: number;
}

export interface View {
  seat: Seat | null;
  options: {
    edition: string;
    variant: string;
    goof: string;
    on_tie: string;
    loose_counts_for_agendas: string;
    starter: string;
  };
  phase: Phase;
  deciders: Seat[];
  round_number: number;
  rounds: number;
  starter: Seat;
  solo: Seat | null;
  build_step: number;
  build_steps: number;
  fight_round: number;
  fight_rounds: number;
  blocked: string[];
  supply: number;
  shown: Ability[][];
  open_agendas: string[];
  robots: RobotView[];
  players: PlayerView[];
  ending: string | null;
  struck: string | null;
  tiles: TileView[];
  agendas: AgendaView[];
  gauges: GaugeView[];
  worths: WorthView[];
}

export type IncMove =
  | { move: 'give'; tile: string; other: string }
  | { move: 'place'; tile: string; square: string; turn: Turn }
  | { move: 'lift'; tile: string }
  | { move: 'done' | 'sabotage' | 'pass' | 'emergency' | 'dynamite' }
  | { move: 'discard'; agenda: string }
  | { move: 'bet'; bet: string }
  | { move: 'pilot'; steering: Steering; target: Target }
  | { move: 'pick'; pick: Pick }
  | { move: 'tape'; square: string }
  | { move: 'crane'; square: string; to: string; turn: Turn }
  | { move: 'nitro'; die: string }
  | { move: 'homing'; die: string; row: number }
  | { move: 'order'; rows: string }
  | { move: 'token'; token: number };

export type MoveOf<Verb extends IncMove['move']> = Extract<IncMove, { move: Verb }>;
