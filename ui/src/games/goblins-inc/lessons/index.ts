/**
 * First lessons: positions of one decision each, with dice that have fallen where luck would spoil the point. Their words
 * are `goblins-inc-lesson-<name>`, `...-text` and `...-goal-<event>`.
 */
import type { Lesson } from '$lib/lesson';
import agendas from './agendas.goblins?raw';
import aim from './aim.goblins?raw';
import build from './build.goblins?raw';
import dice from './dice.goblins?raw';

export default [
  {
    name: 'build',
    position: build,
    goals: [
      { event: 'placed-secretly', seat: 'red' },
      { event: 'assembled', seat: 'red' },
    ],
  },
  {
    name: 'agendas',
    position: agendas,
    goals: [
      { event: 'agenda-discarded', seat: 'red' },
      { event: 'agendas-kept', seat: 'red' },
    ],
  },
  {
    name: 'aim',
    position: aim,
    goals: [
      { event: 'pilot-sealed', seat: 'red' },
      { event: 'pick-sealed', seat: 'red' },
    ],
  },
  {
    name: 'dice',
    position: dice,
    goals: [
      { event: 'was-done', seat: 'red' },
      { event: 'goblin-left', seat: 'blue' },
    ],
  },
] satisfies Lesson[];
