/**
 * First lessons: positions of a day or a run, with a script for what is drawn where luck would spoil the point. Their words are
 * `nitro-run-lesson-<name>`, `...-text` and `...-goal-<event>`.
 */
import type { Lesson } from '$lib/lesson';
import build from './build.goblins?raw';
import draft from './draft.goblins?raw';
import nitro from './nitro.goblins?raw';
import rubble from './rubble.goblins?raw';
import run from './run.goblins?raw';
import tunnel from './tunnel.goblins?raw';
import workshop from './workshop.goblins?raw';

const lesson = (name: string, position: string, ...events: string[]): Lesson => ({
  name,
  position,
  goals: events.map((event) => ({ event })),
});

export default [
  lesson('draft', draft, 'spec-drawn', 'delegated', 'drafted'),
  lesson('workshop', workshop, 'gathered', 'rushed', 'fabricated'),
  lesson('build', build, 'moved', 'built'),
  lesson('tunnel', tunnel, 'run-began', 'relieved'),
  lesson('rubble', rubble, 'rubble-fell', 'cleaned'),
  lesson('nitro', nitro, 'demolished', 'overtime-paid'),
  lesson('run', run, 'braked', 'calmed', 'lightened', 'arrived'),
] satisfies Lesson[];
