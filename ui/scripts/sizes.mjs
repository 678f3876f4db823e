// What a first visit loads, compressed, from the built page: the shelf, then one game at a table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const page = process.env.GOBLINS_PAGE ?? fileURLToPath(new URL('../../src/goblins/web/page', import.meta.url));
if (!existsSync(page)) throw new Error('There is no built page. Run: npm run build');
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'));

const gz = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;
function reach(key, found) {
  const { file, css = [], imports = [] } = manifest[key];
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) reach(each, found);
  return found;
}
const sum = (files) => [...files].reduce((all, file) => all + gz(file), 0);
const keyOf = (end) => Object.keys(manifest).find((key) => key.endsWith(end));

const games = Object.keys(manifest).flatMap((key) => /games\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? []);

for (const lang of ['en', 'fr', 'ru']) {
  const shelf = new Set(['index.html', 'theme.js', 'icon.svg']);
  for (const key of ['index.html', keyOf('screens/Shelf.svelte'), keyOf(`virtual:words/${lang}/common`)])
    reach(key, shelf);
  console.log(`${lang}: shelf ${sum(shelf)} bytes in ${shelf.size} files`);
  for (const game of games) {
    const both = new Set(shelf);
    for (const end of ['screens/TableScreen.svelte', `games/${game}/index.ts`, `virtual:words/${lang}/${game}`])
      reach(keyOf(end), both);
    console.log(`${lang}: shelf and ${game} ${sum(both)} bytes in ${both.size} files`);
    if (sum(both) > LIMIT) process.exitCode = 1;
  }
}
const fonts = readdirSync(join(page, 'assets')).filter((file) => file.endsWith('.woff2'));
console.log('fonts:', fonts.map((file) => `${file} ${readFileSync(join(page, 'assets', file)).length}`).join(', '));
