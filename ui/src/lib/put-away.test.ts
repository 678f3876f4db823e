import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import('./put-away.svelte')).putAway;

test('a table that was put away stays away until it is taken back, from visit to visit', async () => {
  (await fresh()).add('one');
  vi.resetModules();
  const later = await fresh();
  expect([later.has('one'), later.has('two')]).toEqual([true, false]);
  later.takeBack('one');
  expect(later.has('one')).toBe(false);
});

test('what somebody else has stored there does no harm', async () => {
  localStorage.setItem('goblins.put-away', '{"one": 1}');
  expect((await fresh()).has('one')).toBe(false);
});
