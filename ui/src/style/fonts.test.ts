// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const faces = read('fonts.css').split('@font-face').slice(1);

/** Which fonts have a letter, by what `fonts.css` says of them. */
const fontsWith = (letter: string): string[] =>
  faces
    .filter((face) =>
      [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(([, first = '', last = first]) => {
        const code = letter.codePointAt(0) ?? 0;
        return parseInt(first, 16) <= code && code <= parseInt(last, 16);
      }),
    )
    .map((face) => /font-family: '(.+)'/.exec(face)?.[1] ?? '');

test.each(['«', '»'])('the hand that writes in chalk does not know %s: the next font of ours draws it', (quote) => {
  const [hand, standIn, next = ''] = /--f-chalk: (.+);/.exec(read('tokens.css'))![1]!.replaceAll('"', '').split(', ');
  expect([hand, standIn]).toEqual(['Pangolin', 'Chalk stand-in']);
  expect(fontsWith(quote)).not.toContain(hand);
  expect(fontsWith(quote)).not.toContain(standIn);
  expect(fontsWith(quote)).toContain(next);
});

test.each(['a', 'é', 'œ', '’', '…', '\u202f', 'ж'])('but it knows %s', (letter) => {
  expect(fontsWith(letter)).toContain('Pangolin');
});
