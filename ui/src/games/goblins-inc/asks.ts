import { seatTerm } from '$lib/chairs';
import type { Move, PlayerView, View } from '$generated/goblins-inc';
import type { Spoken } from '$generated/messages';
import { KEPT } from './agendas/agenda-choice.svelte';
import { playerOf, robotOf, SQUARES, tilesUnder } from './facts';
import { listTiles, tileTerm } from './phrases';
import { WRECKS } from './scoring/score.svelte';
import type { State } from './state';

/** What is asked now: it changes with what is on the mat and with what is picked up. Null: as the rules ask it. */
export function asks(view: View, state: State): Spoken | null {
  const { scene, sheet } = state.shownScene;
  if (scene === 'team-up') return asked('team-up', { round: view.round_number });
  if (scene === 'score' && sheet && state.scoring.isLookedAt(sheet)) {
    if (state.scoring.at === WRECKS) return asked('wrecks', { round: sheet.round });
    return asked('score', { round: sheet.round });
  }
  if (view.phase === 'over') return null;
  if (scene === 'score' && sheet) return asked('score', { round: sheet.round });
  const own = playerOf(view, view.seat);
  if (!own || !view.deciders.includes(own.seat)) return null;
  if (view.phase === 'build') return own.job === 'plan' ? giving(state) : placing(view, own, state);
  if (view.phase === 'agendas') return keeping(state);
  return view.phase === 'controls' ? controlling(view, own) : null;
}

const asked = (what: string, args: Spoken['args'] = {}): Spoken => ({
  key: `goblins-inc-asks-${what}`,
  args,
});

const giving = ({ gifts }: State): Spoken => asked('give', { given: gifts.chosen.length });

/** Where little metal is left to hang anything on, that is said. */
function placing(view: View, own: PlayerView, { bench }: State): Spoken {
  const tile = bench.inHand(view, own.seat);
  if (!tile) return asked('done');
  const open = view.gauges[own.team - 1]?.open ?? [];
  if (open.length < 2 && emptySquares(view, own) > 1 && !bench.isMoving)
    return open[0] ? asked('place-last', { tile: tileTerm(tile), square: open[0] }) : asked('place-shut');
  return asked('place', { tile: tileTerm(tile) });
}

const emptySquares = (view: View, { team, fresh }: PlayerView): number =>
  SQUARES.length - 1 - view.blocked.length - robotOf(view, team).squares.length - (fresh?.length ?? 0);

function keeping({ agendaChoice }: State): Spoken {
  const left = KEPT - agendaChoice.kept.length;
  return left || agendaChoice.ready ? asked('keep', { left }) : asked('bet');
}

/** Whoever does both sets the dials first; others are told who does what. */
function controlling(view: View, own: PlayerView): Spoken {
  const { pilot, tactician } = robotOf(view, own.team);
  const steers = pilot === own.seat && !own.controls?.length;
  if (pilot === tactician) return asked(steers ? 'steer' : 'pick');
  return asked(steers ? 'steer-team' : 'pick-team', { partner: seatTerm(steers ? tactician : pilot) });
}

/** A move as the mat shows it: a token by what it lies on. */
export function says(view: View, move: Move): Spoken | null {
  const own = playerOf(view, view.seat);
  if (move.move !== 'token' || !own) return null;
  return { key: 'goblins-inc-says-token', args: { tiles: listTiles(tilesUnder(view, own.team, move.token)) } };
}
