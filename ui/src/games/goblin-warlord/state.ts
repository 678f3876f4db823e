import { getBoardState } from '$lib/game';
import { Planning } from './hands.svelte';

export const makeState = () => ({ planning: new Planning() });
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
