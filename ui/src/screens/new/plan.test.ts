import { describe, expect, test } from 'vitest';
import { planFor, sittingFor, wayIn, withSeats } from './plan';

describe('a plan for a table', () => {
  test('against goblins starts at once, with bots in all other seats', () => {
    const plan = planFor('goblin-warlord', 'bots');
    expect(plan).toMatchObject({ sitting: ['you', 'scrapper', 'scrapper'], start: true });
    expect(plan.arrangement.seats).toBe(3);
  });

  test('with friends waits for them', () => {
    expect(planFor('goblin-warlord', 'friends')).toMatchObject({
      sitting: ['you', 'open', 'open', 'open'],
      start: false,
    });
  });

  test('at one screen seats oneself everywhere', () => {
    expect(sittingFor('one-screen', 3, 'scrapper')).toEqual(['you', 'you', 'you']);
  });

  test('keeps who sits there when seats are added or taken away', () => {
    expect(withSeats(['you', 'random', 'open'], 5)).toEqual(['you', 'random', 'open', 'open', 'open']);
    expect(withSeats(['you', 'random', 'open'], 2)).toEqual(['you', 'random']);
  });

  test('is asked for in the address, and is with friends otherwise', () => {
    expect([wayIn('?with=bots'), wayIn('?with=one-screen'), wayIn('?with=cats'), wayIn('')]).toEqual([
      'bots',
      'one-screen',
      'friends',
      'friends',
    ]);
  });
});
