import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import type { About } from '../src/ahead/index.ts';
import { COLOURS, iconFiles, ICONS } from './icons.ts';
import type { Gallery } from './plugin.ts';

const DRAWN = '.drawn'; // where the server looks, see web/pages.py
const GAINS = new Set(['.js', '.css', '.svg', '.html', '.webmanifest', '.json']);
const LEAST = 512; // bytes that are worth packing

/** Writes what the page consists of besides its code: its screens as drawn, manifests, icons, and all of it packed. */
export async function finish(dir: string, manifest: Manifest, gallery: Gallery): Promise<void> {
  const index = readFileSync(join(dir, 'index.html'), 'utf8').replace('/first.js', named(dir, 'first.js'));
  rmSync(join(dir, 'index.html'));
  mkdirSync(join(dir, DRAWN), { recursive: true });
  const put = (name: string, text: string | Uint8Array) => writeFileSync(join(dir, name), text);
  for (const [lang, { shelf, nowhere, about }] of Object.entries(gallery.byLanguage)) {
    const page = fill(index, lang, about, wordsOf(lang, manifest));
    put(`${DRAWN}/any.${lang}.html`, page(''));
    put(`${DRAWN}/shelf.${lang}.html`, page(shelf));
    put(`${DRAWN}/nowhere.${lang}.html`, page(nowhere));
    put(`app.${lang}.webmanifest`, JSON.stringify(appOf(lang, about.description)));
  }
  put(
    'offline.html',
    fill(index, 'en', gallery.byLanguage['en']!.about, '')(gallery.offline).replace('<html ', '<html data-offline '),
  );
  put(`${DRAWN}/paths.json`, JSON.stringify(gallery.paths));
  const icon = readFileSync(join(dir, 'icon.svg'), 'utf8');
  for (const [name, picture] of await iconFiles(icon)) put(name, picture);
  put('sw.js', readFileSync(join(dir, 'sw.js'), 'utf8').replace('__BUILD__', buildOf(dir)));
  pack(dir);
}

/** Where a file is that is to be kept for good, such as any other of the page's code. */
function named(dir: string, name: string): string {
  const body = readFileSync(join(dir, name));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  const file = `assets/${name.replace('.', `-${hash}.`)}`;
  renameSync(join(dir, name), join(dir, file));
  return `/${file}`;
}

/** The page with something drawn in it. */
const fill =
  (index: string, lang: string, { description, noScript }: About, head: string) =>
  (drawn: string) =>
    index
      .replace('lang="en"', `lang="${lang}"`)
      .replace('app.en.webmanifest', `app.${lang}.webmanifest`)
      .replace(/(name="description" content=")[^"]*/, `$1${description}`)
      .replace(/<noscript>[^<]*/, `<noscript>${noScript}`)
      .replace('</head>', `${head}</head>`)
      .replace('<div id="app"></div>', `<div id="app">${drawn}</div>`);

/** The words of the language come with the code, not after it. */
function wordsOf(lang: string, manifest: Manifest): string {
  const found = Object.entries(manifest).find(([key]) => key.endsWith(`virtual:words/${lang}/common`));
  if (!found) throw new Error(`no words for ${lang}`);
  return `<link rel="modulepreload" crossorigin href="/${found[1].file}">`;
}

const appOf = (lang: string, description: string) => ({
  id: '/',
  name: 'goblins',
  short_name: 'goblins',
  description,
  lang,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: COLOURS.desk,
  theme_color: COLOURS.paper,
  categories: ['games'],
  icons: ICONS,
});

/** Another build has another name, so that a service worker knows what is old. */
function buildOf(dir: string): string {
  const found = createHash('sha256');
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort())
    if (extname(name) && existsSync(join(dir, name))) found.update(name).update(readFileSync(join(dir, name)));
  return found.digest('base64url').slice(0, 12);
}

function pack(dir: string): void {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!GAINS.has(extname(name)) || name.startsWith('.vite')) continue;
    const whole = readFileSync(join(dir, name));
    if (whole.length < LEAST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(whole, { params }));
  }
}
