import { expect, test } from 'vitest';
import house from '$pieces/sprite.svg?raw';
import { AGENDA_NAMES } from './agendas';
import { ART_NAMES } from './art';
import sprite from './sprite.svg?raw';

test('every symbol that a piece makes the name of is in the sprite', () => {
  const made = [...AGENDA_NAMES.map((name) => `a-${name}`), ...ART_NAMES];
  const missing = made.filter((id) => !`${house}${sprite}`.includes(`id="${id}"`));
  expect([made.length > 0, missing]).toEqual([true, []]);
});
