import { expect, test } from 'vitest';
import type { MoveFace } from '$generated/messages';
import { dueSentence, numberAmong, offeredIn, type GuidedGame, type Situation, type Sentence } from './guide';

const legal: MoveFace[] = [{ move: 'dig' }, { move: 'shout' }, { move: 'nap' }];
const now = (more: Partial<Situation<unknown, MoveFace>> = {}): Situation<unknown, MoveFace> => ({
  view: null,
  legal,
  seat: 'red',
  considered: null,
  state: null,
  events: [],
  isAsked: true,
  isOver: false,
  ...more,
});
const sentences: Sentence[] = [
  { name: 'goal', at: [] },
  { name: 'dig', at: [], moves: ({ move }) => move === 'dig', lasting: true },
  { name: 'ambush', at: [], when: ({ events }) => events.length > 0, optional: true },
  { name: 'shout', at: [], moves: ({ move }) => move === 'shout' },
];
const game: GuidedGame = { position: '', sentences, shownBy: { shout: 'shout', nap: 'ambush' } };
const due = (said: string[], situation = now(), staying?: string) =>
  dueSentence(sentences, new Set(said), situation, staying)?.name;
const offered = (said: string[], sentence?: Sentence) =>
  offeredIn(game, sentence, new Set(said), now()).map(({ move }) => move);

test('sentences come up in their order, once, and only when somebody is asked', () => {
  expect(due([])).toBe('goal');
  expect(due(['goal'])).toBe('dig');
  expect(due([], now({ isAsked: false }))).toBe(undefined);
});

test('a sentence that asks for a move waits until the rules allow it', () => {
  expect(due(['goal'], now({ legal: [{ move: 'shout' }] }))).toBe('shout');
  expect(due(['goal'], now({ legal: [{ move: 'nap' }] }))).toBe(undefined);
});

test('what depends on others comes up when they have done it', () => {
  expect(due(['goal', 'dig'])).toBe('shout');
  expect(due(['goal', 'dig'], now({ events: [{ event: 'ambushed' }] }))).toBe('ambush');
});

test('a lasting sentence stays after its first move', () => {
  expect(due(['goal', 'dig'], now(), 'dig')).toBe('dig');
});

test('nothing is offered that has not been shown, and while a sentence stands nothing but what it asks for', () => {
  expect(offered([], sentences[0])).toEqual([]);
  expect(offered([], sentences[1])).toEqual(['dig']);
  expect(offered([])).toEqual(['dig']);
  expect(offered(['shout', 'ambush'])).toEqual(['dig', 'shout', 'nap']);
});

test('where nothing else can be done, even the unshown is offered', () => {
  const only = now({ legal: [{ move: 'nap' }] });
  expect(offeredIn(game, undefined, new Set(), only)).toEqual([{ move: 'nap' }]);
});

test('the end is as far away as it was said to be, whatever does not come up', () => {
  const [goal, dig, ambush, shout] = sentences as [Sentence, Sentence, Sentence, Sentence];
  expect(numberAmong(sentences, [goal])).toBe(1);
  expect(numberAmong(sentences, [goal, dig, shout])).toBe(4);
  expect(numberAmong(sentences, [goal, dig, shout, ambush])).toBe(4);
});
