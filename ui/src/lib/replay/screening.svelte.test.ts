import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '$generated/messages';
import { Film } from './film.svelte';
import { Screening } from './screening.svelte';

const heard = (event: string) => ({ event: { event }, said: { key: event, args: {} }, text: event, silent: false });
const REPLAY: Replay = {
  game: 'some-game',
  seats: ['red', 'blue'],
  moves: 3,
  prelude: [heard('begins')],
  frames: [0, 1, 2, 3].map((number) => ({
    number,
    deciders: ['red'],
    views: { public: { at: number } },
    seat: number < 3 ? 'red' : null,
    move: null,
    text: null,
    events: number < 3 ? [heard('rolled')] : [],
  })),
  next: null,
};

let film: Film;
let screening: Screening;
const played: string[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  film = new Film(() => Promise.resolve(REPLAY));
  await film.read();
  const showings = { rolled: { lasts: 400, on: 'before', sound: 'roll' } } as const;
  screening = new Screening(film, { showings: () => showings, pace: () => 1, hear: (sound) => played.push(sound) });
  screening.follow();
});
afterEach(() => {
  played.length = 0;
  vi.useRealTimers();
});
const goTo = (step: number) => {
  film.go(step);
  flushSync();
  screening.follow();
};
const at = () => (screening.face?.view as { at: number } | undefined)?.at;

test('one step on is acted out on the board before it', async () => {
  goTo(1);
  expect(screening.acting).toEqual({ event: 'rolled' });
  expect(at()).toBe(0);
  await vi.advanceTimersByTimeAsync(400);
  expect(screening.acting).toBeNull();
  expect(at()).toBe(1);
  expect(played).toEqual(['roll']);
});

test('twice the speed takes half the time', async () => {
  film.speed = 2;
  goTo(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(at()).toBe(1);
});

test('every other way is a cut', () => {
  goTo(3);
  expect([at(), screening.acting]).toEqual([3, null]);
  goTo(2);
  expect([at(), screening.acting]).toEqual([2, null]);
  expect(played).toEqual([]);
});

test('the board is told what happened so far', () => {
  goTo(2);
  expect(screening.rows.map(({ events }) => events?.map(({ event }) => event))).toEqual([
    ['begins'],
    ['rolled'],
    ['rolled'],
  ]);
});
