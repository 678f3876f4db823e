import { ending } from '$lib/ending';
import { say } from '$lib/words/words.svelte';
import type { Event, View } from '$generated/nitro-run';
import { hasArrived, isBuried } from './facts';
import { lessonOf } from './lesson';
import Scene from './Scene.svelte';
import Score from './Score.svelte';

export default ending<View, Event>({
  Scene,
  Score,
  sounds: (facts) => (hasArrived(facts) ? ['flip', 'dash', 'clank', 'fanfare'] : ['turn', 'lose', 'crash', 'pop']),
  label: (facts) => {
    const what = hasArrived(facts) ? 'gate' : isBuried(facts) ? 'buried' : 'boom';
    return say(`nitro-run-end-label-${what}`);
  },
  verdict: (facts) => {
    const { ending, points } = facts.verdict;
    const title = hasArrived(facts)
      ? say('nitro-run-end-title', { points: points.red ?? 0, ending })
      : say(`nitro-run-end-title-${isBuried(facts) ? 'buried' : 'boom'}`);
    return { title, text: say(`nitro-run-ending-${ending}`, { winners: '' }) };
  },
  tip: (facts) => say(`nitro-run-end-tip-${lessonOf(facts)}`),
});
