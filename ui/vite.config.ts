import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fonts } from './make/fonts.ts';
import { ahead } from './make/plugin.ts';
import { words } from './words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['GOBLINS_SERVER'] ?? 'http://127.0.0.1:8000';

const alias = { $lib: here('src/lib'), $pieces: here('src/pieces'), $games: here('src/games') };
/** What anything that is made of our sources needs. */
const common = () => [
  svelte(),
  words({
    python: here('../src/goblins/locales'),
    page: here('locales'),
    games: here('src/games'),
    rules: here('../src/goblins/games'),
  }),
];

export default defineConfig({
  plugins: [
    ...common(),
    fonts([here('../src/goblins/locales'), here('locales'), here('src')]),
    ahead(here('.'), { root: here('.'), plugins: common(), resolve: { alias } }),
  ],
  resolve: {
    alias,
    // Without it vitest would get Svelte for servers.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [here('.'), here('../src/goblins/locales')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: process.env['GOBLINS_PAGE'] ?? here('../src/goblins/web/page'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0, // fonts are files of their own; a strict content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files, each of what is needed together: a file brings with it whatever it imports.
        codeSplitting: {
          groups: [
            { name: 'page', test: /src\/main\.ts$/, priority: 3 },
            {
              name: 'more',
              test: /src\/(lib|pieces|screens(?!\/TableScreen)|plain)\//,
              minShareCount: 2,
              priority: 2,
            },
            {
              debugName: 'games',
              name: (id) => /src\/games\/([\w-]+)\//.exec(id)?.[1] ?? null,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'make/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
});
