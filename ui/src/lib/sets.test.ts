import { expect, test, vi } from 'vitest';
import { saySet } from './sets';

vi.mock('$lib/words/words.svelte', () => ({ say: (key: string, args: object) => `${key} ${JSON.stringify(args)}` }));

const SETS = [
  { name: 'standard', version: '2', hash: 'abc' },
  { name: 'first-print', version: '1', hash: 'def' },
] as never;

test.each([
  [{ name: 'standard' }, 'new-set-one {"name":"standard","version":"2"}'],
  [{ name: 'whatever', hash: 'def' }, 'new-set-one {"name":"first-print","version":"1"}'],
  [{ name: 'standard', hash: 'mine' }, 'set-own {"name":"standard"}'],
])('%j is said to be %s', (components, text) => {
  expect(saySet(SETS, components)).toBe(text);
});
