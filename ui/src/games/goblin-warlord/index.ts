import { game } from '$lib/game';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { fortsOf } from './forts';
import { recount } from './account';
import { asks } from './asks';
import { showings } from './moving';
import { makeState, type State } from './state';
import Points from './Points.svelte';
import Standings from './Standings.svelte';
import type { Event, Move, View } from '$generated/goblin-warlord';

export default game<View, Move, State, Event>({
  name: 'goblin-warlord',
  Board,
  Controls,
  Standings,
  Points,
  state: makeState,
  showings,
  headings: ['turn-began'],
  asks,
  recount,
  standing: (view, seat) => {
    const player = view.players.find((other) => other.seat === seat);
    if (!player) return null;
    const order = { term: `goblin-warlord-order-${player.order}`, id: player.order };
    return { key: 'goblin-warlord-standing', args: { order, forts: fortsOf(player, view) } };
  },
  moment: ({ turn, players }) => ({
    key: 'goblin-warlord-moment',
    args: { turn: turn + 1, players: players.length },
  }),
});
