import { createContext } from 'svelte';
import type { Event, Move, View } from '$generated/nitro-run';
import type { BoardController } from '$lib/board/controller.svelte';
import type { Place, Plan } from './choices';
import type { State } from './state';

export type Board = BoardController<View, Move, State, Place, Plan, Event>;
export const [getBoard, setBoard] = createContext<Board>();
