// What a first visit loads, as it travels, from the built page: the shelf with its fonts, then one game at a table.
// `make pace` counts the same in a browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHELF = { requests: 20, bytes: 200_000 }; // fewer, with fonts and what is asked of the server
const TABLE = { bytes: 220_000 }; // more than the shelf
const ASKED = 5; // who one is, the games, the run of the day, one's own tables and the open ones
const HEAD = 700; // bytes of an answer's head

const page = process.env.GOBLINS_PAGE ?? fileURLToPath(new URL('../../src/goblins/web/page', import.meta.url));
if (!existsSync(page)) throw new Error('There is no built page. Run: npm run build');
const read = (file) => readFileSync(join(page, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));
const files = readdirSync(join(page, 'assets'));

/** Packed, where it is packed. */
const sizeOf = (file) => statSync(join(page, existsSync(join(page, `${file}.br`)) ? `${file}.br` : file)).size + HEAD;
const sum = (found) => [...found].reduce((all, file) => all + sizeOf(file), 0);
/** What others import, too, goes by its file's name. */
const keyOf = (end) =>
  Object.keys(manifest).find((key) => key.endsWith(end) || end.endsWith(`/${manifest[key].name}.svelte`));
function reach(key, found) {
  const { file, css = [], imports = [] } = manifest[key];
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) reach(each, found);
  return found;
}

/** The fonts of which a text needs a letter. */
function fontsFor(text) {
  const css = files.filter((name) => name.endsWith('.css')).map((name) => read(`assets/${name}`));
  const faces = css.flatMap((sheet) => [...sheet.matchAll(/@font-face\s*{([^}]*)}/g)].map(([, body]) => body));
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0));
  const has = (ranges, code) =>
    [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
      ([, first, last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
    );
  return faces
    .map((body) => [/url\(\/?([^)]+\.woff2)\)/.exec(body)?.[1], /unicode-range:([^;}]+)/.exec(body)?.[1] ?? ''])
    .filter(([file, ranges]) => file && codes.some((code) => has(ranges, code)))
    .map(([file]) => file);
}

const games = Object.keys(manifest).flatMap((key) => /games\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? []);
function hold(what, bytes, requests, most) {
  const over = bytes >= most.bytes || requests >= (most.requests ?? Infinity);
  console.log(`${over ? 'TOO MUCH  ' : ''}${what}: ${bytes} bytes in ${requests} requests`);
  if (over) process.exitCode = 1;
}

for (const lang of ['en', 'fr', 'ru']) {
  const drawn = `.drawn/shelf.${lang}.html`;
  const html = read(drawn);
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const shelf = new Set([drawn, ...named, ...fontsFor(html.replace(/<[^>]*>/g, ''))]);
  hold(`${lang}: shelf`, sum(shelf) + ASKED * HEAD, shelf.size + ASKED, SHELF);
  for (const game of games) {
    const more = new Set();
    for (const end of ['screens/TableScreen.svelte', `games/${game}/index.ts`, `virtual:words/${lang}/${game}`])
      reach(keyOf(end), more);
    for (const file of shelf) more.delete(file);
    hold(`${lang}: and ${game}`, sum(more), more.size, TABLE);
  }
}
