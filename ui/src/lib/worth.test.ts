import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '$lib/words/words.svelte';
import { sayChange, sayWorth } from './worth';

describe('what the coach counts in', () => {
  beforeEach(() => words.speak('en'));

  test('a chance is told in percent, points as points', () => {
    expect(sayWorth(0.625, 'chance')).toBe('63% to win the game');
    expect(sayWorth(15.55, 'points')).toBe('about 15.6 points');
  });

  test('a change says which way it went', () => {
    expect(sayChange(0.2, 'chance')).toBe('+20%');
    expect(sayChange(-0.031, 'chance')).toBe('−3%');
    expect(sayChange(1.25, 'points')).toBe('+1.3 points');
    expect(sayChange(-1.25, 'points')).toBe('−1.3 points');
  });

  test('no change has no sign', () => {
    expect(sayChange(-0.001, 'chance')).toBe('0%');
    expect(sayChange(0, 'points')).toBe('0.0 points');
  });

  test('in every language points are written its way', async () => {
    await words.speak('ru');
    expect(sayWorth(7, 'points')).toBe('около 7,0 очка');
    await words.speak('fr');
    expect(sayChange(2, 'points')).toBe('+2,0 points');
  });
});
