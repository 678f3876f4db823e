import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame, Replay, Seat } from '$generated/messages';
import { ReplayPlayer, type Viewpoint } from './player.svelte';
import { mergedViews } from './merged-views';

const MOVERS: Seat[] = ['red', 'red', 'blue', 'red', 'blue'];
const viewsAt = (number: number) => ({
  public: { seat: null, turn: number, players: [{ hand: null }, { hand: null }] },
  red: { seat: 'red', turn: number, players: [{ hand: ['crown'] }, { hand: null }] },
  blue: { seat: 'blue', turn: number, players: [{ hand: null }, { hand: ['hide'] }] },
});
const frameAt = (number: number, viewpoint: Viewpoint): Frame => ({
  number,
  deciders: MOVERS[number] ? [MOVERS[number]] : [],
  views: viewsAt(number),
  seat: MOVERS[number] ?? null,
  move: MOVERS[number] ? 'recruit 1' : null,
  text: null,
  events: [
    { event: { event: `${viewpoint}-after-${number}` }, said: { key: 'k', args: {} }, text: '', silent: false },
  ],
});
const page = (viewpoint: Viewpoint, first: number): Promise<Replay> => {
  const numbers = [first, first + 1].filter((number) => number <= MOVERS.length);
  return Promise.resolve({
    game: 'some-game',
    seats: ['red', 'blue'],
    moves: MOVERS.length,
    prelude: [],
    frames: numbers.map((number) => frameAt(number, viewpoint)),
    next: first + 2 <= MOVERS.length ? first + 2 : null,
  });
};
const readFilm = async () => {
  const player = new ReplayPlayer(page);
  await player.read();
  await vi.runAllTimersAsync();
  return player;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  test('reads all pages and ends behind the last move', async () => {
    const player = await readFilm();
    expect(player.frames.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    player.go(99);
    expect(player.step).toBe(5);
    expect(player.seen?.question.key).toBe('question-over');
  });

  test('can be seen while the rest is on its way, as far as it is there', async () => {
    const player = new ReplayPlayer(page);
    await player.read();
    player.go(5);
    expect(player.step).toBeLessThan(5);
  });

  test('goes to the end that was asked for as soon as it has been read', async () => {
    const player = new ReplayPlayer(page);
    await player.read();
    player.go(99);
    await vi.runAllTimersAsync();
    expect(player.step).toBe(5);
  });

  test('tells at each step what the move before it has brought', async () => {
    const player = await readFilm();
    player.go(3);
    expect(player.brought.map(({ event }) => event.event)).toEqual(['everything-after-2']);
    expect(player.before?.seat).toBe('blue');
  });

  test('tells a seat only what that seat has heard', async () => {
    const player = await readFilm();
    player.go(3);
    player.look('red');
    expect(player.brought).toEqual([]);
    await vi.runAllTimersAsync();
    expect(player.heard.flat().map(({ event }) => event.event)).toEqual([
      'red-after-0',
      'red-after-1',
      'red-after-2',
    ]);
    expect(player.brought.map(({ event }) => event.event)).toEqual(['red-after-2']);
  });

  test("jumps from decision to decision of the seat that is looked from, or of everybody's", async () => {
    const player = await readFilm();
    player.look('blue');
    player.jump(1);
    expect(player.step).toBe(2);
    player.jump(1);
    expect(player.step).toBe(4);
    player.jump(-1);
    expect(player.step).toBe(2);
    player.look('everything');
    player.jump(1);
    expect(player.step).toBe(3);
  });

  test('plays by itself to the end and stops there', async () => {
    const player = await readFilm();
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(1400);
    expect(player.step).toBe(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.step, player.playing]).toEqual([5, false]);
  });

  test('waits for what is still being acted out', async () => {
    const player = await readFilm();
    let acting = true;
    player.isActing = () => acting;
    player.play();
    await vi.advanceTimersByTimeAsync(9000);
    expect(player.step).toBe(0);
    acting = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(player.step).toBe(1);
  });

  test('a seat sees its own hand, and everything is all hands at once', async () => {
    const player = await readFilm();
    const hands = () =>
      (player.seen?.view as { players: { hand: string[] | null }[] }).players.map(({ hand }) => hand);
    player.look('red');
    expect(hands()).toEqual([['crown'], null]);
    player.look('public');
    expect(hands()).toEqual([null, null]);
    player.look('everything');
    expect(hands()).toEqual([['crown'], ['hide']]);
    expect(mergedViews(viewsAt(0))).toHaveProperty('seat', null);
  });
});
