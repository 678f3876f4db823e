import { describe, expect, it } from 'vitest';
import { grown, lengthOn } from './streak.svelte';

describe('the streak of days', () => {
  it('begins with one day', () => expect(grown(null, '2026-11-15')).toEqual({ last: '2026-11-15', length: 1 }));

  it('grows with the next day, over the end of a month too', () => {
    const streak = grown(grown(null, '2026-11-30'), '2026-12-01');
    expect(streak).toEqual({ last: '2026-12-01', length: 2 });
  });

  it('counts a day once, and no older one', () => {
    const streak = { last: '2026-11-15', length: 3 };
    expect(grown(streak, '2026-11-15')).toBe(streak);
    expect(grown(streak, '2026-11-12')).toBe(streak);
  });

  it('is broken by a missed day', () => {
    const streak = { last: '2026-11-15', length: 3 };
    expect(lengthOn(streak, '2026-11-16')).toBe(3);
    expect(lengthOn(streak, '2026-11-17')).toBe(0);
    expect(grown(streak, '2026-11-17').length).toBe(1);
  });
});
