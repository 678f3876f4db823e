import { seatTerm } from '$lib/chairs';
import { ending } from '$lib/ending';
import { say } from '$lib/words/words.svelte';
import type { Event, View } from '$generated/goblin-warlord';
import { fallenForts, warlordOf, type Facts } from './facts';
import Scene from './Scene.svelte';
import Score from './Score.svelte';

const named = (facts: Facts) => {
  const warlord = warlordOf(facts);
  return { warlord: warlord ? seatTerm(warlord.seat) : '' };
};
const kindOf = (facts: Facts) => (warlordOf(facts) ? facts.outcome : 'drawn');

export default ending<View, Event>({
  Scene,
  Score,
  sounds: ({ outcome }) => ['turn', 'raise', 'clank', outcome === 'lost' ? 'lose' : 'fanfare'],
  label: (facts) => say(`goblin-warlord-end-label-${warlordOf(facts) ? 'throne' : 'empty'}`, named(facts)),
  verdict: (facts) => ({
    title: say(`goblin-warlord-end-title-${kindOf(facts)}`, named(facts)),
    text: say(`goblin-warlord-end-text-${kindOf(facts)}`, named(facts)),
  }),
  tip: (facts) => {
    if (kindOf(facts) === 'drawn') return say('goblin-warlord-end-tip-drawn');
    if (facts.outcome !== 'lost') return say('goblin-warlord-end-tip-won');
    return say(`goblin-warlord-end-tip-${fallenForts(facts) ? 'fell' : 'slow'}`);
  },
});
