import { expect, test } from 'vitest';
import { IDLE, isShownFirst, places, stillPossible, turned, type Place, type Plan } from './choices';
import { boxOf, hexOf, shapeOf, turnOf } from './hexmap';
import type { Move, SpaceView, SpecView, View } from '$generated/nitro-run';

const spec = (number: number, place: SpecView['place']): SpecView => ({
  spec: number,
  shape: 'bend',
  top: 3,
  place,
  slot: null,
  space: null,
  value: 1,
  face: null,
  days: null,
  odds: null,
});
const view = {
  phase: 'act',
  task: null,
  schemers: [{ schemer: 'skab', space: 'a0', actions: 2, stunned: false, dawn: null, reach: {} }],
  specs: [spec(1, 'build'), spec(2, 'draft'), spec(3, 'gather'), spec(4, 'pool')],
  planner: { missing: 2, ways: [[{ space: 'b1', join: 'n-se', laid: false }]] },
} as unknown as View;
const builds: Move[] = (['sw-n', 'n-se', 'ne-s'] as const).map((join) => ({
  move: 'build',
  spec: 1,
  space: 'b1',
  join,
}));
const legal: Move[] = [
  { move: 'plan' },
  { move: 'move', space: 'b1' },
  { move: 'demolish', space: 'b1' },
  ...builds,
  { move: 'delegate', grunt: 2, colour: 'yellow' },
  { move: 'team', task: 'gather' },
];
const { choiceAt, meantBy, nameOf } = places;
const at = (legal: readonly Move[], plan: Partial<Plan> = {}) => ({
  view,
  me: 'green' as const,
  legal,
  considered: null,
  plan: { ...IDLE, ...plan },
});
const b1: Place = { at: 'space', space: 'b1' };

test('with empty hands a schemer walks, with a section it builds, with a match it blasts', () => {
  expect(choiceAt(b1, at(legal))).toMatchObject({ how: 'now', move: { move: 'move', space: 'b1' } });
  expect(choiceAt(b1, at(legal, { spec: null, blast: true }))).toMatchObject({ move: { move: 'demolish' } });
  expect(choiceAt(b1, at(legal, { spec: 1, blast: false }))).toMatchObject({ how: 'preview', move: { spec: 1 } });
});

test('a section first lies as one of the shortest ways wants it, and is turned from there', () => {
  const choice = choiceAt(b1, at(legal, { spec: 1, blast: false }));
  expect(choice).toMatchObject({ move: { join: 'n-se' } });
  const first = builds[1] as Extract<Move, { move: 'build' }>;
  const second = turned(first, legal);
  expect([second.join, turned(second, legal).join]).toEqual(['ne-s', 'sw-n']);
});

test('a finished section is taken in hand', () => {
  expect(choiceAt({ at: 'spec', spec: 1 }, at(legal))).toEqual({ how: 'pick', plan: { spec: 1, blast: false } });
});

test('what cannot be taken back asks once, what can be taken back is made at once', () => {
  expect(choiceAt({ at: 'stack' }, at(legal))).toMatchObject({ how: 'preview', mustBeTouchedFirst: true });
  const drafts: Move[] = [{ move: 'draft', spec: 4 }];
  expect(choiceAt({ at: 'spec', spec: 4 }, at(drafts))).toMatchObject({ how: 'preview', mustBeTouchedFirst: true });
  const jumps: Move[] = [{ move: 'lighten', nitro: 6 }];
  expect(choiceAt({ at: 'nitro', nitro: 6 }, at(jumps))?.how).toBe('now');
  expect(choiceAt({ at: 'grunt', grunt: 2, colour: 'yellow' }, at(legal))?.how).toBe('now');
  expect(choiceAt({ at: 'task', task: 'gather' }, at(legal))?.how).toBe('now');
  expect(choiceAt({ at: 'grunt', grunt: 2, colour: 'red' }, at(legal))).toBeNull();
});

test('a blast asks once, whether it turns the pool over or not: it costs a nitro', () => {
  const blast: Move = { move: 'demolish', space: 'b1' };
  expect(isShownFirst(blast, view)).toBe(true);
  expect(isShownFirst(blast, { ...view, specs: [spec(1, 'build')] })).toBe(true);
});

test('the day that ends in an explosion asks before it does', () => {
  const ends = (load_tomorrow: number) =>
    isShownFirst({ move: 'end-day' }, { ...view, week: { load_tomorrow } } as View);
  expect([ends(0), ends(3)]).toEqual([true, false]);
});

test('the drafted spec is what gathering is about', () => {
  expect(choiceAt({ at: 'spec', spec: 2 }, at([{ move: 'gather' }]))?.how).toBe('now');
  expect(choiceAt({ at: 'spec', spec: 3 }, at([{ move: 'gather' }]))).toBeNull();
});

test('a schemer is chosen by its card and by where it stands', () => {
  const scheme: Move[] = [{ move: 'scheme', schemer: 'skab' }];
  expect(choiceAt({ at: 'space', space: 'a0' }, at(scheme))?.how).toBe('now');
  expect(choiceAt({ at: 'schemer', schemer: 'skab' }, at(scheme))?.how).toBe('now');
});

test('what is in hand is laid aside when it can do nothing', () => {
  expect(stillPossible({ spec: 1, blast: true }, [{ move: 'plan' }])).toEqual(IDLE);
});

test.each<[Place, Partial<Move>]>([
  [{ at: 'spec', spec: 4 }, { move: 'draft' }],
  [{ at: 'spec', spec: 2 }, { move: 'gather' }],
  [{ at: 'spec', spec: 3 }, { move: 'rush' }],
  [{ at: 'space', space: 'c1' }, { move: 'move' }],
  [{ at: 'nitro', nitro: 3 }, { move: 'lighten' }],
])('touching %o where nothing is offered asks why not', (place, move) => {
  expect(meantBy(place, at([]))).toMatchObject(move);
});

test('every place has a name of its own', () => {
  expect(nameOf({ at: 'grunt', grunt: 2, colour: 'red' })).toBe('grunt-2-red');
});

test('a join is a shape and a turn', () => {
  expect(['n-s', 'sw-n', 'nw-n'].map(shapeOf)).toEqual(['straight', 'bend', 'hairpin']);
  expect(['n-s', 'sw-n', 'nw-n'].map(turnOf)).toEqual([0, 4, 5]);
});

test('half-spaces are half as high, and the middle column lies half a hex lower', () => {
  const [left, middle] = [boxOf({ column: 0, row: 1 }), boxOf({ column: 1, row: 1 })];
  expect(middle.top - left.top).toBeCloseTo(left.height / 2, 0);
  expect(boxOf({ column: 0, row: 0 }).height).toBeCloseTo(left.height / 2);
});

test('a section shows where it ends in the air, and rubble covers it', () => {
  const space = {
    terrain: 'blasted',
    join: 'n-se',
    rubble: 7,
    ends: [
      { side: 'n', meets: 'entrance' },
      { side: 'se', meets: 'open' },
    ],
  } as unknown as SpaceView;
  expect(hexOf(space, spec(1, 'track'))).toMatchObject({ kind: 'chasm', track: 'bend', open: [2], rubble: true });
});
