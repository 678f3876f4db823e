import { beforeEach, expect, test, vi } from 'vitest';
import { nextOpponent } from './victories.svelte';

const BOTS = ['random', 'whelp', 'scrapper', 'schemer', 'warlord'];

const freshly = async () => {
  vi.resetModules();
  return (await import('./victories.svelte')).victories;
};

beforeEach(() => localStorage.clear());

test('the whelp comes first, and whoever was beaten is followed by the next', () => {
  expect(nextOpponent(BOTS)).toBe('whelp');
  expect(nextOpponent(BOTS, ['whelp'])).toBe('scrapper');
  expect(nextOpponent(BOTS, ['scrapper'])).toBe('schemer');
  expect(nextOpponent(BOTS, ['schemer', 'whelp'])).toBe('warlord');
});

test('above the strongest there is nobody', () => {
  expect(nextOpponent(BOTS, ['warlord'])).toBe('warlord');
});

test('to have beaten chance is not enough', () => {
  expect(nextOpponent(BOTS, ['random'])).toBe('whelp');
});

test('a game without a whelp begins with its usual bot', () => {
  expect(nextOpponent(['random', 'scrapper', 'overseer'])).toBe('scrapper');
  expect(nextOpponent(['random', 'schemer'])).toBe('schemer');
  expect(nextOpponent(['random'])).toBe('random');
});

test('victories are remembered from visit to visit, game by game', async () => {
  const before = await freshly();
  expect(before.isFirst('chess')).toBe(true);
  before.add('chess', ['whelp', 'whelp']);
  const after = await freshly();
  expect(after.opponentFor('chess', BOTS)).toBe('scrapper');
  expect(after.opponentFor('go', BOTS)).toBe('whelp');
  expect([after.isFirst('chess'), after.isFirst('go')]).toEqual([false, true]);
});

test('who has won alone has won', async () => {
  (await freshly()).add('patience', []);
  expect((await freshly()).isFirst('patience')).toBe(false);
});

test('what cannot be read is no victory', async () => {
  localStorage.setItem('goblins.victories', '{"chess": "whelp", "go": [1, "whelp"]}');
  const found = await freshly();
  expect(found.isFirst('chess')).toBe(true);
  expect(found.opponentFor('go', BOTS)).toBe('scrapper');
});
