import { statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SRC = fileURLToPath(new URL('src/', import.meta.url));

/** Which layers a layer may import, besides itself. The files beside the games' folders are `games`; all else is `app`. */
const BELOW = {
  lib: ['generated', 'pieces'],
  pieces: ['generated', 'lib'],
  plain: ['generated', 'lib', 'pieces'],
  game: ['generated', 'lib', 'pieces'],
  games: ['generated', 'lib', 'pieces', 'plain', 'game'],
  screens: ['generated', 'lib', 'pieces', 'games'],
};

const isFolder = (path) => statSync(SRC + path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The layer of a file under src, and for a file of a game which one. */
function layerOf(path) {
  const [top, second] = path.split('/');
  if (top === 'games' && isFolder(`games/${second}`)) return { layer: 'game', game: second };
  return { layer: second === undefined ? 'app' : top, game: null };
}

/** Imports go one way, by alias or by path; dynamic imports and re-exports count, too. */
const layers = {
  create(context) {
    const from = layerOf(relative(SRC, context.filename));
    const allowed = BELOW[from.layer];
    const check = ({ source }) => {
      if (!allowed || typeof source?.value !== 'string' || !/^[.$]/.test(source.value)) return;
      const path = source.value.startsWith('$')
        ? source.value.slice(1)
        : relative(SRC, resolve(dirname(context.filename), source.value));
      const to = layerOf(path);
      if (to.layer === from.layer ? to.game === from.game : allowed.includes(to.layer)) return;
      context.report({ node: source, message: `${from.game ?? from.layer} does not import ${to.game ?? to.layer}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

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
  { files: ['src/**'], plugins: { goblins: { rules: { layers } } }, rules: { 'goblins/layers': 'error' } },
);
