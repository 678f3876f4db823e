/**
 * The guided first game: the last two days of a week, with the track half laid, and the run. Every action of the two days is
 * asked for, so that the way is whole on the evening of the seventh, rubble and all; on the run the learner decides.
 */
import type { Move, Schemer, View } from '$generated/nitro-run';
import { guide, type Situation, type Sentence } from '$lib/guide/guide';
import type { State } from '../state';
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
const hasRubble: When = (now) => isDay(6)(now) && now.view.spaces.some(({ rubble }) => rubble !== null);
const inHand = ({ state }: Now) => (state as State).planning.plan.spec;
/** What is ready on the gather spaces. */
const ready = ({ view }: Now) =>
  view.specs.filter(({ place, days }) => place === 'gather' && days === 0).map(({ spec }) => `spec-${spec}`);
const has = (event: string, { events }: Now) => events.some((one) => one.event === event);
/** The section that the cart comes to next; where there is none, the exit. */
const ahead = ({ view }: Now): string[] => [`space-${view.run?.way[view.run.ridden]?.space ?? view.exit}`];
const isLast: When = (now) => rides(now) && now.view.run?.ridden === now.view.run?.way.length;

type Asked = Pick<Sentence<View, Move>, 'name' | 'when'>;
/** A finished section, and then where it goes. */
const build = (sentence: Asked, spec: number, space: string, join: string): Sentence<View, Move> => ({
  ...sentence,
  at: (now) => [inHand(now) === spec ? `space-${space}` : `spec-${spec}`],
  side: 'right',
  moves: (move) => move.move === 'build' && move.spec === spec && move.space === space && move.join === join,
});
const isTold = (move: Move, grunt: number, colour: string) =>
  move.move === 'delegate' && move.grunt === grunt && move.colour === colour;
const delegate = (sentence: Asked, grunt: number, colour: string): Sentence<View, Move> => ({
  ...sentence,
  at: [`grunt-${grunt}-${colour}`],
  moves: (move) => isTold(move, grunt, colour),
});
/** The next schemer, who then tells a grunt. */
const takeOver = (
  name: string,
  day: number,
  schemer: Schemer,
  grunt: number,
  colour: string,
): Sentence<View, Move> => ({
  name,
  at: ({ view }) => [view.active === schemer ? `grunt-${grunt}-${colour}` : `schemer-${schemer}`],
  when: (now) => isDay(day)(now) && (now.view.phase === 'schemer' || acts(day, schemer)(now)),
  moves: (move) => (move.move === 'scheme' && move.schemer === schemer) || isTold(move, grunt, colour),
  lasting: true,
});
/** A quiet section: what calming is worth depends on what comes right after it. */
const calm = (name: string, when: When): Sentence<View, Move> => ({
  name,
  at: ['load'],
  when: (now) => asks('calm')(now) && when(now),
  moves: ({ move }) => move === 'calm' || move === 'done',
  optional: true,
});
const draft = (name: string, spec: number, mood?: 'ooh'): Sentence<View, Move> => ({
  name,
  at: [`spec-${spec}`],
  when: asks('task', 'draft'),
  moves: (move) => move.move === 'draft' && move.spec === spec,
  ...(mood ? { mood } : {}),
});

