import { getBoardState } from '$lib/game';
import { AgendaChoice } from './agendas/agenda-choice.svelte';
import { Spotlight } from './agendas/spotlight.svelte';
import { Bench } from './building/bench.svelte';
import { Gifts } from './building/gifts.svelte';
import { PilotSetting } from './fight/pilot-setting.svelte';
import { DiceOrder } from './fight/dice-order.svelte';
import { AbilityChoice } from './fight/ability-choice.svelte';
import { ShownScene } from './shown-scene.svelte';
import { Scoring } from './scoring/score.svelte';
import { TeamIntro } from './teaming/team-intro.svelte';

/** What is being planned at one table, and what its mat shows. */
export const makeState = () => ({
  bench: new Bench(),
  gifts: new Gifts(),
  agendaChoice: new AgendaChoice(),
  pilotSetting: new PilotSetting(),
  diceOrder: new DiceOrder(),
  abilityChoice: new AbilityChoice(),
  spotlight: new Spotlight(),
  shownScene: new ShownScene(),
  scoring: new Scoring(),
  teamIntro: new TeamIntro(),
});
export type State = ReturnType<typeof makeState>;
export const getState = (): State => getBoardState() as State;
