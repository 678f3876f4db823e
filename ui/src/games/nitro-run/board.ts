import { createContext } from 'svelte';
import type { EventFace } from '$generated/messages';
import type { Move, View } from '$generated/nitro-run';
import type { Roving } from '$lib/stage/roving.svelte';
import type { Hands } from './hands.svelte';

/** What all parts of the board share. */
export interface BoardContext {
  hands: Hands;
  roving: Roving;
  readonly view: View;
  readonly acting: EventFace | null;
  sayMove: (move: Move) => string;
}

export const [getBoard, setBoard] = createContext<BoardContext>();
