import type { Spoken } from '$generated/messages';
import type { Event, Move, View } from '$generated/nitro-run';
import { game } from '$lib/game';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { recount } from './account';
import { asks } from './asks';
import { says } from './says';
import { showings } from './moving';
import { makeState, type State } from './state';
import Points from './Points.svelte';
import Standings from './Standings.svelte';

export default game<View, Move, State, Event>({
  name: 'nitro-run',
  Board,
  Controls,
  Standings,
  Points,
  state: makeState,
  showings,
  headings: ['day-began', 'run-began'],
  asks,
  says,
  recount,
  noted: [
    'peeked',
    'blank-found',
    'rubble-fell',
    'rubble-missed',
    'stunned',
    'cleaned',
    'track-turned',
    'day-ended',
    'overtime-paid',
    'run-began',
    'relieved',
    'too-fast',
    'calmed',
    'soured',
  ],
  moment: ({ chasm, week, run }): Spoken => {
    if (run) return { key: 'nitro-run-moment-run', args: { ridden: run.ridden, sections: run.way.length } };
    const { day, days } = week;
    const term = { term: `nitro-run-chasm-${chasm}`, id: chasm };
    return { key: `nitro-run-moment${day > days ? '-overtime' : ''}`, args: { day, days, chasm: term } };
  },
});
