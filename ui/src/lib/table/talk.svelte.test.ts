import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RowFace } from '$generated/messages';
import { Talk } from './talk.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = (n: number, seat: RowFace['seat'], text: string): RowFace => ({ n, at: 0, deed: 'said', seat, text });
const reacted = (n: number, seat: RowFace['seat']): RowFace => ({
  n,
  at: 0,
  deed: 'reacted',
  seat,
  reaction: 'gasp',
});

test('what is said hangs in the air for a while, the newest of each seat', () => {
  const talk = new Talk();
  talk.hear([said(1, 'blue', 'Mine!'), reacted(2, 'green'), said(3, 'blue', 'All mine!')], 'red');
  expect(talk.bubbles.map(({ seat, text, reaction }) => [seat, text, reaction])).toEqual([
    ['green', '', 'gasp'],
    ['blue', 'All mine!', ''],
  ]);
  vi.advanceTimersByTime(4100);
  expect(talk.bubbles.map(({ seat }) => seat)).toEqual(['blue']);
  vi.advanceTimersByTime(1000);
  expect(talk.bubbles).toEqual([]);
});

test('what nobody has looked at is counted, except what one says oneself', () => {
  const talk = new Talk();
  talk.hear([said(1, 'red', 'Well?'), said(2, 'blue', 'Wait.'), { n: 3, at: 0, deed: 'moved', seat: 'blue' }], 'red');
  expect(talk.unread).toBe(1);
  talk.look(true);
  expect(talk.unread).toBe(0);
  talk.hear([reacted(4, 'blue')], 'red');
  expect(talk.unread).toBe(0);
  talk.look(false);
  talk.hear([reacted(5, 'blue')], 'red');
  expect(talk.unread).toBe(1);
});

test('who looks from another seat finds no words in the air', () => {
  const talk = new Talk();
  talk.hear([said(1, 'blue', 'Psst.')], 'red');
  talk.clear();
  expect(talk.bubbles).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
