import { createContext } from 'svelte';
import type { Move, View } from '$generated/goblins-inc';
import type { EventFace, Seat } from '$generated/messages';
import type { Roving } from '$lib/stage/roving.svelte';
import type { BoardProps } from '$lib/game';
import type { State } from './state';

export type MoveOf<Verb extends Move['move']> = Extract<Move, { move: Verb }>;
export type Props = BoardProps<View, Move>;

/** What every part of the board knows. */
export interface Board {
  readonly props: Props;
  readonly view: View;
  readonly me: Seat | null;
  /** What can be chosen now; nothing while something is on its way. */
  readonly legal: readonly Move[];
  readonly acting: EventFace | null;
  readonly roving: Roving;
  readonly state: State;
}

export const [getBoard, setBoard] = createContext<Board>();
