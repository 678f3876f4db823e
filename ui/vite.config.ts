import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from './words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['GOBLINS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    words({
      python: here('../src/goblins/locales'),
      page: here('locales'),
      games: here('src/games'),
      rules: here('../src/goblins/games'),
    }),
  ],
  resolve: {
    alias: { $lib: here('src/lib'), $pieces: here('src/pieces'), $games: here('src/games') },
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
    modulePreload: {
      polyfill: false,
      // The names of all that comes later would weigh on every first visit; what is asked for later may take one more trip.
      resolveDependencies: (_, parts, { hostId }) =>
        /(Shelf|TableScreen)-/.test(hostId) ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
});