export default guide<View, Move>({
  position,
  sentences: [
    { name: 'goal', at: ['space-a1', 'space-c6'], when: isDay(6), side: 'right' },
    { name: 'numbers', at: ['space-b1'], when: isDay(6), side: 'right' },
    { name: 'week', at: ['week'], when: isDay(6) },
    { name: 'explains', at: ['goal-load'], when: isDay(6) },
    {
      name: 'schemers',
      at: ['schemer-twich'],
      when: isDay(6),
      side: 'below',
      moves: (move) => move.move === 'scheme' && move.schemer === 'twich',
    },
    { name: 'plan', at: ['stack'], when: acts(6, 'twich'), moves: ({ move }) => move === 'plan' },
    delegate({ name: 'blue', when: acts(6, 'twich') }, 1, 'blue'),
    draft('draft', 8, 'ooh'),
    {
      name: 'rubble',
      at: ['space-a5'],
      when: asks('rubble'),
      side: 'right',
      mood: 'wince',
      moves: (move) => move.move === 'drop' && move.space === 'a5',
    },
    { name: 'clear', at: ['space-a5'], when: hasRubble, side: 'right' },
    takeOver('again', 6, 'nettle', 1, 'blue'),
    draft('bend', 7),
    { name: 'caves', at: ['space-c1', 'space-a3'], when: acts(6, 'nettle'), side: 'right' },
    { name: 'present', at: ['space-c1', 'space-a3'], when: acts(6, 'nettle'), side: 'right', mood: 'ooh' },
    {
      name: 'walk',
      at: ['space-b5'],
      when: acts(6, 'nettle'),
      side: 'right',
      moves: (move) => move.move === 'move' && move.space === 'b5',
    },
    delegate({ name: 'yellow', when: acts(6, 'skab') }, 3, 'yellow'),
    { name: 'gather', at: ['spec-7'], when: asks('task', 'gather'), moves: ({ move }) => move === 'gather' },
    { name: 'night', at: ['spec-6', 'spec-7'], when: isDay(7) },
    { name: 'overtime', at: ['goal-day'], when: isDay(7), mood: 'wince' },
    takeOver('black', 7, 'skab', 2, 'black'),
    {
      name: 'rush',
      at: ['spec-7'],
      when: asks('task', 'rush'),
      moves: (move) => move.move === 'rush' && move.spec === 7,
    },
    {
      name: 'rush-more',
      at: ({ view }) => [view.phase === 'task' ? 'spec-6' : 'grunt-3-black'],
      when: (now) => isDay(7)(now) && now.view.active === 'skab',
      moves: (move) => isTold(move, 3, 'black') || (move.move === 'rush' && move.spec === 6),
      lasting: true,
    },
    takeOver('red', 7, 'twich', 1, 'red'),
    {
      name: 'together',
      at: ['task-fabricate'],
      when: acts(7, 'twich'),
      moves: (move) => move.move === 'team' && move.task === 'fabricate',
    },
    {
      name: 'fabricate',
      at: ready,
      when: asks('task', 'fabricate'),
      moves: ({ move }) => move === 'fabricate',
      lasting: true,
    },
    { name: 'blow-up', at: ['space-a5'], when: acts(7, 'nettle'), side: 'right', mood: 'ooh' },
    { name: 'pool', at: ['space-a5'], when: acts(7, 'nettle'), side: 'right', mood: 'wince' },
    build({ name: 'build', when: acts(7, 'nettle') }, 6, 'b5', 'n-se'),
    build({ name: 'whole', when: acts(7, 'nettle') }, 7, 'c6', 's-nw'),
    { name: 'points', at: ['load'], when: rides },
    { name: 'wheels', at: ['cart'], when: rides },
    { name: 'boom', at: ['load'], when: rides, mood: 'wince' },
    { name: 'ride', at: ahead, also: ['cart'], when: rides, side: 'right', moves: ({ move }) => move === 'ride' },
    { name: 'brake', at: ['cart'], when: (now) => rides(now) && mayDo('brake', now) },
    {
      name: 'lighten',
      at: ['load'],
      also: ['cart'],
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
    calm('calm', ({ view }) => Boolean(view.run?.stability)),
    calm('calm-first', ({ view }) => view.run?.stability === 0),
    { name: 'home', at: ahead, also: ['cart'], when: isLast, side: 'right', moves: ({ move }) => move === 'ride' },
  ],
  shownBy: { demolish: 'pool', rest: 'home', 'end-day': 'home', brake: 'brake', lighten: 'lighten' },
});
