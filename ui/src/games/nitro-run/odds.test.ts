import { describe, expect, it } from 'vitest';
import type { RunOdds } from '$generated/messages';
import { nameOfChance, Odds } from './odds.svelte';

const told: RunOdds = {
  prospects: [
    { face: { move: 'ride' }, move: 'ride', said: { key: '', args: {} }, text: '', arrival: 1, points: 16 },
  ],
  best: 0,
};

const odds = new Odds();

describe('the odds of the run', () => {
  it('have a word for every chance, and two that are certain', () => {
    const said = [1, 0.9999, 0.8, 0.5, 0.2, 0.0001, 0].map(nameOfChance);
    expect(said).toEqual(['sure', 'safe', 'likely', 'even', 'risky', 'mad', 'doomed']);
  });

  it('are void as soon as things have changed, however late they come', async () => {
    let tell = (_: RunOdds) => {};
    odds.look((() => new Promise((keep) => (tell = keep as never))) as never);
    odds.look(undefined);
    tell(told);
    await Promise.resolve();
    expect(odds.found).toBeNull();
  });

  it('are there once they are told', async () => {
    odds.look((() => Promise.resolve(told)) as never);
    await Promise.resolve();
    expect(odds.found).toEqual(told);
  });
});
