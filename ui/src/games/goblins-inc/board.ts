import { createContext } from 'svelte';
import type { EventFace, Seat } from '$lib/messages';
import type { Roving } from '$lib/stage/roving.svelte';
import type { BoardProps } from '$lib/game';
import type { State } from './state';
import type { IncMove, View } from './view';

export type Props = BoardProps<View, IncMove>;

/** What every part of the board knows. */
export interface Board {
  readonly props: Props;
  readonly view: View;
  readonly me: Seat | null;
  /** What can be chosen now; nothing while something is on its way. */
  readonly legal: readonly IncMove[];
  readonly acting: EventFace | null;
  readonly roving: Roving;
  readonly state: State;
}

export const [getBoard, setBoard] = createContext<Board>();
