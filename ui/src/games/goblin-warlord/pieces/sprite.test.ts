import { expect, test } from 'vitest';
import house from '$pieces/sprite.svg?raw';
import { FACES } from './dice';
import { ORDERS } from './orders';
import sprite from './sprite.svg?raw';

test('every symbol that a piece makes the name of is in the sprite', () => {
  const made = [...ORDERS.map((order) => `o-${order}`), ...Object.values(FACES)];
  const missing = made.filter((id) => !`${house}${sprite}`.includes(`id="${id}"`));
  expect([made.length > 0, missing]).toEqual([true, []]);
});
