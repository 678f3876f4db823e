import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readPart } from '$lib/words/files';
import { Book } from '$lib/words/book';
import { GAMES, guideOf, hasGuide } from './index';

const root = `${process.cwd()}/..`;
const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
const SCRIPT = `
import sys
sys.path.insert(0, ${JSON.stringify(`${root}/src`)})
import goblins.games
from goblins.kernel.position_text import read_text
print(int(read_text(sys.stdin.read()).state.table.awaiting))`;
const MOST_WORDS = 15;

describe.each(GAMES.filter(hasGuide))('the guided first game of %s', async (game) => {
  const { position, sentences, shownBy } = (await guideOf(game))!;

  test('begins at a position that the rules accept, with the learner to move', () => {
    const asked = Number(execFileSync(python, ['-c', SCRIPT], { input: position, encoding: 'utf8' }));
    expect(asked & 1).toBe(1);
  });

  test('names every sentence once, and hides no move behind a sentence that is not there', () => {
    const names = sentences.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(shownBy).filter((name) => !names.includes(name!))).toEqual([]);
    expect(sentences.at(-1)?.optional).toBeFalsy();
  });

  test.each(LANGUAGES)('says short sentences with one word that matters, in %s', async (lang) => {
    const book = new Book(lang);
    book.add(await readPart(lang, `${game}-guide`));
    const keys = sentences.map(({ name }) => `${game}-guide-${name}`);
    expect(keys.filter((key) => !book.has(key))).toEqual([]);
    const texts = keys.map((key) => book.say(key, {}));
    expect(texts.filter((one) => one.split('*').length !== 3)).toEqual([]);
    expect(texts.filter((one) => one.split(/ |[–—]/).filter(Boolean).length > MOST_WORDS)).toEqual([]);
  });
});
