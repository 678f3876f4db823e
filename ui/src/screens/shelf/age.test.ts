import { expect, test } from 'vitest';
import { ageOf } from './age';

const MINUTE = 60_000;
const before = (minutes: number) => ageOf(0, 'en', minutes * MINUTE);

test('the age of a table is told in the largest unit that fits', () => {
  expect([0.5, 1, 59, 60, 23 * 60, 24 * 60, 9 * 24 * 60].map(before)).toEqual([
    'this minute',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
    '9 days ago',
  ]);
});

test('a clock that is behind makes no table younger than now', () => {
  expect(before(-5)).toBe('this minute');
});
