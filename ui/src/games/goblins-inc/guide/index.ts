/**
 * The guided first game: a duel whose robots are nearly built, with the learner's the better one. Gifts, five tiles, agendas and a
 * whole fight; the second round is theirs.
 */
import type { Move, View } from '$generated/goblins-inc';
import { guide, type Situation, type Sentence } from '$lib/guide/guide';
import { playerOf } from '../facts';
import type { SceneName } from '../shown-scene.svelte';
import type { State } from '../state';
import position from './start.goblins?raw';

type Now = Situation<View, Move>;
type When = (now: Now) => boolean;

const own = ({ view, seat }: Now) => playerOf(view, seat);
const shows = (scene: SceneName, now: Now) => (now.state as State).shownScene.scene === scene;
/** The first round is guided; what is asked there is asked when it is on the mat. */
const inScene =
  (scene: SceneName): When =>
  (now) =>
    now.isAsked && now.view.round_number === 1 && shows(scene, now);
const plans: When = (now) => inScene('build')(now) && own(now)?.job === 'plan';
const builds: When = (now) => inScene('build')(now) && own(now)?.job === 'build';
const toPlace = (now: Now) => own(now)?.hand?.length ?? 0;
/** What was just bolted on. */
const laid = (now: Now) => (own(now)?.fresh ?? []).map(({ square }) => `own-${square}`);
const hasPlaced = (now: Now) => Boolean(own(now)?.fresh?.length);
const chooses = inScene('agendas');
const fights =
  (phase: View['phase']): When =>
  (now) =>
    inScene('fight')(now) && now.view.phase === phase;
const steers: When = (now) => fights('controls')(now) && now.legal.some(({ move }) => move === 'pilot');
const picks: When = (now) => fights('controls')(now) && now.legal.some(({ move }) => move === 'pick');
const has = (event: string, { events }: Now) => events.some((one) => one.event === event);
const isOf =
  (...kinds: Move['move'][]) =>
  ({ move }: Move) =>
    kinds.includes(move);
const anything = () => true;

/** Sentences that only tell, about the same things. */
const tell = (at: readonly string[], when: When, ...names: string[]): Sentence<View, Move>[] =>
  names.map((name) => ({ name, at, when }));

export default guide<View, Move>({
  position,
  sentences: [
    ...tell(['foe'], plans, 'goal'),
    ...tell(['tray'], plans, 'steps'),
    { name: 'give', at: ['crate', 'tray'], when: plans, moves: isOf('give') },
    ...tell(['tray'], builds, 'gifts'),
    { name: 'arrows', at: ['arrows'], when: builds, side: 'right' },
    { name: 'joins', at: ['own-c3'], also: ['yard'], when: builds },
    { name: 'loose', at: laid, also: ['yard'], when: (now) => builds(now) && hasPlaced(now) },
    {
      name: 'place',
      at: ['tray'],
      also: ['yard'],
      when: (now) => builds(now) && toPlace(now) > 0,
      moves: isOf('place'),
    },
    {
      name: 'done',
      at: ['tray'],
      also: ['yard'],
      when: (now) => builds(now) && toPlace(now) === 0,
      moves: isOf('done', 'place', 'lift'),
    },
    ...tell(['agendas'], chooses, 'agendas', 'worth'),
    ...tell(['agenda-bet'], chooses, 'bet'),
    { name: 'keep', at: ['agendas'], when: chooses, moves: isOf('discard', 'bet', 'done'), lasting: true },
    ...tell(['crew'], steers, 'out', 'tie', 'win'),
    ...tell(['dials'], steers, 'turn', 'aim'),
    ...tell(['engines'], steers, 'engines', 'overheat', 'goof'),
    {
      name: 'steer',
      at: ['dials'],
      also: ['engines'],
      when: steers,
      moves: (move) => move.move === 'pilot' && move.steering === 'right',
    },
    ...tell(['cards'], picks, 'halves', 'squabble'),
    { name: 'pick', at: ['cards'], when: picks, moves: isOf('pick') },
    { name: 'tools', at: ['tools'], when: fights('before-roll'), moves: anything, lasting: true, optional: true },
    { name: 'rows', at: ['rack'], also: ['theirs'], when: fights('after-roll') },
    { name: 'cut', at: ['rack'], also: ['theirs'], when: fights('after-roll') },
    {
      name: 'order',
      at: ['rack'],
      also: ['theirs'],
      when: fights('after-roll'),
      moves: anything,
      lasting: true,
      mood: 'ooh',
    },
    {
      name: 'token',
      at: ['tokens'],
      when: fights('token'),
      moves: isOf('token'),
      lasting: true,
      optional: true,
      mood: 'wince',
    },
    {
      name: 'cockpit',
      at: ['crew'],
      when: (now) => steers(now) && has('goblin-left', now),
      optional: true,
      mood: 'wince',
    },
    { name: 'again', at: ['crew'], when: (now) => steers(now) && now.view.fight_round > 1, optional: true },
    { name: 'score', at: ['score'], when: (now) => shows('score', now), side: 'below' },
    { name: 'promotion', at: ['promotion'], when: (now) => shows('score', now) },
    {
      name: 'second',
      at: ['round'],
      when: (now) => now.view.round_number > 1 && shows('team-up', now),
      side: 'below',
    },
  ],
  shownBy: {},
});
