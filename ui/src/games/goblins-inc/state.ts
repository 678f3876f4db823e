import { getBoardState } from '$lib/game';
import { Keeping } from './agendas/keeping.svelte';
import { Spotlight } from './agendas/spotlight.svelte';
import { Bench } from './building/bench.svelte';
import { Gifts } from './building/gifts.svelte';
import { Helm } from './fight/helm.svelte';
import { Rack } from './fight/rack.svelte';
import { Toolbox } from './fight/toolbox.svelte';
import { Playbill } from './playbill.svelte';
import { Scoring } from './scoring/score.svelte';
import { CurtainUp } from './teaming/curtain-up.svelte';

/** What is being planned at one table, and what its mat shows. */
export const makeState = () => ({
  bench: new Bench(),
  gifts: new Gifts(),
  keeping: new Keeping(),
  helm: new Helm(),
  rack: new Rack(),
  toolbox: new Toolbox(),
  spotlight: new Spotlight(),
  playbill: new Playbill(),
  scoring: new Scoring(),
  curtainUp: new CurtainUp(),
});
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
