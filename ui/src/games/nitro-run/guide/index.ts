/**
 * The guided first game: the last two days of a week, with the track half laid, and the run. Every action of the two days is
 * asked for, so that the way is whole on the evening of the seventh; on the run the learner decides.
 */
import type { Move, Schemer, View } from '$generated/nitro-run';
import { guide, type Situation, type Sentence } from '$lib/guide/guide';
import position from './start.goblins?raw';

type Now = Situation<View, Move>;
type When = (now: Now) => boolean;

const isDay =
  (day: number): When =>
  ({ view, isAsked }) =>
    isAsked && !view.run && view.week.day === day;
const acts =
  (day: number, schemer: Schemer): When =>
  (now) =>
    isDay(day)(now) && now.view.phase === 'act' && now.view.active === schemer;
const asks =
  (phase: View['phase'], task: View['task'] = null): When =>
  ({ view, isAsked }) =>
    isAsked && view.phase === phase && view.task === task;
const rides: When = ({ view, isAsked }) => isAsked && view.run !== null && view.phase === 'ride';
const mayDo = (move: Move['move'], { legal }: Now) => legal.some((one) => one.move === move);
const has = (event: string, { events }: Now) => events.some((one) => one.event === event);
/** The section that the cart comes to next; where there is none, the exit. */
const ahead = ({ view }: Now): string[] => [`space-${view.run?.way[view.run.ridden]?.space ?? view.exit}`];
const isLast: When = (now) => rides(now) && now.view.run?.ridden === now.view.run?.way.length;

/** Asks for one of these moves. */
type Asked = Pick<Sentence<View, Move>, 'name' | 'at' | 'when' | 'side' | 'lasting'>;
const build = (sentence: Asked, spec: number, space: string, join: string): Sentence<View, Move> => ({
  ...sentence,
  moves: (move) => move.move === 'build' && move.spec === spec && move.space === space && move.join === join,
});
const delegate = (sentence: Asked, colour: string, ...grunts: number[]): Sentence<View, Move> => ({
  ...sentence,
  moves: (move) => move.move === 'delegate' && move.colour === colour && grunts.includes(move.grunt),
});
const scheme = (name: string, day: number, schemer: Schemer): Sentence<View, Move> => ({
  name,
  at: [`schemer-${schemer}`],
  when: isDay(day),
  side: 'below',
  moves: (move) => move.move === 'scheme' && move.schemer === schemer,
});

export default guide<View, Move>({
  position,
  sentences: [
    { name: 'goal', at: ['space-a1', 'space-c6'], when: isDay(6), side: 'right' },
    { name: 'week', at: ['week'], when: isDay(6) },
    scheme('schemers', 6, 'twich'),
    { name: 'plan', at: ['stack'], when: acts(6, 'twich'), moves: ({ move }) => move === 'plan' },
    delegate({ name: 'blue', at: ['grunt-1-blue'], when: acts(6, 'twich') }, 'blue', 1),
    { name: 'secret', at: ['spec-7', 'spec-8'], when: asks('task', 'draft') },
    {
      name: 'draft',
      at: ['spec-7'],
      when: asks('task', 'draft'),
      moves: (move) => move.move === 'draft' && move.spec === 7,
    },
    { name: 'rubble', at: ['space-a5', 'space-b5'], when: isDay(6), side: 'right' },
    { name: 'stars', at: ['space-a5', 'space-b5'], when: isDay(6), side: 'right', mood: 'wince' },
    scheme('next', 6, 'skab'),
    delegate(
      { name: 'yellow', at: ['grunt-2-yellow', 'grunt-3-yellow'], when: acts(6, 'skab'), lasting: true },
      'yellow',
      2,
      3,
    ),
    { name: 'gather', at: ['spec-7'], when: asks('task', 'gather'), moves: ({ move }) => move === 'gather' },
    build({ name: 'build', at: ['spec-5', 'space-b4'], when: acts(6, 'nettle'), side: 'right' }, 5, 'b4', 'n-s'),
    { name: 'caves', at: ['space-c1', 'space-a3'], when: acts(6, 'nettle'), side: 'right' },
    {
      name: 'walk',
      at: ['space-b5'],
      when: acts(6, 'nettle'),
      side: 'right',
      moves: (move) => move.move === 'move' && move.space === 'b5',
    },
    { name: 'night', at: ['spec-6', 'spec-7'], when: isDay(7) },
    { name: 'overtime', at: ['week'], when: isDay(7), mood: 'wince' },
    scheme('morning', 7, 'skab'),
    delegate({ name: 'black', at: ['grunt-2-black'], when: acts(7, 'skab') }, 'black', 2),
    { name: 'rush', at: ['spec-7'], when: asks('task', 'rush'), moves: ({ move }) => move === 'rush' },
    delegate({ name: 'red', at: ['grunt-1-red'], when: acts(7, 'skab') }, 'red', 1),
    scheme('other', 7, 'twich'),
    delegate({ name: 'red-more', at: ['grunt-3-red'], when: acts(7, 'twich') }, 'red', 3),
    {
      name: 'team',
      at: ['task-fabricate'],
      when: acts(7, 'twich'),
      moves: (move) => move.move === 'team' && move.task === 'fabricate',
    },
    {
      name: 'fabricate',
      at: ['spec-6', 'spec-7'],
      when: asks('task', 'fabricate'),
      moves: ({ move }) => move === 'fabricate',
      lasting: true,
    },
    { name: 'blast', at: ['pool', 'week'], when: acts(7, 'nettle'), mood: 'ooh' },
    build({ name: 'join', at: ['spec-6', 'space-b5'], when: acts(7, 'nettle'), side: 'right' }, 6, 'b5', 'n-se'),
    build({ name: 'whole', at: ['spec-7', 'space-c6'], when: acts(7, 'nettle'), side: 'right' }, 7, 'c6', 's-nw'),
    { name: 'points', at: ['load'], when: rides },
    { name: 'wheels', at: ['cart'], when: rides },
    { name: 'boom', at: ['load'], when: rides, mood: 'wince' },
    { name: 'ride', at: ahead, when: rides, side: 'right', moves: ({ move }) => move === 'ride' },
    { name: 'brake', at: ['cart'], when: (now) => rides(now) && mayDo('brake', now) },
    { name: 'lighten', at: ['load'], when: (now) => rides(now) && mayDo('lighten', now) },
    {
      name: 'decide',
      at: ['goal-stability', 'goal-score'],
      when: (now) => rides(now) && mayDo('lighten', now),
      moves: ({ move }) => move === 'ride' || move === 'brake' || move === 'lighten',
    },
    {
      name: 'too-fast',
      at: ['cart'],
      when: (now) => rides(now) && has('too-fast', now),
      optional: true,
      mood: 'wince',
    },
    {
      name: 'soured',
      at: ['load'],
      when: (now) => now.isAsked && now.view.run !== null && has('soured', now),
      optional: true,
      mood: 'wince',
    },
    {
      name: 'calm',
      at: ['load'],
      when: asks('calm'),
      moves: ({ move }) => move === 'calm' || move === 'done',
      optional: true,
    },
    { name: 'home', at: ahead, when: isLast, side: 'right', moves: ({ move }) => move === 'ride' },
  ],
  shownBy: { demolish: 'blast', rest: 'home', 'end-day': 'home', brake: 'brake', lighten: 'lighten' },
});
