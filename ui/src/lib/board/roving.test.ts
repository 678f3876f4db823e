import { expect, test } from 'vitest';
import { beside, nearest } from './roving.svelte';

const at = (x: number, y: number, name: string) => ({
  name,
  getBoundingClientRect: () => new DOMRect(x - 5, y - 5, 10, 10),
});
globalThis.DOMRect ??= class {
  constructor(
    public left = 0,
    public top = 0,
    public width = 0,
    public height = 0,
  ) {}
} as unknown as typeof DOMRect;

const camp = [
  at(0, 0, 'here'),
  at(50, 0, 'right'),
  at(120, 4, 'far right'),
  at(10, 80, 'below'),
  at(60, 60, 'askew'),
];
const from = [0, 0] as const;

test.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'below'],
  ['ArrowLeft', undefined],
  ['ArrowUp', undefined],
  ['x', undefined],
])('%s goes to %s', (key, name) => {
  expect(nearest(from, camp, key)?.name).toBe(name);
});

test.each([
  ['b', 1, 'c'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
])('from %s it is %i to %s', (from, by, to) => {
  expect(beside(from, ['a', 'b', 'c'], by)).toBe(to);
});
