import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '$generated/messages';
import { ReplayPlayer } from './player.svelte';
import { ReplayStage } from './replay-stage.svelte';

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

let player: ReplayPlayer;
let replayStage: ReplayStage;
const played: string[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  player = new ReplayPlayer(() => Promise.resolve(REPLAY));
  await player.read();
  const showings = { rolled: { lasts: 400, on: 'before', sound: 'roll' } } as const;
  replayStage = new ReplayStage(player, {
    showings: () => showings,
    pace: () => 1,
    hear: (sound) => played.push(sound),
  });
  replayStage.follow();
});
afterEach(() => {
  played.length = 0;
  vi.useRealTimers();
});
const goTo = (step: number) => {
  player.go(step);
  flushSync();
  replayStage.follow();
};
const at = () => (replayStage.seen?.view as { at: number } | undefined)?.at;

test('one step on is acted out on the board before it', async () => {
  goTo(1);
  expect(replayStage.acting).toEqual({ event: 'rolled' });
  expect(at()).toBe(0);
  await vi.advanceTimersByTimeAsync(400);
  expect(replayStage.acting).toBeNull();
  expect(at()).toBe(1);
  expect(played).toEqual(['roll']);
});

test('twice the speed takes half the time', async () => {
  player.speed = 2;
  goTo(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(at()).toBe(1);
});

test('every other way is a cut', () => {
  goTo(3);
  expect([at(), replayStage.acting]).toEqual([3, null]);
  goTo(2);
  expect([at(), replayStage.acting]).toEqual([2, null]);
  expect(played).toEqual([]);
});

test('the board is told what happened so far', () => {
  goTo(2);
  expect(replayStage.rows.map(({ events }) => events?.map(({ event }) => event))).toEqual([
    ['begins'],
    ['rolled'],
    ['rolled'],
  ]);
});
