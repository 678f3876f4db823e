import { expect, test } from 'vitest';
import type { ChairFace } from '$generated/messages';
import { distinctChairs } from './distinct-chairs';

const skab = (seat: ChairFace['seat']): ChairFace => ({ seat, kind: 'person', name: 'Skab', face: 7 });

test('people keep their names and faces', () => {
  const chairs: ChairFace[] = [skab('red'), { seat: 'blue', kind: 'bot', bot: 'random' }];
  expect(distinctChairs(chairs)).toEqual(chairs);
});

test('who sits twice goes by the seats, with a face each', () => {
  const [red, blue] = distinctChairs([skab('red'), skab('blue')]);
  expect([red?.name, blue?.name]).toEqual([undefined, undefined]);
  expect(red?.face).not.toBe(blue?.face);
});
