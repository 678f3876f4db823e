import { beforeEach, expect, test, vi } from 'vitest';
import type { Advice } from '$generated/messages';
import { fetchFrom } from '$lib/server';
import { Hints } from './hints.svelte';

vi.mock('$lib/server', () => ({ fetchFrom: vi.fn() }));
const advice = (...candidates: unknown[]) => ({ candidates, iterations: 1 }) as unknown as Advice;
const ask = (hints: Hints) => hints.ask('t', 'red', () => true);

let hints: Hints;
beforeEach(() => {
  hints = new Hints();
});

test('what the coach says is kept until things change', async () => {
  vi.mocked(fetchFrom).mockResolvedValueOnce(advice({ face: { move: 'pass' } }));
  expect(await ask(hints)).toBe(true);
  expect(hints.candidates).toHaveLength(1);
});

test('a coach who has nothing to say, or cannot be reached, can be asked again', async () => {
  vi.mocked(fetchFrom).mockResolvedValueOnce(advice());
  expect(await ask(hints)).toBe(true);
  expect([hints.advice, hints.isThinking]).toEqual([null, false]);
  vi.mocked(fetchFrom).mockRejectedValueOnce(new Error('no network'));
  await expect(ask(hints)).rejects.toThrow('no network');
  expect([hints.advice, hints.isThinking]).toEqual([null, false]);
});
