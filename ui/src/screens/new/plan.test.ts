import { describe, expect, test } from 'vitest';
import { planFor, seatsFor, sittingFor, playModeIn, withSeats } from './plan';

describe('a plan for a table', () => {
  test('against goblins starts at once, with bots in all other seats', () => {
    const plan = planFor('some-game', 'bots', [2, 3, 4], 'scrapper');
    expect(plan).toMatchObject({ sitting: ['you', 'scrapper', 'scrapper'], start: true });
    expect(plan.arrangement.seats).toBe(3);
  });

  test('with friends waits for them', () => {
    expect(planFor('some-game', 'friends', [2, 3, 4], 'scrapper')).toMatchObject({
      sitting: ['you', 'open', 'open', 'open'],
      start: false,
    });
  });

  test('seats as many as the game is for', () => {
    expect(planFor('some-game', 'friends', [1], 'random')).toMatchObject({ sitting: ['you'], start: true });
    expect(seatsFor('some-game', 'bots', [5, 6])).toBe(5);
  });

  test('at one screen seats oneself everywhere', () => {
    expect(sittingFor('one-screen', 3, 'scrapper')).toEqual(['you', 'you', 'you']);
  });

  test('keeps who sits there when seats are added or taken away', () => {
    expect(withSeats(['you', 'random', 'open'], 5)).toEqual(['you', 'random', 'open', 'open', 'open']);
    expect(withSeats(['you', 'random', 'open'], 2)).toEqual(['you', 'random']);
  });

  test('is asked for in the address, and is with friends otherwise', () => {
    expect([
      playModeIn('?with=bots'),
      playModeIn('?with=one-screen'),
      playModeIn('?with=cats'),
      playModeIn(''),
    ]).toEqual(['bots', 'one-screen', 'friends', 'friends']);
  });
});
