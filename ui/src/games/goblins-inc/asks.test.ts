import { beforeAll, expect, test } from 'vitest';
import type { View } from '$generated/goblins-inc';
import { readPart } from '$lib/words/files';
import { words } from '$lib/words/words.svelte';
import { asks, says } from './asks';
import { nameOfArt } from './pieces/art';
import { makeState } from './state';
import { unfold } from './unfold';

const TILES = [
  ...Array.from({ length: 33 }, (_, i) => `W${String(i + 1).padStart(2, '0')}`),
  ...['A', 'E', 'D'].flatMap((kind) => Array.from({ length: 9 }, (_, i) => `${kind}0${i + 1}`)),
];
const robot = {
  pilot: 'red',
  tactician: 'red',
  squares: [
    { square: 'd2', tile: 'A09', turn: 'north' },
    { square: 'd3', tile: 'D04', turn: 'north' },
  ],
  tokens: [['d2'], ['d2', 'd3']],
};
const player = { seat: 'red', team: 1, job: 'build', hand: ['W31', 'E05'], fresh: [], controls: null, pick: null };
/** As much of a table as a question needs. */
const table = (more: object, open: string[] = ['b4', 'd4']): View =>
  ({
    seat: 'red',
    phase: 'build',
    deciders: ['red'],
    round_number: 1,
    blocked: ['a1', 'e1', 'a5', 'e5'],
    struck: null,
    gauges: [{ open }],
    robots: [robot, { ...robot, pilot: 'blue', tactician: 'blue' }],
    players: [player],
    ...more,
  }) as unknown as View;

beforeAll(async () => {
  await words.speak('en');
  await words.learn('goblins-inc');
});

test('no two tiles are called the same, in any language', async () => {
  expect(new Set(TILES.map(nameOfArt)).size).toBe(TILES.length);
  for (const lang of ['en', 'fr', 'ru'] as const) {
    const text = await readPart(lang, 'goblins-inc');
    const named = TILES.map((tile) => RegExp(`^goblins-inc-art-${nameOfArt(tile)} = (.+)$`, 'm').exec(text)?.[1]);
    expect(new Set(named).size).toBe(TILES.length);
  }
});

test('a token to be given up is called by what it lies on', () => {
  const said = says(table({ phase: 'token', struck: 'd2' }), { move: 'token', token: 2 });
  expect(said && words.tell(said)).toBe('Give up the token over Double hatch (d2) and Cactus (d3)');
});

test('whoever has little open metal left is told so before it is used up, and when it is', () => {
  const state = makeState();
  const question = (open: string[]) => asks(table({}, open), state)?.key;
  expect(question(['b4', 'd4'])).toBe('goblins-inc-asks-place');
  expect(question(['b4'])).toBe('goblins-inc-asks-place-last');
  expect(question([])).toBe('goblins-inc-asks-place-shut');
});

test('partners are told who does what', () => {
  const crewed = { phase: 'controls', robots: [{ ...robot, tactician: 'green' }, robot] };
  const steering = asks(table(crewed), makeState());
  expect(steering).toMatchObject({ key: 'goblins-inc-asks-steer-team', args: { partner: { id: 'green' } } });
  const other = { phase: 'controls', robots: [{ ...robot, pilot: 'green' }, robot] };
  expect(asks(table(other), makeState())?.key).toBe('goblins-inc-asks-pick-team');
  expect(asks(table({ phase: 'controls' }), makeState())?.key).toBe('goblins-inc-asks-steer');
});

test('when a token has been given up nothing is struck any more, though the phase goes on for a moment', () => {
  const after = unfold(table({ phase: 'token', struck: 'd2' }), {
    event: 'token-given-up',
    team: 1,
    token: 1,
    first: 'd2',
    second: 'none',
  });
  expect([after.phase, after.struck]).toEqual(['token', null]);
});
