// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd, ruleFilter: ({ ruleId }) => ruleId === 'goblins/layers' });
const complaints = async (file: string, text: string) =>
  (await eslint.lintText(text, { filePath: `${cwd}src/${file}` })).flatMap(({ messages }) =>
    messages.map(({ message }) => message),
  );

test.each([
  ['lib/a.ts', "import { GAMES } from '$games/index';", 'lib does not import games'],
  ['lib/table/a.ts', "export { default } from '../../screens/index';", 'lib does not import screens'],
  ['pieces/a.ts', "void import('../games/nitro-run/index');", 'pieces does not import nitro-run'],
  ['plain/a.ts', "import '../games/index';", 'plain does not import games'],
  ['games/nitro-run/a.ts', "import '../goblin-warlord/choices';", 'nitro-run does not import goblin-warlord'],
  ['games/nitro-run/daily/a.ts', "import '../../../screens/Shelf.svelte';", 'nitro-run does not import screens'],
  ['games/nitro-run/a.ts', "import '../index';", 'nitro-run does not import games'],
  ['screens/a.ts', "import '$games/nitro-run/choices';", 'screens does not import nitro-run'],
  ['screens/a.ts', "void import('$games/goblins-inc');", 'screens does not import goblins-inc'],
])('in %s %s is refused', { timeout: 30_000 }, async (file, text, message) => {
  expect(await complaints(file, text)).toEqual([message]);
});

test.each([
  ['screens/a.ts', "import { GAMES } from '$games/index';"],
  ['games/nitro-run/daily/a.ts', "import '../choices'; import '$lib/game'; import '$pieces/Gob.svelte';"],
  ['games/index.ts', "void import('../plain/game'); void import('./nitro-run/index');"],
  ['App.svelte', '<script>import "./screens/index"; import "$games/index";</script>'],
])('in %s %s is fine', { timeout: 30_000 }, async (file, text) => {
  expect(await complaints(file, text)).toEqual([]);
});
