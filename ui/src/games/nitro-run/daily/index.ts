import { daily } from '$lib/game';
import { written } from '$lib/daily/dates';
import { say, words } from '$lib/words/words.svelte';
import type { View } from '$generated/nitro-run';
import { pictureOf } from './picture';
import Stamp from './Stamp.svelte';

const MOST = 18;
const SIGNS = { happy: '☺', angry: '☹', gone: '✗' } as const;

export default daily<View>({
  Stamp,
  ownRuns: () => import('./OwnRuns.svelte'),
  share: ({ daily: { date }, day: { chasm }, view, verdict }) => {
    const points = verdict.points.red ?? 0;
    const cart = points ? (view.run?.cart ?? []).map(({ face }) => face) : [];
    const signs = cart.map((face) => SIGNS[face]).join('');
    const line = say(points ? 'nitro-run-daily-line' : 'nitro-run-daily-boom', {
      date,
      chasm: { term: `nitro-run-chasm-${view.chasm}`, id: view.chasm },
      day: view.week.day,
      points,
      cart: signs,
    });
    const picture = pictureOf({
      title: say('nitro-run-title'),
      when: written(date, words.language),
      chasm,
      name: say(`nitro-run-daily-chasm-${chasm.name}`),
      points: points ? `${points} / ${MOST}` : say(`nitro-run-daily-lost-${verdict.ending}`),
      verdict: say('nitro-run-daily-picture-day', { day: view.week.day }),
      cart,
    });
    return { line, picture };
  },
});
