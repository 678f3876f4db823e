import { expect, test } from 'vitest';
import { mergedViews } from './merged-views';

test('what some seat sees is filled in, by name where things have names', () => {
  const views = {
    public: { seat: null, players: [{ seat: 'red', hand: null }], tiles: [{ tile: 'D01', kind: 'decoration' }] },
    red: { seat: 'red', players: [{ seat: 'red', hand: ['W07'] }], tiles: [{ tile: 'W07', kind: 'weapon' }] },
  };
  expect(mergedViews(views)).toEqual({
    seat: null,
    players: [{ seat: 'red', hand: ['W07'] }],
    tiles: [
      { tile: 'D01', kind: 'decoration' },
      { tile: 'W07', kind: 'weapon' },
    ],
  });
});

test('a list without names is filled in place by place, if it is as long', () => {
  expect(mergedViews({ public: { dice: [null, 2] }, red: { dice: [3, 2] } })).toEqual({ dice: [3, 2] });
  expect(mergedViews({ public: { dice: [1] }, red: { dice: [3, 2] } })).toEqual({ dice: [1] });
});
