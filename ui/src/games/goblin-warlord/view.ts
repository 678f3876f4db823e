/**
 * The view and the moves of Goblin Warlord, as `games/goblin_warlord/view.py` and `moves.py` declare them, with narrower
 * names; `view.conform.ts` holds them to what is generated from there.
 */
import type { Seat } from '$lib/messages';
import type { DieFace } from './pieces/dice';
import type { OrderName } from './pieces/orders';

export interface LairView {
  number: number;
  kind: 'hideout' | 'fort';
  goblins: number;
  has_invaded: boolean;
}

export interface PlayerView {
  seat: Seat;
  order: OrderName | 'none';
  /** Null: not yours to see. */
  hand: OrderName[] | null;
  cards: number;
  forts_built: number;
  lairs: LairView[];
}

export interface InvasionView {
  lair: number;
  foe: Seat;
  target: number;
  by_know_wots: boolean;
  chooser: Seat;
  dice: DieFace[];
}

export interface View {
  seat: Seat | null;
  options: { forts: string; razed: string; turn_limit: number };
  turn: number;
  active: Seat;
  phase: string;
  deciders: Seat[];
  recruits: number;
  compulsory: number;
  die_rolled: boolean;
  know_wots_used: boolean;
  debt: number;
  upgrading: number | null;
  homeless: number;
  pool: number;
  supply: number;
  deck: number;
  discard: Partial<Record<OrderName, number>>;
  invasion: InvasionView | null;
  players: PlayerView[];
  ending: string | null;
  winner: Seat | null;
}

export type WarlordMove =
  | { move: 'recruit' | 'upgrade' | 'pay' | 'rehouse'; lair: number }
  | { move: 'decline' | 'roll' | 'build' }
  | { move: 'invade' | 'know-wots'; lair: number; foe: Seat; target: number }
  | { move: 'hoozits'; foe: Seat }
  | { move: 'choose'; face: DieFace }
  | { move: 'order'; card: OrderName };
