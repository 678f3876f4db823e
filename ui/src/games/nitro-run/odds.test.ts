import { describe, expect, it } from 'vitest';
import type { RunOdds } from '$generated/messages';
import { headlineOf, nameOfChance, Odds, sayShare } from './odds.svelte';

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

  it('have a headline that is true of every figure below it', () => {
    expect(headlineOf([1, 1])).toEqual({ name: 'sure' });
    expect(headlineOf([0, 1, 0, 0])).toEqual({ worst: 0, best: 1 });
    expect(headlineOf([0.7, 0.8])).toEqual({ name: 'likely' });
  });

  it('are 0 or 100 per cent only where that is certain', () => {
    const said = [0, 0.0001, 0.004, 0.5, 0.997, 0.9999, 1].map((share) => sayShare(share, 'en'));
    expect(said).toEqual(['0%', '<0.1%', '0.4%', '50%', '99.7%', '>99.9%', '100%']);
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
