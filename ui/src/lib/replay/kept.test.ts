import { expect, test } from 'vitest';
import { readKept } from './kept.svelte';

test('a saved game is told from everything else that a file may hold', () => {
  expect(readKept('{"format": "goblins-journal", "moves": []}')).toEqual({ format: 'goblins-journal', moves: [] });
  expect(['', '[]', 'null', '{"format": "chess"}', 'not JSON', `"${'x'.repeat(1 << 21)}"`].map(readKept)).toEqual(
    Array(6).fill(null),
  );
});
