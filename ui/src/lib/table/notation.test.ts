import { expect, test } from 'vitest';
import type { Forms } from '$lib/sentences';
import type { FaceForm, MoveFace } from '$generated/messages';
import { isSame, moveIn, notationOf } from './notation';

const form = (notation: string): FaceForm => ({ key: '', notation, silent: false, terms: {}, lists: {}, named: {} });
const forms: Forms = {
  moves: {
    invade: form('invade {lair} > {foe}.{target}'),
    roll: form('roll'),
    'know-wots': form('know-wots {lair} > {foe}.{target}'),
    order: form('order {card}'),
  },
  events: {},
};

test.each<[MoveFace, string]>([
  [{ move: 'roll' }, 'roll'],
  [{ move: 'invade', lair: 1, foe: 'blue', target: 12 } as MoveFace, 'invade 1 > blue.12'],
  [{ move: 'order', card: 'know-wots' } as MoveFace, 'order know-wots'],
])('%o is written and read', (move, text) => {
  expect(notationOf(forms, move)).toBe(text);
  expect(moveIn(forms, text)).toEqual(move);
});

test('what is no move is none', () => {
  expect(moveIn(forms, 'sing')).toBeNull();
  expect(notationOf(forms, { move: 'sing' })).toBeNull();
});

test('moves are the same whatever the order of their fields', () => {
  expect(isSame({ lair: 1, move: 'pay' } as MoveFace, { move: 'pay', lair: 1 } as MoveFace)).toBe(true);
  expect(isSame({ move: 'pay', lair: 2 } as MoveFace, { move: 'pay', lair: 1 } as MoveFace)).toBe(false);
  expect(isSame(null, { move: 'roll' })).toBe(false);
});
