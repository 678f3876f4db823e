import { game } from '../game';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { animations } from './animations';
import type { View, WarlordMove } from './view';

export default game<View, WarlordMove>({
  name: 'goblin-warlord',
  Board,
  Controls,
  animations,
  icons: { won: 'ok', reshuffled: 'turn', 'turn-limit-reached': 'pause' },
  standing: (view, seat) => {
    const player = view.players.find((other) => other.seat === seat);
    return player ? { key: `goblin-warlord-order-${player.order}`, args: {} } : null;
  },
});
