import { expect, test } from 'vitest';
import { forcedPayment, IDLE, isAbout, places, plannedKindsIn, type Place, type Plan } from './choices';
import type { Move, View } from '$generated/goblin-warlord';

const { choiceAt, meantBy, nameOf, stillPossible } = places;
const nothing = IDLE;
const from1: Plan = { ...IDLE, lair: 1 };
const at = (legal: Move[], plan: Partial<Plan> = {}, view = {} as View) => ({
  view,
  me: 'red' as const,
  legal,
  considered: null,
  plan: { ...IDLE, ...plan },
});
const own = (lair: number): Place => ({ at: 'lair', seat: 'red', lair });
const blue = (lair: number): Place => ({ at: 'lair', seat: 'blue', lair });
const invade = (lair: number, target: number): Move => ({ move: 'invade', lair, foe: 'blue', target });
const acting: Move[] = [
  invade(1, 1),
  invade(1, 2),
  { move: 'know-wots', lair: 1, foe: 'blue', target: 2 },
  { move: 'build' },
  { move: 'upgrade', lair: 2 },
  { move: 'order', card: 'hide' },
];

test.each(['recruit', 'pay', 'rehouse'] as const)('a touch on an own lair makes “%s” at once', (move) => {
  const legal: Move[] = [{ move, lair: 2 }];
  expect(choiceAt(own(2), at(legal))).toEqual({ how: 'now', move: legal[0] });
  expect(choiceAt(own(1), at(legal))).toBeNull();
});

test('an invasion begins at an own lair that may lead one, and nowhere else', () => {
  expect(choiceAt(own(1), at(acting))).toEqual({ how: 'pick', plan: from1, drag: 'lair-red-1' });
  expect(choiceAt(own(2), at(acting))).toBeNull();
  expect(choiceAt(blue(2), at(acting))).toBeNull();
});

test('with a lair picked, exactly its legal goals can be chosen, and are shown first', () => {
  expect(choiceAt(blue(2), at(acting, from1))).toEqual({
    how: 'preview',
    mustBeTouchedFirst: true,
    move: invade(1, 2),
  });
  expect(choiceAt(blue(3), at(acting, from1))).toBeNull();
  expect(choiceAt(blue(1), at(acting, { kind: 'know-wots', lair: 1 }))).toBeNull();
});

test('Know-wots and forts are plans of their own', () => {
  expect(choiceAt(blue(2), at(acting, { kind: 'know-wots', lair: 1 }))).toMatchObject({
    move: { move: 'know-wots' },
  });
  expect(choiceAt(own(2), at(acting, { kind: 'upgrade', lair: null }))).toMatchObject({
    move: { move: 'upgrade' },
  });
  expect(choiceAt(own(1), at(acting, { kind: 'upgrade', lair: null }))).toBeNull();
});

test('a plot, a die, a camp and a card stand for their moves', () => {
  expect(choiceAt({ at: 'plot' }, at(acting))).toEqual({ how: 'now', move: { move: 'build' } });
  expect(choiceAt({ at: 'card', card: 'hide', index: 2 }, at(acting))).toMatchObject({ how: 'preview' });
  expect(choiceAt({ at: 'card', card: 'crown', index: 0 }, at(acting))).toBeNull();
  const choose: Move = { move: 'choose', face: 'push' };
  expect(choiceAt({ at: 'die', face: 'push' }, at([choose]))).toEqual({ how: 'now', move: choose });
  const zap: Move = { move: 'hoozits', foe: 'blue' };
  expect(choiceAt({ at: 'camp', seat: 'blue' }, at([zap]))).toEqual({
    how: 'preview',
    mustBeTouchedFirst: true,
    move: zap,
  });
});

test('a move is about the lairs, the camp, the card and the die that it names', () => {
  expect([own(1), own(2), blue(2), blue(1)].map((place) => isAbout(invade(1, 2), place, 'red'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isAbout({ move: 'upgrade', lair: 2 }, own(2), 'red')).toBe(true);
  expect(isAbout({ move: 'upgrade', lair: 2 }, blue(2), 'red')).toBe(false);
  expect(isAbout({ move: 'hoozits', foe: 'blue' }, { at: 'camp', seat: 'blue' }, 'red')).toBe(true);
  expect(isAbout({ move: 'build' }, { at: 'plot' }, 'red')).toBe(true);
  expect(isAbout({ move: 'order', card: 'hide' }, { at: 'card', card: 'crown', index: 0 }, 'red')).toBe(false);
});

test('spectators have no choices', () => {
  expect(choiceAt(own(1), { ...at([]), me: null })).toBeNull();
});

test('a plan lasts as long as the rules allow it', () => {
  expect(plannedKindsIn(acting)).toEqual(['invade', 'know-wots', 'upgrade']);
  expect(stillPossible(from1, acting)).toEqual(from1);
  expect(stillPossible({ ...IDLE, lair: 3 }, acting)).toEqual(nothing);
  expect(stillPossible({ ...from1, kind: 'know-wots' }, [invade(1, 1)])).toEqual(from1);
  expect(stillPossible({ ...IDLE, kind: 'upgrade' }, [])).toEqual(nothing);
});

test('what is not offered is asked about as the move it would have been', () => {
  const lairs = [{ number: 1 }, { number: 3 }];
  const view = {
    phase: 'act',
    players: [
      { seat: 'red', lairs },
      { seat: 'blue', lairs },
    ],
  } as View;
  expect(meantBy(own(3), at([], {}, view))).toEqual({ move: 'invade', lair: 3, foe: 'blue', target: 1 });
  expect(meantBy(blue(3), at([], {}, view))).toEqual({ move: 'invade', lair: 1, foe: 'blue', target: 3 });
  expect(meantBy(own(3), at([], {}, { ...view, phase: 'recruit' }))).toEqual({ move: 'recruit', lair: 3 });
  expect(meantBy({ at: 'card', card: 'hide', index: 0 }, at([], {}, view))).toEqual({
    move: 'order',
    card: 'hide',
  });
});

test('every place has a name of its own', () => {
  const all: Place[] = [own(1), blue(1), { at: 'camp', seat: 'blue' }, { at: 'plot' }, { at: 'die', face: 'loss' }];
  expect(all.map(nameOf)).toEqual(['lair-red-1', 'lair-blue-1', 'camp-blue', 'plot', 'die-loss']);
});

test.each([
  ['all goblins have to go', [2, 1], 3, 1],
  ['all are in one lair', [4], 2, 1],
  ['there is a choice', [2, 2], 3, null],
])('when %s, a payment pays itself or not', (_, goblins, debt, lair) => {
  const lairs = goblins.map((count, i) => ({ number: i + 1, goblins: count }));
  const legal = lairs.map(({ number }): Move => ({ move: 'pay', lair: number }));
  const view = { debt, players: [{ seat: 'red', lairs }] } as unknown as View;
  expect(forcedPayment(legal, view, 'red')).toEqual(lair && { move: 'pay', lair });
});

test('nothing else is made by itself', () => {
  expect(
    forcedPayment([{ move: 'recruit', lair: 1 }], { debt: 0, players: [] } as unknown as View, 'red'),
  ).toBeNull();
});
