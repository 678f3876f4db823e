import { createContext } from 'svelte';
import type { EventFace } from '$lib/messages';
import type { Roving } from '$lib/stage/roving.svelte';
import type { Hands } from './hands.svelte';
import type { NitroMove, View } from './view';

/** What all parts of the board share. */
export interface BoardContext {
  hands: Hands;
  roving: Roving;
  readonly view: View;
  readonly acting: EventFace | null;
  sayMove: (move: NitroMove) => string;
}

export const [getBoard, setBoard] = createContext<BoardContext>();
