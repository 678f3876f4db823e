// @vitest-environment node
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const [oneGame = '', otherGame = ''] = readdirSync(`${cwd}src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const named = (text: string) => text.replaceAll('one-game', oneGame).replaceAll('other-game', otherGame);
const eslint = new ESLint({ cwd, ruleFilter: ({ ruleId }) => ruleId === 'goblins/layers' });
const complaints = async (file: string, text: string) =>
  (await eslint.lintText(text, { filePath: `${cwd}src/${file}` })).flatMap(({ messages }) =>
    messages.map(({ message }) => message),
  );

test.each([
  ['lib/a.ts', "import { GAMES } from '$games/index';", 'lib does not import games'],
  ['lib/table/a.ts', "export { default } from '../../screens/index';", 'lib does not import screens'],
  ['pieces/a.ts', "void import('../games/one-game/index');", 'pieces does not import one-game'],
  ['plain/a.ts', "import '../games/index';", 'plain does not import games'],
  ['games/one-game/a.ts', "import '../other-game/choices';", 'one-game does not import other-game'],
  ['games/one-game/daily/a.ts', "import '../../../screens/Shelf.svelte';", 'one-game does not import screens'],
  ['games/one-game/a.ts', "import '../index';", 'one-game does not import games'],
  ['screens/a.ts', "import '$games/one-game/choices';", 'screens does not import one-game'],
  ['screens/a.ts', "void import('$games/other-game');", 'screens does not import other-game'],
])('in %s %s is refused', { timeout: 30_000 }, async (file, text, message) => {
  expect(await complaints(named(file), named(text))).toEqual([named(message)]);
});

test.each([
  ['screens/a.ts', "import { GAMES } from '$games/index';"],
  ['games/one-game/daily/a.ts', "import '../choices'; import '$lib/game'; import '$pieces/Gob.svelte';"],
  ['games/index.ts', "void import('../plain/game'); void import('./one-game/index');"],
  ['App.svelte', '<script>import "./screens/index"; import "$games/index";</script>'],
])('in %s %s is fine', { timeout: 30_000 }, async (file, text) => {
  expect(await complaints(named(file), named(text))).toEqual([]);
});
