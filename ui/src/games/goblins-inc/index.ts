import type { Event, Move, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import { words } from '$lib/words/words.svelte';
import { game } from '$lib/game';
import { asks, proposes, says } from './asks';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { enemyOf, lostBy, playerOf, teamOf } from './facts';
import { recount } from './fight/account';
import { showings } from './moving';
import Points from './Points.svelte';
import Standings from './Standings.svelte';
import { withTileNames } from './phrases';
import { lag } from './scoring/lag';
import { makeState, type State } from './state';
import { unfold } from './unfold';

// On the mat tiles have pictures and no numbers: whatever names one says what it looks like, the coach as well.
words.dress(/^(goblins-inc-(event|move|refusal|coach)|coach)-/, withTileNames);

/** Who has a sealed choice to make now, made or not. */
function choosing({ phase, players, robots }: View): Seat[] {
  if (phase === 'build') return players.filter(({ job }) => job !== 'nothing').map(({ seat }) => seat);
  if (phase === 'agendas') return players.map(({ seat }) => seat);
  if (phase === 'controls') return [...new Set(robots.flatMap(({ pilot, tactician }) => [pilot, tactician]))];
  return phase === 'after-roll' ? robots.filter(({ order }) => order === null).map(({ tactician }) => tactician) : [];
}

function jobOf(view: View, seat: Seat): string {
  const player = playerOf(view, seat);
  const robot = view.robots[(player?.team ?? 1) - 1];
  if (view.phase === 'build') return player?.job ?? 'nothing';
  if (view.phase === 'agendas' || view.phase === 'over') return 'none';
  return robot?.pilot === robot?.tactician ? 'both' : robot?.pilot === seat ? 'pilot' : 'tactician';
}

export default game<View, Move, State, Event>({
  name: 'goblins-inc',
  Board,
  Controls,
  Standings,
  Points,
  showings,
  unfold,
  headings: ['round-began', 'fight-round-began'],
  standing: (view, seat) => {
    const player = playerOf(view, seat);
    if (!player) return null;
    return {
      key: 'goblins-inc-standing',
      args: { team: player.team, points: player.points, job: jobOf(view, seat) },
    };
  },
  state: makeState,
  asks,
  tells: [
    'fell-loose',
    'armored',
    'fight-round-began',
    'pilot-showed',
    'goofed',
    'card-taken',
    'card-missed',
    'sabotaged',
    'taped',
    'craned',
    'dice-rolled',
    'dice-changed',
  ],
  noted: ['card-missed'],
  recount,
  lag,
  says,
  proposes,
  sealed: (view) => choosing(view).filter((seat) => !view.deciders.includes(seat)),
  moment: (view) => ({
    key: 'goblins-inc-moment',
    args: {
      round: view.round_number,
      rounds: view.rounds,
      phase: view.phase,
      step: view.build_step,
      steps: view.build_steps,
      job: playerOf(view, view.seat)?.job ?? 'nothing',
      fight: view.fight_round,
      fights: view.fight_rounds,
      seated: view.seat ? 1 : 0,
      own: lostBy(view, teamOf(view, view.seat)).all,
      foe: lostBy(view, enemyOf(teamOf(view, view.seat))).all,
    },
  }),
});
