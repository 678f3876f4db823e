import type { PlayerView, View } from '$generated/goblins-inc';
import type { Spoken } from '$generated/messages';
import { KEPT } from './agendas/agenda-choice.svelte';
import { playerOf, robotOf } from './facts';
import { sayTile } from './phrases';
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

const asked = (what: string, args: Record<string, string | number> = {}): Spoken => ({
  key: `goblins-inc-asks-${what}`,
  args,
});

const giving = ({ gifts }: State): Spoken => asked('give', { given: gifts.chosen.length });

function placing(view: View, own: PlayerView, { bench }: State): Spoken {
  const tile = bench.inHand(view, own.seat);
  return tile ? asked('place', { tile: sayTile(tile) }) : asked('done');
}

function keeping({ agendaChoice }: State): Spoken {
  const left = KEPT - agendaChoice.kept.length;
  return left || agendaChoice.ready ? asked('keep', { left }) : asked('bet');
}

/** Whoever does both sets the dials first. */
function controlling(view: View, own: PlayerView): Spoken {
  const steers = robotOf(view, own.team).pilot === own.seat && !own.controls?.length;
  return asked(steers ? 'steer' : 'pick');
}
