import { getBoardState } from '$lib/game';
import { Planning } from './hands.svelte';
import { Odds } from './odds.svelte';

export const makeState = () => ({ planning: new Planning(), odds: new Odds() });
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
