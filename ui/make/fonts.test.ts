import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { facesIn, lettersUsed, rangesOf } from './fonts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const css = readFileSync(here('../src/style/fonts.css'), 'utf8');
const used = lettersUsed([here('../locales'), here('../../src/goblins/locales')]);
const code = (letter: string) => letter.codePointAt(0)!;

test('ranges are written as CSS reads them', () => {
  expect(rangesOf(['a', 'c', 'b', 'é'].map(code))).toBe('U+0061-0063,U+00E9');
});

test('of two files with the same letter only the later one is asked for', () => {
  const faces = facesIn(css);
  const told = new Map<string, number>();
  for (const { about, letters } of faces)
    for (const letter of letters) told.set(`${about} ${letter}`, (told.get(`${about} ${letter}`) ?? 0) + 1);
  expect(faces).toHaveLength(9);
  expect([...told.values()].filter((times) => times > 1)).toEqual([]);
});

test.each(['a', 'Z', '7', 'é', 'œ', 'ж', 'Ё', '…', '’'])('our words need %s', (letter) => {
  expect(used.has(code(letter))).toBe(true);
  expect(facesIn(css).filter(({ letters }) => letters.has(code(letter)))).toHaveLength(3);
});

test.each(['ł', 'ß', 'ќ'])('a name may have %s: the rest of each font has it', (letter) => {
  expect(used.has(code(letter))).toBe(false);
  expect(facesIn(css).filter(({ letters }) => letters.has(code(letter)))).toHaveLength(3);
});
