import type { Seat } from '$generated/messages';
import type { Carrying } from './drag.svelte';
import type { Planning } from './planning.svelte';
import type { Roving } from './roving.svelte';
import type { Choice } from './spot';

/** What places are asked about: everything that a choice may depend on. */
export interface Situation<View, Move, Plan> {
  readonly view: View;
  readonly me: Seat | null;
  /** What can be chosen now; nothing while something is on its way. */
  readonly legal: readonly Move[];
  readonly considered: Move | null;
  readonly plan: Plan;
}

/** The places of a board, as a game describes them: filters over the legal moves that came from the rules. */
export interface Places<View, Move, Place, Plan> {
  /** By which its button is known. */
  nameOf: (place: Place) => string;
  /** What touching it does; null: nothing is offered there. */
  choiceAt: (place: Place, at: Situation<View, Move, Plan>) => Choice<Move, Plan> | null;
  /** Does the move name the place? */
  isAbout: (move: Move, place: Place, at: Situation<View, Move, Plan>) => boolean;
  /** Is it part of what is planned? */
  isPlanned: (place: Place, at: Situation<View, Move, Plan>) => boolean;
  /** What somebody wants who touches a place where nothing is offered: the rules then say why not. */
  meantBy: (place: Place, at: Situation<View, Move, Plan>) => Move | null;
  /** Said where the rules would allow it after all. */
  otherwise?: () => string;
  /** The plan as far as it is still possible. */
  stillPossible: (plan: Plan, legal: readonly Move[]) => Plan;
  /** What is left of a plan when it is laid aside. */
  laidAside: (plan: Plan) => Plan;
}

/** What a board tells its controller. */
export interface BoardOptions<View, Move, State, Place, Plan> {
  state: State;
  /** For a board whose places can be planned with. */
  planning?: Planning<Plan>;
  places?: Places<View, Move, Place, Plan>;
  /** What can be dragged. */
  carrying?: Carrying;
  /** The decision that plans are for, where it is not each state of the table. */
  decision?: () => unknown;
  /** Lay everything aside: another decision has come. */
  clear?: () => void;
  /** What else changes what is seen, and with it the piece that Tab comes to. */
  scene?: () => unknown;
  /** A part of another board: they share their tab stop. */
  roving?: Roving;
}
