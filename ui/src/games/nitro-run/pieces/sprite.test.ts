import { expect, test } from 'vitest';
import house from '$pieces/sprite.svg?raw';
import { TASKS } from './tasks';
import sprite from './sprite.svg?raw';

test('every symbol that a piece makes the name of is in the sprite', () => {
  const made = [...Object.keys(TASKS).map((task) => `k-${task}`)];
  const missing = made.filter((id) => !`${house}${sprite}`.includes(`id="${id}"`));
  expect([made.length > 0, missing]).toEqual([true, []]);
});
