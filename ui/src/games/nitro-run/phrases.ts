import { term } from '$lib/words/terms';
import { say, words } from '$lib/words/words.svelte';
import type { BottleView, Move, SchemerView, SpaceView, SpecView, TaskView, View } from '$generated/nitro-run';

const nameOf = (move: Move): string => (move.move === 'tunnel' ? `tunnel-${move.relief}` : move.move);

/** A move in a word or two, for a button beside others; where there are none, all of it. */
export function sayBriefly(move: Move, sayMove: (move: Move) => string): string {
  const key = `nitro-run-brief-${nameOf(move)}`;
  return words.has(key) ? say(key, 'nitro' in move ? { nitro: move.nitro } : {}) : sayMove(move);
}

/** What a move gives and costs, in figures; empty where there is nothing to say. */
export function sayPrice(move: Move, { week }: View): string {
  const key = `nitro-run-price-${nameOf(move)}`;
  return words.has(key) ? say(key, { today: week.load, tomorrow: week.load_tomorrow }) : '';
}

/** A space as screen readers hear it: where, what it is, and what lies and stands there. */
export function saySpace(seen: SpaceView, gate: string): string {
  const { space, terrain, section, join, rubble, schemer } = seen;
  const parts = [
    say('nitro-run-space', { space, terrain: term(`nitro-run-terrain-${terrain}`, terrain) }),
    terrain === 'cave' && say('nitro-run-tunnel', { tunnel: seen.card ?? 0 }),
    gate && say(`nitro-run-gate-${gate}`),
    section !== null &&
      say('nitro-run-space-section', { spec: section, join: join ? term(`nitro-run-join-${join}`, join) : '' }),
    rubble !== null && say('nitro-run-space-rubble'),
    schemer !== null && say(`nitro-run-schemer-${schemer}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a space explains: its ground, and what lies and stands there. */
export function explainSpace({ terrain, section, rubble, schemer }: SpaceView, gate: string): string {
  const parts = [
    gate || `terrain-${terrain}`,
    section !== null && 'kind-track',
    rubble !== null && 'kind-rubble',
    schemer !== null && 'schemer',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What is known of a spec's other side; empty while nothing is. */
export function sayFace({ face }: Pick<SpecView, 'face'>): string {
  if (!face) return '';
  if (face.kind !== 'track') return say(`nitro-run-kind-${face.kind}`);
  if (!face.stability && !face.speed) return say('nitro-run-face-quiet');
  return say('nitro-run-face', { stability: face.stability, speed: face.speed });
}

/** What may be behind it, in a word or two for below it. */
export const sayChances = ({ track, blank, rubble }: NonNullable<SpecView['odds']>): string =>
  say('nitro-run-odds-brief', { track, all: track + blank + rubble });

export function saySpec(spec: SpecView): string {
  const { odds, days } = spec;
  const parts = [
    say(`nitro-run-${spec.place === 'build' ? 'section' : 'spec'}`, {
      spec: spec.spec,
      shape: term(`nitro-run-shape-${spec.shape}`, spec.shape),
      top: spec.top,
    }),
    spec.place === 'gather' && say('nitro-run-spec-at', { value: spec.value }),
    days !== null && say('nitro-run-days', { days }),
    odds && say('nitro-run-odds', { ...odds }),
    sayFace(spec),
  ];
  return parts.filter(Boolean).join(', ');
}

export const saySchemer = ({ schemer, space, actions, stunned }: SchemerView): string =>
  say('nitro-run-schemer', {
    schemer: term(`nitro-run-schemer-${schemer}`, schemer),
    space,
    actions,
    stunned: stunned ? 1 : 0,
  });

export const sayTask = ({ task, needs, facing }: TaskView): string =>
  say('nitro-run-task', { task: term(`nitro-run-task-${task}`, task), needs, facing });

export const sayBottle = ({ nitro, face, passenger }: BottleView): string =>
  say('nitro-run-bottle', { nitro, face: term(`nitro-run-nitro-${face}`, face), passenger: passenger ? 1 : 0 });
