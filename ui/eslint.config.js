import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files of a layer import nothing of those above it, by alias or by path; dynamic imports count, too. */
const layer = (folder, ...above) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `(^\\$|/)(${above.join('|')})(/|$)`, message: `${folder} stands below that.` }] },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: `ImportExpression[source.value=/(^\\$|\\u002F)(${above.join('|')})(\\u002F|$)/]`,
        message: `${folder} stands below that.`,
      },
    ],
  },
});

export default ts.config(
  { ignores: ['node_modules', 'src/generated'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
      'svelte/prefer-svelte-reactivity': 'off', // what is private to a store needs no signals
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true }],
    },
  },
  { files: ['**/*.test.ts'], rules: { 'max-lines': 'off' } },
  layer('lib', 'games', 'plain', 'screens'),
  layer('pieces', 'games', 'plain', 'screens'),
  layer('plain', 'games', 'screens'),
  ...games.map((game) =>
    layer(`games/${game}`, 'games', 'plain', 'screens', ...games.filter((other) => other !== game)),
  ),
);
