import { say, words } from '$lib/words/words.svelte';
import { signed } from './pieces/hexes';
import type { BottleView, Move, SchemerView, SpaceView, SpecView, TaskView } from '$generated/nitro-run';

/** A move in a word or two, for a button beside others; where there are none, all of it. */
export function sayBriefly(move: Move, sayMove: (move: Move) => string): string {
  const key = `nitro-run-brief-${move.move}${move.move === 'tunnel' ? `-${move.relief}` : ''}`;
  return words.has(key) ? say(key, 'nitro' in move ? { nitro: move.nitro } : {}) : sayMove(move);
}

/** A space as screen readers hear it: where, what it is, and what lies and stands there. */
export function saySpace({ space, terrain, section, join, rubble, schemer }: SpaceView, gate: string): string {
  const parts = [
    say('nitro-run-space', { space, terrain: say(`nitro-run-terrain-${terrain}`) }),
    gate && say(`nitro-run-gate-${gate}`),
    section !== null && say('nitro-run-space-section', { spec: section, join: join ?? '' }),
    rubble !== null && say('nitro-run-space-rubble'),
    schemer !== null && say(`nitro-run-schemer-${schemer}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What is known of a spec's other side; empty while nothing is. */
export function sayFace({ face }: Pick<SpecView, 'face'>): string {
  if (!face) return '';
  if (face.kind !== 'track') return say(`nitro-run-kind-${face.kind}`);
  if (!face.stability && !face.speed) return say('nitro-run-face-quiet');
  return say('nitro-run-face', { stability: signed(face.stability), speed: signed(face.speed) });
}

export function saySpec(spec: SpecView): string {
  const { odds, days } = spec;
  const parts = [
    say(`nitro-run-${spec.place === 'build' ? 'section' : 'spec'}`, {
      spec: spec.spec,
      shape: say(`nitro-run-shape-${spec.shape}`),
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
    schemer: say(`nitro-run-schemer-${schemer}`),
    space,
    actions,
    stunned: stunned ? 1 : 0,
  });

export const sayTask = ({ task, needs, facing }: TaskView): string =>
  say('nitro-run-task', { task: say(`nitro-run-task-${task}`), needs, facing });

export const sayBottle = ({ nitro, face, passenger }: BottleView): string =>
  say('nitro-run-bottle', { nitro, face: say(`nitro-run-nitro-${face}`), passenger: passenger ? 1 : 0 });
