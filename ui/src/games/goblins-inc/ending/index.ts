import { seatTerm } from '$lib/chairs';
import { ending } from '$lib/ending';
import { say } from '$lib/words/words.svelte';
import type { Event, View } from '$generated/goblins-inc';
import { bossOf, loserOf, worstFall, type Facts } from './facts';
import Scene from './Scene.svelte';

const FALL = 3; // tiles with one die that are worth a word

const named = (facts: Facts) => {
  const [boss, loser] = [bossOf(facts), loserOf(facts)];
  return { boss: boss ? seatTerm(boss.seat) : '', loser: loser ? seatTerm(loser.seat) : '' };
};
const kindOf = (facts: Facts) => (bossOf(facts) ? facts.outcome : 'drawn');

export default ending<View, Event>({
  Scene,
  sounds: ({ outcome }) => ['roll', 'crash', 'clank', outcome === 'lost' ? 'lose' : 'fanfare'],
  label: (facts) => say(`goblins-inc-end-label-${bossOf(facts) ? 'boss' : 'nephew'}`, named(facts)),
  verdict: (facts) => ({
    title: say(`goblins-inc-end-title-${kindOf(facts)}`, named(facts)),
    text: say(`goblins-inc-end-text-${kindOf(facts)}`, named(facts)),
  }),
  tip: (facts) => {
    const { own, theirs } = worstFall(facts);
    if (facts.outcome === 'lost' || facts.outcome === 'drawn')
      return say(`goblins-inc-end-tip-${own >= FALL ? 'weld' : 'agendas'}`);
    return say(`goblins-inc-end-tip-${theirs >= FALL ? 'joint' : 'boss'}`);
  },
});
