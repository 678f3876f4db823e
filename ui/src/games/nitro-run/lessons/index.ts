/**
 * First lessons: positions of a day or a run, with a script for what is drawn where luck would spoil the point. They carry
 * a component set of their own, so that what they teach does not change with the standard one. Their words are
 * `nitro-run-lesson-<name>`, `...-text` and `...-goal-<event>`.
 */
import type { Lesson } from '$lib/lesson';
import build from './build.json';
import draft from './draft.json';
import nitro from './nitro.json';
import rubble from './rubble.json';
import run from './run.json';
import tunnel from './tunnel.json';
import workshop from './workshop.json';

const lesson = (name: string, position: Lesson['position'], ...events: string[]): Lesson => ({
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
