// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Book } from '$lib/words/book';
import { LANGUAGES, readPart } from '$lib/words/files';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
const SCRIPT = `
import json, sys
sys.path.insert(0, ${JSON.stringify(`${root}/src`)})
import goblins.games
from goblins.kernel import registry
print(json.dumps({name: list(registry.find(name).chapters) for name in registry.names()}))`;
const chapters = JSON.parse(execFileSync(python, ['-c', SCRIPT], { encoding: 'utf8' })) as Record<string, string[]>;

describe('the rules', () => {
  test.each(LANGUAGES)('have a title and a text for every chapter that refusals may link to, in %s', async (lang) => {
    const missing: string[] = [];
    for (const game of Object.keys(chapters)) {
      const book = new Book(lang);
      book.add(await readPart(lang, `${game}-rules`));
      const keys = chapters[game]!.flatMap((anchor) => [`${game}-chapter-${anchor}`, `${game}-rule-${anchor}`]);
      missing.push(...keys.filter((key) => !book.has(key)));
    }
    expect(missing).toEqual([]);
  });
});
