import { Planning } from '$lib/board/planning.svelte';
import { getBoardState } from '$lib/game';
import { IDLE } from './choices';

export const makeState = () => ({ planning: new Planning(IDLE) });
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
