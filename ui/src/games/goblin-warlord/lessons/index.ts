/**
 * First lessons: positions of one turn each, with a script for the dice where luck would spoil the point. Their words are
 * `goblin-warlord-lesson-<name>`, `...-text` and `...-goal-<event>`.
 */
import type { Lesson } from '$lib/lesson';
import build from './build.goblins?raw';
import invade from './invade.goblins?raw';
import orders from './orders.goblins?raw';
import recruit from './recruit.goblins?raw';

export default [
  {
    name: 'recruit',
    position: recruit,
    goals: [
      { event: 'recruited', seat: 'red' },
      { event: 'gave-order', seat: 'red' },
    ],
  },
  {
    name: 'invade',
    position: invade,
    goals: [
      { event: 'invaded', seat: 'red' },
      { event: 'lost', seat: 'blue' },
    ],
  },
  {
    name: 'orders',
    position: orders,
    goals: [
      { event: 'invaded', seat: 'red' },
      { event: 'gave-order', seat: 'red' },
    ],
  },
  {
    name: 'build',
    position: build,
    goals: [
      { event: 'started-upgrading', seat: 'red' },
      { event: 'fort-built', seat: 'red' },
      { event: 'won', seat: 'red' },
    ],
  },
] satisfies Lesson[];
