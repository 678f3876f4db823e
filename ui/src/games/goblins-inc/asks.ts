import { seatTerm } from '$lib/chairs';
import { listOf } from '$lib/words/terms';
import type { Ability, Move, PlayerView, View } from '$generated/goblins-inc';
import type { Spoken } from '$generated/messages';
import { KEPT } from './agendas/agenda-choice.svelte';
import { MOST_ARROWS, playerOf, robotOf, SQUARES, tilesUnder } from './facts';
import { abilityTerm, agendaTerm, listTiles, tileTerm } from './phrases';
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
  if (!own) return null;
  if (!view.deciders.includes(own.seat)) return waiting(view);
  if (view.phase === 'build') return own.job === 'plan' ? giving(state) : placing(view, own, state);
  if (view.phase === 'agendas') return keeping(state);
  return view.phase === 'controls' ? controlling(view, own) : null;
}

/** One's own choice is sealed: others still make theirs, or all of them have been. Null: as the rules say it. */
function waiting({ phase, deciders, robots }: View): Spoken | null {
  const [other] = deciders;
  if (phase === 'controls' && robots.some(({ dice }) => dice.length > 0)) return asked('rolled');
  return other ? { key: 'question-waiting', args: { seat: seatTerm(other) } } : null;
}

const asked = (what: string, args: Spoken['args'] = {}): Spoken => ({
  key: `goblins-inc-asks-${what}`,
  args,
});

const giving = ({ gifts }: State): Spoken => asked('give', { given: gifts.chosen.length });

/** Where little metal is left to hang anything on, that is said. */
function placing(view: View, own: PlayerView, { bench }: State): Spoken {
  const { selected } = bench;
  if (selected && own.fresh?.some(({ tile }) => tile === selected))
    return asked('move', { tile: tileTerm(selected) });
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

/** A move as the mat shows it, with what goes before it or comes of it. */
export function says(view: View, move: Move): Spoken | null {
  const own = playerOf(view, view.seat);
  if (!own) return null;
  const { move: verb } = move;
  if (verb === 'token') return said('token', { tiles: listTiles(tilesUnder(view, own.team, move.token)) });
  if (verb === 'done' && view.phase === 'build') {
    const tiles = view.gauges[own.team - 1]?.hanging.length ?? 0;
    return tiles ? said('done-loose', { tiles }) : null;
  }
  return verb === 'order' ? firing(view, own, move.rows) : null;
}

/** Whoever discards is asked what to keep: so the coach says what stays. */
export function proposes(view: View, move: Move, plan: readonly Move[]): Spoken | null {
  if (move.move !== 'discard') return null;
  const gone = [move, ...plan].flatMap((one) => (one.move === 'discard' ? [one.agenda] : []));
  const bet = plan.flatMap((one) => (one.move === 'bet' ? [one.bet] : []))[0] ?? null;
  const kept = (playerOf(view, view.seat)?.agendas ?? []).filter((agenda) => !gone.includes(agenda));
  return said('keep', { agendas: listOf(kept.map((agenda) => agendaTerm(agenda, bet))) });
}

/** Dice in order: after the card, as long as that can be used; and without it, if another has got it. */
function firing(view: View, own: PlayerView, rows: string): Spoken | null {
  const robot = robotOf(view, own.team);
  const useful = robot.card.filter((ability) => !robot.used.includes(ability) && isOfUse(ability, robot.dice));
  if (useful.length) return said('order-or-card', { abilities: listOf(useful.map(abilityTerm)), rows });
  const taker = view.players.find(({ pick, team }) => pick === own.pick && team !== own.team);
  return own.pick && !robot.card.length && taker ? said('order-missed', { seat: seatTerm(taker.seat), rows }) : null;
}

/** After the roll. */
function isOfUse(ability: Ability, dice: readonly number[]): boolean {
  if (ability === 'nitro') return dice.length > 0;
  if (ability === 'emergency') return dice.includes(0);
  if (ability === 'homing') return dice.some(Boolean);
  return ability === 'dynamite' && dice.length < MOST_ARROWS && dice.some(Boolean);
}

const said = (what: string, args: Spoken['args']): Spoken => ({ key: `goblins-inc-says-${what}`, args });
