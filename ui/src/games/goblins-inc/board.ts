import { createContext } from 'svelte';
import type { Event, Move, View } from '$generated/goblins-inc';
import type { BoardController } from '$lib/board/controller.svelte';
import type { BoardProps } from '$lib/game';
import type { State } from './state';

export type MoveOf<Verb extends Move['move']> = Extract<Move, { move: Verb }>;
export type Props = BoardProps<View, Move, Event>;
export type Board = BoardController<View, Move, State, never, unknown, Event>;
export const [getBoard, setBoard] = createContext<Board>();
