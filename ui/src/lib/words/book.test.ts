// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import parts from 'virtual:words';
import { describe, expect, test } from 'vitest';
import type { Spoken } from '$generated/messages';
import { Book, type Sitters } from './book';
import { LANGUAGES, readCommon, readPart, type Language } from './files';

const PARTS = Object.keys(parts.en).filter((part) => part !== 'common');
const root = fileURLToPath(new URL('../../../..', import.meta.url));

async function bookOf(language: Language): Promise<Book> {
  const book = new Book(language, (problem) => {
    throw problem;
  });
  const read = await Promise.all([readCommon(language), ...PARTS.map((part) => readPart(language, part))]);
  for (const text of read) book.add(text);
  return book;
}

test('every sentence sounds as in Python, in every language', { timeout: 60_000 }, async () => {
  const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
  const printed = execFileSync(python, [`${root}/ui/scripts/said.py`], { maxBuffer: 1 << 28, encoding: 'utf8' });
  const said = JSON.parse(printed) as [Language, Spoken, string, Record<string, [string, string, boolean]>][];
  expect(said.length).toBeGreaterThan(1000);
  const books = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (lang) => [lang, await bookOf(lang)] as const)),
  ) as Record<Language, Book>;
  const differing = said
    .map(([lang, { key, args }, text, told]) => {
      const sitters = Object.entries(told).map(([seat, [name, term, isReader]]) => [seat, { name, term, isReader }]);
      books[lang].sitters = Object.fromEntries(sitters) as Sitters;
      return { lang, key, args, text, ours: books[lang].say(key, args) };
    })
    .filter(({ text, ours }) => text !== ours);
  expect(differing).toEqual([]);
});

describe("the page's own words", () => {
  const own = import.meta.glob<string>(['../../../locales/*/*.ftl', '../../games/**/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const textOf = (lang: Language) =>
    Object.entries(own)
      .filter(([path]) => path.includes(`/${lang}/`) || path.endsWith(`/${lang}.ftl`))
      .map(([, text]) => text)
      .join('\n');
  const keysOf = (lang: Language) => [...textOf(lang).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!);

  test.each(['fr', 'ru'] as const)('have the same keys in en and %s', (lang) => {
    expect(keysOf(lang).toSorted()).toEqual(keysOf('en').toSorted());
  });

  test.each(LANGUAGES)('are said without a problem in %s', async (lang) => {
    const book = await bookOf(lang);
    const names = [...textOf(lang).matchAll(/\$([\w-]+)/g)].map(([, name]) => [name!, 2] as const);
    for (const key of keysOf(lang)) expect(book.say(key, Object.fromEntries(names))).not.toMatch(/[[\]{}]/);
  });

  test('say all that the components ask for', () => {
    const sources = import.meta.glob<string>('../../**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const asked = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, source]) => [...source.matchAll(/'(page-[a-z][\w-]*[a-z0-9])'/g)].map(([, key]) => key!));
    const known = keysOf('en');
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
  });
});
