import { expect, test } from 'vitest';
import { readReplayFile } from './replay-file.svelte';

test('a saved game is told from everything else that a file may hold', () => {
  expect(readReplayFile('{"format": "goblins-journal", "moves": []}')).toEqual({
    format: 'goblins-journal',
    moves: [],
  });
  expect(
    ['', '[]', 'null', '{"format": "chess"}', 'not JSON', `"${'x'.repeat(1 << 21)}"`].map(readReplayFile),
  ).toEqual(Array(6).fill(null));
});
