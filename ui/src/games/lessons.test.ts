// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readPart } from '$lib/words/files';
import { Book } from '$lib/words/book';
import { isReached } from '$lib/lesson';
import { GAMES, hasLessons, lessonsOf } from './index';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
const SCRIPT = `
import json, sys
sys.path.insert(0, ${JSON.stringify(`${root}/src`)})
import goblins.games
from goblins.kernel.position_text import read_text
print(json.dumps([int(read_text(one).state.table.awaiting) for one in json.load(sys.stdin)]))`;

describe.each(GAMES.filter(hasLessons))('the lessons of %s', (game) => {
  test('begin at positions that the rules accept, with the learner to move', async () => {
    const input = JSON.stringify((await lessonsOf(game)).map(({ position }) => position));
    const printed = execFileSync(python, ['-c', SCRIPT], { input, encoding: 'utf8' });
    const asked = JSON.parse(printed) as number[];
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every((seats) => seats & 1)).toBe(true);
  });

  test.each(LANGUAGES)('have all their words in %s', async (lang) => {
    const book = new Book(lang);
    book.add(await readPart(lang, game));
    const keys = (await lessonsOf(game)).flatMap(({ name, goals }) => [
      `${game}-lesson-${name}`,
      `${game}-lesson-${name}-text`,
      ...goals.map(({ event }) => `${game}-lesson-${name}-goal-${event}`),
    ]);
    expect(keys.filter((key) => !book.has(key))).toEqual([]);
  });

  test('a goal is reached by the seat it is for, unless that was taken back', () => {
    const goal = { event: 'recruited', seat: 'red' } as const;
    const recruited = (n: number, seat: string) => ({
      n,
      at: 0,
      deed: 'moved',
      events: [{ event: 'recruited', seat }],
    });
    expect(isReached(goal, [recruited(1, 'blue')])).toBe(false);
    expect(isReached(goal, [recruited(1, 'red')])).toBe(true);
    expect(isReached(goal, [recruited(1, 'red'), { n: 2, at: 0, deed: 'undone', row: 1 }])).toBe(false);
  });
});
