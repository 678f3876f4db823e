/**
 * The guided first game: a duel whose robots are half built, with the learner's the better one. Gifts, five tiles, agendas and a
 * whole fight; the second round is theirs.
 */
import type { Move, View } from '$generated/goblins-inc';
import { guide, type Situation, type Sentence } from '$lib/guide/guide';
import { playerOf, teamOf } from '../facts';
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
/** What hangs on nothing. */
const hangingOf = ({ view, seat }: Now) => view.gauges[teamOf(view, seat) - 1]?.hanging ?? [];
const hanging = (now: Now) => hangingOf(now).map((square) => `own-${square}`);
const hasHanging: When = (now) => builds(now) && hangingOf(now).length > 0;
/** One more tile could use up the last open metal. */
const isNearlyShut: When = (now) => {
  const { view, seat } = now;
  return builds(now) && toPlace(now) > 1 && (view.gauges[teamOf(view, seat) - 1]?.open.length ?? 0) < 2;
};
const ROBOTS = ['theirs', 'ours'];
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
    ...tell(['tray'], plans, 'steps', 'explain'),
    { name: 'give', at: ['crate', 'tray'], when: plans, moves: isOf('give') },
    { name: 'arrows', at: ['arrows'], also: ['tray'], when: builds, side: 'right' },
    { name: 'joins', at: ['own-c3'], also: ['yard'], when: builds },
    { name: 'plates', at: ['foe-d2', 'foe'], when: builds },
    { name: 'cover', at: ['foe-d2', 'foe'], when: builds },
    { name: 'loose', at: hanging, also: ['yard'], when: hasHanging, optional: true, mood: 'wince' },
    { name: 'shut', at: ['yard'], also: ['tray'], when: isNearlyShut, optional: true, mood: 'ooh' },
    {
      name: 'place',
      at: ['tray'],
      also: ['yard'],
      when: (now) => builds(now) && toPlace(now) > 0,
      moves: isOf('place'),
    },
    ...tell(['agendas'], chooses, 'agendas', 'kinds').map((one) => ({ ...one, also: ['robots'] })),
    ...tell(['agenda-bet'], chooses, 'bet').map((one) => ({ ...one, also: ['agendas', 'robots'] })),
    {
      name: 'keep',
      at: ['agendas'],
      also: ['robots'],
      when: chooses,
      moves: isOf('discard', 'bet', 'done'),
      lasting: true,
    },
    ...tell(['crew'], steers, 'out', 'tie', 'win'),
    ...tell(['theirs'], steers, 'sides').map((one) => ({ ...one, also: ['ours'] })),
    ...tell(['dials'], steers, 'turn', 'aim').map((one) => ({ ...one, also: ROBOTS })),
    ...tell(['engines'], steers, 'engines', 'overheat', 'goof').map((one) => ({ ...one, also: ['dials'] })),
    {
      name: 'steer',
      at: ['dials'],
      also: ['engines', ...ROBOTS],
      when: steers,
      moves: (move) => move.move === 'pilot' && move.steering === 'right',
    },
    ...tell(['cards'], picks, 'squabble'),
    { name: 'pick', at: ['cards'], when: picks, moves: isOf('pick') },
    {
      name: 'tools',
      at: ['tools'],
      also: ROBOTS,
      when: fights('before-roll'),
      moves: anything,
      lasting: true,
      optional: true,
    },
    { name: 'rows', at: ['rack'], also: ['theirs', 'tools'], when: fights('after-roll') },
    { name: 'cut', at: ['rack'], also: ['theirs', 'tools'], when: fights('after-roll') },
    {
      name: 'order',
      at: ['rack'],
      also: ['theirs', 'tools'],
      when: fights('after-roll'),
      moves: anything,
      lasting: true,
      mood: 'ooh',
    },
    {
      name: 'token',
      at: ['tokens'],
      also: ['ours'],
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
    { name: 'score', at: ['score'], also: ['card', 'sheet'], when: (now) => shows('score', now), side: 'below' },
    {
      name: 'promotion',
      at: ['promotion'],
      also: ['card', 'sheet'],
      when: (now) => shows('score', now),
      side: 'left',
    },
    {
      name: 'second',
      at: ['round'],
      when: (now) => now.view.round_number > 1 && shows('team-up', now),
      side: 'below',
    },
  ],
  shownBy: {},
});
