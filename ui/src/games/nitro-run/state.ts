import { Planning } from '$lib/board/planning.svelte';
import { getBoardState } from '$lib/game';
import { IDLE } from './choices';
import { Notes } from './notes.svelte';
import { Odds } from './odds.svelte';

export const makeState = () => ({ planning: new Planning(IDLE), notes: new Notes(), odds: new Odds() });
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
