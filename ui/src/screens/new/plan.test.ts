import { GAMES, manifestOf } from '$games/index';
import { victories } from '$lib/victories.svelte';
import { describe, expect, test } from 'vitest';
import { planFor, seatsFor, sittingFor, playModeIn, withSeats } from './plan';

describe('a plan for a table', () => {
  test('against goblins starts at once, with bots in all other seats', () => {
    const plan = planFor('some-game', 'bots', [2, 3, 4], ['random', 'scrapper']);
    expect(plan).toMatchObject({ sitting: ['you', 'scrapper', 'scrapper'], start: true });
    expect(plan.arrangement.seats).toBe(3);
  });

  test('with friends waits for them', () => {
    expect(planFor('some-game', 'friends', [2, 3, 4], ['random', 'scrapper'])).toMatchObject({
      sitting: ['you', 'open', 'open', 'open'],
      start: false,
    });
  });

  test('seats as many as the game is for', () => {
    expect(planFor('some-game', 'friends', [1], ['random'])).toMatchObject({ sitting: ['you'], start: true });
    expect(seatsFor('some-game', 'bots', [5, 6])).toBe(5);
  });

  test('is a duel until the first victory where the game says so, and as large as ever with friends', () => {
    const game = GAMES.find((name) => manifestOf(name)?.firstSeats)!;
    const { firstSeats, seats } = manifestOf(game)!;
    expect(seatsFor(game, 'bots', [2, 3, 4])).toBe(firstSeats);
    expect(seatsFor(game, 'friends', [2, 3, 4])).toBe(seats.friends);
  });

  test('proposes an easier table with a whelp until the first victory, and the next opponent then', () => {
    const bots = ['random', 'whelp', 'scrapper'];
    const game = GAMES.find((name) => manifestOf(name)?.firstGame && manifestOf(name)!.seats.bots > 1)!;
    const first = planFor(game, 'bots', [2, 3], bots);
    expect(first.sitting.slice(0, 2)).toEqual(['you', 'whelp']);
    expect(first.arrangement).toMatchObject({
      options: manifestOf(game)!.firstGame,
      clock: { stand_in: 'scrapper' },
    });
    expect(planFor(game, 'friends', [2, 3], bots).arrangement.options).toEqual({});
    victories.add(game, ['whelp']);
    const next = planFor(game, 'bots', [2, 3], bots);
    expect(next.sitting.slice(0, 2)).toEqual(['you', 'scrapper']);
    expect(next.arrangement.options).toEqual({});
    expect(seatsFor(game, 'bots', [1, 2, 3, 4])).toBe(manifestOf(game)!.seats.bots);
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
